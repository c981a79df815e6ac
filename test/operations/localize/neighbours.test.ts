/** Words that mean something else beside others, and one spelling through the whole mail. */
import { describe, expect, it } from 'vitest'
import { bodyFor, localize } from './localize.ts'

const asked = (sentence: string) =>
  localize({
    draft: `Hi Ana,\n\n${sentence}\n\nSam`,
    locale: 'en-GB',
    target_locale: 'en-US',
  }).needs_human.map(({ span }) => span.quote)
const british = (sentence: string) => bodyFor('en-GB', sentence, { locale: 'en-US' })
const american = (sentence: string) => bodyFor('en-US', sentence, { locale: 'en-GB' })

describe('a word with two meanings', () => {
  it('is asked about where it may be the one that readers call otherwise, and nowhere else', () => {
    expect(asked('We charge a flat £89 a month per practice.')).not.toContain('flat')
    expect(asked('Will you clean the flat for £89 a month?')).toContain('flat')
    expect(asked('The quote for the flat roof is £18,400.')).not.toContain('flat')
    expect(asked('Please do not hesitate to let me know.')).not.toContain('to let')
    expect(asked('The house on Mill Road is to let.')).toContain('to let')
    expect(asked('All 61 payments are queued again with the correct format.')).toEqual([])
    expect(asked('People queued for an hour at the door.')).toContain('queued')
  })
})

describe('one spelling', () => {
  it('holds for verbs that no list names, and leaves words that only look like them', () => {
    expect(british('We revolutionize how you tokenize it, and reorganize the license program.')).toBe(
      'We revolutionise how you tokenise it, and reorganise the licence programme.',
    )
    expect(american('We revolutionise how you tokenise it.')).toBe('We revolutionize how you tokenize it.')
    const same =
      'We promise a prize of any size, exercise, advertise, compromise and supervise the enterprise.'
    expect(british(same)).toBe(same)
    expect(american(same)).toBe(same)
  })

  it('calls a résumé a CV wherever it stands', () => {
    expect(british('We offer résumé screening; send us your résumé.')).toBe(
      'We offer CV screening; send us your CV.',
    )
    expect(british('We resume on Monday.')).toBe('We resume on Monday.')
  })
})

describe('the source of a reader’s data', () => {
  const draft =
    'Hi Tobias,\n\nWe are hiring a staff engineer to own that pipeline. The salary is €115,000 plus equity, and the role is remote. Would you be open to a 20-minute call about the role?\n\nLeonie Brandt\nTalent, Tidewater Grid'
  const status = (more: object = {}) =>
    localize({ draft, kind: 'recruiting', locale: 'en-GB', target_locale: 'de-DE', ...more }).legal.find(
      ({ rule }) => rule === 'gdpr-data-source',
    )?.status

  it('is owed by a recruiter to a stranger, and not to who applied or answers', () => {
    expect(status()).toBe('missing')
    expect(status({ audience: { relationship: 'warm' } })).toBe('not_applicable')
    expect(
      status({ draft: draft.replace('that pipeline', 'that pipeline, as you saw before you applied') }),
    ).toBe('not_applicable')
  })
})
