/** What people type in a hurry, as it is written in a mail. */

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
  tues: 'Tuesday',
  weds: 'Wednesday',
  thurs: 'Thursday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.@-])(?:${Object.keys(WORDS).join('|')})(?![\p{L}\p{N}/@-])`,
  'giu',
)

const TIMES: Readonly<Record<string, string>> = { wk: 'week', mo: 'month', yr: 'year' }

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** `31 jan`, `mid dec`, `in Dec` */
const MONTH =
  /\b((?:\d{1,2}(?:st|nd|rd|th)?|mid|late|early|end of|start of|in|by|until|till|from|since|before|after)[ -])(jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b(?:\.(?=[,;)]| \d))?(?=[\s,;.!?)]|$)/gi
const FULL_MONTH =
  /\b(\d{1,2}(?:st|nd|rd|th)? )(january|february|march|april|may|june|july|august|september|october|november|december)\b/g
const monthOf = (short: string) =>
  MONTHS.find((name) => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short

/** The same words written out: `dont` as “don’t”, `w/o` as “without”, `31 jan` as “31 January”. */
export const written = (text: string): string =>
  text
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s)/gi, 'with')
    .replaceAll(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replaceAll(
      /\b(\d+)[ -]?min(?:ute)?s? (?=(?:\p{L}+ )?(?:call|chat|talk|demo|meeting|intro|visit)\b)/giu,
      '$1-minute ',
    )
    .replaceAll(/\b(\d+) (day|week|month|year) (?=(?:pilot|trial|test|deal|contract|plan)\b)/gi, '$1-$2 ')
    .replaceAll(/~(?=\d)/g, 'about ')
    .replaceAll(/\b(\d+) ?(?:h|hrs?)(?=\/)/g, '$1 hours')
    .replaceAll(
      /(?<=\p{L})\/(wk|week|mo|month|yr|year|day)\b/giu,
      (_, time: string) => ` a ${TIMES[time.toLowerCase()] ?? time}`,
    )
    .replaceAll(WORD, (word) => WORDS[word.toLowerCase()] ?? word)
    .replaceAll(FULL_MONTH, (_, day: string, month: string) => `${day}${monthOf(month)}`)
    .replaceAll(MONTH, (_, before: string, month: string) => `${before}${monthOf(month)}`)
