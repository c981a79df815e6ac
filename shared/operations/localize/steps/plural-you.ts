/** “Vosotros tenéis” is Spain’s: Mexico says “ustedes tienen”, with other verbs and pronouns throughout. */
import type { Step } from '../step.ts'

const PRONOUNS = new Set('vosotros vosotras vuestro vuestra vuestros vuestras os'.split(' '))
/** Verbs of the second person plural: “tenéis”, “pagáis”. The numbers end alike. */
const VERB = /[áé]is$/
const NUMBERS = new Set(['dieciséis', 'veintiséis'])
const ADDRESSING = new Set(['greeting', 'opening', 'body', 'ask'])

/** Marks each sentence that calls several readers as only Spain does; rewording it needs other endings. */
export const pluralYou: Step = ({ doc, native, target }, { model }) => {
  if (!native || target.tag !== 'es-MX') return
  for (const sentence of [doc.subject, doc.preheader, ...doc.sentences]) {
    if (!sentence || (sentence.field === 'draft' && !ADDRESSING.has(sentence.region))) continue
    if (
      !sentence.tokens.some(({ lower }) => PRONOUNS.has(lower) || (VERB.test(lower) && !NUMBERS.has(lower)))
    )
      continue
    model({
      field: sentence.field,
      start: sentence.start,
      end: sentence.end,
      reason: `Speaks to several readers with vosotros; ${target.country} says ustedes, with other verbs and pronouns.`,
    })
  }
}
