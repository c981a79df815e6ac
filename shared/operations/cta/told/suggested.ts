/** What the sender suggests, as a question: “I'd suggest dropping to 45 seats” is “Would you like to drop to 45 seats?” */
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd } from '../../material/dates.ts'
import { isGerund, plainOfGerund } from '../../material/verbs.ts'
import { LEANS, type Said, type Told, thought, withoutAside, wordCount } from './said.ts'

const SUGGESTS =
  /(?:^|, (?:so |and )?)(?:for ([^,]{3,40}?),? )?(?:i|we)(?:'d| would)? (?:also |strongly |really )?(?:suggest|recommend|propose|advise) (?:that )?(.+)$/iu
/** “My recommendation is to go down to 100 licenses” */
const MINE =
  /^(?:my|our) (?:recommendation|suggestion|proposal|advice) (?:is|would be) to (?!not\b)(\p{Ll}+ .+)$/iu
/** “The next step would be a two-week test with your Denver branch” */
const NEXT =
  /^(?:(?:i|we) (?:think|believe|feel) (?:that )?)?(?:the|a good|my suggested) next step (?:would be|is|could be) (?=an? )(.+)$/iu
/** “Would it be possible to do that sometime next week?” */
const THEN =
  /^(?:would it be possible to|could we|can we|shall we) (?:do|set up|arrange|have|schedule|set) (?:that|this|it|one)(?: up)?(?: some ?time)?( (?:next|this|on|in|before|by) [^,?]{3,30})?\?$/iu
/** “I think a pilot with the delivery queue makes the most sense” */
const MAKES_SENSE =
  /^(?:so )?(?:i|we) (?:think|believe|feel) (?:that )?((?:an?|the|two|three) [^,;:]{4,70}?) (?:makes?|would make) (?:the most |good |a lot of )?sense\b(?! than\b)/iu
/** “Does Thursday at 9 work for the two of you?” */
const ON_A_DAY =
  /^(?:does|would|is|will) ((?:\p{Lu}\p{Ll}+day|the \d|\d)[^,?]{0,50}?) (?:suit|work for|work|good for)\b/iu
/** “Does that date work for everyone?” */
const ON_THAT = /^(?:does|would) (?:that|this|it)(?: date| day| time)? (work|suit)\b([^,?]{0,40})\?$/iu
const OCCASION =
  /^an? (?:[\p{L}\d-]+ ){0,3}?(?:call|session|meeting|visit|workshop|demo|review|walkthrough|test)\b/iu

const MOST_WORDS = 16

/** Questions of what is suggested in a sentence, best first, beside what is `asked` in the sentence `at`. */
export function suggested({ text, index }: Said, asked: string, at: number | null): Told[] {
  const sense = MAKES_SENSE.exec(text)?.[1]
  if (sense !== undefined)
    return LEANS.test(sense)
      ? []
      : [
          {
            text: `${/^(?:two|three)\b|^the \p{Ll}+ \p{Ll}*[^s]s$/iu.test(sense) ? 'Do' : 'Does'} ${lowered(sense)} make sense to you?`,
          },
        ]
  const mine = thought(MINE.exec(text)?.[1] ?? '')
  if (mine !== '' && !/,(?!\d)/.test(mine) && !LEANS.test(mine) && wordCount(mine) <= MOST_WORDS)
    return [{ text: `Would you like to ${mine}?` }]
  const [, matter, all = NEXT.exec(text)?.[1] ?? ''] = SUGGESTS.exec(text) ?? []
  // “a simple deal: I send them to you”: what it is stands behind the colon.
  const what = all.includes(':')
    ? ''
    : withoutAside(thought(all))
        .replace(/ and \p{Ll}+ing\b.*$/u, '')
        .trim()
  if (what === '' || /\b(?:if|not|unless)\b/i.test(what)) return []
  const tokens = tokenize(what)
  if (dateEnd(tokens, 0) === tokens.length) return onDay(what, matter, asked)
  if (what.includes(',') || wordCount(what) > MOST_WORDS) return []
  // In its own place, right before the ask, “them” is who was named before it.
  const beside = index + 1 === at
  if (LEANS.test(what) && !beside) return []
  const then = NEXT.test(text) ? THEN.exec(asked) : null
  if (then)
    return [`Could we do ${what}${then[1] ?? ''}?`, `Would ${what}${then[1] ?? ''} work for you?`].map(
      (line) => ({
        text: line,
        own: true as const,
      }),
    )
  const place = beside ? { sentence: index } : {}
  const [, who, act] = /^(we|you) (?:should |could |might )?(\p{Ll}+ .+)$/iu.exec(what) ?? []
  if (act !== undefined)
    return [{ text: who === 'we' ? `Shall we ${act}?` : `Would you like to ${act}?`, ...place }]
  const [doing = '', ...rest] = what.split(' ')
  const plain = plainOfGerund(doing)
  if (plain !== null && rest.length > 0)
    return [
      { text: `Would you like to ${[plain, ...rest].join(' ')}?`, ...place },
      { text: `Does ${what} work for you?`, ...place },
    ]
  if (isGerund(doing.toLowerCase()) && rest.length > 0)
    return [{ text: `Does ${what} work for you?`, ...place }]
  const day = ON_A_DAY.exec(asked)?.[1]
  if (day !== undefined) return OCCASION.test(what) ? [{ text: `Would ${day} work for ${what}?` }] : []
  // “a 30-minute call on Tuesday”, and no “one of the two”.
  return /^(?:an?|the|two|three|another) \S+ /i.test(what) ? [{ text: `Would ${what} work for you?` }] : []
}

/** The day that was proposed, where the ask only points to it. */
function onDay(day: string, matter: string | undefined, asked: string): Told[] {
  const [, verb, whom] = ON_THAT.exec(asked) ?? []
  if (verb === undefined) return []
  return [
    { text: `Does ${day} ${verb.toLowerCase()}${whom}?` },
    ...(matter === undefined ? [] : [{ text: `Shall we set ${day} for ${matter}?` }]),
  ]
}

const lowered = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1)
