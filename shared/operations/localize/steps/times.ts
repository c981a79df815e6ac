/** Times of day: `3:30 PM` for readers who count to 24, `15:30` for readers who count to twelve. */
import { countsToTwelve, formatTime } from '../conventions.ts'
import { type Run, runsIn } from '../numerals.ts'
import { type Findings, type Mail, type Segment, type Step, within } from '../step.ts'
import type { LocaleTag } from '../tables/locales.ts'

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?$/
const PAIR = /^(\d{1,2}(?:[:.]\d{2})?)([-–])(\d{1,2}(?:[:.]\d{2})?)$/
const MARKER = /^[ \u00a0\u202f]?([ap])(?:\.[ \u00a0]?m\.?|m\b)/i
/** What stands between the two times of “3 to 4pm”. */
const LINK = /(\d{1,2}(?:[:.]\d{2})?)(?: ?[-–] ?| (?:to|and|or|until|till) )$/
/** A zone named right after a time. */
const ZONE =
  /^\.? ?\(?(?:[ECMP][SD]?T|GMT|UTC|BST|CES?T|AE[SD]?T|IST|JST|Eastern|Central|Mountain|Pacific|\p{Lu}\p{L}+ time)\b/u
/** The end of a stretch of time, behind which its zone stands: “8:00am–9:15am PT”. */
const UNTIL =
  /^ ?(?:[-–]|to|and|or|until|till) ?\d{1,2}(?:[:.]\d{2})?[ \u00a0\u202f]?(?:[ap]\.?[ \u00a0]?m\.?)?/i
/** What goes on with the sentence after “p.m.” though it has a capital. */
const GOES_ON = /^ (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b/u

/** am and pm as they are written behind the hour. */
const MARKERS: Readonly<Partial<Record<LocaleTag, readonly [am: string, pm: string]>>> = {
  'en-GB': ['am', 'pm'],
  'en-AU': [' am', ' pm'],
  'en-IN': [' am', ' pm'],
}

interface Time {
  hours: number
  minutes: number
}

export const times: Step = (mail, findings) => {
  const { target, source } = mail
  let noted = source.region === null || source.region === target.region
  const late = countsOn(mail)
  for (const segment of mail.segments)
    for (const run of runsIn(segment.text)) {
      const end = timeAt(mail, segment, run, findings, late)
      if (end === null || noted) continue
      noted = true
      findings.person({
        ...within(segment, run.start, end),
        reason: ZONE.test(segment.text.slice(end).replace(UNTIL, ''))
          ? `Times keep the sender’s zone; readers in ${target.country} count in their own.`
          : `No time zone is named; readers in ${target.country} will take times as their own.`,
      })
    }
}

/** Adapts the time a run stands for; gives its end, or `null` when it is none. */
function timeAt(mail: Mail, segment: Segment, run: Run, findings: Findings, late: boolean): number | null {
  const { text } = segment
  const marker = MARKER.exec(text.slice(run.end, run.end + 7))
  if (!marker) return plainTime(mail, segment, run, findings, late)
  const pair = PAIR.exec(run.text)
  const last = readClock(pair ? (pair[3] ?? '') : run.text, 12)
  if (!last) return null
  const half = (marker[1] ?? '').toLowerCase() === 'p' ? 12 : 0
  let length = marker[0].length
  // The dot of “p.m.” may also close the sentence.
  const rest = text.slice(run.end + length)
  const ends = rest.trim() === '' || (/^\s+\p{Lu}/u.test(rest) && !GOES_ON.test(rest) && !ZONE.test(rest))
  if (marker[0].endsWith('.') && ends) length--
  const end = run.end + length
  const write = writer(mail)
  if (!write) {
    // “3.30pm” is written with a colon where the full stop is unknown.
    if (
      /^\d{1,2}\.\d{2}$/.test(run.text) &&
      mail.language === 'en' &&
      mail.native &&
      mail.target.tag !== 'en-GB'
    )
      findings.change({
        ...within(segment, run.start, run.end),
        after: run.text.replace('.', ':'),
        type: 'time',
        rule_id: 'time-colon',
        confidence: 0.95,
      })
    // Beside `6:30 PM` that was 18:30, “9am” is written alike.
    if (late && mail.native && mail.target.tag === 'en-US' && !/^ /.test(marker[0])) {
      findings.change({
        ...within(segment, run.end, end),
        after: half === 12 ? ' PM' : ' AM',
        type: 'time',
        rule_id: 'time-marker',
        confidence: 0.9,
      })
      return end
    }
    // PM in capitals and “p.m.” are American; “pm” is understood, and one mail has one form.
    const foreign = /[AP.]/.test(marker[0]) || markersDiffer(mail)
    const form = mail.native && foreign ? MARKERS[mail.target.tag]?.[half === 12 ? 1 : 0] : undefined
    if (form !== undefined)
      findings.change({
        ...within(segment, run.end, end),
        after: form,
        type: 'time',
        rule_id: 'time-marker',
        confidence: 0.9,
      })
    return end
  }
  const linked = pair ? pair[1] : LINK.exec(text.slice(Math.max(0, run.start - 14), run.start))?.[1]
  const first = linked === undefined ? null : readClock(linked, 12)
  if (linked !== undefined && !first) return end
  let start = run.start
  const twelve = countsToTwelve(mail.target.tag)
  let after = write(onClock(last, half))
  if (first && linked !== undefined) {
    // “11 to 1pm” begins before noon: the half changes where the first hour is the later one.
    const other =
      first.hours % 12 > last.hours % 12 ||
      (first.hours % 12 === last.hours % 12 && first.minutes > last.minutes)
    const opening = write(onClock(first, other ? 12 - half : half))
    if (pair) after = `${opening}${pair[2]}${after}`
    else {
      const at = text.lastIndexOf(linked, run.start - 1)
      after = `${opening}${text.slice(at + linked.length, run.start)}${after}`
      start = at
    }
  }
  // The dot of “p.m.” also closes the sentence.
  if (after.endsWith('.') && text[end] === '.') after = after.slice(0, -1)
  if (mail.native && mail.target.language === 'de' && !CLOCK_AFTER.test(text.slice(end))) after += ' Uhr'
  if (after === text.slice(start, end)) return end
  findings.change({
    ...within(segment, start, end),
    after,
    type: 'time',
    rule_id: twelve ? 'time-12-hours' : 'time-24-hours',
    confidence: first ? 0.85 : last.hours === 12 ? 0.9 : 0.97,
  })
  return end
}

/** Behind a German time: its word already, or a second time that has it. */
const CLOCK_AFTER = /^ ?(?:Uhr\b|h\b|(?:[-–]|bis|und|oder) ?\d)/

const PLAIN = /^([01]?\d|2[0-3]):([0-5]\d)$/
/** `17.30`, as Britain writes it; only where the words in front make a time of it. */
const DOTTED = /^(1[3-9]|2[0-3]|0?\d|1[0-2])\.([0-5]\d)$/
const TIME_BEFORE = /(?:^|\s)(?:at|from|until|till|by|before|after|to|and|kl\.?|klo|ore|[-–]) $/i
/** “17.30 Uhr”: a word behind it that only times have. */
const TIME_AFTER = /^[ \u00a0](?:Uhr|uur)\b/
/** “17:30 h” and “17:30 horas” leave with the 24 hours. */
const HOURS_AFTER = /^ ?(?:h|hs|hrs|horas)\b\.?/i

/** `15:30` in English for readers who count to twelve; `9:00` beside it is then a morning hour. */
function plainTime(mail: Mail, segment: Segment, run: Run, findings: Findings, late: boolean): number | null {
  const match = clockAt(segment.text, run)
  if (!match) return null
  if (!mail.native) colon(mail, segment, run, findings)
  if (!late || !mail.native || !takesTwelve(mail)) return run.end
  const spanish = mail.target.language === 'es'
  const unit = spanish ? (HOURS_AFTER.exec(segment.text.slice(run.end, run.end + 8))?.[0].length ?? 0) : 0
  const written = formatTime(mail.target.tag, Number(match[1]), Number(match[2]))
  // The dot of “p.m.” also closes the sentence.
  const doubled = written.endsWith('.') && segment.text[run.end + unit] === '.'
  findings.change({
    ...within(segment, run.start, run.end + unit + (doubled ? 1 : 0)),
    after: written,
    type: 'time',
    rule_id: 'time-12-hours',
    confidence: 0.9,
  })
  return run.end + unit
}

/** `17.30` for readers who write a colon there; the words around it are for whoever translates them. */
function colon({ target }: Mail, segment: Segment, run: Run, { change }: Findings): void {
  if (!run.text.includes('.') || formatTime(target.tag, 10, 30).includes('10.30')) return
  change({
    ...within(segment, run.start, run.end),
    after: run.text.replace('.', ':'),
    type: 'time',
    rule_id: 'time-colon',
    confidence: 0.9,
  })
}

/** The hours and minutes of a time without am or pm. */
const clockAt = (text: string, { start, end, text: own }: Run): RegExpExecArray | null =>
  PLAIN.exec(own) ??
  (TIME_BEFORE.test(text.slice(Math.max(0, start - 8), start)) || TIME_AFTER.test(text.slice(end, end + 5))
    ? DOTTED.exec(own)
    : null)

/** Readers who count to twelve, where the author counts on: America in English, Mexico in Spanish. */
const takesTwelve = ({ target, source }: Mail): boolean =>
  target.tag === 'en-US' ||
  (target.language !== 'en' &&
    target.language === source.language &&
    target.region !== source.region &&
    countsToTwelve(target.tag) &&
    !countsToTwelve(source.tag))

/** True when a mail counts its hours to 24. */
const countsOn = ({ segments }: Mail): boolean =>
  segments.some(({ text }) =>
    runsIn(text).some(
      (run) => Number(clockAt(text, run)?.[1] ?? 0) > 12 && !MARKER.test(text.slice(run.end, run.end + 7)),
    ),
  )

/** True when a mail writes am or pm in more ways than one: “9 a.m.” beside “8:30am”. */
function markersDiffer({ segments }: Mail): boolean {
  const forms = segments.flatMap(({ text }) =>
    runsIn(text).flatMap(({ end }) => MARKER.exec(text.slice(end, end + 7))?.[0].replace(/[ap]/i, '') ?? []),
  )
  // The dot of a last “p.m.” may be that of its sentence.
  return new Set(forms.map((form) => form.replace(/\.$/, ''))).size > 1
}

function readClock(text: string, most: number): Time | null {
  const match = CLOCK.exec(text)
  if (!match) return null
  const time = { hours: Number(match[1]), minutes: Number(match[2] ?? 0) }
  return time.hours >= 1 && time.hours <= most && time.minutes < 60 ? time : null
}

const onClock = ({ hours, minutes }: Time, half: number): Time => ({ hours: (hours % 12) + half, minutes })

/** How times are written for the reader; `null` where am and pm are understood. */
function writer({ target, native }: Mail): ((time: Time) => string) | null {
  if (target.language === 'en' || (!native && countsToTwelve(target.tag))) return null
  // In a text of another language only the figures can follow the reader.
  const tag = native ? target.tag : 'en-GB'
  return ({ hours, minutes }) => formatTime(tag, hours, minutes)
}
