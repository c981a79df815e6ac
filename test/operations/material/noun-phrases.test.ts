import { describe, expect, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { nounPhrases } from '#shared/operations/material/noun-phrases.ts'

function phrasesOf(text: string): string[] {
  const [sentence] = parse({ draft: text, format: 'text' }, DEFAULT_PROFILE, new Memo()).sentences
  if (!sentence) return []
  const { tokens } = sentence
  return nounPhrases(tokens)
    .filter(({ joined }) => !joined)
    .map(({ from, to }) => sentence.text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

describe('noun phrases', () => {
  test.each([
    ['We did a test run on Friday.', ['test run']],
    ['A dry run of the audit takes a day.', ['dry run', 'audit', 'day']],
    ['Our print run starts on Monday.', ['print run']],
    ["Runner's shirt", ["Runner's shirt"]],
    ['There are no changes before a pay run.', ['changes', 'pay run']],
    ['We make a scan ring that beeps.', ['scan ring', 'beeps']],
    ['We make a claims form that drivers fill in.', ['claims form', 'drivers']],
    ['I will send the new order form this week.', ['new order form', 'week']],
    ['Can you confirm the split by Friday?', ['split']],
  ])('have in them what is a noun here and a verb elsewhere: %s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })

  test.each([
    ['I run a bakery.', ['bakery']],
    ['Our vans run on gas.', ['vans', 'gas']],
    ['The pump runs on a timer.', ['pump', 'timer']],
    ['On the next page click that button.', ['next page', 'button']],
    ['A worn chain costs £22 to replace.', ['worn chain']],
    ['The outage cost you a day.', ['outage', 'day']],
    ['The course is open until the snow flies.', ['course', 'snow']],
  ])('end before the verb: %s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })
})
