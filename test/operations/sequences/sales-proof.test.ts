import { describe, expect, it } from 'vitest'
import { askFor } from './calls.ts'

const later = (draft: string) =>
  askFor({ draft: `Hi Vanessa,\n\n${draft}\n\nBest,\nImran`, kind: 'cold_outreach' })
    .result.steps.slice(1)
    .map(({ text }) => text ?? '')
    .join('\n')

describe('what later steps tell a stranger', () => {
  it.each([
    [
      'Legal review slows deals. At Northbank it took review from eleven days to three. Is that worth a look?',
      'At Northbank review went from eleven days to three',
    ],
    [
      'References take time. At Copperleaf the average time to an offer fell from 9 days to 2. Is that worth a look?',
      'Copperleaf the average time to an offer fell from 9 days to 2',
    ],
    [
      'I design shops on the web. For Petal & Pine in Greenville I did the same and their mobile orders went from 14 to 37 a week. Is that worth a look?',
      'Petal & Pine’s mobile orders went from 14 to 37 a week',
    ],
    [
      'Receiving slows down when a site opens. Harlan Freight cut truck wait time from 94 minutes to 31 with us. Is that worth a look?',
      'Harlan Freight cut truck wait time from 94 minutes to 31 with us',
    ],
  ])('is what a customer got, and no hole to fill: %s', (draft, told) => {
    expect(later(draft)).toContain(told)
    expect(later(draft)).not.toContain('[one customer')
  })

  it('is nothing that leans on what the first mail said before it', () => {
    const draft =
      'Legal review adds eleven days to every contract. We work on exactly that. Clausely checks redlines against your own playbook. Is that worth a look?'
    expect(later(draft)).not.toContain('exactly that')
    expect(later(draft)).toContain('Clausely')
  })

  it('is about what the ask offers to make', () => {
    const draft =
      'The order button sits below three screens of photos. Would you be open to seeing a mock-up of your page?'
    expect(later(draft)).toContain('the mock-up of your page')
  })

  it('never takes who does something at the reader’s for a product', () => {
    const draft = 'Priya runs your plant in Leeds, I read. We clean pumps on site. Is that worth a look?'
    expect(later(draft)).not.toMatch(/about Priya|Would Priya/)
  })

  it('never takes a firm for the sender’s that only does what it does', () => {
    const draft =
      'Routes change by noon. Koster lets drivers pick their own slots since May. Is that worth a look?'
    expect(later(draft)).not.toMatch(/about Koster|Would Koster/)
  })
})
