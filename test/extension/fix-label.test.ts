import { expect, it } from 'vitest'
import { labelOf } from '#shared/ui/fix-label.ts'

it.each([
  [
    'Leave it out',
    'best-in-class dispatch',
    'dispatch',
    'Leave it out: “best-in-class dispatch” → “dispatch”',
  ],
  ['Remove', 'just', '', 'Remove'],
  ['Use “to”', 'in order to', 'to', 'Use “to”'],
  ['Begin anew', 'i see', 'I see', 'Begin anew: “I see”'],
  ['Split in two', 'a, and b', 'A long sentence. '.repeat(9), 'Split in two'],
])('a fix “%s” of “%s” never names what stays as what goes', (label, quote, replacement, shown) => {
  expect(labelOf({ label, replacement }, quote)).toBe(shown)
})
