/** What the server says of itself to monitors. */
import { z } from 'zod'

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
    model: z
      .enum(['not_configured'])
      .meta({ description: 'The state of the model. Without one the engine answers by itself.' }),
    version: z.string().meta({ description: 'Version of the API.' }),
    ruleset: z.string().meta({ description: 'Version of the rules that scores rest on.' }),
  })
  .meta({ id: 'Readiness', description: 'Whether the server can do its work, part by part.' })
export type Readiness = z.infer<typeof Readiness>
