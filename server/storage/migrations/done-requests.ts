/** Schema 2 to 3 of workspaces: requests that were done under an `Idempotency-Key` are noted. */
import type { Json } from './index.ts'

export const doneRequests = (record: Json): Json => ({ ...record, requests: [] })
