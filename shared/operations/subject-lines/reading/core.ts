/** Which sentences carry the matter of a mail. A detail from elsewhere makes a poor subject. */
import type { Doc } from '../../../engine/doc.ts'
import { shared, stemsOf } from '../../../engine/measures/content-words.ts'
import { isVague } from '../../../engine/measures/vague-subject.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { RichTopic } from '../../material/topics.ts'

export interface Core {
  /** Whether the line is an opening, a heading, or plays a part. */
  holds: (line: Line) => boolean
  /** What to add to the weight of a topic. */
  bonus: (topic: RichTopic) => number
}

const ELSEWHERE = -2
/** A letter is about all it holds. */
const ELSEWHERE_IN_LETTER = -0.7
const REPEATED = 1
const IN_SUBJECT = 0.8

export function coreOf(doc: Doc, material: RichMaterial): Core {
  const { trigger, problem, offer, ask, proof, lines } = material
  const parts = new Set(
    [trigger, problem, offer, ask, ...proof].flatMap((p) =>
      p?.sentence === null || p === null ? [] : [p.sentence],
    ),
  )
  const holds = (line: Line) =>
    line.index === null ||
    parts.has(line.index) ||
    line.sentence.region === 'opening' ||
    doc.blocks[line.sentence.block]?.kind === 'heading'
  const subject = doc.subject && !isVague(doc.subject, doc) ? stemsOf(doc.subject) : new Set<string>()
  return {
    holds,
    bonus: (topic) => {
      const again = lines.filter(
        ({ sentence }) =>
          sentence !== topic.line.sentence && shared(topic.stems, stemsOf(sentence)) === topic.stems.size,
      ).length
      return (
        (holds(topic.line) ? 0 : doc.family === 'bulk_content' ? ELSEWHERE_IN_LETTER : ELSEWHERE) +
        (again > 0 ? REPEATED : 0) +
        shared(topic.stems, subject) * IN_SUBJECT
      )
    },
  }
}
