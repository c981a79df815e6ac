import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE, type Profile, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const PROFILE: Profile = {
  ...DEFAULT_PROFILE,
  voice: {
    ...SILENT_VOICE,
    preferred: [
      { term: 'customer', instead_of: ['client'] },
      { term: 'people', instead_of: ['users'] },
      { term: 'Sendworthy Cloud', instead_of: ['our platform'] },
      { term: 'sign in', instead_of: ['log in'] },
    ],
    banned: [
      { term: 'synergy', use: 'teamwork', reason: null },
      { term: 'cheap', use: null, reason: null },
      { term: 'reach out', use: 'write', reason: null },
      { term: 'Globex', use: null, reason: null },
    ],
  },
}
const mailOf = (sentence: string) => `Hi Ana,\n\n${sentence} Can you come on Friday at ten?\n\nBest,\nBen`
const TERMS = new Set(['banned-term', 'off-brand-term', 'jargon'])
const breaches = (sentence: string, subject?: string) =>
  score({ draft: mailOf(sentence), ...(subject ? { subject } : {}) }, PROFILE, {
    dictionary,
  }).annotations.filter(({ rule_id }) => TERMS.has(rule_id))
const rewritten = (sentence: string, more: { subject?: string; apply_rules?: string[] } = {}) => {
  const { result, warnings } = local(contract.input.parse({ draft: mailOf(sentence), ...more }), {
    profile: PROFILE,
    dictionary,
  })
  const [first] = result.variants
  if (!first) throw new Error('no variant')
  return { first, left: warnings.filter(({ code }) => code === 'brand_term_left') }
}

describe('a term of a brand voice', () => {
  it.each([
    'Mr. Client rang about the boiler.',
    'Dr Client sends her regards.',
    'Client Services Ltd did the gutters.',
    'The slates came from Synergy Group on Monday.',
    'Synergy Partners will call you about the school network.',
    'The invoice of Client & Sons Ltd is here.',
    'We met the Client Success team in Leeds.',
    'Ask @client or @client_desk for the key.',
    'Write to client@client.example or see https://client.example/client today.',
    'Set the role to `client` and press save.',
    'The name is in {{client}} and [[CLIENT]].',
    'Send it to <client> and <<client>> and <client name> by noon.',
  ])('is no breach in a name, a handle, an address, code or a placeholder, and stays: %s', (sentence) => {
    expect(breaches(sentence)).toEqual([])
    expect(rewritten(sentence).first.draft).toContain(sentence)
  })

  it('is no breach as a handle in a subject', () => {
    expect(breaches('The hall is free.', 'the key is with @client')).toEqual([])
  })

  it.each([
    ['Each client pays for the bins.', 'Each customer pays'],
    ['The clients upstairs have a dog.', 'The customers upstairs'],
    ['I logged in at nine.', 'I signed in at nine'],
    ['She is logging in from the van.', 'She is signing in'],
    ['He logs in twice a day.', 'He signs in'],
    ['The plan is in our platform by now.', 'in Sendworthy Cloud by'],
    ['Our platform shows the route.', 'Sendworthy Cloud shows'],
  ])('is replaced elsewhere, in any form: %s', (sentence, part) => {
    expect(breaches(sentence)).toHaveLength(1)
    const { first, left } = rewritten(sentence)
    expect(first.draft).toContain(part)
    expect(left).toEqual([])
  })

  it('that is replaced by a name is told among the names that the draft does not hold', () => {
    expect(rewritten('The plan is in our platform by now.').first.facts).toMatchObject({
      added_names: ['Cloud', 'Sendworthy'],
      dropped: [],
    })
  })

  it.each(['Dear Valued Client, thank you for the coats.', 'Globex Services raised its price.'])(
    'stays a breach where its capital makes no name, or the voice bans the name itself: %s',
    (sentence) => {
      const found = breaches(sentence)
      expect(found).toHaveLength(1)
      expect(found.flatMap(({ fixes }) => fixes.filter(({ safe }) => safe))).toEqual([])
    },
  )

  it('is a breach in a headline, where every word has a capital', () => {
    expect(breaches('The hall is free.', 'Synergy Workshop For Your Best Client')).not.toEqual([])
  })

  it('gets no replacement that could not stand behind “a”', () => {
    expect(breaches('We run a users group.').map(({ fixes }) => fixes)).toEqual([[]])
    expect(breaches('We asked the users again.')[0]?.fixes[0]?.replacement).toBe('people')
  })

  it('whose form may be said in two ways is for a person to replace', () => {
    const [found] = breaches('They reached out on Monday.').filter(({ rule_id }) => rule_id === 'banned-term')
    expect(found?.fixes.map(({ replacement, safe }) => [replacement, safe])).toEqual([
      ['wrote', false],
      ['written', false],
    ])
  })

  it('that a rewrite leaves is told with its place, and with no other text of the draft', () => {
    const { first, left } = rewritten('The plumber sells a cheap tap.')
    const at = first.draft.indexOf('cheap')
    expect(left).toHaveLength(1)
    expect(left[0]?.message).toMatch(/^Your brand voice bans “cheap”\. It still stands at `draft` \d+–\d+: /)
    const [start = 0, end = 0] = left[0]?.message.match(/\d+/g)?.map(Number) ?? []
    expect(start <= at && end >= at + 'cheap'.length && end - start < 12).toBe(true)
    expect(left[0]?.message).not.toMatch(/plumber|tap/)
  })

  it('is not told of where only other rules were asked for', () => {
    expect(rewritten('The plumber sells a cheap tap.', { apply_rules: ['wordiness'] }).left).toEqual([])
  })
})
