import { dictionary as cmu } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { fleschKincaid } from '#shared/engine/measures/readability.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { dictionary } from '../support/dictionary.ts'
import { randomFrom } from '../support/random.ts'

/** These make a line a greeting, a closing or a footer, which are counted by themselves. */
const OF_REGIONS =
  /^(?:dear|hi|hello|hey|unsubscribe|thank|thanks|regards|cheers|best|sincerely|confidential)$/
/** Abbreviations of which nobody knows, in front of a name, whether they end a sentence. */
const OPEN =
  /^(?:mr|mrs|ms|messrs|mme|dott|jr|sr|st|dept|ref|mag|sig|gent|enz|vs|am|pm|no|nos|est|figs?|p|sec|art|tel|mob|par|jan|feb|mar|jun|aug|sept|oct|nov|dec|q|ca|nr|str|i|[a-z])$/

/** Words with one pronunciation, and their syllables: one for each vowel, which alone carries a stress digit. */
const KNOWN = Object.entries(cmu)
  .filter(
    ([word]) => /^[a-z]+(?:['-][a-z]+)*$/.test(word) && !(`${word}(2)` in cmu) && !OF_REGIONS.test(word),
  )
  .map(([word, sounds]) => ({ word, syllables: sounds.match(/\d/g)?.length ?? 0 }))
  .filter((entry) => entry.syllables > 0)
const EVERYDAY = KNOWN.filter(({ word }) => dictionary.isEveryday(word))

/** What may stand within a sentence, with the words in it. */
const ASIDES: readonly (readonly [string, number])[] = [
  ['e.g.', 1],
  ['i.e.', 1],
  ['approx.', 1],
  ['vs.', 1],
  ['etc.,', 1],
  ['U.S.', 1],
  ['Dr. Lee', 2],
  ['Mr. Roy', 2],
  ['Prof. Lin', 2],
  ['Gen. Ito', 2],
  ['J. Smith', 2],
  ['St. Paul', 2],
  ['No. 5', 2],
  ['Fig. 2', 2],
  ['Jan. 5', 2],
  ['10 a.m.', 2],
  ['Inc., and', 2],
  ['3.5', 1],
  ['1,200.50', 1],
  ['$4.20', 1],
  ['24/7', 1],
  ['12%', 1],
  ['v2.1', 1],
]
const WRAPS = ['“*”', '"*"', "'*'", '(*)', '“*,”', '*,', '*;', '*:', '* –', '*—']
const ENDS = ['.', '.', '.', '.', '!', '?', '?!', '...', '…', '.”', '.)', '!!!']

interface Text {
  draft: string
  words: number
  sentences: number
  syllables: number
}

/** Six to twelve sentences of CMUdict's words in paragraphs, some with a list; `plain` has no word that CMUdict has not. */
function write(random: () => number, plain: boolean): Text {
  const below = (n: number) => Math.floor(random() * n)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  // Many a word at the top is a greeting somewhere in Europe: “care”, “salve”.
  const paragraphs = ['It begins here.']
  const text: Text = { draft: '', words: 3, sentences: 1, syllables: 4 }
  const word = (): string => {
    const entry = pick(random() < 0.5 ? EVERYDAY : KNOWN)
    text.words++
    text.syllables += entry.syllables
    return entry.word
  }
  const lastWord = (): string => {
    const drawn = word()
    return OPEN.test(drawn) ? `${drawn} ${lastWord()}` : drawn
  }
  const sentence = (end: string): string => {
    const parts = [word()]
    for (let left = 4 + below(14); left > 0; left--) {
      const chance = random()
      if (chance < 0.15) parts.push(pick(WRAPS).replace('*', word()))
      else if (chance < 0.25 && !plain) {
        const [aside, words] = pick(ASIDES)
        text.words += words
        parts.push(aside, word())
      } else parts.push(word())
    }
    parts.push(lastWord())
    text.sentences++
    const said = parts.join(' ').replaceAll('— ', '—')
    const opened = end === '.”' ? `“${said}` : end === '.)' ? `(${said}` : said
    return opened.replace(/[a-z]/, (letter) => letter.toUpperCase()) + end
  }
  for (let left = 2 + below(3); left > 0; left--) {
    paragraphs.push(Array.from({ length: 2 + below(4) }, () => sentence(pick(ENDS))).join(pick([' ', '  '])))
    if (random() < 0.3) paragraphs.push(Array.from({ length: 3 }, () => `- ${sentence('')}`).join('\n'))
  }
  text.draft = paragraphs.join('\n\n')
  return text
}

const countsOf = (draft: string) => parse({ draft, format: 'text' }, DEFAULT_PROFILE, new Memo()).counts

test('words and sentences of texts of CMUdict’s words are exact, whatever marks, lists, figures and abbreviations stand in them', () => {
  const random = randomFrom(2026)
  for (let n = 0; n < 1500; n++) {
    const { draft, words, sentences } = write(random, false)
    const counted = countsOf(draft)
    expect({ words: counted.words, sentences: counted.sentences }, draft).toEqual({ words, sentences })
  }
})

test('the grade of texts of CMUdict’s words is within 0.1 on average', () => {
  const random = randomFrom(4)
  let off = 0
  const texts = 500
  for (let n = 0; n < texts; n++) {
    const text = write(random, true)
    off += Math.abs((fleschKincaid(countsOf(text.draft)) ?? Number.NaN) - (fleschKincaid(text) ?? Number.NaN))
  }
  expect(off / texts).toBeLessThanOrEqual(0.1)
})

test('a mail about unsubscribing is no footer, and a lower-case abbreviation at its end ends a sentence', () => {
  const about =
    'You asked us to unsubscribe the old address. We took it off the list today, and nothing more will reach it.'
  expect(countsOf(about)).toMatchObject({ words: 21, sentences: 2 })
  expect(countsOf(`Hi Ana,\n\n${about}`)).toMatchObject({ words: 21, sentences: 2 })
  expect(countsOf('Ask your rep. Boxes, tape, etc. Leeds pays. We wait 5 min. Tom waits.').sentences).toBe(5)
  expect(
    countsOf('Rep. Lee and Acme Inc. Leeds met on Main St. The fee is min. USD 50 today.').sentences,
  ).toBe(2)
})
