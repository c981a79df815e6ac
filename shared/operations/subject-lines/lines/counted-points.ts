/** Subjects of a count of things that the mail has on its matter: `Two points on the contract`, where “Two points: …” follows “Thanks for the contract”. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { NO_MATTER } from './matter.ts'

const MAIL = /^(?:greeting|opening|body)$/
/** Sentences in which the count and its matter stand. */
const EARLY = 5
const COUNT =
  /\b((?:one|two|three|four|five|a few|some|a couple of) (?:\p{Ll}+ )?(?:points?|questions?|comments?|remarks?|changes?|corrections?|concerns?|requests?|suggestions?|options?|queries|issues?|problems?|updates?|notes?|additions?|edits?))(?: \p{Ll}+){0,4}(?=:|\.| before | though| first)/iu
/** How each hangs on its matter. */
const LINKS: readonly (readonly [noun: RegExp, link: string])[] = [
  [/(?:changes?|corrections?|additions?|edits?)$/, 'to'],
  [/(?:options?|suggestions?|requests?)$/, 'for'],
  [/(?:issues?|problems?)$/, 'with'],
  [/(?:questions?|queries)$/, 'about'],
]
/** Behind these the mail names its matter. */
const MATTER =
  /\b(?:for (?:sending|sharing|forwarding|submitting)(?: (?:over|through|me|us|on))*|(?:read|gone|went|looked|been|going|looking|got|received|reviewed|checked|seen|sent) (?:through |over |at )?|about|regarding|on) (?=(?:the|your)\b)/giu

export function countedPointsLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  const told = doc.sentences.filter(({ region, words }) => MAIL.test(region) && words > 1)
  const early = lines.slice(0, EARLY)
  const line = early.find(({ sentence }) => COUNT.test(sentence.text))
  const count = line && COUNT.exec(line.sentence.text)?.[1]
  if (!line || count === undefined) return []
  for (const sentence of told.slice(0, told.indexOf(line.sentence) + 1))
    for (const found of sentence.text.matchAll(MATTER)) {
      const { tokens, text } = sentence
      const at = tokens.findIndex((t) => t.start >= found.index + found[0].length)
      const thing = at < 0 ? null : thingAt(tokens, at)
      const [end] = thing?.ends ?? []
      if (!thing || end === undefined || NO_MATTER.test(tokens[end - 1]?.lower ?? '')) continue
      const [, link = 'on'] = LINKS.find(([noun]) => noun.test(count)) ?? []
      return [
        {
          text: `${capitalised(count.toLowerCase())} ${link} ${textUpTo(text, tokens, at, end)}`,
          angle: 'specific',
          shape: 'says',
          role: 'purpose',
          plain: true,
          weight: 5,
          why: 'Says how many points there are, and on what.',
          line,
        },
      ]
    }
  return []
}
