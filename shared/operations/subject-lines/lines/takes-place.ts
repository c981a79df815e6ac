/** `Final cutover on Saturday, December 5th`: what takes place, or is up for renewal, and when. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { inBody } from '../../../engine/measures/body.ts'
import type { BriefInput } from '../../brief.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'

const WORD = String.raw`(?!(?:is|are|was|were|will|going|which|that)\b)[\p{L}\p{N}][\p{L}\p{N}'’-]*`
/** “our annual park cleanup”, without its determiner. */
const THING = String.raw`(?:the|our|this year['’]s|an?) (?<thing>(?:${WORD} ){0,4}(?!going\b)\p{Ll}[\p{L}'’-]{2,})`
const IS =
  '(?:(?:is|are) (?:going to (?:be taking|take) place|(?:currently )?(?:taking place|being held|scheduled(?: to take place)?(?: for)?|set for|planned for))|(?:will|to) (?:be (?:taking place|held|happening)|take place|happen)|takes? place)'

const TAKES_PLACE = new RegExp(String.raw`(?<!\p{L})${THING},? (?:which )?${IS} (?:on )?`, 'iu')
/** “we're hosting a live demo on …” */
const HELD = new RegExp(
  String.raw`\bwe(?:['’]re| are|['’]ll be| will be|['’]ll| will) (?:also )?(?:host(?:ing)?|hold(?:ing)?|run(?:ning)?|organi[sz](?:e|ing)|put(?:ting)? on) ${THING} on `,
  'iu',
)
/** “It is going to take place on …”, of what the sentence before names. */
const IT_DOES = new RegExp(`^(?:it|this) ${IS} (?:on )?`, 'iu')
const NAMED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${THING} (?:is|are) (?:coming up|back|almost here|nearly here|fast approaching|just around the corner|around the corner)\b`,
  'iu',
)
/** “Your contract with us is coming up for renewal on January 31st” */
const RENEWS =
  /\byour (?<thing>(?:\p{Ll}+ ){0,2}(?:contract|plan|subscription|policy|agreement|lease|licen[cs]e|membership))(?: with us)? is (?:(?:coming )?(?<up>up for renewal)|due for renewal) on /iu

/** The day that stands in the text at an offset; `null` where none does. */
function dayAt({ tokens, text }: Sentence, offset: number): string | null {
  const from = tokens.findIndex(({ start }) => start >= offset)
  const to = from < 0 ? from : dateEnd(tokens, from)
  return to > from ? plain(text.slice(tokens[from]?.start, tokens[to - 1]?.end)) : null
}

/** “January 14th” of “Thursday, January 14th”. */
const short = (day: string): string => day.replace(/^\p{Lu}\p{Ll}+day,? (?=\p{Lu}|\d)/u, '')

function linesOf(sentence: Sentence, before: Sentence | undefined): string[] {
  const { text } = sentence
  const renews = RENEWS.exec(text)
  if (renews) {
    const day = dayAt(sentence, renews.index + renews[0].length)
    const { thing = '', up } = renews.groups ?? {}
    const due = `${up ? 'up' : 'due'} for renewal on ${day}`
    return day === null ? [] : [`Your ${thing} is ${due}`, `${capitalised(thing)} ${due}`]
  }
  const held = TAKES_PLACE.exec(text) ?? HELD.exec(text)
  const it = held ? null : IT_DOES.exec(text)
  const found = held ?? it
  const thing = held?.groups?.thing ?? (it && before && NAMED_BEFORE.exec(before.text)?.groups?.thing)
  // “the remaining eight are scheduled for Saturday”: eight of what, the sentence before says.
  if (!found || !thing || NUMBER_WORDS.has(thing.split(' ').at(-1)?.toLowerCase() ?? '')) return []
  const day = dayAt(sentence, found.index + found[0].length)
  if (day === null) return []
  const whole = capitalised(thing)
  const less = capitalised(thing.replace(/^(?:annual|upcoming|next|regular|yearly) /i, ''))
  return [...new Set([`${whole} on ${day}`, `${whole} on ${short(day)}`, `${less} on ${short(day)}`])]
}

/** Looked for in every sentence of the mail: what an invitation opens with often only leads up to it. */
export const takesPlaceLines = (doc: Doc, { lines }: RichMaterial, brief: BriefInput | undefined): Idea[] => {
  const sentences = brief ? lines.map(({ sentence }) => sentence) : doc.sentences.filter(inBody)
  return sentences.flatMap((sentence, i) =>
    linesOf(sentence, sentences[i - 1]).map(
      (text, at): Idea => ({
        text,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        plain: true,
        weight: 6 - at,
        why: 'Names what happens and its day.',
        // Said whole, wherever its clause hangs: “I write because your contract is up for renewal on …”.
        line: null,
      }),
    ),
  )
}
