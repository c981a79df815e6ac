/** For an application whose test makes no webhook. */
import { Seal } from '#server/services/seal.ts'

export const NO_WEBHOOKS = { seal: new Seal(async () => null), webhooks: { allowLocal: false } }
