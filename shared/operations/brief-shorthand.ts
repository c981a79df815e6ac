/** What people type in a hurry, as it is written in a mail. */

import { capitalised } from '../engine/edit.ts'
import { DAYS, MONTHS, SHORT_MONTHS } from '../engine/lexicon/calendar-words.ts'

const WORDS: Readonly<Record<string, string>> = {
  appt: 'appointment',
  appts: 'appointments',
  pls: 'please',
  plz: 'please',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  havent: "haven't",
  cant: "can't",
  wont: "won't",
  til: 'until',
  u: 'you',
  wanna: 'want to',
  gonna: 'going to',
  inv: 'invoice',
  couldnt: "couldn't",
  im: "I'm",
  ive: "I've",
  thats: "that's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  mgr: 'manager',
  mgrs: 'managers',
  yr: 'year',
  yrs: 'years',
  hrs: 'hours',
  mins: 'minutes',
  mths: 'months',
  wks: 'weeks',
  pct: 'percent',
  ppl: 'people',
  acct: 'account',
  accts: 'accounts',
  avail: 'available',
  xmas: 'Christmas',
  uk: 'UK',
  eur: 'euros',
  chf: 'CHF',
  tue: 'Tuesday',
  thu: 'Thursday',
  tues: 'Tuesday',
  weds: 'Wednesday',
  thurs: 'Thursday',
  fri: 'Friday',
  ...Object.fromEntries(DAYS.split(' ').map((day) => [day, capitalised(day)])),
}
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.@-])(?!eur \d)(?:${Object.keys(WORDS).join('|')})(?![\p{L}\p{N}/@-])`,
  'giu',
)

const TIMES: Readonly<Record<string, string>> = { wk: 'week', mo: 'month', yr: 'year' }

const MONTH_NAMES = MONTHS.split(' ')
/** Names of months in a pattern, but for “may”, which is mostly a verb. */
const orMonths = (names: string) => names.replace('may ', '').replaceAll(' ', '|')
/** `31 jan`, `mid dec`, `in december`, `3 may` */
const MONTH = new RegExp(
  String.raw`\b((?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|mid|late|early|end of|start of|in|by|until|till|from|since|before|after)[ -])((?<=\d(?:st|nd|rd|th)?(?: of)? )may|${orMonths(MONTHS)}|(?:${orMonths(SHORT_MONTHS)})(?:\.(?=[,;)]| \d))?)(?=[\s,;.!?):]|[-–] ?\d|$)`,
  'gi',
)
const monthOf = (short: string) =>
  capitalised(MONTH_NAMES.find((name) => name.startsWith(short.toLowerCase().slice(0, 3))) ?? short)
/** `from Jan Novak` is a person. */
const isName = (before: string, month: string, behind: string) =>
  !/\d/.test(before) && /^\p{Lu}/u.test(month) && /^ \p{Lu}\p{Ll}/u.test(behind)

/** The same words written out: `dont` as “don’t”, `w/o` as “without”, `31 jan` as “31 January”. */
export const written = (text: string): string =>
  text
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/(?<!\d[ -]?)\bmin\. (?=\p{Ll})/gu, 'minimum ')
    .replaceAll(/\bw\/(?=\s)/gi, 'with')
    .replaceAll(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replaceAll(
      /\b(\d+)[ -]?min(?:ute)?s? (?=(?:\p{L}+ )?(?:call|chat|talk|demo|meeting|intro|visit)\b)/giu,
      '$1-minute ',
    )
    .replaceAll(/\b(\d+) (day|week|month|year) (?=(?:pilot|trial|test|deal|contract|plan)\b)/gi, '$1-$2 ')
    .replaceAll(/~(?=\d)/g, 'about ')
    // “contract ends 31 March”
    .replaceAll(
      /\b(ends|expires|renews|starts|begins|closes) (?=\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2})/gu,
      '$1 on ',
    )
    .replaceAll(/\b(\d+) ?(?:h|hrs?)(?=\/)/g, '$1 hours')
    .replaceAll(
      /(?<=(?<!\/\p{L}{0,12})\p{L}|[£$€][\d.,]*\d)\/(wk|week|mo|month|yr|year|day)\b/giu,
      (_, time: string) => ` a ${TIMES[time.toLowerCase()] ?? time}`,
    )
    .replaceAll(WORD, (word) => {
      const whole = WORDS[word.toLowerCase()] ?? word
      return /^\p{Lu}\p{Ll}/u.test(word) ? capitalised(whole) : whole
    })
    .replaceAll(MONTH, (all: string, before: string, month: string, at: number, whole: string) =>
      isName(before, month, whole.slice(at + all.length)) ? all : `${before}${monthOf(month)}`,
    )
