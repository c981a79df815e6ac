/** What became of a customer with the sender’s help, whatever verb tells it: “Kestrel kept seeing patients through three failures because we had a loan unit there”. */
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { MONTHS } from '../../engine/lexicon/calendar-words.ts'
import { READER } from '../../engine/measures/reader-facts.ts'
import { words } from '../../engine/word-set.ts'
import { isPast, plainOfPast } from '../material/verbs.ts'
import { hasFigure } from './figure-words.ts'
import { isOfReader, namesIn } from './third-party.ts'

/** Who helped. */
const SENDER = words('we us our ours')
/** What people do to a sender, which shows nothing of what the sender does for them. */
const DEALT = words(
  'told asked wrote said sent gave paid invited joined called emailed visited met hired promoted bought acquired promised offered owed introduced referred left moved opened founded established based was were',
)
const CALENDAR = words(MONTHS)
const YEAR = /^(?:19|20)\d\d$/

/** Whether the sentence at `at` tells, with a figure, what somebody named did with the sender’s help. */
export function customerDid(doc: Doc, { tokens }: Sentence, at: number): boolean {
  const helper = tokens.findIndex(({ lower }) => SENDER.has(lower))
  const verb = tokens.findIndex(({ kind, lower }) => kind === 'word' && isTold(lower))
  // “We opened three sites in Leeds” tells of the sender alone.
  if (verb < 1 || helper < verb || tokens.some(({ lower }) => READER.has(lower))) return false
  if (DEALT.has(tokens[verb]?.lower ?? '')) return false
  const names = namesIn(doc, { tokens: tokens.slice(0, verb) })
  if (names.length === 0 || !hasFigure(tokens.filter(isNoDate))) return false
  // “Two hospitals in Leeds”: others in the reader’s town are not the reader. Nor is every “Dental” theirs.
  const counted = hasFigure(tokens.slice(0, 1)) && /[^s]s$/.test(tokens[1]?.lower ?? '')
  return counted || !isOfReader(doc, names.slice(0, 1), at)
}

const isTold = (lower: string): boolean => lower === 'used' || isPast(lower) || plainOfPast(lower) !== null

/** “in 2021” and “12 May” measure nothing. */
const isNoDate = ({ kind, text }: Token, i: number, all: readonly Token[]): boolean =>
  kind !== 'number' ||
  !(YEAR.test(text) || [all[i - 1], all[i + 1]].some((near) => CALENDAR.has(near?.lower ?? '')))
