/** What a subject line does, with the words of its own that do it: `opens with “What”`. */

import type { Arm } from './arms.ts'
import type { FeatureId } from './features.ts'
import { NOTES } from './readings.ts'
import { ORDERS, QUESTION_WORDS, WORDS } from './words.ts'

interface Shown {
  words: ReadonlySet<string>
  /** Goes before the words. */
  says: string
  /** True where only the first word of the line is looked at. */
  first?: boolean
}

const SHOWN: Partial<Record<FeatureId, Shown>> = {
  you: { words: WORDS.reader, says: 'speaks to its reader,' },
  we: { words: WORDS.side, says: 'speaks of its sender,' },
  i: { words: WORDS.self, says: 'says' },
  third_person: { words: WORDS.third, says: 'tells of somebody,' },
  people: { words: WORDS.people, says: 'names people,' },
  medium: { words: WORDS.medium, says: 'names what there is to see,' },
  pointing: { words: WORDS.pointing, says: 'points with' },
  vague: { words: WORDS.vague, says: 'leaves open what it means by' },
  teasing: { words: WORDS.teasing, says: 'has a word that headlines tease with,' },
  loud: { words: WORDS.loud, says: 'praises loudly,' },
  dark: { words: WORDS.dark, says: 'names harm or trouble,' },
  negation: { words: WORDS.negation, says: 'says' },
  order: { words: ORDERS, says: 'opens with an order,', first: true },
  question_word: { words: QUESTION_WORDS, says: 'opens with', first: true },
}

/** Words that are quoted at most. */
const MOST = 2

/** What the subject of a variant does, to go after “it”; with its own words where a word does it. */
export function doesIn(feature: FeatureId, { doc }: Arm): string {
  const shown = SHOWN[feature]
  const said = (doc.subject?.parsed.tokens ?? []).filter(({ kind }) => kind === 'word')
  const own = (shown?.first ? said.slice(0, 1) : said).filter(({ lower }) => shown?.words.has(lower))
  const quoted = [...new Map(own.map(({ lower, text }) => [lower, `“${text}”`])).values()].slice(0, MOST)
  return shown && quoted.length > 0 ? `${shown.says} ${quoted.join(' and ')}` : NOTES[feature].does
}
