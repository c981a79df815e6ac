/** The greeting and sign-off a mail gets in the target language, as far as the recipient's data allow. */
import type { Mail, Recipient } from './step.ts'
import { GREETINGS, type GreetingForms } from './tables/greetings.ts'
import type { Formality, LocaleTag } from './tables/locales.ts'
import { SIGNOFFS } from './tables/signoffs.ts'

/** A line ready to use, or why there is none. */
export type Line = { text: string; reason: string } | { text: null; reason: string }

export function applyRegister({
  target,
  formality,
  recipient,
}: Pick<Mail, 'target' | 'formality' | 'recipient'>): Line {
  return greetingFor(target.tag, formality, recipient)
}

/** The greeting in the language of the locale, its mark included. */
export function greetingFor(tag: LocaleTag, formality: Formality, recipient: Recipient): Line {
  const forms = GREETINGS[tag]
  const pattern = formality === 'informal' ? forms.informal : formalPattern(forms, recipient)
  if (pattern === null)
    return { text: null, reason: forms.needs ?? `No set greeting of this register is held for ${tag}.` }
  const missing = missingFor(pattern, recipient)
  if (missing.length > 0) {
    const list = missing.map((name) => `recipient.${name}`).join(' and ')
    return { text: null, reason: `The greeting needs ${list}.` }
  }
  const filled = fill(titled(pattern, tag, recipient), recipient)
  const closed = /[。！？]$/.test(filled) ? filled : filled + forms.mark
  return { text: closed, reason: forms.needs ?? '' }
}

function formalPattern({ formal }: GreetingForms, { gender, family_name }: Recipient): string | null {
  const known = gender === 'female' ? formal.female : gender === 'male' ? formal.male : null
  if (known !== null && (family_name !== undefined || !known.includes('{'))) return known
  return formal.any
}

/** Where a doctor’s title stands between the form of address and the surname. */
const TITLES: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<=(?:Frau|Herr|Guten Tag) )(?=\{(?:family|given)\})/,
  nl: /(?<=(?:mevrouw|heer) )(?=\{Family\})/,
  en: /(?<=Dear )(?:(?:Ms|Mr)\.? )?(?=\{(?:family|given)\})/,
}
const DOCTOR = /^(?:(?:Prof|Dr)\.?|Professor|Professorin|Doktor)(?: (?:Dr|Prof)\.?)*$/i

/** The pattern with the title of the recipient, which goes before everything else they may be called. */
function titled(pattern: string, tag: LocaleTag, { title }: Recipient): string {
  const place = TITLES[tag.slice(0, 2)]
  if (!place || title === undefined || !DOCTOR.test(title.trim()) || !/\{[Ff]amily\}/.test(pattern))
    return pattern
  const stop = tag === 'en-US' || tag === 'en-CA' || !tag.startsWith('en')
  const own = title.trim().replace(/^(Dr|Prof)\.?$/i, (_, word: string) => (stop ? `${word}.` : word))
  const text = pattern.replace(place, `${own} `)
  return tag.startsWith('en') ? text.replace('{given} ', '') : text
}

const missingFor = (pattern: string, { family_name, given_name }: Recipient): string[] => [
  ...(/\{family\}/i.test(pattern) && !family_name ? ['family_name'] : []),
  ...(pattern.includes('{given}') && !given_name ? ['given_name'] : []),
]

/** `{Family}` asks for a capital: “mevrouw De Vries”. */
const fill = (pattern: string, { family_name = '', given_name = '' }: Recipient): string =>
  pattern
    .replaceAll('{family}', () => family_name)
    .replaceAll('{Family}', () => family_name.charAt(0).toUpperCase() + family_name.slice(1))
    .replaceAll('{given}', () => given_name)

/** The closing words in the language of the locale, with their comma where they take one. */
export function signoffFor(tag: LocaleTag, formality: Formality): string {
  const forms = SIGNOFFS[tag]
  return forms[formality] + (forms.comma ? ',' : '')
}
