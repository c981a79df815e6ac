import { describe, expect, test } from 'vitest'
import { caseOf } from '#server/judge/case.ts'
import { judgeMail } from '#server/judge/mail.ts'
import { turnsPlace, turnsWord } from '#server/judge/nearly-same.ts'
import { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { dictionary } from '../../support/dictionary.ts'
import { TOLD_AGAIN, type ToldAgain } from './told-again.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }

/** Why a body in place of that of the mail is refused, whatever its score; `null` when it stands. */
function refusal({ draft, subject, kind }: ToldAgain, body: string): string | null {
  const asked = { draft, subject, kind, format: 'text' } as Parameters<typeof readDraft>[0]
  const before = readDraft(asked, context)
  const signature = draft.split('\n\n').at(-1)?.split('\n').slice(1).join('\n')
  const terms = {
    floor: { ...before.report, score: 0, dimensions: [] },
    include: [],
    exclude: [],
    keep: [],
    fits: () => true,
    may: { numbers: false, names: false, links: false },
    holes: 3,
  } as Parameters<typeof judgeMail>[2]
  const after = { ...before.draft, draft: `${body}\n${signature}` }
  const judged = judgeMail(after, caseOf(before, [], '', context), terms, context, new Memo())
  return typeof judged === 'string' ? judged : null
}

describe('a mail told again', () => {
  for (const mail of TOLD_AGAIN) {
    test.each(mail.honest)(`in other words stands: ${mail.name}, %#`, (body) => {
      expect(refusal(mail, body)).toBeNull()
    })
    test.each(mail.turned)(`with one thing turned is refused: ${mail.name}, %s`, (_, honest, was, is) => {
      const body = mail.honest[honest] ?? ''
      expect(body).toContain(was)
      expect(refusal(mail, body.replace(was, is))).not.toBeNull()
    })
  }
})

test.each([
  ['You can pay by card or by bank transfer.', 'You must pay by card or by bank transfer.', true],
  ['All members keep their card and their price.', 'All members lose their card and their price.', true],
  ['All members keep their card and their price.', 'Some members keep their card and their price.', true],
  ['We ship the pumps on Monday unless you object.', 'We ship the pumps on Monday if you object.', true],
  ['Greta approves the release once they pass.', 'Greta approves the release before they pass.', true],
  ['Customers in Canada are not affected by it.', 'Customers in Canada are affected by it.', true],
  ['Your data stays safe and nothing was deleted.', 'Your data stays safe and everything was deleted.', true],
  ['We split the report by month for you.', 'We split the report by week for you.', true],
  ['You can pay by card or by bank transfer.', 'Pay by bank transfer or by card.', false],
  ['If you have a question, ask at the front desk.', 'Ask at the front desk.', false],
  ['Setup does not touch your order system at all.', 'Setup leaves your order system untouched.', false],
  [
    'We run night desks for 31 clinics in Ontario.',
    'Pawline runs night desks for 31 clinics in Ontario.',
    false,
  ],
])('a sentence that was nearly taken over tells by its new word: %s → %s', (before, after, seen) => {
  const names = new Set(['pawline', 'ontario', 'canada', 'greta'])
  expect(turnsWord([before], [after], names)).toBe(seen)
})

test('an opposite and another name stand out by their company, in whatever sentence', () => {
  const before = [
    'Brennan Foods opened a second warehouse in Leeds in May.',
    'Hartley Produce cut their fuel bill by 18%.',
    'We need a senior backend engineer.',
  ]
  const names = new Set(['brennan', 'foods', 'hartley', 'produce', 'leeds'])
  const turned = (after: string) => turnsPlace(before, [after], names)
  expect(turned('Congratulations on the second warehouse that Hartley Produce opened in Leeds.')).toBe(true)
  expect(turned('Congratulations on the second warehouse that Brennan Foods opened in Leeds.')).toBe(false)
  expect(turned('With us, the fuel bill of Hartley Produce rose by 18%.')).toBe(true)
  expect(turned('With us, the fuel bill of Hartley Produce fell by 18%.')).toBe(false)
  expect(turned('The job is that of a junior backend engineer.')).toBe(true)
})
