import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const result = (request: Request) => answer(request).result
const texts = (request: Request) => result(request).candidates.map(({ text }) => text)

const NOTICE: Request = {
  kind: 'internal',
  subject: 'Power off on Friday',
  draft:
    'Hi all,\n\nThe building management has told us that there will be no power on Friday between 7am and 4pm, which means that the servers in the back room go down on Thursday evening, so please save your work and log off before 6pm on Thursday.\n\nThanks\nDebbie',
}

describe('a request at the end of a long sentence', () => {
  it('is found without what stands before it, and at its place', () => {
    const { found } = result(NOTICE)
    expect(found.map(({ text }) => text)).toEqual([
      'Please save your work and log off before 6pm on Thursday.',
    ])
    expect(found[0]?.quote).toBe('please save your work and log off before 6pm on Thursday.')
  })

  it('gives way to a question that begins a sentence, and what stood before it ends with a full stop', () => {
    const [best] = result(NOTICE).candidates
    expect(best?.text).toBe('Could you save your work and log off before 6pm on Thursday?')
    const { start, end, replacement } = best?.edit ?? { start: 0, end: 0, replacement: '' }
    const draft = NOTICE.draft ?? ''
    expect(draft.slice(0, start) + replacement + draft.slice(end)).toContain(
      'on Thursday evening. Could you save your work and log off before 6pm on Thursday?',
    )
  })

  it('takes the case it is asked in along', () => {
    const draft =
      'Hi all,\n\nThe servers in the back room will be shut down on Thursday evening for the inspection, and if you need a file from the shared drive on Friday, please copy it to your laptop.\n\nThanks\nDebbie'
    expect(result({ ...NOTICE, draft }).primary?.text).toMatch(/^If you need a file .* please copy it/)
  })
})

describe('a question at the end of a long sentence', () => {
  const draft =
    'Dear all,\n\nI was asked to find out whether the lottery fund would pay for the lift, and since I have never filled in such a form, which has forty pages, could one of you give me an hour before 20 February?\n\nMargaret'
  it('is found by itself, and nothing takes its place where the rest leans on it', () => {
    const { primary, candidates } = result({ kind: 'meeting_recap', draft })
    expect(primary?.text).toBe('Could one of you give me an hour before 20 February?')
    expect(candidates.filter(({ placement }) => placement === 'replaces_primary')).toEqual([])
  })
})

describe('an ask', () => {
  it('may be what the sender needs by a day', () => {
    const draft =
      "Hi Priyanka,\n\nHere is what lunch could look like.\n\nTo hold the date I'd need a yes and a rough number by close of business on Friday.\n\nSeb"
    expect(result({ kind: 'proposal', draft }).primary?.text).toMatch(/^To hold the date/)
  })

  it('keeps an hour it is due by', () => {
    const draft =
      'Hi all,\n\nThe auditors are in from 12 January.\n\nPlease send me your stock count by noon tomorrow.\n\nRenate'
    for (const text of texts({ ...NOTICE, draft })) expect(text).toContain('by noon tomorrow')
  })

  it('that only offers to do something is asked as a question of the same deed', () => {
    const draft =
      "Hi Marion,\n\nOne drop in eleven went to the wrong depot.\n\nWould it be useful if I ran last week's sheet through it and sent you the list?\n\nCallum"
    expect(texts({ kind: 'cold_outreach', subject: 'Second deliveries', draft })).toContain(
      "Would you like me to run last week's sheet through it and send you the list?",
    )
  })

  it('of somebody who applies is no question about a draft', () => {
    const draft =
      'Hi Lena,\n\nI am very interested in the position and could come any day next week. My notice period is 4 weeks.\n\nLooking forward to hear from you.\n\nTomasz'
    const lines = texts({ subject: 'Interview', draft, commitment: 'medium' })
    expect(lines).toContain('Which day would suit you for an interview?')
    expect(lines.join()).not.toMatch(/change|should know about/)
  })

  it('stands without the readiness to talk beside it', () => {
    const draft =
      'Hi Marion,\n\nHappy to talk. Would it be useful if I sent you the list of second deliveries?\n\nCallum'
    const { found } = result({ kind: 'cold_outreach', subject: 'Second deliveries', draft })
    expect(found.map(({ form }) => form)).toEqual(['question'])
  })
})
