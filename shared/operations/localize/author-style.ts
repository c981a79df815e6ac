/** How the author of a mail writes numbers: as the locale named, else as the figures or the language of the mail show. */
import { type Separators, separatorsOf } from './conventions.ts'
import { readsOnlyWith, runsIn } from './numerals.ts'
import type { Mail, Segment } from './step.ts'
import { readLocale } from './tables/locales.ts'

export interface AuthorStyle {
  /** `null` when nothing tells. */
  style: Separators | null
  /** What was gone by: the locale named, a figure that can be read in one way only, the language, or nothing. */
  known: 'locale' | 'figures' | 'language' | null
  /** Locale that writes numbers so; `null` when none is known. */
  tag: string | null
}

/** Separators of the author, and what they were told by. */
export function authorStyle(
  { named, language: stated, tag }: Mail['source'],
  language: string | null,
  segments: readonly Segment[],
): AuthorStyle {
  if (named && (language === null || stated === language))
    return { style: separatorsOf(tag), known: 'locale', tag }
  const usual = language === null ? null : readLocale(language)
  const shown = shownIn(segments)
  if (shown) return { style: shown, known: 'figures', tag: usual }
  return usual === null
    ? { style: null, known: null, tag: null }
    : { style: separatorsOf(usual), known: 'language', tag: usual }
}

/** The separators that every figure with but one reading, such as `4.850,00`, was written with; `null` where they differ or there is none. */
function shownIn(segments: readonly Segment[]): Separators | null {
  let shown: Separators | null = null
  for (const { text } of segments)
    for (const run of runsIn(text)) {
      const marks = readsOnlyWith(run.text)
      if (!marks) continue
      if (shown && (shown.group !== marks.group || shown.decimal !== marks.decimal)) return null
      shown = marks
    }
  return shown
}

/** One mark and three digits behind it: thousands to one reader, decimals to another. */
const ONE_MARK = /^\d{1,3}[.,]\d{3}$/

/** Whether a figure such as `1.200` can be meant in two ways: nobody named the locale, and its mark is not known to part thousands. */
const isUnclear = ({ author: { style, known } }: Pick<Mail, 'author'>, text: string): boolean =>
  known !== 'locale' && ONE_MARK.test(text) && (style === null || text.includes(style.decimal))

/** The same for sums and measures, which hardly have three decimals whatever locale was named. */
export const isUnclearSum = (mail: Pick<Mail, 'author'>, text: string): boolean =>
  isUnclear(mail, text) || (ONE_MARK.test(text) && text.includes(mail.author.style?.decimal ?? ' '))

/** Why such a figure is left to a person. */
export const bothReadings = ({ author: { known } }: Pick<Mail, 'author'>, text: string): string => {
  const [whole = '', part = ''] = text.split(/[.,]/)
  const way = known === 'locale' ? '' : ', or name the `locale`'
  return `Left as it is: it can mean ${whole}${part} or ${Number(`${whole}.${part}`)}. Write it so that it has one reading${way}.`
}
