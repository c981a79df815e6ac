/** Codes of the API that say more of the connection than of one call. */

/** The key is revoked, expired or unknown. */
export const KEY_ENDED = 'invalid_key'

/** Calls are used up: by the key, by the plan, or by what may be spent. */
export const USED_UP: ReadonlySet<string> = new Set([
  'key_cap_reached',
  'quota_exceeded',
  'spend_cap_reached',
])
