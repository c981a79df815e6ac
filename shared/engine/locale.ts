/** The locale a draft is read in. */
import type { Doc } from './doc.ts'
import type { Draft } from './draft.ts'
import { spellingSide, spellingsIn } from './measures/spelling-side.ts'
import type { Profile } from './profile.ts'

/** Where nothing tells. */
const DEFAULT = 'en-US'
/** A tag of BCP 47 as pages have it: language and, at most, script and country. Systems write `en_GB` as well. */
const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}))?$/i

/**
 * BCP 47 tag: the caller's, else the profile's, else the `lang` of the HTML, else `en-GB` for English that is spelt
 * the British way or counts in pounds, else `en-US`. Tells how the sender writes, not whose law holds.
 */
export function localeOf(
  { locale: named }: Draft,
  { locale: usual }: Profile,
  { html, sentences, english }: Pick<Doc, 'html' | 'sentences' | 'english'>,
): string {
  const told = named ?? usual
  if (told !== null) return told
  const stated = readTag(html?.lang ?? '')
  // Templates say `en` for all the world.
  if (stated !== null && stated !== 'en') return stated
  const side = english ? spellingSide(spellingsIn({ sentences })) : 'us'
  return (side ?? (countsInPounds(sentences) ? 'gb' : 'us')) === 'gb' ? 'en-GB' : DEFAULT
}

/** True where the sender's own words have pounds and no dollars. Euros say nothing about English. */
export function countsInPounds(sentences: Doc['sentences']): boolean {
  let pounds = false
  for (const { region, text } of sentences) {
    if (region === 'quoted') continue
    if (text.includes('$')) return false
    pounds ||= text.includes('£')
  }
  return pounds
}

/** The tag in its usual case; `null` for what is none. */
function readTag(lang: string): string | null {
  const [, language, script, country] = TAG.exec(lang.trim()) ?? []
  if (language === undefined) return null
  const parts = [language.toLowerCase()]
  if (script !== undefined) parts.push(script.charAt(0).toUpperCase() + script.slice(1).toLowerCase())
  if (country !== undefined) parts.push(country.toUpperCase())
  return parts.join('-')
}
