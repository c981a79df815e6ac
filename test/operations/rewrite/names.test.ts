import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const variantsOf = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants

const PEOPLE = [
  'Ana Roy',
  'Mark Lindqvist',
  'Grace O’Neill',
  'Jan van der Berg',
  'Zoë Håkansson',
  'Sue McKay',
  'Dr. Simpkin',
  'Jhonatan Belieff',
  'Mary-Jane Okafor',
  'Priya N. Shah',
  'Thier Nguyen',
]
/** Firms whose names are what rules look for in others’ mouths. */
const FIRMS = [
  'Acme',
  'Best Western',
  'Just Eat',
  'Leverage Partners',
  'Kraft & Sons',
  'In Order To Ltd',
  'Quick Wins GmbH',
  'Amazing Spaces',
  'Cutting Edge Knives',
  'Game Changer Labs',
  'Touch Base Café',
  'Low Hanging Fruit Co.',
  'Deep Dive Scuba',
  'Circle Back Media',
  'World Class Travel',
  'Recieve Ltd',
  'HubSpot',
]
const PRODUCTS = ['Optimizely', 'Monday.com', 'Notion', 'FYI Board', 'TeamUp', 'Purchase Hub', 'Node.js']
const PLACES = ['Leeds', 'Bath', 'Nice', 'Reading', 'Hope Valley', 'New York', 'São Paulo', 'Köln']
/** Sentences with much to mend, around a person, a firm, a product and a place. */
const SENTENCES = [
  'I just wanted to reach out to {P} at {F} about {T}.',
  'Basically, {P} from {F} really thinks that {T} is a game changer.',
  'I was wondering if {P} could possibly make a decision about {T} at this point in time.',
  'It should be noted that {T} was chosen by {F} in {L}.',
  'We at {F} leverage {T} to help numerous teams, {P} included.',
  'Due to the fact that {F} moved to {L}, {P} will be in touch with you.',
  '{P} recieved teh report from {F} definately too late.',
  'Could you possibly circle back with {P} and I?',
  'Sarah and myself will visit {F} in {L}.',
  'The team at {F} are very very happy with {T}!!!',
  'ACT NOW and ask {P} about {T}, its great.',
  'As per my last email, {P} of {F} needs the the list.',
  'Please do not hesitate to contact {P} should you have any questions.',
  'In terms of {T}, {F} is able to provide assistance to {P}.',
  'Let me know if your free to see {P} in {L} on Thusday.',
  'We provide {F} with a complete overview of {T} on a daily basis.',
  'A meeting with {P} has been scheduled by {F} for next week.',
] as const

const filled = fc
  .record({
    text: fc.constantFrom(...SENTENCES),
    P: fc.constantFrom(...PEOPLE),
    F: fc.constantFrom(...FIRMS),
    T: fc.constantFrom(...PRODUCTS),
    L: fc.constantFrom(...PLACES),
  })
  .map(({ text, ...names }) => ({
    text: text.replaceAll(/\{([PFTL])\}/g, (_, slot: 'P' | 'F' | 'T' | 'L') => names[slot]),
    names: (['P', 'F', 'T', 'L'] as const)
      .filter((slot) => text.includes(`{${slot}}`))
      .map((slot) => names[slot]),
  }))
const mail = fc.record({
  paragraphs: fc.array(fc.array(filled, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  to: fc.constantFrom(...PEOPLE),
  from: fc.constantFrom(...PEOPLE),
  firm: fc.constantFrom(...FIRMS),
  kind: fc.constantFrom('auto', 'cold_outreach', 'follow_up', 'internal', 'customer_success', 'promotional'),
  wish: fc.constantFrom<Partial<Request>>(
    {},
    { length: { mode: 'shorter' } },
    { tone: ['plain'] },
    { tone: ['direct', 'formal'] },
    { tone: ['warm'] },
  ),
})

it('a rewrite leaves every name as it was, be it of a person, a firm, a product or a place', () => {
  fc.assert(
    fc.property(mail, ({ paragraphs, to, from, firm, kind, wish }) => {
      const body = paragraphs.map((one) => one.map(({ text }) => text).join(' ')).join('\n\n')
      const names = [to, from, firm, ...paragraphs.flat().flatMap((one) => one.names)]
      const draft = `Hi ${to},\n\n${body}\n\nBest,\n${from}\n${firm}`
      const [variant] = variantsOf({ draft, kind, ...wish })
      expect(names.filter((name) => !variant?.draft.includes(name))).toEqual([])
    }),
    { numRuns: 120, seed: 20261125 },
  )
})

/** A word with a capital in the middle of a sentence that is not shouted, by its letters alone. */
const NAME = /(?<=\p{Ll}[,;]? )(?!I\b)\p{Lu}\p{L}*\p{Ll}\p{L}*(?:['’&.]\p{L}+)*(?![\p{L}-])/gu
const namesIn = (draft: string) => new Set(draft.replaceAll(/<[^>]*>/g, ' ').match(NAME))

it('a rewrite of a mail of the corpus loses no name', () => {
  const drafts = [
    ...readCorpus().map(({ draft }) => draft),
    ...readPairs().flatMap(({ better, worse }) => [better.draft, worse.draft]),
  ]
  let names = 0
  for (const draft of drafts) {
    const [variant] = variantsOf({ ...draft } as Request)
    const own = [...namesIn(draft.draft)]
    names += own.length
    expect(own.filter((name) => !variant?.draft.includes(name))).toEqual([])
  }
  expect(names).toBeGreaterThan(400)
})

it.each([
  ['Will Best', 'Please do not hesitate to contact Will Best should you have any questions.'],
  ['Mark Hope', 'Thanks in advance to Mark Hope.'],
  ['Zorbix', 'Zorbix is pretty flexible most days.'],
])('%s stays, though its words stand elsewhere or it stands first', (name, sentence) => {
  const draft = `Hi Ana,\n\nI will mark the best of three hopes. The rack costs $18,400 for 90 days. ${sentence}\n\nBest,\nTom`
  for (const length of ['same', 'shorter'] as const) {
    const [variant] = variantsOf({ draft, kind: 'follow_up', length: { mode: length } })
    expect(variant?.draft).toContain(name)
  }
})
