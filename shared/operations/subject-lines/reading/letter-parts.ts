/** What a letter without headings holds: the thing its first sentence is about, and what it lists. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases, type Phrase } from '../../material/noun-phrases.ts'
import { isVerb } from '../../material/verbs.ts'
import { EMPTY } from '../../material/words.ts'
import { DETAILS } from './thing-words.ts'

const CONTENTS =
  /^(?:in this (?:issue|edition|letter|week)|in the issue|inside|this (?:week|month|issue)|also (?:in this issue|inside)|contents)$/i
const LONGEST = 4

export function partsIn(material: RichMaterial): string[] {
  const contents = material.lines.find((l) => listStart(l) > 0)
  if (!contents) return []
  const first = material.lines.find((l) => l.sentence.region === 'opening' || l.sentence.region === 'body')
  const lead = first && first !== contents ? leadOf(first) : null
  return [...(lead === null ? [] : [lead]), ...itemsOf(contents)]
}

/** Index behind “In this issue:”, else 0. */
function listStart({ sentence: { tokens, text } }: Line): number {
  const colon = tokens.findIndex((t) => t.text === ':')
  return colon > 0 && CONTENTS.test(text.slice(0, tokens[colon]?.start ?? 0).trim()) ? colon + 1 : 0
}

/** The object of the first sentence, with a clock time in front: `6:40 ferry`. */
function leadOf(line: Line): string | null {
  const { tokens } = line.sentence
  for (const phrase of nounPhrases(tokens)) {
    const clock = /^\d{1,2}:\d\d$/.test(tokens[phrase.from - 1]?.text ?? '') ? phrase.from - 1 : phrase.from
    const article = /^(?:the|an?)$/.test(tokens[clock - 1]?.lower ?? '') ? clock - 1 : clock
    const verb = tokens[article - 1]?.lower ?? ''
    // “visiting repair cafés”: a verb behind a verb belongs to the thing.
    if (!phrase.joined && isVerb(verb) && !isVerb(tokens[article - 2]?.lower ?? '') && !idle(line, phrase))
      return textOf(line, clock, phrase.to)
  }
  return null
}

/** One thing of each item, the longest by itself. */
function itemsOf(line: Line): string[] {
  const { tokens } = line.sentence
  const found: string[] = []
  let from = listStart(line)
  const phrases = nounPhrases(tokens).filter((p) => !p.joined && !idle(line, p))
  for (let i = from; i <= tokens.length; i++) {
    const mark = tokens[i]?.text
    if (i < tokens.length && mark !== ',' && mark !== ';' && mark !== '(') continue
    const best = phrases
      .filter((p) => p.from >= from && p.to <= i && p.to - p.from > 1 && p.to - p.from <= LONGEST)
      .filter((p) => !/^\p{Lu}/u.test(tokens[p.from]?.text ?? ''))[0]
    // “who has mended umbrellas”, “why the rules matter for small shops”: a clause is about what it begins with.
    const opens = tokens[from]?.lower ?? ''
    const clause =
      /^(?:who|which|that)$/.test(opens) ||
      (/^(?:why|how|what|when|where)$/.test(opens) && best !== undefined && best.from > from + 2)
    if (best && !clause) found.push(textOf(line, best.from, best.to))
    if (mark === '(') break
    from = i + 1
  }
  return found
}

const idle = (line: Line, { head }: Phrase) => {
  const lower = line.sentence.tokens[head]?.lower ?? ''
  return EMPTY.has(lower) || DETAILS.has(lower)
}

const textOf = ({ sentence: { tokens, text } }: Line, from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
