/** “Which of the two do you prefer?” with the two that the sentence before it names. */
import { LEANS, type Said, type Told, wordCount } from './said.ts'

const WHICH =
  /^(?:which(?: of (?:the|these) (?:two|options)| one| option| version| way)? (?:do you prefer|would you prefer|would you like|suits you(?: better| best)?|works (?:better|best)(?: for you)?|do you want|shall we (?:take|go with))|(?:do you have a|what is your|what's your) preference|what would you prefer)\?$/i
/** “There are two options: you buy it for $71,000, or you lease it for $640 a month.” */
const TWO =
  /^(?:there are|we (?:have|see|can offer)|you have) two (?:options|ways|possibilities|choices|versions): ((?:you (?:can |could )?)?)((?:[^,;:]|,(?=\d)){4,80}?),? or ((?:you (?:can |could )?)?)((?:[^,;:]|,(?=\d)){4,80})$/iu
/** “You can renew for one year at $5,400 or for two years at $9,800.” */
const EITHER =
  /^you (?:can|could) (?:either )?(\p{Ll}+ (?:[^,;:]|,(?=\d)){4,70}? or (?:[^,;:]|,(?=\d)){4,70})$/iu
/** “We can ship 600 today, or we can hold the whole order.” */
const WE_CAN =
  /^(?:we|i) (?:can|could) (?:either )?(?!not\b)(\p{Ll}[^;:]{4,110}?),? or (?:we|i) (?:can|could) (?:also )?(\p{Ll}[^;:]{4,90})$/iu
const MOST_WORDS = 14
/** What the sender does may be told in more. */
const MOST_OF_OURS = 18

/** The question with its two choices; none where they are not of one shape. */
export function choices(asked: string, { text }: Said): Told[] {
  if (!WHICH.test(asked)) return []
  const either = EITHER.exec(text)?.[1]
  if (either !== undefined)
    return wordCount(either) > 2 * MOST_WORDS || / or .* or /i.test(either)
      ? []
      : [{ text: `Would you prefer to ${either}?` }]
  const [, first = '', second = ''] = WE_CAN.exec(text) ?? []
  if (first !== '')
    return [first, second].some(
      (each) =>
        wordCount(each) > MOST_OF_OURS ||
        / or /.test(each) ||
        LEANS.test(each.replace(/\bthat (?:is|are|was|were)\b/gi, '')),
    )
      ? []
      : [{ text: `Should ${/^i\b/i.test(text) ? 'I' : 'we'} ${first}, or ${second}?` }]
  const [, you = '', one = '', again = '', other = ''] = TWO.exec(text) ?? []
  if (one === '' || (you === '') !== (again === '')) return []
  if (
    /\bor\b|^(?:we|i) /i.test(`${one} ${other}`) ||
    /^(?:we|i) /i.test(other) ||
    [one, other].some((each) => wordCount(each) > MOST_WORDS)
  )
    return []
  return you === ''
    ? [{ text: `Which would you prefer, ${one} or ${other}?` }]
    : [{ text: `Would you prefer to ${one}, or to ${other}?` }]
}
