import { describe, expect, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract as rewriteContract } from '#shared/operations/rewrite/contract.ts'
import { local as rewrite } from '#shared/operations/rewrite/local.ts'
import { contract as roastContract } from '#shared/operations/roast/contract.ts'
import { local as roast } from '#shared/operations/roast/local.ts'
import { contract as sequencesContract } from '#shared/operations/sequences/contract.ts'
import { local as sequences } from '#shared/operations/sequences/local.ts'
import { contract as subjectsContract } from '#shared/operations/subject-lines/contract.ts'
import { local as subjects } from '#shared/operations/subject-lines/local.ts'
import { contract as teardownContract } from '#shared/operations/teardown/contract.ts'
import { local as teardown } from '#shared/operations/teardown/local.ts'
import { dictionary } from '../support/dictionary.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }

/** What each operation would put over a mail; `null` where it leaves the subject. */
function offeredBy(mail: {
  subject: string
  kind: 'cold_outreach' | 'billing' | 'recruiting' | 'internal'
  draft: string
}) {
  const { subject, ...rest } = mail
  const rewritten = rewrite(rewriteContract.input.parse(mail), context).result.variants[0]?.subject
  const torn = teardown(teardownContract.input.parse(mail), context).result.sections
  const found = roast(roastContract.input.parse(mail), context).result.findings
  return {
    first: subjects(subjectsContract.input.parse(mail), context).result.candidates[0]?.text,
    offers: [
      rewritten === subject ? null : rewritten,
      torn.find(({ id }) => id === 'subject')?.rewrite ?? null,
      found.find(({ field }) => field === 'subject')?.fix?.replacement ?? null,
    ],
    step: sequences(sequencesContract.input.parse(rest), context).result.steps[0]?.subject,
  }
}

const cold = {
  kind: 'cold_outreach',
  draft:
    'Hi Dennis,\n\nYour job advert for a second night planner says you still build the Tesco routes in Excel. At 140 drops a night that must be most of a shift.\n\nWe make a route planner for chilled distribution. Morrow Foods in Telford put their 165 drops on it in March; planning went from four hours to 35 minutes.\n\nWould it help if I sent you Morrow’s numbers?\n\nRuth Calloway',
} as const
const invoice = {
  kind: 'billing',
  draft:
    'Dear Mr Oyelaran,\n\nOur invoice 3391 of 2 October for the repair of the rear roller shutter (£1,874.40) was due on 1 November and is still open on our side.\n\nCould you arrange the transfer by Wednesday 19 November?\n\nKind regards,\nMoira Kendrick',
} as const
const job = {
  kind: 'recruiting',
  draft:
    'Hi Kwame,\n\nYour talk on moving Oslo’s ferry timetables off the mainframe was the clearest account of a migration I have heard this year.\n\nWe run the signalling software for 31 metro lines and are looking for somebody to lead the move of the archive to PostgreSQL.\n\nWould you have 20 minutes next week for a call with Lars?\n\nAgnes Holm',
} as const

describe('the best subject of a mail', () => {
  test.each([
    ['Quick intro', cold, 'Tesco routes in Excel'],
    ['Payment', invoice, 'Invoice 3391 was due on 1 November'],
    ['Opportunity', job, 'Your talk on moving Oslo’s ferry timetables'],
  ])('is the same in every operation that takes the place of “%s”', (subject, mail, line) => {
    const { first, offers, step } = offeredBy({ subject, ...mail })
    expect(first).toBe(line)
    expect(offers).toEqual([line, line, line])
    expect(step).toBe(line)
  })

  test('takes the place of no subject that says what the mail is about', () => {
    const { offers } = offeredBy({
      subject: 'The stand in Hanover',
      kind: 'internal',
      draft:
        'Hi all,\n\nThe stand in Hanover is booked: hall 7, B42, six by four metres. We build on 18 April.\n\nPlease enter your nights in the sheet by Friday noon.\n\nTheo',
    })
    expect(offers).toEqual([null, null, null])
  })

  test('is no thing named alone beside two lines that serve', () => {
    const { candidates } = subjects(subjectsContract.input.parse(job), context).result
    expect(candidates.filter(({ fit }) => fit >= 75).length).toBeGreaterThan(1)
    expect(candidates.map(({ text }) => text)).not.toContain('Move of the archive')
  })

  test('never ends inside a thing: “four winter tyres”', () => {
    const { candidates } = subjects(
      subjectsContract.input.parse({
        kind: 'promotional',
        draft:
          'Dear customer,\n\nUntil Saturday 29 November you get 20% off every set of four winter tyres, fitting and balancing included.\n\nBook now: https://bramleytyres.example/book',
      }),
      context,
    ).result
    for (const { text } of candidates) expect(text).not.toMatch(/winter$/)
  })
})
