/** Where what a sentence is about ends: before its verb, whether a list knows that verb or not. */
import { describe, expect, it } from 'vitest'
import { textOf } from '#shared/engine/finding.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { nounPhrases } from '#shared/operations/material/noun-phrases.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const docOf = (draft: string) => parse({ draft }, DEFAULT_PROFILE, new Memo(), dictionary)

const firstIn = (text: string) => {
  const [sentence] = docOf(text).sentences
  const [phrase] = nounPhrases(sentence?.tokens ?? [])
  return sentence && phrase && textOf(sentence, phrase.from, phrase.to)
}

describe('the noun phrase that begins a sentence', () => {
  it.each([
    ['Our sensors flag a failing battery about nine days before it dies.', 'sensors'],
    ['The new scanner spots a cracked weld.', 'new scanner'],
    ['Our team books demos for dental groups.', 'team'],
    ['Our engineers audit the racking every spring.', 'engineers'],
    ['Our clinic triages 40 patients a day.', 'clinic'],
    ['Our software flags unpaid invoices within an hour.', 'software'],
    ['Our pallets stack neatly in vans.', 'pallets'],
    ['Our team of five paints boats for charter firms.', 'team'],
    ['Field crews map drains for councils.', 'Field crews'],
  ])('ends before the verb: %s', (text, phrase) => {
    expect(firstIn(text)).toBe(phrase)
  })

  it.each([
    ['The customs forms desk closes early.', 'customs forms desk'],
    ['The compressor logs in the folder you sent were useful.', 'compressor logs'],
    ['The timber joists the board approved are attached.', 'timber joists'],
    ['Our spring open days for schools begin on Monday.', 'spring open days'],
    ['Our customer reviews page.', 'customer reviews page'],
    ['Our new boots range for spring', 'new boots range'],
    ['Two lorry loads a week leave Goole.', 'Two lorry loads'],
  ])('keeps its nouns where another word is the verb, or none: %s', (text, phrase) => {
    expect(firstIn(text)).toBe(phrase)
  })

  it('is followed by “a” in no mail of the corpus, but for rates', () => {
    const followed = readCorpus().flatMap(({ draft }) =>
      docOf(draft.draft).sentences.flatMap((sentence) =>
        nounPhrases(sentence.tokens)
          .filter(({ from, to }) => from < 2 && to - from > 1 && sentence.tokens[to]?.lower === 'a')
          .map(({ from, to }) => textOf(sentence, from, to + 2)),
      ),
    )
    expect(followed.filter((text) => !/ a (?:day|week|month|year)$/.test(text))).toEqual([])
  })
})

describe('a topic', () => {
  it.each([
    'Our team books demos for dental groups.',
    'Our field engineers audit the racking every spring.',
    'We think our delivery drivers in Leeds know the way.',
  ])('is nobody who works for the sender: %s', (text) => {
    const topics = materialOf(docOf(`${text}\n\nWould a call help?`)).topics.map((topic) => topic.text)
    expect(topics.join('\n')).not.toMatch(/team|engineers|drivers/)
  })
})
