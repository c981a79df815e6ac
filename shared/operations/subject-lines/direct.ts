/** Lines said as a person would: “ends in 3 days” for “will be ending in 3 days”. */

import { gerunds, thirdPerson } from '../../engine/measures/conjugation.ts'

/** “The possibility of working with Northwind”: what is possible is the matter. */
const ABSTRACT =
  /^(?:the )?(?:possibility|prospect|option|idea|thought|chance|likelihood) of (?=\p{L}+ing\b)/iu
/** Things that happen once; what somebody will be working on is another matter. */
const PLAIN = new Map(
  'end start take close open move change rise increase launch expire arrive leave return renew begin stop'
    .split(' ')
    .flatMap((verb) => gerunds(verb).map((gerund) => [gerund, verb] as const)),
)
const HAPPENS = new RegExp(String.raw`(\p{L}+) will be (${[...PLAIN.keys()].join('|')})\b`, 'iu')

export const direct = (text: string): string =>
  text.replace(ABSTRACT, '').replace(HAPPENS, (_, before: string, gerund: string) => {
    const verb = PLAIN.get(gerund.toLowerCase()) ?? ''
    const many = /(?:^(?:i|we|you|they)|[^s]s)$/i.test(before)
    return `${before} ${many ? verb : thirdPerson(verb)}`
  })
