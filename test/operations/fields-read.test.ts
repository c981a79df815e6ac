import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { OperationError } from '#shared/operations/operation.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'
import { plainRequest } from '../support/operation-requests.ts'
import { type RequestField, requestFields, valueAt, withField } from '../support/request-fields.ts'

const operations: readonly ServedOperation[] = OPERATIONS
const context = { profile: DEFAULT_PROFILE, dictionary }

/** What the server reads before an operation is asked, and what is the mail itself. */
const ELSEWHERE =
  /^(?:draft|brief\..*|variants|engine|ruleset|brand_voice_id|format|compare\.(?:draft|format))$/
/** These have one value only, which is how it is in any case. */
const FIXED = /^(?:keep\.placeholders|safe_for_work)$/

/** Mails in which a field that few mails need can show what it does. */
const SPECIAL = [
  {
    kind: 'cold_outreach',
    audience: { jurisdiction: 'DE' },
    subject: 'Pallets',
    draft:
      'Hi Ana,\n\nYour depot in Ulm opened in March. We color pallets for $5,000. Shall I send prices?\n\nTom',
  },
  {
    kind: 'newsletter',
    audience: { jurisdiction: 'DE' },
    subject: 'March',
    draft: 'Hi all,\n\nThe new color catalog is out on 3/31/2026. Read it: https://example.com/catalog',
  },
  {
    subject: 'The move',
    draft:
      'Hi team,\n\nOur office moves to the fourth floor on 3/31/2026. The boxes arrive on Monday.\n\nKind regards,\nTom',
  },
  {
    kind: 'cold_outreach',
    subject: 'Pallets',
    draft: 'Hi Ana,\n\nYour depot in Ulm opened in March. We color pallets for $5,000.\n\nTom',
  },
  {
    subject: 'Hello',
    draft:
      'Dear {{first_name}},\n\nwe would like to meet you. I think we could maybe talk about the invoice for the team at some point.\n\nBest,\nTom',
  },
]

const hashesOf = (draft: unknown) =>
  score(Object(draft), DEFAULT_PROFILE, { dictionary }).annotations.map(({ hash }) => hash)

/** Requests of one operation in which a field shows that depends on others. */
const OWN: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  rewrite: [
    { length: { mode: 'target', words: 40 } },
    { kind: 'cold_outreach' },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nWe would like to meet you. We color pallets for $5,000.\n\nTom',
    },
  ],
  sequences: [{ steps: 6, channels: ['email'] }],
  'subject-lines': [
    { kind: 'newsletter', draft: 'Hi all,\n\nThe bees 🐝 are back. We opened the hives at Portway.\n\nMaya' },
    {
      history: ['Your depot in Ulm'],
    },
    {
      kind: 'recruiting',
      angles: ['plain_internal'],
      draft:
        'Hi Ana,\n\nYour talk on tide models is why I write. We are hiring a senior engineer for storm surges, in Bergen or from home.\n\nWould you like to hear more?\n\nTom',
    },
  ],
  localize: ['en-US', 'en-GB', 'de-DE', 'ja-JP', 'pl-PL', 'es-MX', 'hi-IN'].map((target_locale) => ({
    target_locale,
    formality: 'formal',
    recipient: { given_name: 'Ana', family_name: 'Okafor', title: 'Dr', gender: 'female' },
    draft: 'Hi Ana,\n\nThe invoice is for $5,000. The team meets on 3/31/2026.\n\nKind regards,\nTom',
  })),
  score: [{ ignore_hashes: hashesOf(SPECIAL[0]) }],
  'ab-predict': [{ history: [{ variant: 'v0', sent: 400, successes: 90 }] }],
}

const mails: Record<string, unknown>[] = [
  ...SPECIAL,
  ...readCorpus()
    .filter((_, i) => i % 4 === 0)
    .map(({ draft }) => JSON.parse(JSON.stringify(draft))),
]

function baseRequests({ contract }: ServedOperation): Record<string, unknown>[] {
  const [mail] = SPECIAL
  return [
    ...contract.examples.map(({ input }) => JSON.parse(JSON.stringify(input))),
    ...(OWN[contract.name] ?? []).map((own) => ({
      ...plainRequest(contract, Object({ ...mail, ...own })),
      ...own,
    })),
    ...mails.map((each) => plainRequest(contract, Object(each))),
  ]
}

/** Answers by operation and request: most fields are tried against the same ones. */
const known = new Map<string, string | null>()
async function answerOf(operation: ServedOperation, body: unknown): Promise<string | null> {
  const key = `${operation.contract.name} ${JSON.stringify(body)}`
  const before = known.get(key)
  if (before !== undefined) return before
  const answer = await seen(operation, body)
  known.set(key, answer)
  return answer
}

/** What a caller sees of an answer, or of a refusal; `null` for a request that does not fit. */
async function seen({ read }: ServedOperation, body: unknown): Promise<string | null> {
  const reading = read(body)
  if (!reading.ok) return null
  try {
    const { result, warnings, placeholders } = await reading.request.answer(context)
    return JSON.stringify({ result, warnings, placeholders })
  } catch (error) {
    if (error instanceof OperationError) return error.code
    throw error
  }
}

/** Whether sending the value is seen in the answer to some mail: in the result, or in a warning. */
async function isSeen(
  operation: ServedOperation,
  requests: readonly Record<string, unknown>[],
  { path }: RequestField,
  value: unknown,
): Promise<boolean> {
  for (const request of requests) {
    const sent = await seen(operation, withField(request, path, value ?? valueAt(request, path)))
    if (sent !== null && sent !== (await answerOf(operation, withField(request, path)))) return true
  }
  return false
}

describe.each(operations)('$contract.name', (operation) => {
  const requests = baseRequests(operation)
  const fields = requestFields(operation.contract).filter(
    ({ name }) => !ELSEWHERE.test(name) && !FIXED.test(name),
  )

  it.each(fields)('reads $name, or says that it does not', async (field) => {
    // Without values of its own the field is tried as the requests above hold it.
    const values = field.values.length > 0 ? field.values : [undefined]
    const unseen = []
    for (const value of values) if (!(await isSeen(operation, requests, field, value))) unseen.push(value)
    expect(field.each || unseen.length === values.length ? unseen : []).toEqual([])
  })
})
