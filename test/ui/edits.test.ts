import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '#shared/engine/edit.ts'
import { oneEdit } from '#shared/ui/one-edit.ts'
import { type Change, leftAfter, type Pending } from '#shared/ui/pending.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '🙂', '🙃', 'é') })

describe('one edit between two texts', () => {
  test('leads from the one to the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = oneEdit(before, after)
        expect(edit === null).toBe(before === after)
        expect(edit ? applyEdits(before, [edit]).text : before).toBe(after)
      }),
    )
  })

  test('is no longer than it must be, and cuts no sign in half', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = oneEdit(before, after)
        if (!edit) return
        const gone = before.slice(edit.start, edit.end)
        for (const part of [gone, edit.replacement]) expect(part.isWellFormed()).toBe(true)
        const [a, b] = [[...gone], [...edit.replacement]]
        expect(a.length > 0 && b.length > 0 && a[0] === b[0]).toBe(false)
        expect(a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)).toBe(false)
      }),
    )
  })
})

describe('changes of a rewrite', () => {
  /** Changes apart from each other, each of words that stand once. */
  const drafts = fc
    .uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 2, maxLength: 8 })
    .chain((words) =>
      fc.record({
        words: fc.constant(words),
        changed: fc.subarray(words, { minLength: 1 }),
        order: fc.shuffledSubarray(words, { minLength: words.length }),
      }),
    )

  test('taken one by one, in whatever order, make what they make together', () => {
    fc.assert(
      fc.property(drafts, ({ words, changed, order }) => {
        const draft = words.join(' ')
        const changes = changed.map((word): Change => {
          const start = draft.search(new RegExp(`\\b${word}\\b`))
          return {
            field: 'draft',
            start,
            end: start + word.length,
            before: word,
            after: `${word.length}!`,
            reason: '',
          }
        })
        const made = (one: string, taken: readonly Change[]) =>
          applyEdits(
            one,
            taken.map(({ start, end, after }) => ({ start, end, replacement: after })),
          ).text
        let pending: Pending = { texts: { subject: '', preheader: '', draft }, changes }
        for (const word of order) {
          const taken = pending.changes.filter(({ before }) => before === word)
          if (taken.length > 0)
            pending = leftAfter(pending, taken, { ...pending.texts, draft: made(pending.texts.draft, taken) })
        }
        expect(pending.changes).toEqual([])
        expect(pending.texts.draft).toBe(made(draft, changes))
      }),
    )
  })
})
