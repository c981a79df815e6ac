/** What was used and what it costs. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery, page, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'
import { PLAN_NAMES } from '../plans.ts'

const tag = 'Usage'
const access = { scope: 'usage:read', role: 'viewer' } as const
const micro = z.int().meta({ description: 'Millionths of a US dollar.' })
const calls = z.int().meta({ description: 'Calls.' })
const sums = (of: string) => z.record(z.string(), z.int()).meta({ description: `Calls by ${of}.` })

const Counts = {
  calls: z.int().meta({ description: 'Calls that were answered and charged.' }),
  overage_calls: z.int().meta({ description: 'Those above what the plan included.' }),
  overage_micro_usd: micro,
  by_operation: sums('operation'),
  by_key: sums('id of the key; `null` keys are people'),
  by_member: sums('id of the person who was signed in'),
  by_client: sums('label of the client'),
}

const Notice = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `ntc_…`.' }),
    code: z.string().meta({ description: 'Type of the notice, as webhooks get it.' }),
    percent: z.number().meta({ description: 'Share of the included calls that was reached.' }),
    used: calls,
    included: calls,
    at: z.string().meta({ description: 'When it was given, ISO 8601.' }),
  })
  .meta({ id: 'Notice', description: 'Something that was said about the quota, once in a window.' })

export const UsageReport = z
  .strictObject({
    object: objectName('usage'),
    plan: z.enum(PLAN_NAMES).meta({ description: 'The plan of the workspace.' }),
    window: z
      .strictObject({
        length: z.enum(['day', 'month']).meta({ description: 'What the plan counts in.' }),
        starts_at: z.string().meta({ description: 'ISO 8601, UTC.' }),
        resets_at: z.string().meta({ description: 'When the next window begins.' }),
        included: z
          .int()
          .nullable()
          .meta({ description: 'Calls that cost nothing more; `null` without limit.' }),
        used: calls,
        remaining: z.int().nullable().meta({ description: 'Included calls that are left.' }),
        hard_stop: z
          .int()
          .nullable()
          .meta({ description: 'Calls after which none is answered; `null` never.' }),
      })
      .meta({ description: 'The window that limits calls now.' }),
    today: z.strictObject(Counts).meta({ description: 'The UTC day so far.' }),
    month: z
      .strictObject({ starts_at: z.string().meta({ description: 'ISO 8601, UTC.' }), ...Counts })
      .meta({ description: 'The month so far, from the day the plan began.' }),
    rate_per_second: z.int().nullable().meta({ description: 'Requests a second; `null` without limit.' }),
    overage_unit_micro_usd: z
      .int()
      .nullable()
      .meta({ description: 'Price of a call above those included; `null` where none can be bought.' }),
    spend_cap_micro_usd: z
      .int()
      .nullable()
      .meta({ description: 'Most overage in a month; `null` without a cap.' }),
    notices: z.array(Notice).meta({ description: 'Notices of this window, oldest first.' }),
  })
  .meta({ id: 'UsageReport', description: 'What was used, what is left and what it costs.' })
export type UsageReport = z.input<typeof UsageReport>

export const readUsage = endpoint({
  method: 'get',
  path: '/v1/usage',
  id: 'usage',
  tag,
  summary: 'Says what was used, what is left and what it costs.',
  description: 'The numbers are those of the headers and of the dashboard.',
  access,
  answer: UsageReport,
})

export const UsageEntry = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `evt_…`.' }),
    object: objectName('usage_event'),
    at: z.string().meta({ description: 'ISO 8601, UTC.' }),
    operation: z.string().meta({ description: 'What was called.' }),
    calls,
    overage_calls: z.int().meta({ description: 'Calls above those included.' }),
    overage_micro_usd: micro,
    key: z.string().nullable().meta({ description: 'The key; `null` for a person.' }),
    member: z.string().nullable().meta({ description: 'The person; `null` for a key.' }),
    client: z.string().nullable().meta({ description: 'The client; `null` for none.' }),
  })
  .meta({ id: 'UsageEvent', description: 'A request that was charged.' })
export type UsageEntry = z.input<typeof UsageEntry>

export const listUsageEvents = endpoint({
  method: 'get',
  path: '/v1/usage/events',
  id: 'usage-events',
  tag,
  summary: 'Lists charged requests, newest first.',
  description: 'With `Accept: text/csv` the page comes as CSV, and `next_cursor` in the header `Link`.',
  access,
  query: PageQuery,
  answer: page(UsageEntry, 'UsageEvent'),
})

export const changeSpendCap = endpoint({
  method: 'patch',
  path: '/v1/usage/spend-cap',
  id: 'spend-cap',
  tag,
  summary: 'Sets the most that is paid for further calls in a month.',
  description:
    'Once it pays for no further call, none is answered until the month ends, and `spend_cap.reached` says so: by webhook, by e-mail, in `GET /v1/usage` and in the warnings of answers. A raised cap is told of anew.',
  access: { scope: null, role: 'owner' },
  body: z
    .strictObject({
      spend_cap_micro_usd: z
        .int()
        .min(0)
        .max(100_000_000_000)
        .nullable()
        .meta({ description: 'Millionths of a US dollar; `null` for no cap.' }),
    })
    .meta({ id: 'SpendCap', description: 'The most that is paid for further calls in a month.' }),
  answer: UsageReport,
})

export const Plan = z
  .strictObject({
    id: z.enum(PLAN_NAMES).meta({ description: 'Its name in the API.' }),
    object: objectName('plan'),
    title: z.string().meta({ description: 'What people call it.' }),
    price_micro_usd: z.int().nullable().meta({ description: 'A month; `null` by contract.' }),
    window: z.enum(['day', 'month']).meta({ description: 'What calls are counted in.' }),
    included: z.int().nullable().meta({ description: 'Calls in a window; `null` without limit.' }),
    hard_stop: z.int().nullable().meta({ description: 'Calls after which none is answered; `null` never.' }),
    overage_micro_usd: z
      .int()
      .nullable()
      .meta({ description: 'Price of a further call; `null` where none can be bought.' }),
    rate_per_second: z.int().nullable().meta({ description: 'Requests a second; `null` without limit.' }),
    in_flight: z.int().nullable().meta({ description: 'Requests at once; `null` without limit.' }),
  })
  .meta({ id: 'Plan', description: 'A plan and what it allows.' })

export const listPlans = endpoint({
  method: 'get',
  path: '/v1/plans',
  id: 'plans',
  tag,
  summary: 'Lists the plans and what they allow.',
  access: 'public',
  answer: whole(Plan, 'Plan'),
})
