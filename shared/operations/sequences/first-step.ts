/** What the first step leads with, and what it says where it is no mail: the draft's own reason and question. */
import type { RichMaterial } from '../material/from-draft.ts'
import type { Angle, Play } from './angles.ts'
import type { Script } from './script.ts'

const LINE_MAX = 160

/** The angle a draft or brief opens with: what happened at the reader's, what troubles them, or the offer itself. */
export function firstAngle({ trigger, problem }: RichMaterial, play: Play | null): Angle {
  if (play !== 'outreach') return 'offer'
  if (trigger !== null) return 'trigger'
  return problem !== null ? 'problem' : 'offer'
}

export function firstScript({ offer, problem, trigger, ask, lines }: RichMaterial): Script {
  // “We offer:” leads to a list and says nothing by itself.
  const parts = [trigger, problem, offer]
    .filter((part) => part !== null)
    .filter((part) => !part.text.trim().endsWith(':'))
  const said = parts.find((part) => part.text.length <= LINE_MAX)
  const question = ask?.text.endsWith('?') ? ask.text : 'Is this something you look after?'
  const opening = lines.find(({ sentence }) => sentence.field === 'draft' && !sentence.question)?.sentence
    .text
  const value = (parts[0]?.text ?? opening ?? ask?.text ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    purpose: 'Say why you write, and ask once.',
    value: () => value,
    tellings: [{ body: [], ask: [question] }],
    notes: [{ line: said?.text ?? '', ask: question }],
    task: ({ on, at }) => `Read up on ${on}${at} before the first step.`,
  }
}
