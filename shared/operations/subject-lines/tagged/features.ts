/** What is measured of a heading: where it stands in its mail, and what its words are. */
import { isContent, stem } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import type { Role } from '../role.ts'
import type { Heading } from './forms.ts'
import { isDay, isMonth } from './tags.ts'

/** A sentence of the mail, and the part it plays. */
export interface Told {
  text: string
  role: Role
}

export const FEATURE_IDS = [
  'first',
  'second',
  'third',
  'late',
  'behind',
  'news',
  'ask',
  'detail',
  'twoWords',
  'fiveWords',
  'sevenWords',
  'repeated',
  'mostRepeated',
  'covers',
  'early',
  'content',
  'dated',
  'figure',
  'name',
  'reader',
  'cut',
  'general',
  'negative',
  'joined',
  'hangs',
  'firstWhole',
  'leads',
  'matter',
  'passive',
  'question',
  'object',
  'clause',
  'request',
] as const
export type FeatureId = (typeof FEATURE_IDS)[number]
/** From 0 to 1 each. */
export type Features = Readonly<Record<FeatureId, number>>

/** Stems of words that any mail may hold. */
const GENERAL: ReadonlySet<string> = new Set(
  'way matter issue problem information following people person thing place part work new other good great different several many able day week month year time number lot reason case question point end bit list idea chance look need want help use try make know team copy message email mail note line'
    .split(' ')
    .map(stem),
)

/** Stems of what a text speaks of, each once. */
export const stemsIn = (text: string): string[] => [
  ...new Set(
    tokenize(text)
      .filter(({ kind, lower }) => kind === 'number' || (kind === 'word' && isContent(lower)))
      .map(({ lower }) => stem(lower)),
  ),
]

const share = (some: readonly unknown[], all: readonly unknown[]) =>
  all.length === 0 ? 0 : some.length / all.length

/** Measures headings of one mail; `sentence` is the index of the one it was taken from. */
export function featuresIn(mail: readonly Told[]): (heading: Heading, sentence: number) => Features {
  const counts = new Map<string, number>()
  const told = mail.map(({ text }) => stemsIn(text))
  told.forEach((stems, i) => {
    for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + (i === 0 ? 1.5 : 1))
  })
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, 5)
  const total = most.reduce((sum, n) => sum + n, 0) || 1
  const opening = new Set([...(told[0] ?? []), ...(told[1] ?? [])])
  return (heading, sentence) => {
    const { text, words, form } = heading
    const stems = stemsIn(text)
    const said = stems.map((each) => counts.get(each) ?? 0)
    const length = text.split(/\s+/).length
    const role = mail[sentence]?.role
    const general = stems.filter((each) => GENERAL.has(each))
    const early = stems.filter((each) => opening.has(each))
    return {
      first: Number(sentence === 0),
      second: Number(sentence === 1),
      third: Number(sentence === 2),
      late: Math.min(1, sentence / Math.max(5, mail.length)),
      behind: heading.at,
      news: Number(role !== undefined && /^(?:news|trigger|offer|heading|purpose)$/.test(role)),
      ask: Number(role === 'ask'),
      detail: Number(role === 'detail' || role === 'proof'),
      twoWords: Number(length <= 2),
      fiveWords: Number(length >= 5),
      sevenWords: Number(length >= 7),
      repeated: said.reduce((sum, n) => sum + n, 0) / Math.max(1, said.length) / (most[0] ?? 1),
      mostRepeated: Math.max(0, ...said) / (most[0] ?? 1),
      covers: Math.min(1, said.reduce((sum, n) => sum + Math.max(0, n - 1), 0) / total),
      early: share(early, stems),
      content: stems.length / length,
      dated: Number(
        words.some((each) => isDay(each) || isMonth(each)) ||
          /\b(?:today|tomorrow|tonight|(?:next|this) week)\b/i.test(text),
      ),
      figure: Number(/\d/.test(text)),
      name: Number(words.some(({ pos }) => pos === 'PROPN')),
      reader: Number(/\byour?\b/i.test(text)),
      cut: Number(heading.cut),
      general: stems.length === 0 ? 1 : share(general, stems),
      negative: Number(/\b(?:not|no|never)\b|n't/i.test(text)),
      joined: Number(/\b(?:and|or)\b/.test(text)),
      hangs: Number(heading.hangs),
      firstWhole: Number(sentence === 0 && heading.whole),
      leads: Number(sentence === 0 && heading.at === 0),
      matter: Number(form === 'matter'),
      passive: Number(form === 'passive'),
      question: Number(form === 'question'),
      object: Number(form === 'object'),
      clause: Number(form === 'clause'),
      request: Number(form === 'request'),
    }
  }
}
