import { describe, expect, test } from 'vitest'
import { caseOf } from '#server/judge/case.ts'
import { judgeLine } from '#server/judge/line.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }
const DRAFT = `Hi Marta,

We hold 4 chairs for you until 28 March. The price of $120 each stays until then. We are not raising prices in 2027. Your order was approved.

Shall we reserve them?

Best,
Tom`
const verdict = (line: string) =>
  judgeLine(line, caseOf(readDraft({ draft: DRAFT, format: 'text' }, context), [], '', context), context)

describe('a line that turns what the mail says is refused', () => {
  test.each([
    '28 chairs until 4 March',
    'We are raising prices in 2027',
    '4 chairs at $120 in total',
    'Your order was rejected',
    'Your chairs are held after 28 March',
    '4 chairs from 28 March',
    'We hold your 120 chairs for $4',
  ])('%s', (line) => {
    expect(verdict(line)).toMatch(/^fact_/)
  })

  test.each([
    '4 chairs held until 28 March',
    'Your order is approved: 4 chairs',
    'No price rise in 2027',
    'Chairs at $120 each until March 28',
  ])('and one that tells the same stands: %s', (line) => {
    expect(verdict(line)).toBeNull()
  })
})

test('no line that the rules write for a mail of the corpus turns what the mail says', async () => {
  for (const { draft, id } of readCorpus()) {
    const read = readDraft(draft, context)
    const trial = caseOf(read, [draft.from_name ?? ''], '', context)
    for (const { contract, read: ask } of OPERATIONS) {
      if (!/^(?:subject-lines|cta|preheader)$/.test(contract.name)) continue
      const asked = ask(draft)
      if (!asked.ok) throw new Error(`${contract.name} does not take ${id}.`)
      const { candidates } = Object(await asked.request.answer(context)).result
      for (const { text } of candidates)
        expect(judgeLine(text, trial, context), `${id}: ${text}`).not.toBe('fact_swapped')
    }
  }
})
