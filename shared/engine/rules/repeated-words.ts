import type { Doc, Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { DAYS } from '../lexicon/calendar-words.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'
import { ONE, withLetterOne } from '../word-hash.ts'

/** A word said this often within so many words echoes. */
const TIMES = 4
const WINDOW = 60
/** Sentences in a row that begin with the same word before it is a drone. */
const ALIKE = 4
/** Shorter words carry little and are hard to do without. */
const LETTERS = 5

const SMALL = new Set(
  (
    'about above after again against along among another around because been before being below between both could does doing done down ' +
    'during each either every everyone everything first from have having here hers himself into itself just least less like many might more ' +
    'most much must myself never next none nothing often once only other others ours over please quite rather same second several shall ' +
    'should since some something still such than thank thanks that their them then there these they thing things third this those though three ' +
    'through today together under until very week weeks were what when where whether which while whom whose will with within without would ' +
    "year years your yours yourself don't can't won't it's that's we're you're they're i'll we'll you'll hours hour month months minutes " +
    `${DAYS} email`
  ).split(' '),
)

/** Words are counted by a hash of the stem, one of so many; only of those that may come often is the stem made. */
const BUCKETS = 1024
/** Room to count in; emptied before each use. */
const counted = new Uint8Array(BUCKETS)

/** The word without the -s of its plural. */
const stemOf = (lower: string) => lower.slice(0, stemLength(lower))
const stemLength = (lower: string) =>
  lower.endsWith('s') && !lower.endsWith('ss') ? lower.length - 1 : lower.length

function bucketOf(lower: string): number {
  const length = stemLength(lower)
  let h = ONE
  for (let i = 0; i < length; i++) h = withLetterOne(h, lower.charCodeAt(i))
  return (h ^ (h >>> 10)) & (BUCKETS - 1)
}

/**
 * Words of a sentence that a reader notices, each as the index of its token times `BUCKETS` and its bucket. Names,
 * figures and abbreviations have to be repeated and are left out.
 */
const contentOf = ofSentence(({ tokens }): readonly number[] => {
  const content: number[] = []
  for (let i = 0; i < tokens.length; i++) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind !== 'word' || lower.length < LETTERS || SMALL.has(lower)) continue
    // “Phase 1 … phase 2” is a name too.
    if (tokens[i + 1]?.kind === 'number' || (text !== lower && i > 0)) continue
    content.push(i * BUCKETS + bucketOf(lower))
  }
  return content
})

interface Place {
  sentence: Sentence
  token: number
  /** Words before it in the body. */
  word: number
}

const stemAt = ({ tokens }: Sentence, token: number): string => stemOf((tokens[token] as Token).lower)

/** Words that may come often, by their stem; most mails have none, and counting their buckets tells so. */
function oftenIn(doc: Doc): Set<string> {
  counted.fill(0)
  const often = new Set<string>()
  for (const sentence of doc.sentences) {
    if (!isBody(sentence)) continue
    for (const content of contentOf(sentence)) {
      const bucket = content & (BUCKETS - 1)
      const times = (counted[bucket] as number) + 1
      if (times < TIMES) counted[bucket] = times
      else often.add(stemAt(sentence, Math.floor(content / BUCKETS)))
    }
  }
  return often
}

/** Words that echo, in order; the topic named in the subject may be said as often as needed. */
function echoes(doc: Doc): Finding[] {
  const often = oftenIn(doc)
  for (const { lower } of doc.subject?.tokens ?? []) often.delete(stemOf(lower))
  if (often.size === 0) return []
  const places = new Map<string, Place[]>()
  let words = 0
  for (const sentence of doc.sentences) {
    if (!isBody(sentence)) continue
    for (const content of contentOf(sentence)) {
      // Counted by `oftenIn` just now.
      if ((counted[content & (BUCKETS - 1)] as number) < TIMES - 1) continue
      const token = Math.floor(content / BUCKETS)
      const stem = stemAt(sentence, token)
      if (!often.has(stem)) continue
      const list = places.get(stem) ?? []
      list.push({ sentence, token, word: words + token })
      places.set(stem, list)
    }
    words += sentence.tokens.length
  }
  const found: Finding[] = []
  for (const list of places.values()) {
    for (let i = TIMES - 1; i < list.length; i++) {
      const first = list[i - TIMES + 1]
      const last = list[i]
      if (!first || !last || last.word - first.word > WINDOW) continue
      const text = last.sentence.tokens[last.token]?.text ?? ''
      found.push(
        at(last.sentence, last.token, last.token + 1, {
          message: `“${text}” comes ${TIMES} times in a few lines.`,
        }),
      )
      break
    }
  }
  return found
}

/** The last of several sentences of one paragraph that begin with the same word. */
function drones(doc: Doc): Finding[] {
  const found: Finding[] = []
  let run = 0
  let before = ''
  let block = -1
  for (const sentence of doc.sentences) {
    const first = sentence.tokens[0]
    const lower = first?.kind === 'word' && isBody(sentence) ? first.lower : ''
    run = lower !== '' && lower === before && sentence.block === block ? run + 1 : 1
    before = lower
    block = sentence.block
    if (run === ALIKE)
      found.push(
        at(sentence, 0, 1, { message: `${ALIKE} sentences in a row begin with “${first?.text ?? ''}”.` }),
      )
  }
  return found
}

export default defineRule({
  id: 'repeated-words',
  dimension: 'clarity',
  severity: 'info',
  cost: { each: 1, cap: 3 },
  summary: 'The same word comes again and again.',
  why: 'A word that echoes draws the eye from what you say. Join two sentences, or let one of the words go.',
  evidence: [],
  families: ['cold', 'warm', 'operational'],
  check: (doc) => [...echoes(doc), ...drones(doc)],
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nOur platform helps teams. The platform connects to your tools, and since the platform learns, you can shape the platform.\n\nTom',
      marks: ['platform'],
    },
    { draft: 'We make mailers. We print them. We fold them. We ship them on Friday.', marks: ['We'] },
  ],
  passes: [
    {
      subject: 'Two invoices from March',
      draft:
        'The invoices are safe. Both invoices are dated 31 March, so the invoices fell into April. I will send the invoices today.',
    },
    'We dig in phase 1. The walls go up in phase 2, the roof in phase 3 and the glass in phase 4.',
    'We make mailers in Leeds. We print them too. Would a sample help?',
  ],
}
