/** What stands beside a word decides whether it means what its twin means. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** With one of these behind it the word means something else, or its twin does not fit. */
const UNLESS_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  dialog: words('box boxes window windows'),
  elevator: words('pitch pitches speech'),
  mom: words('and'),
  // A price that stands by itself: “a flat £89 a month”.
  flat: words(
    '# fee fees rate rates price line out file tire tyre white screen design packed at to roof roofs roofing top bed pack panel battery surface ground',
  ),
  // “to let you know”
  'to let': words(
    'me us you him her it them the a an my our your his their this that people everyone everybody anyone somebody someone go know',
  ),
  truck: words('stop'),
  queue: words('size length depth'),
  'a check': words('in out on up mark box list point that of whether'),
  'the check': words('in out on up mark box list point that whether'),
  'your check': words('in out on up mark box list point'),
  'this check': words('in out mark box list point'),
  'that check': words('in out mark box list point'),
  'our check': words('in out mark box list point'),
  checks: words('in out on whether that if the your our all every'),
  'a raise': words('in of to'),
  football: words('club'),
  boot: words('camp up'),
}
const HOLIDAYS = words(
  'day days time policy policies rental rentals home homes request requests pay schedule mode hours balance',
)

/** The word is only meant after one of these; elsewhere it is a verb, or says something else. */
const NOUN = words('a an the my your our his her their this that these those each every another by of in no')
export const ONLY_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  lift: NOUN,
  lifts: NOUN,
  flat: NOUN,
  queue: NOUN,
  torch: NOUN,
  bin: NOUN,
  diversion: NOUN,
  cooker: NOUN,
  hoover: NOUN,
  trash: NOUN,
  curb: NOUN,
  wrench: NOUN,
  football: NOUN,
  crisps: NOUN,
  gp: NOUN,
  practice: words('to'),
  tire: NOUN,
  checks: words('your the our my their these those two three four five by of no all send mail'),
}

/** A drop or a tumble of somebody, not the season. */
export const FALLING = words(
  'of in from to by off over on at was is has had were that which since below under back',
)
const WHOSE = words('the a its your her his my our their')
const SEASONS = ['in the', 'this', 'last', 'next', 'early', 'late'].map((word) => `${word} fall`)

/** Behind one of these the phrase says something else. */
export const UNLESS_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  'last fall': WHOSE,
  'next fall': WHOSE,
  'this fall': words('like'),
  // A machine holds them back: “61 payments are queued”.
  queued: words('is are was were be been being get gets got stay stays choose select'),
}

/** Time off that can change its name as it stands. */
export const TIME_OFF: readonly string[] =
  'on|a|the|your|my|our|his|her|their|this|that|next|last|summer|winter|family|of'
    .split('|')
    .map((word) => `${word} vacation`)

/** What stands behind a phrase and keeps it as it is. */
export const unlessBefore = (phrase: string): ReadonlySet<string> | undefined => {
  if (phrase.endsWith(' vacation')) return HOLIDAYS
  return SEASONS.includes(phrase) ? FALLING : UNLESS_BEFORE[phrase]
}
