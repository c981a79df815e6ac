import type { Doc } from '../doc.ts'
import { countryOf, isMarketing, isUnasked } from '../law.ts'
import { atEnd } from '../omission.ts'
import { leadsOut } from '../opt-out.ts'
import { givesAddress } from '../postal-address.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Shortest run of digits taken for a telephone number. */
const PHONE_DIGITS = 7

/** True when a reader finds a telephone number, an e-mail address or a website, the link out aside. */
const givesContact = (doc: Doc): boolean =>
  doc.links.some((link) => link.region !== 'quoted' && link.href !== '' && !leadsOut(link)) ||
  doc.sentences.some(
    ({ region, tokens }) =>
      region !== 'quoted' &&
      tokens.some(
        ({ kind, text }) => kind === 'email' || (kind === 'number' && digits(text) >= PHONE_DIGITS),
      ),
  )

const digits = (text: string) => text.replaceAll(/\D/g, '').length

/** True when the mail says who sends it, or when the sender's name was not handed in and so may be there. */
const names = ({ draft, blocks }: Doc): boolean =>
  draft.from_name?.trim() !== '' || blocks.some(({ region }) => region === 'signature' || region === 'footer')

export default defineRule({
  id: 'missing-casl-contact',
  dimension: 'compliance',
  severity: 'warning',
  summary: 'A reader in Canada cannot see who sends this or how to reach them.',
  why: 'Canada’s CASL asks commercial mail to name its sender and to give a mailing address and one more way to get in touch: telephone, email or website. A hint, not legal advice.',
  evidence: ['N02'],
  families: ['bulk_content', 'bulk_promo', 'cold'],
  language: 'any',
  check(doc) {
    if (countryOf(doc) !== 'CA') return []
    const cold = isUnasked(doc)
    if (!cold && !isMarketing(doc)) return []
    const missing = [
      ...(names(doc) ? [] : ['the sender’s name']),
      // In a mailing the missing address has a rule of its own.
      ...(!cold || givesAddress(doc) ? [] : ['a mailing address']),
      ...(givesContact(doc) ? [] : ['a telephone number, email address or website']),
    ]
    if (missing.length === 0) return []
    return [
      atEnd(doc, {
        message: `CASL asks for what is not here: ${missing.join(', ')}.`,
        ...(cold ? { severity: 'info' } : {}),
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        locale: 'en-CA',
        draft:
          'Hi Noor,\n\nYour trucks pass Kamloops on Fridays. Could they carry two pallets back?\n\nBest,\nJo Tremblay\nWillow Freight',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'newsletter',
        audience: { jurisdiction: 'CA' },
        from_name: 'Sandhurst Library',
        draft:
          'The bookmobile stops at the arena from May.\n\nSandhurst Library, 55 Mill Street, Sandhurst ON K0K 0X0\nUnsubscribe: {{unsubscribe}}',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      locale: 'en-CA',
      from_name: 'Sandhurst Library',
      draft:
        'The bookmobile stops at the arena from May. Questions: 613-555-0161.\n\nSandhurst Library, 55 Mill Street, Sandhurst ON K0K 0X0\nUnsubscribe: {{unsubscribe}}',
    },
    {
      kind: 'cold_outreach',
      locale: 'en-US',
      draft: 'Hi Noor,\n\nCould your trucks carry two pallets back?\n\nBest,\nJo Tremblay\nWillow Freight',
    },
  ],
}
