/** Subjects that say whose matter it is: `Your fourth practice in Leeds`, `Recall list at Brightwell Dental`. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter } from '../reading/request-cuts.ts'

/** How far behind the name what it has may stand. */
const NEAR = 6
/** Words of a line with its “your” that a stranger's subject has room for. */
const LINE = 5

/** What a firm did with a thing that is its own since. */
const GETS =
  /^(?:open|opened|opening|launch|launched|launching|start|started|starting|add|added|adding|buy|bought|buying|win|won|build|built|building|plan|planned|planning|into|have|has)$/

export function companyLines(
  { family }: Doc,
  { recipient, trigger, lines, topics, ask }: RichMaterial,
): Idea[] {
  const { company } = recipient
  if (company === null || family !== 'cold') return []
  const line = lines.find(({ index }) => trigger !== null && index === trigger.sentence)
  if (!line?.sentence.text.includes(company.text)) return []
  const { tokens, text } = line.sentence
  const last = company.text.split(' ').at(-1)
  const end = tokens.findIndex((t) => t.text === last) + 1
  const theirs = nounPhrases(tokens).filter(
    ({ determiner, from, to }) =>
      (determiner === 'its' ||
        // “Brightwater Foods opened a second packing hall”
        (/^an?$/.test(determiner) && GETS.test(tokens[from - 2]?.lower ?? ''))) &&
      from <= end + NEAR &&
      from > end &&
      endsWell(tokens, to) &&
      namesMatter(tokens.slice(from, to)),
  )
  // “Your packhouse in Faversham” makes “Your packhouse” needless.
  const longest = theirs.filter(
    (p) => !theirs.some((q) => q.from === p.from && q.to > p.to && q.to - q.from < LINE),
  )
  const asked = topics.filter(
    (t) =>
      t.line.index !== null &&
      t.line.index === ask?.sentence &&
      t.readers &&
      !t.phrase.joined &&
      t.text.includes(' '),
  )
  return [
    ...longest.map(
      ({ from, to, joined }): Idea => ({
        text: `Your ${text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)}`,
        angle: 'trigger',
        shape: 'names',
        role: 'trigger',
        weight: 5 + (joined ? 0.5 : 0),
        why: 'Names what you saw at the reader’s.',
        line,
      }),
    ),
    ...asked.map(
      (topic): Idea => ({
        text: `${topic.text} at ${company.text}`,
        angle: 'specific',
        shape: 'says',
        role: 'ask',
        weight: 4,
        why: 'Names the matter, and whose it is.',
        line: topic.line,
      }),
    ),
  ]
}
