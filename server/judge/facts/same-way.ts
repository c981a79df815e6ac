/** Writes in one way what English writes in several, so that a fact put another way is found to be the same. */
import { monthsIn } from './names-of-time.ts'

/** Whole weeks, by how they are counted. */
const WEEKS = new Map([
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((word, i) => [word, i + 2] as const),
  ...Array.from({ length: 11 }, (_, i) => [String(i + 2), i + 2] as const),
])
const ENDS = new Map([
  ['D', 'day'],
  ['W', 'week'],
  ['M', 'month'],
  ['Y', 'year'],
])
const MONTHS = monthsIn('en').map((month) => month.charAt(0).toUpperCase() + month.slice(1))
const monthOf = (number: string): string => MONTHS[Number(number) - 1] ?? number

const two = (from: string) => Number(from) % 12

const COUNT = '\\d+(?:[.,]\\d+)*'
/** `a week`, `per month`; the period is a group. */
const EACH = '(?:an?|per|each|every) (hour|day|night|week|month|quarter|year)\\b'

/** Each from what it stands for to the one way; in this order. */
const WAYS: readonly [RegExp, string | ((...match: string[]) => string)][] = [
  // Account numbers and telephone numbers, whatever stands between their groups.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, (all) => all.replaceAll(' ', '')],
  [
    /(?<![\p{L}\p{N}\p{Sc}.,#/-])\+?\(?\d{1,4}\)?(?:[ .–-]?\(?\d{2,5}\)?){2,5}(?![\p{L}\p{N}%/])/gu,
    (all) => (all.replaceAll(/\D/g, '').length >= 9 ? all.replaceAll(/\D/g, '') : all),
  ],
  [/\bwww\./gi, ''],
  [/\bhttps:\/\//gi, ''],
  // 2 to 4 pm: both in the afternoon.
  [
    /\b(\d{1,2}(?:[:.]\d{2})?)(?= ?(?:to|and|until|[–—-]) ?\d{1,2}(?:[:.]\d{2})?\s?([ap])\.?\s?m\b)/gi,
    '$1$2m',
  ],
  // 3 pm, 3 p.m., 3:00pm: 15:00.
  [
    /\b(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\b\.?/gi,
    (_, hour = '', minutes = '00', half = '') =>
      `${two(hour) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes || '00'}`,
  ],
  [/\b0(\d:\d{2})\b/g, '$1'],
  [/\bnoon\b/gi, '12:00'],
  [/\bmidnight\b/gi, '0:00'],
  [/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, '$1'],
  // Each month costs $450: $450 a month.
  [
    /\b(?:each|every) (hour|day|week|month|quarter|year) (?:costs?|is|comes to) (\p{Sc}\d[\d.,]*\d|\p{Sc}\d)/giu,
    'it costs $2 a $1',
  ],
  // From 14 a week to 2, from 14 to 2 a week: 2 a week as well. 14 missed calls a week: 14 a week.
  [
    new RegExp(
      `\\bfrom (\\p{Sc}?${COUNT})((?: \\p{Ll}+){0,3}) ${EACH} to (\\p{Sc}?${COUNT})(?! ?${EACH}|[:\\d])`,
      'giu',
    ),
    'from $1 a $3$2 to $4 a $3',
  ],
  [
    new RegExp(
      `\\bfrom (\\p{Sc}?${COUNT})((?: (?!an?\\b|per\\b|each\\b|every\\b)\\p{Ll}+){0,3}) to (\\p{Sc}?${COUNT}) ${EACH}`,
      'giu',
    ),
    'from $1 a $4$2 to $3 a $4',
  ],
  [
    new RegExp(
      `(?<![\\p{Sc}\\d])(${COUNT})((?: \\p{Ll}+){1,3}) ${EACH}(?! (?:ago|later|earlier|before|after|from|of)\\b)`,
      'giu',
    ),
    '$1 a $3$2',
  ],
  [/\bhalf[ -](?:an? )?hour\b/gi, '30 minutes'],
  [/\bhalf (?:of )?(?=(?:of |the|your|our|my|their|its|all)\b)/gi, '50% of '],
  [/\b(?:a|one) dozen\b/gi, '12'],
  [/\btwo dozen\b/gi, '24'],
  [/\b(?:an? )?quarter of an hour\b/gi, '15 minutes'],
  // One in three, a third of: so much of something.
  ...(
    [
      ['third', '1/3'],
      ['quarter', '25%'],
      ['fifth', '20%'],
      ['sixth', '1/6'],
    ] as const
  ).map(([part, share], i): [RegExp, string] => [
    new RegExp(
      `\\b(?:a|one) ${part}(?= of\\b)|\\b(?:one|1) (?:in|out of) (?:every )?(?:${i + 3}|${['three', 'four', 'five', 'six'][i]})\\b`,
      'gi',
    ),
    share,
  ]),
  // 14 days: two weeks. “A week” may be a rate.
  [
    new RegExp(`\\b(${[...WEEKS.keys()].join('|')}) weeks\\b`, 'gi'),
    (_, count = '') => `${(WEEKS.get(count.toLowerCase()) ?? 0) * 7} days`,
  ],
  [/\bEO([DWMY])\b/g, (_, unit = '') => `end of ${ENDS.get(unit)}`],
  [/\bCOB\b|\bclose of business\b/g, 'end of day'],
  // 11/30/2026 where only one of both can be the month.
  [
    /\b(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20\d\d)\b/g,
    (_, m = '', d = '', y = '') => `${monthOf(m)} ${d}, ${y}`,
  ],
  [
    /\b(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/(20\d\d)\b/g,
    (_, d = '', m = '', y = '') => `${monthOf(m)} ${d}, ${y}`,
  ],
  [/\b(?:a )?fortnight\b/gi, '2 weeks'],
  [/\btwice\b|\b(?:2|two) times\b/gi, '2x'],
  [/\bthrice\b|\b(?:3|three) times\b/gi, '3x'],
  // 15-minute: 15 minute.
  [/(\d)-(?=(?:second|minute|hour|day|week|month|quarter|year)s?\b)/gi, '$1 '],
  // 20–30%, 20 to 30 percent: each figure with its sign.
  [
    /(?<![\p{L}\p{N}/.-])(\p{Sc}?)(\d[\d,.]*)\s?[–—-]\s?\p{Sc}?(\d[\d,.]*)(?![\p{L}\p{N}]*[/-]\d)/gu,
    '$1$2 to $1$3',
  ],
  [/(\d[\d,.]*) to (\d[\d,.]*)(\s?%| percent\b| per cent\b)/gi, '$1% to $2%'],
]

/** A line with times, ranges, account and telephone numbers in one way. It is for comparing, and for no reader. */
export const sameWay = (line: string): string =>
  WAYS.reduce((text, [way, one]) => text.replaceAll(way, one as string), line)
