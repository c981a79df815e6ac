/** Quotation marks, where a language writes others than English does. */
export interface Quotes {
  open: string
  close: string
  /** Marks of a quotation within one; left out where those that are written can stay. */
  inner?: { open: string; close: string }
}

const quotes = (open: string, close: string, inner?: Quotes['inner']): Quotes => ({
  open,
  close,
  ...(inner && { inner }),
})

/** By locale, else by language. Languages that take the English marks as well are left out. */
export const QUOTES: Readonly<Record<string, Quotes>> = {
  'fr-FR': quotes('«\u202f', '\u202f»'),
  'fr-CA': quotes('«\u00a0', '\u00a0»'),
  'de-CH': quotes('«', '»', { open: '‹', close: '›' }),
  de: quotes('„', '“', { open: '‚', close: '‘' }),
  pl: quotes('„', '”'),
  ru: quotes('«', '»'),
  nb: quotes('«', '»'),
  sv: quotes('”', '”'),
  fi: quotes('”', '”'),
  ja: quotes('「', '」'),
  zh: quotes('“', '”'),
}
