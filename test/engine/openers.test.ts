import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutSentence } from '#shared/engine/drop-sentence.ts'
import { applyEdits } from '#shared/engine/edit.ts'
import { firstSentences } from '#shared/engine/measures/first-sentences.ts'
import { introductionIn } from '#shared/engine/measures/introduction.ts'
import { wishEnd } from '#shared/engine/measures/wish.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

const read = (draft: string) => parse({ draft, kind: 'cold_outreach' }, DEFAULT_PROFILE, new Memo())
const opening = (sentence: string) =>
  firstSentences(read(`Hi Ana,\n\n${sentence}\n\nDock 4 is closed.`), 1)[0]
const wish = (text: string): string => {
  const sentence = opening(text)
  const end = sentence ? wishEnd(sentence) : 0
  return end === 0 ? '' : (sentence?.text.slice(0, sentence.tokens[end - 1]?.end) ?? '')
}

describe('a stock wish', () => {
  it.each([
    'I hope this email finds you well',
    'Hope all is well with you and your family',
    'Trust you are doing great today',
    'I hope you and the team had a lovely Christmas break',
    'I hope your Monday is off to a great start',
    "Hope the week's going well",
    'I hope this email finds you well and thriving',
    'I trust this message finds you well in these busy times',
    "I hope this email finds you well in today's fast-paced digital landscape",
    'I hope this note finds you in good spirits and ready to conquer the week',
    'I hope this email finds you well as we approach the holidays',
    'I hope you are doing well in these turbulent markets',
  ])('is found: %s', (text) => {
    expect(wish(`${text}.`)).toBe(text)
  })

  it('ends where a clause of its own begins', () => {
    expect(wish('I hope you are well and I have the plan.')).toBe('I hope you are well')
    expect(wish('I hope this email finds you well and thriving, and I have the plan.')).toBe(
      'I hope this email finds you well and thriving',
    )
    expect(wish('I hope you are well and that you had a good weekend.')).toMatch(/weekend\.?$/)
  })

  it('takes the name it calls along', () => {
    expect(wish('Hope you are having a great week, Ana!')).toMatch(/Ana!$/)
  })

  it.each([
    'I hope you are well after the surgery.',
    'I hope this email finds you well after the surgery.',
    'I hope this finds you well in Reno.',
    'I hope you are doing well in your new role.',
    'I hope all is well in the new office.',
    'I hope this email finds you well and pallets are short on the ramp.',
    'I hope this finds you well, pallets are short on the ramp.',
    'I hope this finds you well I wanted to ask about the lift.',
    'I hope this reaches the person who books the docks.',
    'I hope this works for you.',
    'Hope you are good with Monday.',
    'I hope that is fine.',
    'I hope you can join us on Friday.',
    'You hope all is well.',
  ])('is not seen in %s', (text) => {
    expect(wish(text)).toBe('')
  })
})

describe('an introduction', () => {
  it('is a name with a firm behind it, not any “I am”', () => {
    const named = opening("I'm Tom Baker from Vogel.")
    const feeling = opening("I'm Delighted by dock 4.")
    expect(named && introductionIn(named)).toMatchObject({ from: 0, to: 4 })
    expect(feeling && introductionIn(feeling)).toBeNull()
  })
})

describe('taking a sentence out', () => {
  it('takes its line or its space along', () => {
    for (const [before, after] of [
      ['Hi Ana,\n\nOne is gone.\n\nTwo stays.', 'Hi Ana,\n\nTwo stays.'],
      ['Hi Ana,\n\nOne is gone. Two stays.', 'Hi Ana,\n\nTwo stays.'],
    ] as const) {
      const doc = read(before)
      const sentence = firstSentences(doc, 1)[0]
      if (!sentence) throw new Error('no sentence')
      const { start, end, fixes } = withoutSentence(doc, sentence, true)
      expect(applyEdits(before, [{ start, end, replacement: fixes?.[0]?.replacement ?? '?' }]).text).toBe(
        after,
      )
    }
  })

  it('never reaches into markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<br>', '<b>', '</b>', 'One is gone. ', 'Two & three.'), {
          maxLength: 12,
        }),
        (parts) => {
          const doc = read(`<div>${parts.join('')}</div>`)
          for (const sentence of firstSentences(doc, 3)) {
            const { start, end } = withoutSentence(doc, sentence, true)
            expect(start).toBeLessThanOrEqual(sentence.end)
            const reaches = start < sentence.start || end > sentence.end
            if (reaches) expect(doc.source.isPlain({ start, end })).toBe(true)
          }
        },
      ),
    )
  })
})
