/** API keys, as people manage them. */
import { z } from 'zod'
import { text } from '../../operations/fields.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'

const tag = 'API keys'
const managing = { scope: null, role: 'admin' } as const
const instant = z.string().nullable()

const fields = {
  name: text(100).min(1).meta({ description: 'What people call it: `Composer, staging`.' }),
  scopes: z.array(z.string().max(100)).min(1).max(30).optional().meta({
    description:
      '`optimize:*`, `optimize:<operation>`, `profiles:read`, `profiles:write`, `usage:read`, `webhooks:write`, `mcp`. Without it: `optimize:*`, `profiles:read`, `usage:read`.',
  }),
  expires: z.iso.datetime().nullable().default(null).meta({ description: 'When it ends; `null` never.' }),
  mode: z
    .enum(['live', 'test'])
    .default('live')
    .meta({ description: 'Stands in the key, so that people and scanners tell them apart. Both count.' }),
  calls_max: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'Most calls of this key in a window of the plan; `null` for the plan’s alone.' }),
  client: text(100)
    .nullable()
    .default(null)
    .meta({ description: 'The client it works for: its calls are counted there. `null` for all.' }),
}

export const Key = z
  .strictObject({
    id: z.string().meta({ description: '`key_` and the public characters of the key.' }),
    object: objectName('api_key'),
    mode: fields.mode.unwrap().meta({ description: 'Stands in the key.' }),
    last4: z.string().meta({ description: 'Its last characters.' }),
    name: z.string().meta({ description: 'What people call it.' }),
    scopes: z.array(z.string()).meta({ description: 'What it may do.' }),
    creator: z.string().nullable().meta({ description: 'Who made it; `null` for the command line.' }),
    created: z.string().meta({ description: 'ISO 8601, UTC.' }),
    expires: instant.meta({ description: 'When it ends; `null` never.' }),
    revoked: instant.meta({ description: 'When it was ended; `null` while it works.' }),
    last_used: instant.meta({ description: 'Day of its last call, `YYYY-MM-DD`; `null` when never used.' }),
    calls_max: z
      .int()
      .nullable()
      .meta({ description: 'Most calls in a window; `null` for the plan’s alone.' }),
    rotated_from: instant.meta({ description: 'The key that it took the place of.' }),
    rotated_to: instant.meta({ description: 'The key that takes its place.' }),
    client: instant.meta({ description: 'The client it works for; `null` for all.' }),
  })
  .meta({ id: 'ApiKey', description: 'A key as it may be seen: without its secret.' })
export type Key = z.input<typeof Key>

export const NewKey = Key.extend({
  key: z.string().meta({ description: 'The key itself. It is given here and never again.' }),
}).meta({ id: 'NewApiKey', description: 'A key that was just made, with its secret.' })

export const listKeys = endpoint({
  method: 'get',
  path: '/v1/keys',
  id: 'keys',
  tag,
  summary: 'Lists the keys of the workspace, those that ended as well.',
  access: { scope: null, role: 'viewer' },
  answer: whole(Key, 'ApiKey'),
})

export const KeyInput = z.strictObject(fields).meta({ id: 'ApiKeyInput', description: 'A key to be made.' })

export const createKey = endpoint({
  method: 'post',
  path: '/v1/keys',
  id: 'keys-create',
  tag,
  summary: 'Makes a key.',
  access: managing,
  once: true,
  body: KeyInput,
  answer: NewKey,
  status: 201,
  problems: ['limit_reached'],
})

export const changeKey = endpoint({
  method: 'patch',
  path: '/v1/keys/{id}',
  id: 'key-change',
  tag,
  summary: 'Changes name, cap or client of a key.',
  description: 'What is left out stays as it is. For other scopes make another key.',
  access: managing,
  params: IdParams,
  body: z
    .strictObject({
      name: fields.name.optional(),
      calls_max: fields.calls_max
        .unwrap()
        .optional()
        .meta({ description: 'Most calls in a window of the plan; `null` for the plan’s alone.' }),
      client: fields.client
        .unwrap()
        .optional()
        .meta({ description: 'The client it works for; `null` for all.' }),
    })
    .meta({ id: 'ApiKeyChange', description: 'What is left out stays as it is.' }),
  answer: Key,
})

export const rotateKey = endpoint({
  method: 'post',
  path: '/v1/keys/{id}/rotate',
  id: 'key-rotate',
  tag,
  summary: 'Makes a key that takes the place of this one.',
  description:
    'Both work until the grace is over, and share all limits. A key that is being replaced cannot be replaced again before that.',
  access: managing,
  once: true,
  params: IdParams,
  body: z
    .strictObject({
      grace_seconds: z
        .union([z.literal(0), z.literal(3600), z.literal(86_400), z.literal(604_800)])
        .default(86_400)
        .meta({ description: 'How long the old key still works: not at all, an hour, a day or a week.' }),
    })
    .meta({ id: 'ApiKeyRotation', description: 'How long the key that is replaced still works.' }),
  answer: NewKey,
  status: 201,
  problems: ['limit_reached', 'conflict'],
})

export const revokeKey = endpoint({
  method: 'delete',
  path: '/v1/keys/{id}',
  id: 'key-revoke',
  tag,
  summary: 'Ends a key at once.',
  description: 'It stays in the list, with the time it was ended.',
  access: managing,
  params: IdParams,
  answer: null,
})
