/** What the sender suggests, as a question: “I'd suggest dropping to 45 seats” is “Would you like to drop to 45 seats?” */
import { plainOfGerund } from '../../material/verbs.ts'
import { LEANS, type Said, type Told, thought, withoutAside, wordCount } from './said.ts'

const LEAD = '(?:^|, (?:so |and )?)'
const SUGGESTS = new RegExp(
  `${LEAD}(?:i|we)(?:'d| would)? (?:also |strongly |really )?(?:suggest|recommend|propose|advise) (?:that )?(.+)$`,
  'iu',
)
/** “I think a pilot with the delivery queue makes the most sense” */
const MAKES_SENSE =
  /^(?:so )?(?:i|we) (?:think|believe|feel) (?:that )?((?:an?|the|two|three) [^,;:]{4,70}?) (?:makes?|would make) (?:the most |more |good |a lot of )?sense\b/iu

/** “Does Thursday at 9 work for the two of you?” */
const ON_A_DAY =
  /^(?:does|would|is|will) ((?:\p{Lu}\p{Ll}+day|the \d|\d)[^,?]{0,50}?) (?:suit|work for|work|good for)\b/iu
const OCCASION =
  /^an? (?:[\p{L}\d-]+ ){0,3}?(?:call|session|meeting|visit|workshop|demo|review|walkthrough|test)\b/iu

const MOST_WORDS = 16

/** Questions of what is suggested in a sentence, best first. */
export function suggested({ text, index }: Said, asked: string): Told[] {
  const sense = MAKES_SENSE.exec(text)?.[1]
  if (sense !== undefined)
    return LEANS.test(sense) ? [] : [{ text: `Does ${article(sense)} make sense to you?` }]
  const what = withoutAside(thought(SUGGESTS.exec(text)?.[1] ?? '')).trim()
  if (what === '' || what.includes(',') || LEANS.test(what) || wordCount(what) > MOST_WORDS) return []
  const [, who, act] = /^(we|you) (?:should |could |might )?(\p{Ll}+ .+)$/iu.exec(what) ?? []
  if (act !== undefined)
    return [{ text: who === 'we' ? `Shall we ${act}?` : `Would you like to ${act}?`, sentence: index }]
  const [doing = '', ...rest] = what.split(' ')
  const plain = plainOfGerund(doing)
  if (plain !== null && rest.length > 0)
    return [
      { text: `Would you like to ${[plain, ...rest].join(' ')}?` },
      { text: `Does ${what} work for you?` },
    ]
  const day = ON_A_DAY.exec(asked)?.[1]
  if (day !== undefined) return OCCASION.test(what) ? [{ text: `Would ${day} work for ${what}?` }] : []
  // “a 30-minute call on Tuesday”, and no “one of the two”.
  return /^(?:an?|the|two|three|another) \S+ /i.test(what) ? [{ text: `Would ${what} work for you?` }] : []
}

/** Of what was brought up with its “a” the reader knows by then. */
const article = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1)
