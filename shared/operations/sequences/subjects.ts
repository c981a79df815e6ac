/** Subjects for mails that open a new thread. */
import type { Angle } from './angles.ts'

/** What the angle adds to the matter, in two or three words. */
const ADDED: Readonly<Record<Angle, string>> = {
  problem: 'a first look',
  proof: 'one example',
  objection: 'the timing',
  how_it_works: 'the steps',
  smaller_ask: 'one page',
  other_person: 'who decides',
  cost: 'a rough check',
  timing: 'which month',
  resource: 'worth a read',
  options: 'one letter',
  trigger: 'something new',
  reference: 'somebody to ask',
  close_file: 'last note',
}
/** The same for mail to a list, where the subject has to stand by itself. */
const ADDED_FOR_MANY: Partial<Record<Angle, string>> = {
  how_it_works: 'how it works, in three steps',
  objection: 'the question we are asked most',
  proof: 'what another reader says',
  timing: 'the day to keep in mind',
  close_file: 'our last mail about it',
}
/** Characters that show on a phone; mail to a list has a little more room. */
const MOST = 35
const MOST_FOR_MANY = 50

const bare = (on: string) => (on === 'the job' ? on : on.replace(/^(?:the|my|our) /i, ''))

/** The matter without article, and what the angle adds: `Racking quote: one page`. */
export function newSubject(on: string, angle: Angle, toMany: boolean): string {
  const matter = bare(on)
  const added = (toMany ? ADDED_FOR_MANY[angle] : undefined) ?? ADDED[angle]
  const both = `${matter}: ${added}`
  const text = on !== 'this' && both.length <= (toMany ? MOST_FOR_MANY : MOST) ? both : added
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The matter as the subject of a first mail; `null` when it has no name. */
export function firstSubject(on: string): string | null {
  const matter = bare(on)
  return on === 'this' ? null : matter.charAt(0).toUpperCase() + matter.slice(1)
}
