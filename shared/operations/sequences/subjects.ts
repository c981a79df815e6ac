/** Subjects for mails that open a new thread. */
import type { Angle } from './angles.ts'
import type { Slots } from './script.ts'

/** What the angle adds to the matter, in two or three words. */
const ADDED: Readonly<Record<Angle, string>> = {
  offer: 'a first look',
  problem: 'a first look',
  proof: 'one example',
  objection: 'the timing',
  how_it_works: 'the steps',
  smaller_ask: 'yes or no',
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
  how_it_works: 'one more thing',
  objection: 'any questions?',
  proof: 'one more detail',
  timing: 'a reminder',
  close_file: 'last call',
}
/** “6 April” of “Monday 6 April”: a subject has no room for both. */
const withoutWeekday = (date: string) => date.replace(/^\p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/u, '')

/** What stands on the day says it. */
const DATED: ReadonlySet<Angle> = new Set<Angle>(['timing', 'close_file'])
/** Characters that show on a phone; mail to a list has a little more room. */
const MOST = 35
const MOST_FOR_MANY = 50

const bare = (on: string) => (on === 'the job' ? on : on.replace(/^(?:the|my|our) /i, ''))

const JOINED = / (?:at|for|of|in|on|from|with|between|under|before|after) /

/** The matter without article, and what the angle adds: `Racking quote: yes or no`. Never what the angle adds alone. */
export function newSubject(on: string, angle: Angle, toMany: boolean, slots: Slots): string {
  const most = toMany ? MOST_FOR_MANY : MOST
  const dated = toMany && slots.date !== null && DATED.has(angle) ? `, ${withoutWeekday(slots.date)}` : ''
  const added = ((toMany ? ADDED_FOR_MANY[angle] : undefined) ?? ADDED[angle]) + dated
  const named = [on, slots.offer, slots.matter]
    .filter((name) => name !== null && name !== 'this')
    .map((n) => bare(n ?? ''))
  const both = named.map((name) => `${name}: ${added}`).find((line) => line.length <= most)
  // A longer one loses its tail on a phone, which is better than saying the same twice.
  const longer = named
    .flatMap((name) => [name, name.split(JOINED)[0] ?? name, ...(toMany ? name.split(', ').slice(-1) : [])])
    .map((name) => `${name}: ${added}`)
    .find((line) => line.length <= MOST_FOR_MANY)
  const day = slots.date === null || dated !== '' ? [] : [`${slots.date}: ${added}`]
  const text = both ?? longer ?? named.find((name) => name.length <= most) ?? day[0] ?? named[0] ?? added
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The matter as the subject of a first mail; `null` when it has no name. */
export function firstSubject(on: string): string | null {
  const matter = bare(on)
  return on === 'this' ? null : matter.charAt(0).toUpperCase() + matter.slice(1)
}
