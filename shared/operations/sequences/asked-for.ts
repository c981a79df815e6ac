/** What the ask of a mail is about, where nothing better names its matter. */
import type { Doc, Token } from '../../engine/doc.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { RichTopic } from '../material/topics.ts'
import { COUNTS } from './matter.ts'

const MOST_LETTERS = 48

/** Heads of what is given to somebody who has not bought: `the free pressure test`. */
const GIVEN =
  /^(?:tests?|trials?|pilots?|audits?|reviews?|checks?|surveys?|assessments?|samples?|quotes?|estimates?|analys[ie]s|benchmarks?|inspections?|evaluations?|consultations?|workshops?|walkthroughs?|mock-?ups?|prototypes?|tours?|comparisons?|teardowns?)$/

/** “Would you be open to seeing a mock-up of your page?” */
const MADE_FOR =
  /\b(?:an?|the) (?:free |short |quick )?(mock-?up|draft|sketch|teardown|audit|review|comparison|sample) ((?:of|for) your \p{Ll}+(?: (?!to\b|with\b|and\b|or\b|by\b|on\b|in\b|if\b|so\b|at\b)\p{Ll}+)?)/iu

/** What the ask offers to do or to give, as the later steps call it: `the free pressure test`; `null` for none. */
export function givenIn(material: RichMaterial, doc: Doc | null): string | null {
  const asked = doc ? doc.sentences[primaryOf(doc, findAsks(doc))?.sentence ?? -1] : undefined
  const [, made, whose] = MADE_FOR.exec(asked?.text ?? '') ?? []
  if (made !== undefined) return `the ${made} ${whose}`
  const topic = inAsk(material, doc).find(
    ({ phrase, line, stems, text }) =>
      /^(?:an?|the|our)$/.test(phrase.determiner) &&
      !phrase.joined &&
      stems.size > 1 &&
      text.length <= MOST_LETTERS &&
      GIVEN.test(line.sentence.tokens[phrase.head]?.lower ?? ''),
  )
  return topic ? `the ${topic.text}` : null
}

/** Behind these stands what people meet for: `30 minutes to go over the Q3 numbers`. */
const MEETS_FOR =
  /\b(?:about|over|on|discuss|cover|review|finali[sz]e|agree(?: on)?|settle|plan|prepare|through|regarding)$/i

/** What a meeting is asked for; `null` where the mail does not say. */
export function metFor(material: RichMaterial, doc: Doc | null): RichTopic | null {
  if (doc === null) return null
  const topics = material.topics
    .filter(
      ({ line, phrase, text }) =>
        line.index !== null &&
        TALK.test(line.sentence.text) &&
        text.length <= MOST_LETTERS &&
        phrase.determiner !== '' &&
        MEETS_FOR.test(before(line.sentence.text, line.sentence.tokens[startOf(phrase)]?.start ?? 0)),
    )
    .sort((a, b) => a.phrase.from - b.phrase.from || b.phrase.to - a.phrase.to)
  return topics[0] ?? null
}

/** “I'd like 30 minutes with you”: a meeting, by its length or its name. */
const TALK = /\b(?:min|mins|minutes|half an hour|an hour|call|chat|meet|meeting|sit down|catch up)\b/i

const before = (text: string, at: number) => text.slice(0, at).trimEnd()
const startOf = ({ from, determiner }: RichTopic['phrase']) => (determiner === '' ? from : from - 1)

/** Topics of the sentence that asks, first things first. */
function inAsk(material: RichMaterial, doc: Doc | null): RichTopic[] {
  const asked = doc ? primaryOf(doc, findAsks(doc))?.sentence : null
  return asked == null
    ? []
    : material.topics
        .filter(({ line }) => line.index === asked)
        .sort((a, b) => a.phrase.from - b.phrase.from || b.phrase.to - a.phrase.to)
}

/** Verbs by whose object a sender is known: `We run instalment plans`. */
export const MAKES =
  /^(?:do|build|built|fit|hire|make|made|run|offer|sell|supply|provide|develop|developed|design|designed|create|created|install|rent|lease|publish)$/
/** With whom somebody works is no tool of theirs. */
const BESIDE =
  /^(?:work|worked|meet|met|speak|spoke|talk|talked|sit|sat|partner|partnered|start|started|agree|agreed|are|were)$/

/** What the sender makes, or does it with, by a sentence anywhere in the mail: `the two-question fit finder`; `null` for none. */
export function madeIn(material: RichMaterial, doc: Doc | null): string | null {
  if (doc === null) return null
  const topic = material.topics
    .filter(
      ({ line, phrase, stems, text, readers }) =>
        line.index !== null &&
        !readers &&
        !phrase.joined &&
        stems.size > 1 &&
        text.length <= MOST_LETTERS &&
        !COUNTS.test(text) &&
        isMade(line.sentence.tokens, phrase),
    )
    .sort((a, b) => (a.line.index ?? 0) - (b.line.index ?? 0) || a.phrase.from - b.phrase.from)[0]
  if (!topic) return null
  return topic.phrase.determiner === '' ? `our ${topic.text}` : `the ${topic.text}`
}

function isMade(tokens: readonly Token[], phrase: RichTopic['phrase']): boolean {
  const [we, verb] = tokens
  if (we?.lower !== 'we' || verb === undefined) return false
  const start = startOf(phrase)
  const one = /^an?$/.test(phrase.determiner)
  const bare = phrase.determiner === ''
  if (start === 2) return MAKES.test(verb.lower) && (one || bare)
  return one && tokens[start - 1]?.lower === 'with' && !BESIDE.test(verb.lower)
}
