import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'
import { randomFrom } from '../support/random.ts'
import { FOREIGN_MAILS } from './languages/mails.ts'

const isEnglish = (draft: string, words: typeof dictionary | null = null) =>
  parse({ draft }, DEFAULT_PROFILE, new Memo(), words).english
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

const ENGLISH = [
  'yo bro, u want make money fast?? i got teh best deal ever lol, dont be stupid, call me NOW or regret it forever!!!',
  'Helo sir, we hav good prodct for yuor compny, plese kindly revert',
  'wat u think abt the offr? send mony asap',
  'Quick question re pallet racking, Leeds depot, six bays, steel, painted blue',
  'Cheap SEO backlinks guest posts dofollow niche edits bulk pricing',
]
/** Hardly a word is as it should be, and no greeting tells. */
const MISSPELT = [
  'I recieve teh mail definately tomorow. Seperate adress occured.',
  'Plese confrim recipt tommorow mornign, oterwise cancle ordr imediately.',
  'Yuor acount wil expir soon. Pleas updat pament detals.',
  'Ths is a tst of speling. Custmer servce is avalable evry day.',
]
/** No small word of their own, or hardly one. */
const ABROAD_AND_SHORT = [
  'Rechnung 4411 anbei, Zahlung bitte bis Freitag.',
  'Wer hat noch Papier übrig?',
  'Projekt Status Update: Server Migration abgeschlossen, Tests laufen, Release Freitag',
  'Notre solution garantit une excellente performance commerciale, disponible immédiatement partout.',
  'Réunion annulée, nouvelle date mardi prochain',
  'Factura adjunta, pago antes del viernes.',
  'Nuestra plataforma integra soluciones digitales innovadoras, totalmente personalizables.',
  'Fattura allegata, pagamento entro venerdì.',
  'La nostra piattaforma digitale offre soluzioni innovative, facili, economiche, perfette.',
  'Nossa plataforma digital oferece produtos inovadores, fáceis, econômicos, perfeitos.',
  'Vergadering morgen afgelast, nieuwe datum volgt snel',
  'Faktura bifogad, betalning senast fredag.',
  'Faktura vedhæftet, betaling senest fredag.',
  'Dziękuję za szybką odpowiedź.',
  'Děkuji za rychlou odpověď.',
  'Lasku liitteenä, maksu perjantaihin mennessä.',
  'Toplantı iptal edildi, yeni tarih salı günü',
  'Asante kwa jibu la haraka. Ankara imeambatanishwa.',
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

  it.each(MISSPELT)('is English though hardly a word is spelt right: %s', (draft) => {
    expect(isEnglish(draft, dictionary)).toBe(true)
    const { annotations } = score({ draft }, DEFAULT_PROFILE, { dictionary })
    const wrong = annotations.filter(({ rule_id }) => rule_id === 'misspelling')
    expect(wrong.length).toBeGreaterThan(3)
  })

  it('is as English with slips in every third long word as without', () => {
    const random = randomFrom(7)
    let sentences = 0
    const taken: string[] = []
    for (const { draft } of readCorpus()) {
      const doc = parse(draft, DEFAULT_PROFILE, new Memo(), dictionary)
      expect(doc.english).toBe(true)
      if (doc.format === 'text') expect(isEnglish(misspell(draft.draft, random), dictionary)).toBe(true)
      for (const {
        text,
        region,
        parsed: { plain },
      } of doc.sentences) {
        if (plain < 3 || region === 'footer' || region === 'signature' || !isEnglish(text, dictionary))
          continue
        sentences++
        const slipped = misspell(text, random)
        if (!isEnglish(slipped, dictionary)) taken.push(slipped)
      }
    }
    // A line of three words of which two are names may be anything.
    expect(taken.length).toBeLessThan(sentences / 500)
    expect(sentences).toBeGreaterThan(600)
  })

  it.each(ABROAD_AND_SHORT)(
    'of few words is of another language with nothing but its words to tell: %s',
    (draft) => {
      expect(isEnglish(draft, dictionary)).toBe(false)
    },
  )

  it('of another language is none of English with a word list either, with or without its accents', () => {
    for (const { greeting, body, signoff, signature } of FOREIGN_MAILS) {
      const whole = [greeting, ...body, [signoff, ...signature].join('\n')].join('\n\n')
      expect(isEnglish(whole, dictionary)).toBe(false)
      expect(isEnglish(body.join('\n\n'), dictionary)).toBe(false)
    }
    for (const draft of ABROAD) {
      expect(isEnglish(draft, dictionary)).toBe(false)
      expect(isEnglish(withoutAccents(draft), dictionary)).toBe(false)
    }
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

/** A letter lost, doubled, swapped or changed in every third word of five letters or more. */
function misspell(text: string, random: () => number): string {
  let long = 0
  return text.replaceAll(/[A-Za-z]{5,}/g, (word) => (long++ % 3 === 0 ? slip(word, random) : word))
}

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const before = word.slice(0, at)
  const letter = word.charAt(at)
  const after = word.slice(at + 1)
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + 'aeiou'.charAt(Math.floor(random() * 5)) + after,
  ]
  return slips[Math.floor(random() * slips.length)] ?? word
}
