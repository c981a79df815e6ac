/** Subjects out of lists: an item as it stands, the things behind a colon, and an event by its label and day. */
import type { Doc } from '../../../engine/doc.ts'
import { datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { classesOf } from '../../material/word-class.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'

const FEWEST = 3
const LONGEST = 10

export const itemLines = (doc: Doc, material: RichMaterial): Idea[] => [
  ...(/^bulk/.test(doc.family) ? material.lines.flatMap((line) => item(doc, line)) : []),
  ...material.lines.flatMap(behindColon),
  ...(doc.kind === 'event_invitation' ? labelled(doc, material) : []),
]

/** `How to build a rubric students actually read`. */
function item(doc: Doc, line: Line): Idea[] {
  const { sentence, index } = line
  const first = sentence.tokens[0]
  if (index === null || doc.blocks[sentence.block]?.kind !== 'item' || !first || isShouted(sentence))
    return []
  const counts = first.kind === 'number' || NUMBER_WORDS.has(first.lower)
  if (!counts && !/^(?:how|why|what|when|where)$/.test(first.lower)) return []
  if (sentence.words < FEWEST || sentence.words > LONGEST || sentence.question) return []
  if (sentence.tokens.some((t) => t.kind === 'url' || t.kind === 'placeholder' || t.text === ':')) return []
  return [
    {
      text: plain(sentence.text),
      angle: counts ? 'number' : 'benefit',
      shape: 'says',
      role: 'offer',
      headline: true,
      aside: true,
      weight: 2 + line.weight,
      why: counts ? 'An item of the list, with its figure.' : 'An item of the list: what the reader learns.',
      line,
    },
  ]
}

const ALLOWED = new Set(['word', 'name', 'article', 'owner', 'number'])

/** `Offline photo capture and the audit export`, where a sentence ends in the things it is about. */
function behindColon(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const colon = tokens.findIndex((t) => t.text === ':')
  if (colon < 3) return []
  const classes = classesOf(tokens)
  let to = colon + 1
  while (
    to < tokens.length &&
    (ALLOWED.has(classes[to] ?? '') || tokens[to]?.text === ',' || tokens[to]?.lower === 'and')
  )
    to++
  const own = tokens.slice(colon + 1, to)
  const next = tokens[to]
  const words = wordsIn(tokens, colon + 1, to)
  const listed =
    own.some((t) => t.lower === 'and') || (isContents(line) && own.filter((t) => t.text === ',').length > 1)
  if (!listed || words < 4 || words > LONGEST || !endsWell(tokens, to)) return []
  // “the driver calls, nobody picks up”: no things, but what they do.
  if (next && next.kind !== 'mark' && !/^(?:that|which|who)$/.test(next.lower)) return []
  return [
    {
      text: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
      angle: 'specific',
      shape: 'says',
      role: 'news',
      aside: true,
      weight: 2,
      why: 'Names the things the mail tells of.',
      line,
    },
  ]
}

/** In a brief the things behind a colon are what the mail is to hold. */
const isContents = ({ index }: Line) => index === null

/** `Live webinar on Thursday, November 6`: the label of the heading, and the day. */
function labelled(doc: Doc, { lines }: RichMaterial): Idea[] {
  const heading = lines.find(
    ({ index, sentence }) => index !== null && doc.blocks[sentence.block]?.kind === 'heading',
  )
  const label = /^([^:]{5,30}): ./.exec(heading?.sentence.text ?? '')?.[1]
  const date = lines.flatMap(datesIn).find(({ text }) => /\d/.test(text))
  if (!heading || label === undefined || !date) return []
  return [
    {
      text: plain(`${label} on ${date.text.replace(/,? 20\d\d$/, '')}`),
      angle: 'specific',
      shape: 'says',
      role: 'heading',
      weight: 4,
      why: 'Names what there is to come to, and the day.',
      line: null,
    },
  ]
}
