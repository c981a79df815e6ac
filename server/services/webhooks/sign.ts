/** Signatures of Standard Webhooks: HMAC-SHA256 over id, time and body. */
import { createHmac } from 'node:crypto'

/**
 * The headers a receiver verifies. `secrets` are `whsec_` and base64; while one is being replaced there are two,
 * and either verifies. `now` is the time of the attempt, in milliseconds.
 */
export function signatureHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = secrets.map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

const signature = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')
