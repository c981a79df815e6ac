/** What a key may do, in words. */
import type { OperationName } from '#shared/api/client.ts'

export interface ScopeWords {
  scope: string
  /** What is allowed. */
  label: string
  /** Who needs it. */
  hint: string
}

/** Every scope but those of single operations, in the order of a form. */
export const SCOPES: readonly ScopeWords[] = [
  {
    scope: 'optimize:*',
    label: 'Run all operations',
    hint: 'Score, rewrite and the others, those to come as well.',
  },
  {
    scope: 'profiles:read',
    label: 'Read brand voices and settings',
    hint: 'The extension needs it, to score by them.',
  },
  { scope: 'usage:read', label: 'Read usage and reports', hint: 'For dashboards.' },
  { scope: 'profiles:write', label: 'Change brand voices', hint: 'For programs that keep voices in step.' },
  { scope: 'webhooks:write', label: 'Manage webhooks', hint: 'For programs that set up their own.' },
  { scope: 'mcp', label: 'Serve assistants', hint: 'Lets an assistant connect at /mcp.' },
]

/** What a key is made with unless one says otherwise; the API takes the same. */
export const USUAL_SCOPES: readonly string[] = ['optimize:*', 'profiles:read', 'usage:read']

const ONE = 'optimize:'
export const scopeOf = (operation: OperationName): string => `${ONE}${operation}`

/** `Run all operations, read usage and reports`. A scope that is not known here is shown as it is. */
export function scopesInWords(scopes: readonly string[]): string {
  const single = scopes
    .filter((scope) => scope.startsWith(ONE) && scope !== 'optimize:*')
    .map((scope) => scope.slice(ONE.length))
  const named = scopes
    .filter((scope) => !scope.startsWith(ONE) || scope === 'optimize:*')
    .map((scope) => SCOPES.find((one) => one.scope === scope)?.label ?? scope)
  const parts = [...(single.length > 0 ? [`Run ${single.join(', ')}`] : []), ...named]
  return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ')
}

/** A command that tries the key: a score where it may, else who it is. The key stands in the variable `KEY`. */
export function tryLine(server: string, key: string, scopes: readonly string[]): string {
  const set = `KEY=${key}`
  const head = '-H "Authorization: Bearer $KEY"'
  if (!scopes.some((scope) => scope === 'optimize:*' || scope === 'optimize:score'))
    return `${set}\ncurl -s ${server}/v1/me ${head}`
  const body = JSON.stringify({ draft: 'Hi Ana,\n\nCould you send me your list?\n\nBest,\nTom' })
  return `${set}\ncurl -s ${server}/v1/score ${head} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`
}
