import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resourcesOfWeb } from '#server/build/web-resources.ts'
import { DEFAULT_SCOPES, newKey } from '#server/services/new-key.ts'
import type { Schema } from '#server/web/operations/schema.ts'
import { browserOf } from '#server/web/settings/account/browser-of.ts'
import { dollars, microOf } from '#server/web/settings/forms/money.ts'
import { SCOPES, scopeOf, scopesInWords, tryLine, USUAL_SCOPES } from '#server/web/settings/keys/scopes.ts'
import { changesOf, same } from '#server/web/settings/policy/changes.ts'
import { closeGate, openGate } from '#server/web/settings/policy/gate-form.ts'
import { choiceOf, rulesFound, WEIGHTS, weighedBy } from '#server/web/settings/policy/rules.ts'
import { countRows } from '#server/web/settings/usage/counts.ts'
import { groupsOf, type Voice, voiceBody } from '#server/web/settings/voices/voice.ts'
import { calledIn } from '#server/web/settings/workspace/action-in-words.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { Settings, SettingsChange } from '#shared/api/resources/settings.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { KIND_NAMES } from '#shared/engine/kinds.ts'
import { DIMENSIONS } from '#shared/engine/rule.ts'
import { OPERATIONS } from '#shared/operations/index.ts'

const points = fc.integer({ min: 0, max: 100 })
const term = fc.stringMatching(/^[a-z]{1,9}$/)
const ruleId = fc.constantFrom('vague-subject', 'filler-words', 'throat-clearing')
const settings: fc.Arbitrary<Settings> = fc.record({
  default_kind: fc.option(fc.constantFrom(...KIND_NAMES)),
  locale: fc.option(fc.constantFrom('en-GB', 'de-DE')),
  jurisdiction: fc.option(fc.constantFrom('DE', 'US')),
  default_voice: fc.option(fc.constant('bv_1')),
  rules: fc.dictionary(ruleId, fc.constantFrom({ enabled: false }, { factor: 0.5 }, { factor: 2 })),
  ruleset: fc.constant(null),
  gate: fc.record({
    mode: fc.constantFrom('off', 'advise', 'prompt', 'block'),
    threshold: points,
    thresholds: fc.dictionary(fc.constantFrom('cold_outreach', 'newsletter', 'renewal'), points),
    required: fc.array(fc.record({ dimension: fc.constantFrom(...DIMENSIONS), score: points }), {
      maxLength: 3,
    }),
    exempt: fc.record({
      replies: fc.boolean(),
      internal_domains: fc.array(fc.constantFrom('example.com', 'example.org'), { maxLength: 2 }),
    }),
    override: fc.constantFrom('never', 'with_reason', 'free'),
    unavailable: fc.constantFrom('open', 'closed'),
  }),
  terms: fc.record({
    own: fc.array(term, { maxLength: 3 }),
    banned: fc.array(fc.record({ term, use: fc.option(term), reason: fc.option(term) }), { maxLength: 2 }),
    preferred: fc.array(fc.record({ term, instead_of: fc.array(term, { minLength: 1, maxLength: 2 }) }), {
      maxLength: 2,
    }),
  }),
  history: fc.record({ on: fc.boolean(), drafts: fc.boolean(), days: fc.integer({ min: 1, max: 3650 }) }),
  model: fc.record({ use: fc.boolean() }),
}) as fc.Arbitrary<Settings>

/** As the server does it: what is left out stays, lists and maps are replaced whole. */
const applied = ({ gate, terms, history, model, ...plain }: SettingsChange, before: Settings): Settings =>
  ({
    ...before,
    ...plain,
    gate: { ...before.gate, ...gate, exempt: { ...before.gate.exempt, ...gate?.exempt } },
    terms: { ...before.terms, ...terms },
    history: { ...before.history, ...history },
    model: { ...before.model, ...model },
  }) as Settings

describe('a change of the settings', () => {
  test('makes of what was what was filled in, is taken by the contract, and holds nothing that stays', () => {
    fc.assert(
      fc.property(settings, settings, (before, after) => {
        const change = changesOf(before, after) ?? {}
        expect(same(applied(change, before), after)).toBe(true)
        expect(SettingsChange.safeParse(change).error).toBeUndefined()
        for (const name of Object.keys(change) as (keyof Settings)[])
          expect(same(before[name], after[name])).toBe(false)
      }),
    )
  })

  test('is none where nothing was changed, so that an admin sends nothing that only an owner may', () => {
    fc.assert(
      fc.property(settings, points, (before, threshold) => {
        expect(changesOf(before, structuredClone(before))).toBeUndefined()
        const change = changesOf(before, { ...before, gate: { ...before.gate, threshold } })
        expect(Object.keys(change ?? {})).toEqual(threshold === before.gate.threshold ? [] : ['gate'])
      }),
    )
  })

  test('the gate goes through its form as it was', () => {
    fc.assert(
      fc.property(settings, (one) => {
        expect(Settings.shape.gate.parse(closeGate(openGate(one)).gate)).toEqual(one.gate)
      }),
    )
  })

  test('a kind without a threshold is sent, so that it is told what is missing, and is not lost in silence', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const { gate } = openGate(one)
        const begun = closeGate({ gate: { ...gate, thresholds: [...gate.thresholds, { kind: 'survey' }] } })
        const change = changesOf(one, begun)
        expect(change?.gate?.thresholds).toMatchObject({ survey: null })
        expect(SettingsChange.safeParse(change).success).toBe(false)
      }),
    )
  })

  test('a row of the gate without a kind is not sent', () => {
    const { gate } = openGate(fc.sample(settings, 1)[0] as Settings)
    expect(closeGate({ gate: { ...gate, thresholds: [{ score: 5 }] } }).gate.thresholds).toEqual({})
  })
})

describe('rules', () => {
  test('count as they were chosen to, and no other is changed', () => {
    fc.assert(
      fc.property(settings, ruleId, fc.constantFrom(...WEIGHTS), ({ rules }, id, { value }) => {
        const after = weighedBy(rules, id, value)
        expect(choiceOf(after[id])).toBe(value)
        const others = (map: Settings['rules']) => Object.entries(map).filter(([one]) => one !== id)
        expect(others(after)).toEqual(others(rules))
      }),
    )
  })

  test('are found by every word of a search, in the order of a score', () => {
    const rules = [
      { id: 'dash-habit', dimension: 'tone', summary: 'A dash where a full stop would do.' },
      { id: 'vague-subject', dimension: 'subject', summary: 'This subject could stand over any mail.' },
    ]
    expect([...rulesFound(rules, '').keys()]).toEqual(['subject', 'tone'])
    expect([...rulesFound(rules, 'TONE stop').values()].flat()).toEqual([rules[0]])
    expect(rulesFound(rules, 'subject stop').size).toBe(0)
  })
})

describe('keys', () => {
  test('every scope of the form is one of the server, and what is usual is usual there', () => {
    const offered = [
      ...SCOPES.map(({ scope }) => scope),
      ...OPERATIONS.map(({ contract }) => scopeOf(contract.name)),
    ]
    expect(newKey({ scopes: offered }).record.scopes).toEqual(offered)
    expect(USUAL_SCOPES).toEqual(DEFAULT_SCOPES)
  })

  test('what a key may do is said whole, also where a scope is new', () => {
    expect(scopesInWords(['optimize:score', 'optimize:rewrite', 'usage:read'])).toBe(
      'Run score, rewrite, read usage and reports',
    )
    expect(scopesInWords(['some:thing'])).toBe('some:thing')
  })

  test('the line to try a key asks for nothing that it may not', () => {
    expect(tryLine('https://x', 'mk_live_1', ['usage:read'])).toContain('/v1/me')
    expect(tryLine('https://x', 'mk_live_1', ['optimize:score'])).toContain('/v1/score')
  })
})

describe('voices', () => {
  const voice = (name: string, client: string | null) =>
    ({ id: name, ...VoiceInput.parse({ name, client }) }) as unknown as Voice
  const voices = [
    voice('Plain', 'Northwind'),
    voice('House', null),
    voice('Launch', 'Northwind'),
    voice('A', 'Alba'),
  ]

  test('stand under their client, each once', () => {
    const groups = groupsOf(voices, '')
    expect(groups.map(({ client, voices: of }) => [client, of.map(({ name }) => name)])).toEqual([
      [null, ['House']],
      ['Alba', ['A']],
      ['Northwind', ['Launch', 'Plain']],
    ])
  })

  test('are found by name and client', () => {
    expect(groupsOf(voices, 'north la').flatMap(({ voices: of }) => of.map(({ name }) => name))).toEqual([
      'Launch',
      'Plain',
    ])
    expect(groupsOf(voices, 'nobody')).toEqual([])
  })

  test('rows and lines that were left empty are not sent', () => {
    const body = voiceBody({
      name: 'N',
      banned: [{}, { term: 'synergy', use: '' }],
      samples: ['', 'Hi.'],
      emoji: null,
    })
    expect(body).toEqual({ name: 'N', banned: [{ term: 'synergy' }], samples: ['Hi.'] })
    expect(VoiceInput.safeParse(body).success).toBe(true)
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('%s is %s', (agent, name) => {
  expect(browserOf(agent)).toBe(name)
})

test('an amount is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (micro) => {
      expect(microOf(dollars(micro))).toBe(micro)
    }),
  )
  for (const wrong of ['', 'x', '-1', '1.2.3', '1e3', '0.0000001']) expect(microOf(wrong)).toBeNull()
})

test('every call is counted in a row', () => {
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(1000))
  fc.assert(
    fc.property(counts, counts, (today, month) => {
      const rows = countRows(today, month, (id) => (id === 'a' ? 'Ana' : null))
      const sum = (of: Record<string, number>) => Object.values(of).reduce((a, b) => a + b, 0)
      expect(rows.reduce((total, row) => total + row.today, 0)).toBe(sum(today))
      expect(rows.reduce((total, row) => total + row.month, 0)).toBe(sum(month))
      expect(rows.filter(({ id }) => id === 'a').every(({ name }) => name === 'Ana')).toBe(true)
    }),
  )
})

test('the activity names a thing by what its change tells, and says nothing where it does not', () => {
  expect(calledIn({ before: { name: 'Old' }, after: null })).toBe('Old')
  expect(calledIn({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New')
  expect(calledIn({ before: null, after: { role: 'admin' } })).toBeNull()
})

describe('what the settings know of the contracts', async () => {
  const { load } = resourcesOfWeb() as unknown as { load: (id: string) => string }
  const { BODIES, NEEDED } = (await import(
    `data:text/javascript,${encodeURIComponent(load('\0virtual:resources'))}`
  )) as { BODIES: Record<string, Schema>; NEEDED: Record<string, string> }

  test('is the role that each endpoint needs', () => {
    for (const { method, path, access } of ENDPOINTS as readonly Endpoint[])
      expect(NEEDED[`${method.toUpperCase()} ${path}`]).toBe(
        typeof access === 'object' ? access.role : undefined,
      )
  })

  test('are fields, none of which is a reference or takes only null', () => {
    for (const [name, schema] of Object.entries(BODIES)) {
      expect(Object.keys(schema.properties ?? {}), name).not.toEqual([])
      expect(JSON.stringify(schema)).not.toMatch(/"\$ref"|"type":"null"/)
    }
  })
})
