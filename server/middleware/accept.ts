/** What form of answer a caller wants. */
import { accepts as negotiate } from 'hono/accepts'
import type { Ctx } from './respond.ts'

/** Whether the caller prefers this type to JSON. */
export const accepts = (c: Ctx, type: string): boolean =>
  negotiate(c, { header: 'Accept', supports: ['application/json', type], default: 'application/json' }) ===
  type
