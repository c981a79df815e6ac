/** The locales a mail can be adapted to. */

/** Order of day and month in English words, as readers there expect it; `null` leaves dates in words alone. */
type EnglishDates = 'dmy' | 'mdy' | null
export type Formality = 'formal' | 'informal'

export interface Locale {
  /** BCP 47. */
  tag: LocaleTag
  /** ISO 639. */
  language: string
  /** ISO 3166. */
  region: string
  languageName: string
  /** As it stands in a sentence: “in the Netherlands”. */
  country: string
  /** How business mail addresses somebody it knows little of. */
  formality: Formality
  /** For a mail in English to readers there. */
  englishDates: EnglishDates
  dir: 'ltr' | 'rtl'
}

const row = <T extends string>(
  tag: T,
  languageName: string,
  country: string,
  formality: Formality,
  englishDates: EnglishDates,
  dir: 'ltr' | 'rtl' = 'ltr',
) => ({ tag, languageName, country, formality, englishDates, dir })

const ROWS = [
  row('en-US', 'English', 'the United States', 'informal', 'mdy'),
  row('en-GB', 'English', 'the United Kingdom', 'informal', 'dmy'),
  row('en-CA', 'English', 'Canada', 'informal', 'mdy'),
  row('en-AU', 'English', 'Australia', 'informal', 'dmy'),
  row('en-IN', 'English', 'India', 'formal', 'dmy'),
  row('fr-FR', 'French', 'France', 'formal', 'dmy'),
  row('fr-CA', 'French', 'Canada', 'formal', null),
  row('de-DE', 'German', 'Germany', 'formal', 'dmy'),
  row('de-AT', 'German', 'Austria', 'formal', 'dmy'),
  row('de-CH', 'German', 'Switzerland', 'formal', 'dmy'),
  row('es-ES', 'Spanish', 'Spain', 'formal', 'dmy'),
  row('es-MX', 'Spanish', 'Mexico', 'formal', 'dmy'),
  row('it-IT', 'Italian', 'Italy', 'formal', 'dmy'),
  row('nl-NL', 'Dutch', 'the Netherlands', 'formal', 'dmy'),
  row('pt-BR', 'Portuguese', 'Brazil', 'formal', 'dmy'),
  row('pl-PL', 'Polish', 'Poland', 'formal', 'dmy'),
  row('sv-SE', 'Swedish', 'Sweden', 'informal', 'dmy'),
  row('da-DK', 'Danish', 'Denmark', 'informal', 'dmy'),
  row('nb-NO', 'Norwegian', 'Norway', 'informal', 'dmy'),
  row('fi-FI', 'Finnish', 'Finland', 'informal', 'dmy'),
  row('ja-JP', 'Japanese', 'Japan', 'formal', null),
  row('ko-KR', 'Korean', 'South Korea', 'formal', null),
  row('zh-CN', 'Chinese', 'China', 'formal', null),
  row('ru-RU', 'Russian', 'Russia', 'formal', 'dmy'),
  row('tr-TR', 'Turkish', 'Türkiye', 'formal', 'dmy'),
  row('ar-AE', 'Arabic', 'the United Arab Emirates', 'formal', 'dmy', 'rtl'),
  row('ar-SA', 'Arabic', 'Saudi Arabia', 'formal', 'dmy', 'rtl'),
  row('he-IL', 'Hebrew', 'Israel', 'informal', 'dmy', 'rtl'),
  row('hi-IN', 'Hindi', 'India', 'formal', 'dmy'),
] as const

export type LocaleTag = (typeof ROWS)[number]['tag']

export const LOCALE_TAGS = ROWS.map(({ tag }) => tag) as [LocaleTag, ...LocaleTag[]]

const LOCALES: ReadonlyMap<string, Locale> = new Map(
  ROWS.map((each) => {
    const [language = '', region = ''] = each.tag.split('-')
    return [each.tag, { ...each, language, region }]
  }),
)

/** Other names that people and systems use. */
const ALIASES: Readonly<Record<string, LocaleTag>> = {
  no: 'nb-NO',
  'no-no': 'nb-NO',
  'en-uk': 'en-GB',
  'zh-hans': 'zh-CN',
  'zh-hans-cn': 'zh-CN',
}

const BY_NAME = new Map<string, LocaleTag>(Object.entries(ALIASES))
for (const { tag } of ROWS) {
  BY_NAME.set(tag.toLowerCase(), tag)
  // The first row of a language is the one meant by its bare code: `de` is `de-DE`.
  const language = tag.slice(0, 2)
  if (!BY_NAME.has(language)) BY_NAME.set(language, tag)
}

/** Reads a locale as people write it: `de_de`, `de`. Gives `null` for one that is not in the table. */
export const readLocale = (name: string): LocaleTag | null =>
  BY_NAME.get(name.trim().toLowerCase().replaceAll('_', '-')) ?? null

/** The row of a tag. */
export const localeOf = (tag: LocaleTag): Locale => LOCALES.get(tag) as Locale

/** Name of a language in the table; its code for any other. */
export const languageName = (language: string): string =>
  ROWS.find(({ tag }) => tag.startsWith(`${language}-`))?.languageName ?? language
