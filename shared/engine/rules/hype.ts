import type { Doc, Sentence } from '../doc.ts'
import { at, ofHit } from '../finding.ts'
import { HYPE, LOUD } from '../lexicon/hype.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { hitsOf, isName, leaveOut, type Placed, swap } from '../swap.ts'

/** So many warm words are friendly; each one more is noise. */
const FRIENDLY = 2
const NOVEL = new Set(['new', 'ever', 'first', 'brand-new'])

const isLoud = ({ hit }: Placed) => Object.hasOwn(LOUD, hit.entry.key)

/** Whether a sentence leaves a quotation open; `null` where it has no curly quotes. */
const leavesOpen = ofSentence(({ tokens }): boolean | null => {
  const last = tokens.findLast(({ text }) => text === '“' || text === '”')
  return last ? last.text === '“' : null
})

/** Places that stand in somebody's quoted words: the praise is theirs. Straight quotes count within a sentence only. */
function quotedIn(doc: Doc): (placed: Placed) => boolean {
  const quoting = new Set<Sentence>()
  let open = false
  let block = -1
  for (const sentence of doc.sentences) {
    if (sentence.block !== block) open = false
    block = sentence.block
    if (open) quoting.add(sentence)
    open = leavesOpen(sentence) ?? open
  }
  return ({ hit, sentence }) => {
    let curly = quoting.has(sentence)
    let straight = false
    for (const { text } of sentence.tokens.slice(0, hit.from)) {
      if (text === '“' || text === '”') curly = text === '“'
      else if (text === '"') straight = !straight
    }
    return curly || (straight && sentence.tokens.slice(hit.to).some((t) => t.text === '"'))
  }
}

/** With these a warm word is no praise of one's own: “have a wonderful weekend”. */
const FRIENDLY_NOUNS = new Set(
  'day time weekend week evening morning year start job work question idea people person team experience support help culture opportunity place crew environment'.split(
    ' ',
  ),
)

/** “rockstar backend engineer” without its first word says the same. */
function withoutPraise({ hit, sentence }: Placed): Finding | null {
  const [rest] = hit.entry.use
  if (rest === undefined || rest !== sentence.tokens[hit.to - 1]?.lower) return null
  return swap({ ...hit, entry: { ...hit.entry, use: [rest] } }, sentence)
}

/** In a subject one loud word is too much; a warm one makes it friendly. */
function loudSubject({ subject }: Doc): Placed[] {
  if (!subject) return []
  return subject.hits
    .filter(({ lexicon }) => lexicon === HYPE)
    .map((hit): Placed => ({ hit, sentence: subject }))
    .filter(isLoud)
}

/** “The first ever revolutionary pump” is no “first ever new pump”. */
function praise({ hit, sentence }: Placed): Finding {
  if (hit.entry.use.length === 0 && !FRIENDLY_NOUNS.has(sentence.tokens[hit.to]?.lower ?? ''))
    return isLoud({ hit, sentence }) ? ofHit(hit, sentence) : leaveOut(hit, sentence)
  const plain = withoutPraise({ hit, sentence })
  if (plain) return plain
  const beside = [sentence.tokens[hit.from - 1], sentence.tokens[hit.to]]
  return hit.entry.use[0] === 'new' && beside.some((t) => NOVEL.has(t?.lower ?? ''))
    ? at(sentence, hit.from, hit.to)
    : ofHit(hit, sentence)
}

export default defineRule({
  id: 'hype',
  dimension: 'tone',
  severity: 'warning',
  cost: { each: 3, cap: 9 },
  summary: 'This praises more than a reader will believe.',
  why: 'Mild feeling gets more answers than none; extremes get no more than a plain mail. Say what is good about it and let the reader be amazed.',
  evidence: ['E04'],
  lexicon: HYPE,
  // One warm word is friendly; how many there are decides.
  hit: () => null,
  onHits: true,
  check: (doc) => {
    const found = [...loudSubject(doc), ...hitsOf(doc, HYPE)]
    if (found.length <= FRIENDLY && !found.some(isLoud)) return []
    const isQuoted = quotedIn(doc)
    return found
      .filter((p) => !isName(p.hit, p.sentence) && !isQuoted(p))
      .filter((p, i) => isLoud(p) || i >= FRIENDLY)
      .map(praise)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        subject: 'Plotter 4.0: the game-changing dashboard',
        draft: 'It draws a chart in half a second.',
      },
      marks: ['game-changing'],
    },
    {
      draft: 'Our revolutionary app is game-changing for depots.',
      marks: ['revolutionary', 'game-changing'],
      fixed: 'Our new app is game-changing for depots.',
    },
    {
      draft: 'We are absolutely thrilled to announce a new show.',
      marks: ['absolutely thrilled'],
      fixed: 'We are glad to announce a new show.',
    },
    {
      draft: 'We are thrilled. It is an amazing day with incredible offers, and an awesome team.',
      marks: ['incredible offers', 'awesome'],
    },
    { draft: 'The first ever revolutionary pump.', marks: ['revolutionary'] },
    {
      draft: 'We are looking for a rockstar account manager.',
      marks: ['a rockstar account'],
      fixed: 'We are looking for an account manager.',
    },
  ],
  passes: [
    { subject: 'An amazing weekend in Leeds', draft: 'The fair opens at nine.' },
    'One driver wrote: “A game-changer. It is revolutionary.” Another said "mind-blowing" and left.',
    'Your talk in Leeds was amazing, thank you.',
    'We are excited to meet you. The old map shows the revolution of 1848.',
  ],
}
