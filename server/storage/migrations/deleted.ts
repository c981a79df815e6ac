/** Schema 2 to 3 of accounts: workspaces that were deleted lately are noted. */
import type { Json } from './index.ts'

export const deleted = (record: Json): Json => ({ ...record, deleted: [] })
