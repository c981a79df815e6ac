import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

const isEnglish = (draft: string) => parse({ draft }, DEFAULT_PROFILE, new Memo()).english

const ENGLISH = [
  'yo bro, u want make money fast?? i got teh best deal ever lol, dont be stupid, call me NOW or regret it forever!!!',
  'Helo sir, we hav good prodct for yuor compny, plese kindly revert',
  'wat u think abt the offr? send mony asap',
  'Quick question re pallet racking, Leeds depot, six bays, steel, painted blue',
  'Cheap SEO backlinks guest posts dofollow niche edits bulk pricing',
]
const ABROAD = [
  'Sehr geehrte Frau Roy, anbei erhalten Sie unser Angebot. Mit freundlichen Grüßen',
  'Hallo Anna, passt dir Dienstag um zehn? Gruss Tom',
  'Bonjour Madame, vous trouverez ci-joint notre offre. Cordialement',
  'Hola Ana, le envio la factura de marzo. Saludos cordiales',
  'Gentile dottoressa, in allegato trova la nostra offerta. Cordiali saluti',
  'Beste Anna, heb je dinsdag tijd voor een kort gesprek over de offerte?',
  'Bom dia Ana, segue em anexo a proposta comercial. Atenciosamente',
  'Hej Anna, har du tid til et kort mode om tilbuddet i april? Hilsen Tom',
  'Hei Anna, onko sinulla aikaa tiistaina? Lahetan tarjouksen tanaan. Terveisin',
  'Selamat pagi Bapak, terlampir penawaran kami untuk bulan Maret. Salam',
]

describe('a mail', () => {
  it.each(ENGLISH)('is English however few small words it has, or however it is spelt: %s', (draft) => {
    expect(isEnglish(draft)).toBe(true)
  })

  it.each(ABROAD)('of another language, with or without its accents, is not: %s', (draft) => {
    expect(isEnglish(draft)).toBe(false)
  })

  it('of another language gets a quiet answer that says so', () => {
    for (const draft of ABROAD) {
      const { annotations, warnings } = score({ draft, kind: 'other' }, DEFAULT_PROFILE, { dictionary })
      expect(warnings.map(({ code }) => code)).toContain('language_not_supported')
      expect(annotations.map(({ rule_id }) => rule_id)).toEqual([])
    }
  })

  it('does not become one of another language by saying one word often', () => {
    expect(isEnglish(`Do you need flour?\n\n${'flour '.repeat(40)}`)).toBe(true)
  })
})
