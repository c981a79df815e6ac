/** What somebody got, with what became of it: “I ordered a grey rug and it arrived with a tear” tells of the grey rug that it arrived with a tear. */
import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { parseSentence } from '../../../engine/parsed-sentence.ts'
import type { Line } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import { textUpTo, thingAt } from './thing-at.ts'

/** Longer ones are not worth the work. */
const LONGEST = 400
/** When it came is none of its news. */
const WHEN = /\b(?:yesterday|today|this morning|last night|just|now|then) (?=\p{Ll})/iu
const OWNER = /^(?:my|our|your)$/

/** The line told of its thing instead of “it” or “they”; `null` where no one thing is meant. `before` is the sentence before it. */
export function withReferent(line: Line, before: Line | undefined): Line | null {
  const { tokens, text, question } = line.sentence
  if (question || text.length > LONGEST) return null
  const who = shortBefore(before)
  const called = who === null ? null : TAKEN_UP.exec(text)
  if (who !== null && called) {
    const told = `${who} ${HELPERS[called[2]?.toLowerCase() ?? ''] ?? called[2]} ${text.slice(called[0].length)}`
    const parsed = parseSentence(told)
    return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
  }
  const opens = /^(?:it|they)$/.test(tokens[0]?.lower ?? '') ? 0 : -1
  const inside = tokens.findIndex(
    (t, i) =>
      i > 3 && /^(?:it|they)$/.test(t.lower) && /^(?:and|but|however|,)$/.test(tokens[i - 1]?.lower ?? ''),
  )
  const at = opens === 0 ? 0 : inside
  const from = opens === 0 ? before?.sentence : line.sentence
  if (at < 0 || !from) return null
  const thing = gotIn(from.tokens.slice(0, opens === 0 ? undefined : at), from.text)
  if (thing === null) return null
  const many = tokens[at]?.lower === 'they'
  if (many !== /[^s]s$/.test(thing)) return null
  const told = text.slice(tokens[at + 1]?.start ?? 0).replace(WHEN, '')
  const parsed = parseSentence(`${capitalised(thing)} ${told}`)
  return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
}

/** “They’ve double booked us” behind “The venue rang.” */
const TAKEN_UP =
  /^(they|he|she|it)(?:['’]| )(ve|have|has|re|are|is|ll|will|were|was|had|can['’]t|cannot|won['’]t) /iu
/** A short sentence names one; what it then does is told of one. */
const HELPERS: Readonly<Record<string, string>> = {
  ve: 'has',
  have: 'has',
  re: 'is',
  are: 'is',
  ll: 'will',
  were: 'was',
}
/** Words of a sentence that does no more than bring somebody in: “The venue rang.” */
const SHORT = 5

/** `The venue`, where the sentence before does no more than bring it in; `null` for another. */
function shortBefore(before: Line | undefined): string | null {
  if (!before || before.sentence.question || before.sentence.words > SHORT) return null
  const { tokens, text } = before.sentence
  if (!/^(?:the|our|your|my)$/.test(tokens[0]?.lower ?? '')) return null
  const thing = thingAt(tokens, 0)
  const [end] = thing?.ends ?? []
  if (
    !thing ||
    end === undefined ||
    !isPast(tokens[end]?.lower ?? '') ||
    /[^s]s$/.test(tokens[end - 1]?.lower ?? '')
  )
    return null
  return textUpTo(text, tokens, 0, end)
}

/** “I ordered a grey rug from you”: the one thing that the sender or the reader got, bought or owns; `null` for none or for two. */
function gotIn(tokens: readonly Token[], text: string): string | null {
  const who = tokens.findIndex(({ lower }) => /^(?:i|we|you)$/.test(lower))
  const verb = tokens.findIndex(({ lower }, i) => i > who && i < who + 4 && isPast(lower))
  if (who < 0 || verb < 0) return null
  const thing = thingAt(tokens, verb + 1)
  const [end] = thing?.ends ?? []
  const first = tokens[verb + 1]?.lower ?? ''
  if (!thing || end === undefined || !/^(?:an?|the|my|our|your|\d.*|two|three|four)$/.test(first)) return null
  return textUpTo(text, tokens, OWNER.test(first) ? verb + 1 : thing.from, end)
}
