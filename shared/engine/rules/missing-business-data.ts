import { isAllCaps, isCapitalised } from '../characters.ts'
import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { COMPANY_FORMS } from '../lexicon/company-forms.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** Words of a company's name that are shown with its legal form, at most. */
const NAME_WORDS = 4

/** The name with its form, or `null` where the letters mean something else: “AG” alone, “ag” in a sentence. */
function company(hit: Hit, sentence: Sentence, missing: string): Finding | null {
  const form = sentence.tokens[hit.from]?.text ?? ''
  if (!isCapitalised(form) && !hit.entry.note.startsWith('owner')) return null
  if (form.length < 4 && !hit.entry.note.startsWith('owner') && !isAllCaps(form)) return null
  let from = hit.from
  while (from > 0 && hit.from - from < NAME_WORDS && isCapitalised(sentence.tokens[from - 1]?.text ?? ''))
    from--
  return from === hit.from
    ? null
    : at(sentence, from, hit.to, { message: `German company mail must also name ${missing}.` })
}

export default defineRule({
  id: 'missing-business-data',
  dimension: 'compliance',
  severity: 'info',
  summary: 'German company mail must name its directors and register.',
  why: 'German law (§ 35a GmbHG, § 80 AktG, § 37a HGB) wants legal form, seat, register court and number and all managing directors in the business mail itself; a link is not enough. A hint, not legal advice.',
  evidence: ['N15'],
  language: 'any',
  lexicon: COMPANY_FORMS,
  hit: () => null,
  onHits: true,
  check(doc) {
    if (doc.kind === 'internal' || /-(?:AT|CH)\b/i.test(doc.locale)) return []
    let first: { hit: Hit; sentence: Sentence } | null = null
    let people = false
    let register = false
    for (const sentence of doc.sentences) {
      if (sentence.region !== 'signature' && sentence.region !== 'footer') continue
      for (const hit of sentence.hits) {
        if (hit.lexicon !== COMPANY_FORMS) continue
        if (hit.entry.note === 'people') people = true
        else if (hit.entry.note === 'register') register = true
        else if (!first && company(hit, sentence, '')) first = { hit, sentence }
      }
    }
    if (!first) return []
    // A sole trader has no directors to name.
    const named = people || first.hit.entry.note.startsWith('owner')
    const missing = [
      ...(named ? [] : ['its managing directors']),
      ...(register ? [] : ['its register court and number']),
    ]
    const finding = missing.length > 0 ? company(first.hit, first.sentence, missing.join(' and ')) : null
    return finding ? [finding] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nthe seals leave Augsburg tomorrow.\n\nKind regards,\nKatrin Vogel\nHartwig Pumpen GmbH, Am Wehr 7, 86199 Augsburg',
      marks: ['Hartwig Pumpen GmbH'],
    },
    {
      draft:
        'Hi Ana,\n\nthe seals leave tomorrow.\n\nBest,\nJan Ohm\nOhm & Sohn Dichtungen e.K.\nHamburg, Germany',
      marks: ['Sohn Dichtungen e.K.'],
    },
  ],
  passes: [
    'Hi Ana,\n\nthe seals leave tomorrow.\n\nKind regards,\nKatrin Vogel\nHartwig Pumpen GmbH, Augsburg. Managing directors: Jutta Hartwig. Amtsgericht Augsburg, HRB 00000',
    'Hi Ana,\n\nHartwig Pumpen GmbH asked for the same seals last week.\n\nBest,\nJo Reed\nReed Seals Ltd',
    'Hi Ana,\n\nthe filing went to the state yesterday.\n\nBest,\nJo Reed\nOffice of the AG',
  ],
}
