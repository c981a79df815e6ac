/** Who may call an endpoint, as the description says it. */
import { type Access, isForPrograms, isUnasked } from '#shared/api/endpoint.ts'
import type { ProblemCode } from '#shared/api/problem.ts'

export function accessSentence(access: Access): string {
  if (access === 'public') return 'Needs no key.'
  if (access === 'visitor') return 'Needs no key. In a browser, only pages of this server may call it.'
  if (access === 'person') return 'For people who are signed in; no key may do this.'
  const person =
    access.role === 'owner' ? 'an owner' : `${access.role === 'admin' ? 'an' : 'a'} ${access.role}`
  return access.scope === null
    ? `For ${person} who is signed in; no key may do this.`
    : `Needs a key with the scope \`${access.scope}\`, or ${person} who is signed in.`
}

/** Ways to say who calls, any of which will do. */
export function securityOf(access: Access): Record<string, string[]>[] {
  if (isUnasked(access)) return []
  return isForPrograms(access) ? [{ bearer: [] }, { session: [] }] : [{ session: [] }]
}

/** What a caller may be refused with before the endpoint itself is reached. */
export function accessProblems(access: Access): ProblemCode[] {
  if (isUnasked(access)) return []
  const anybody = [
    'not_signed_in',
    'wrong_origin',
    'storage_unavailable',
    'key_in_address',
    'invalid_key',
    'too_many_attempts',
  ] as const
  if (access === 'person') return [...anybody, 'keys_may_not']
  const member = [...anybody, 'workspace_needed', 'missing_role', 'not_found'] as const
  return access.scope === null ? [...member, 'keys_may_not'] : [...member, 'missing_key', 'missing_scope']
}
