import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Token } from '#shared/engine/doc.ts'
import { passives } from '#shared/engine/measures/passive.ts'

/** Words, numbers and marks of a sentence; placeholders in double braces. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\{\{\w+\}\}|[\p{L}'’-]+|\d+|\S/gu)].map((match) => {
    const written = match[0]
    const kind = written.startsWith('{{')
      ? 'placeholder'
      : /^\p{L}/u.test(written)
        ? 'word'
        : /^\d/.test(written)
          ? 'number'
          : 'mark'
    const lower = written.toLowerCase().replaceAll('’', "'")
    return { kind, text: written, lower, start: match.index, end: match.index + written.length }
  })
}

function found(text: string): string[] {
  const tokens = tokensOf(text)
  return passives(tokens).map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  )
}

const PASSIVE: [sentence: string, ...passives: string[]][] = [
  ['The report was sent on Monday.', 'was sent'],
  ['Your order has been shipped.', 'been shipped'],
  ['The invoice is being prepared by Ana.', 'is being prepared'],
  ['It will be reviewed next week.', 'be reviewed'],
  ['Mistakes were made.', 'were made'],
  ['You are invited to the launch.', 'are invited'],
  ["You're invited to the launch.", "You're invited"],
  ['The budget was not yet approved.', 'was not yet approved'],
  ["The keys weren't found.", "weren't found"],
  ['All seats are automatically renewed.', 'are automatically renewed'],
  ['The page was quickly and rightly removed, then it was rebuilt.', 'was rebuilt'],
  ['We got hired last spring.', 'got hired'],
  ['Invoices get paid on Friday.', 'get paid'],
  ['The tickets are getting sold.', 'are getting sold'],
  ['The contract must be signed and was reread twice.', 'be signed', 'was reread'],
  ['The tool is used by 400 teams.', 'is used'],
  ['Our choice is limited by law.', 'is limited'],
  ['The date was determined by the board.', 'was determined'],
  ['The account was unsubscribed.', 'was unsubscribed'],
  ['The task was undertaken in May.', 'was undertaken'],
  ['The numbers are said to be wrong.', 'are said'],
  ['The hostages were freed.', 'were freed'],
  ['Your refund is guaranteed.', 'is guaranteed'],
  ['The deck was re-sent today.', 'was re-sent'],
  ['The plan was never really written down.', 'was never really written'],
  ['The guests were fed at noon.', 'were fed'],
  ['He was being watched.', 'was being watched'],
  ['The demo got cancelled.', 'got cancelled'],
]

const ACTIVE = [
  'I am excited to meet you.',
  'She is interested in the role.',
  'We are used to working late.',
  'Get started today.',
  'Get rid of manual work.',
  'The team is really tired.',
  'I was pleased with the call.',
  'We are based in Lisbon.',
  'The office is located downtown.',
  'Both files are attached.',
  'We are committed to your success.',
  'They were very worried about churn.',
  'Are you related to Sam?',
  'He is dedicated to his craft.',
  'You are supposed to reply.',
  'Get qualified leads every week.',
  'We got improved results.',
  'You need to be at the office.',
  'We are in need of a hundred seats.',
  'The price is unlimited and unmatched.',
  'I am done with this.',
  'We were fed up with the old tool.',
  'My name is Ahmed.',
  'The button is red.',
  'The product is AI-powered and cloud-based.',
  'She has sent the report.',
  'We shipped and finished it.',
  'It was good, written or not.',
  'The offer is {{discount}} reduced.',
  'They got married in June.',
  'We were impressed by your talk.',
  'The wait is over and we moved.',
  'It is weekly news, as promised.',
  "I'm stuck and confused.",
  'Get connected devices for less.',
]

describe('passives', () => {
  test.each(PASSIVE)('finds the passive of %j', (sentence, ...expected) => {
    expect(found(sentence)).toEqual(expected)
  })

  test.each(ACTIVE)('finds none in %j', (sentence) => {
    expect(found(sentence)).toEqual([])
  })

  test('ranges are ordered, apart and inside the sentence, whatever the words', () => {
    const word = fc.constantFrom(
      'is',
      'being',
      'got',
      'not',
      'quickly',
      'sent',
      'used',
      'to',
      'by',
      ',',
      'excited',
      'we',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (sentence) => {
        const tokens = tokensOf(sentence.join(' '))
        let before = 0
        for (const { from, to } of passives(tokens)) {
          expect(from).toBeGreaterThanOrEqual(before)
          expect(to).toBeGreaterThan(from + 1)
          before = to
        }
        expect(before).toBeLessThanOrEqual(tokens.length)
      }),
    )
  })

  test('a token of any text is no reason to throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const token: Token = { kind: 'word', text, lower: text.toLowerCase(), start: 0, end: text.length }
        const [be] = tokensOf('is')
        expect(passives(be ? [be, token] : []).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
