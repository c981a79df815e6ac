/** Schema 1 to 2 of accounts: places for workspaces are noted. */
import type { Json } from './index.ts'

export const places = (record: Json): Json => ({ ...record, places: [] })
