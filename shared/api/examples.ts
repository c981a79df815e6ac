/** A body for every endpoint that takes one, as the reference shows it and tests send it. */
import type { z } from 'zod'
import type { Endpoints } from './endpoints.ts'

type Taken<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : never
/** The compiler names the endpoint whose example is missing. */
type Examples = {
  [N in keyof Endpoints as Endpoints[N] extends { body: z.ZodType } ? N : never]: Taken<Endpoints[N]>
}

const PASSWORD = 'correct horse battery staple'
const LINK = '5f8ZQk2mVt0c7RbX1nLhYw'
const VOICE = {
  name: 'Northwind, plain',
  client: 'Northwind',
  banned: [{ term: 'synergy', use: 'teamwork', reason: 'Nobody at Northwind says it.' }],
  preferred: [{ term: 'customer', instead_of: ['client', 'user'] }],
  formality: 'informal',
  person: 'we',
  contractions: 'use',
  exclamations: 'avoid',
  avoided_marks: ['semicolon'],
  sentence_words_max: 25,
  greeting: 'Hi {{first_name}},',
  signoff: 'Best,',
} as const satisfies Examples['POST /v1/brand-voices']

export const EXAMPLES: Examples = {
  'PATCH /v1/workspace': {
    name: 'Northwind sales',
    settings: {
      default_kind: 'cold_outreach',
      locale: 'en-GB',
      gate: { mode: 'prompt', threshold: 75, exempt: { replies: true, internal_domains: ['example.com'] } },
      terms: { own: ['Northwind'] },
      rules: { hedging: { factor: 1.5 } },
      history: { on: true, days: 30 },
    },
  },
  'POST /v1/workspaces': { name: 'Contoso' },
  'POST /v1/brand-voices': VOICE,
  'POST /v1/brand-voices/import': { object: 'brand_voice_export', voices: [VOICE] },
  'POST /v1/brand-voices/learn': {
    name: 'Northwind, learned',
    client: 'Northwind',
    samples: [
      "Hi Ana,\n\nWe've moved your dashboard to the new region. It's quicker now, and you don't have to do anything.\n\nCheers,\nTom",
      "Hi Ben,\n\nYour dashboard's ready. We're glad it's live, and we can't wait to hear what you think.\n\nCheers,\nTom",
      "Hi Priya,\n\nWe'll show your team the dashboard on Thursday. It's short, you'll see. Shall I send the link?\n\nCheers,\nTom",
    ],
  },
  'PUT /v1/brand-voices/{id}': { ...VOICE, sentence_words_max: 20 },
  'POST /v1/keys': {
    name: 'Composer, staging',
    scopes: ['optimize:*', 'profiles:read'],
    calls_max: 500,
    client: 'Northwind',
  },
  'PATCH /v1/keys/{id}': { name: 'Composer, live', calls_max: null },
  'POST /v1/keys/{id}/rotate': { grace_seconds: 86_400 },
  'PATCH /v1/usage/spend-cap': { spend_cap_micro_usd: 20_000_000 },
  'POST /v1/gate-events': {
    events: [
      {
        id: '0b6f4a52-93f1-4f0e-8a55-6f1d4c1b9e01',
        at: '2026-11-22T09:30:00.000Z',
        kind: 'cold_outreach',
        score: 62,
        threshold: 75,
        mode: 'prompt',
        decision: 'warn',
        outcome: 'overridden',
        reason: 'The customer asked for it today.',
        rules: ['hedging'],
        host: 'gmail',
      },
    ],
  },
  'POST /v1/webhooks': {
    url: 'https://example.com/sendworthy',
    description: 'Tells the operations channel.',
    events: ['quota.warning', 'quota.hard_stop'],
  },
  'PATCH /v1/webhooks/{id}': { enabled: false },
  'POST /v1/webhooks/{id}/replay': { message: 'msg_5AbXx0HdYb2Kq3cLZ8rT' },
  'PATCH /v1/members/{id}': { role: 'admin' },
  'POST /v1/invitations': { email: 'ben@example.com', role: 'member' },
  'POST /v1/invitations/open': { token: LINK },
  'POST /v1/invitations/accept': { token: LINK, name: 'Ben Okafor', password: PASSWORD },
  'POST /v1/setup': { token: LINK, email: 'ana@example.com', name: 'Ana Ruiz', password: PASSWORD },
  'POST /v1/session': { email: 'ana@example.com', password: PASSWORD },
  'PATCH /v1/account': { name: 'Ana Ruiz' },
  'PUT /v1/account/password': { current: PASSWORD, password: 'a longer and better one' },
  'POST /v1/recovery': { token: LINK, password: PASSWORD },
}

/** The example of an endpoint by `METHOD path`; undefined for those that take no body. */
export const exampleFor = (name: string): unknown =>
  Object.entries(EXAMPLES).find(([key]) => key === name)?.[1]
