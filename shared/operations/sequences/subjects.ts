/** Subjects for mails that open a new thread. */
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { Angle, Play } from './angles.ts'
import { endingIn } from './ending.ts'
import { subjectOf, tailOf } from './point-lines.ts'
import type { Slots } from './script.ts'

/** What the angle adds to the matter, in two or three words. */
const ADDED: Readonly<Record<Angle, string>> = {
  offer: 'a first look',
  problem: 'a first look',
  proof: 'one example',
  objection: 'what speaks against it',
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
/** The same where a play takes the angle its own way; in mail to a list the subject has to stand by itself. */
const ADDED_IN: Partial<Record<Play, Partial<Record<Angle, string>>>> = {
  campaign: {
    proof: 'one more thing',
    timing: 'a reminder',
    close_file: 'last call',
    objection: 'your questions',
    how_it_works: 'good to know',
    resource: 'the recording',
  },
  deal: { proof: 'one more fact', timing: 'the day', objection: 'what is open' },
  buying: {
    proof: 'one more figure',
    objection: 'other ways',
    timing: 'the day',
    close_file: 'before we decide',
  },
  customer: { objection: 'what is in the way', how_it_works: 'the next step', timing: 'the day' },
  favour: { resource: 'two lines to pass on', smaller_ask: 'one sentence', close_file: 'how it holds up' },
  payment: {
    timing: 'which day',
    objection: 'anything missing?',
    resource: 'all you need',
    close_file: 'the last day',
  },
  renewal: {
    proof: 'what you used',
    objection: 'any questions?',
    timing: 'what to decide',
  },
  meeting: { timing: 'which day' },
  press: { timing: 'the day' },
  recruiting: { objection: 'one question' },
}
/** What a mailing that invites questions has for a subject. */
const ASKED_FOR: Partial<Record<Kind, string>> = {
  event_invitation: 'your question for the day',
  onboarding: 'stuck somewhere?',
  abandoned_cart: 'what held you back?',
  re_engagement: 'what was missing?',
  review_request: 'before you write',
}
/** “6 April” of “Monday 6 April 2026”: a subject has no room for all of it. */
const withoutWeekday = (date: string) =>
  date.replaceAll(/\b\p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/gu, '').replace(/,? 20\d\d$/, '')

/** What stands on the day says it. */
const DATED: ReadonlySet<Angle> = new Set<Angle>(['timing', 'close_file'])
/** Characters that show on a phone; mail to a list has a little more room. */
const MOST = 35
const MOST_FOR_MANY = 50

/** “The event: a reminder”: one plain word alone keeps its article. */
const bare = (on: string) =>
  /^(?:the|our) (?:job|event|survey|appeal|offer|evening|day|night)$/.test(on)
    ? on
    : on.replace(/^(?:the|my|our) /i, '')

const JOINED = / (?:at|for|of|in|on|from|with|between|under|before|after|about) /

/** None of `taken`, the subjects before it. The matter without article, and what the angle adds: `Racking quote: yes or no`. Never what the angle adds alone. */
export function newSubject(
  on: string,
  angle: Angle,
  play: Play,
  slots: Slots,
  taken: readonly string[],
): string {
  const toMany = play === 'campaign'
  const most = toMany ? MOST_FOR_MANY : MOST
  const day = slots.closing ?? slots.date
  const dated = toMany && day !== null && DATED.has(angle) ? `, ${withoutWeekday(day)}` : ''
  // A day to reply by is no day of the event.
  const replies = slots.isEvent && slots.closing !== null && angle === 'timing' && dated !== ''
  const point = toMany && !DATED.has(angle) ? slots.told : null
  const whole = point && subjectOf(point, MOST_FOR_MANY)
  if (whole !== null && !taken.includes(capitalised(whole))) return capitalised(whole)
  const unnamed = on === 'this' ? 'any questions?' : undefined
  const invites = toMany && angle === 'objection' ? (ASKED_FOR[slots.kind] ?? unnamed) : undefined
  const said = point
    ? tailOf(point)
    : slots.ends && toMany && angle === 'how_it_works'
      ? 'our last mail'
      : (invites ?? ADDED_IN[play]?.[angle] ?? ADDED[angle])
  const added = replies
    ? `${slots.look === null ? 'reply' : 'sign up'} by${dated.slice(1)}`
    : `${said}${dated}`
  const named = (toMany ? [on] : [on, slots.offer, slots.matter])
    .filter((name) => name !== null && name !== 'this')
    .map((n) => bare(n ?? ''))
  const both = named.map((name) => `${name}: ${added}`).find((line) => line.length <= most)
  // A longer one loses its tail on a phone, which is better than saying the same twice.
  const longer = named
    .flatMap((name) => [name, name.split(JOINED)[0] ?? name, ...(toMany ? name.split(', ').slice(-1) : [])])
    .map((name) => `${name}: ${added}`)
    .find((line) => line.length <= MOST_FOR_MANY)
  const byDay = day === null || dated !== '' ? [] : [`${day}: ${added}`]
  const undated = named.map((name) => `${name}: ${added.slice(0, added.length - dated.length)}`)
  const plain = [...(dated === '' ? [] : undated), ...named].find((name) => name.length <= most)
  const ends = toMany && DATED.has(angle) ? endingIn(slots) : null
  const offered = ends === null ? [] : [`${ends} until ${withoutWeekday(day ?? '')}`, ends]
  const own =
    named.length > 0 || !DATED.has(angle)
      ? []
      : [...offered.filter((line) => line.length <= MOST_FOR_MANY), ...slots.spare()]
  const lines = [...own, both, longer, plain, byDay[0], named[0]].filter((line) => line !== undefined)
  // No two mails have the same subject: a long name gives way to what the angle adds.
  const fresh = [...lines, added].find((line) => !taken.includes(capitalised(line)))
  return capitalised(fresh ?? `${added} (${taken.length + 1})`)
}

/** The matter as the subject of a first mail; `null` when it has no name. */
export function firstSubject(on: string): string | null {
  const matter = bare(on)
  return on === 'this' ? null : capitalised(matter)
}
