/** What the first step says where it is no mail: the draft's own reason and question, said shortly. */
import type { RichMaterial } from '../material/from-draft.ts'
import type { Script } from './script.ts'

const LINE_MAX = 160

export function firstScript({ offer, problem, trigger, ask }: RichMaterial): Script {
  const said = [trigger, problem, offer].find((part) => part !== null && part.text.length <= LINE_MAX)
  const question = ask?.text.endsWith('?') ? ask.text : 'Is this something you look after?'
  return {
    purpose: 'Say why you write, and ask once.',
    value: 'The reason for writing.',
    tellings: [{ body: () => [], ask: () => question }],
    line: () => said?.text ?? '',
    task: ({ on, at }) => `Read up on ${on}${at} before the first step.`,
  }
}
