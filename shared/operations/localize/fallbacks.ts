/** The words shown when a merge tag is empty are copy too; the tag itself is never touched. */
import { spelt } from './spelling-of.ts'
import type { Mail } from './step.ts'
import { ENGLISH_ONLY, FALLBACKS } from './tables/fallbacks.ts'

export interface Fallback {
  raw: string
  fallback_before: string
  fallback_after: string | null
}

const WORD = /\p{L}/u

/** Every different fallback of the mail, with what to put in its place; `null` where only a person can tell. */
export function fallbacksOf({ doc, native, target }: Mail): Fallback[] {
  const seen = new Map<string, Fallback>()
  for (const { raw, fallback } of doc.placeholders) {
    if (fallback === null || !WORD.test(fallback) || seen.has(raw)) continue
    seen.set(raw, { raw, fallback_before: fallback, fallback_after: localized(fallback, native, target) })
  }
  return [...seen.values()]
}

function localized(fallback: string, native: boolean, target: Mail['target']): string | null {
  if (!native) return FALLBACKS[fallback.toLowerCase()]?.[target.language] ?? null
  if (target.language !== 'en') {
    const known = FALLBACKS[fallback.toLowerCase()]
    // An English word left in a mail that is translated: “Bonjour there”.
    if (known) return known[target.language] ?? null
    return ENGLISH_ONLY.has(fallback.toLowerCase()) ? null : fallback
  }
  return fallback.replaceAll(/\p{L}+/gu, (word) => {
    const after = spelt(word.toLowerCase(), target.tag)
    return after === word.toLowerCase() || word !== word.toLowerCase() ? word : after
  })
}
