/** What the server says of itself to monitors. */
import { z } from 'zod'

/** Why a model gave no answer; answers say it as `model_…` in `engine.degraded`. */
export const MODEL_FAILURES = [
  'timeout',
  'aborted',
  'unreachable',
  'rate_limited',
  'auth',
  'bad_request',
  'upstream',
  'truncated',
  'refused',
  'filtered',
  'invalid_output',
  'paused',
  'busy',
] as const

const MODEL_STATES = ['not_configured', 'unchecked', 'ok', ...MODEL_FAILURES] as const
export type ModelState = (typeof MODEL_STATES)[number]

export const Status = z
  .strictObject({ status: z.literal('ok').meta({ description: 'The process runs.' }) })
  .meta({ id: 'Status', description: 'Whether the server runs.' })
export type Status = z.infer<typeof Status>

export const Readiness = z
  .strictObject({
    status: z.enum(['ok', 'unavailable']).meta({ description: 'Whether calls can be answered.' }),
    store: z.enum(['ok', 'unavailable']).meta({
      description: 'Whether the store takes changes: the disk is full or the database gone when not.',
    }),
    model: z.enum(MODEL_STATES).meta({
      description:
        'How the model did when it was last asked: `ok`, what it failed with, or `paused` after several failures. Whatever it is, calls are answered: without a model by the rules.',
    }),
    version: z.string().meta({ description: 'Version of the API.' }),
    ruleset: z.string().meta({ description: 'Version of the rules that scores rest on.' }),
  })
  .meta({ id: 'Readiness', description: 'Whether the server can do its work, part by part.' })
export type Readiness = z.infer<typeof Readiness>
