/** Schema 5 to 6 of workspaces: charges that were committed with a message wait in the record; there were none. */
import type { Json } from './index.ts'

export const charges = (record: Json): Json => ({ ...record, charges: [] })
