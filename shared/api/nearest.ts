/** What was meant by a name that is not known. */
import { distance } from '../engine/measures/slip.ts'

/** What others call our fields. */
const ALIASES: Readonly<Record<string, string>> = {
  body: 'draft',
  content: 'draft',
  email: 'draft',
  html: 'draft',
  mail: 'draft',
  message: 'draft',
  text: 'draft',
  title: 'subject',
  preview: 'preheader',
  preview_text: 'preheader',
  sender: 'from_name',
  from: 'from_name',
  type: 'kind',
  lang: 'locale',
  language: 'locale',
}

/** Shorter names are like too many others. */
const SHORTEST = 4
/** Longer ones are no slip of a name; it also bounds the work for a hostile one. */
const LONGEST = 40

/** `previewText`, `Preview text` and `preview-text` are one. */
const plain = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replace(/\/$/, '')

/** The name out of `known` that `name` stands for: written otherwise, by another word, cut short or with a slip; `null` for none. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (name.length > LONGEST) return null
  const given = plain(name)
  const called = ALIASES[given]
  const same = known.find((each) => plain(each) === given)
  if (same !== undefined) return same
  if (called !== undefined && known.includes(called)) return called
  if (given.length < SHORTEST) return null
  const begun = known.filter((each) => plain(each).startsWith(given) || given.startsWith(`${plain(each)}s`))
  if (begun.length === 1) return begun[0] ?? null
  const apart = known.map((each) => ({ each, far: distance(given, plain(each)) }))
  const least = Math.min(...apart.map(({ far }) => far))
  const close = apart.filter(({ far }) => far === least)
  return least <= (given.length > SHORTEST + 1 ? 2 : 1) && close.length === 1
    ? (close[0]?.each ?? null)
    : null
}
