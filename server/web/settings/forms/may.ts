/** Who may do what, by the contracts of the endpoints. The server decides; this only says so before. */
import { NEEDED } from 'virtual:resources'
import { ROLES, type Role } from '#shared/api/endpoint.ts'
import type { EndpointName } from '#shared/api/endpoints.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { session } from '../../session.ts'

export interface May {
  may: boolean
  /** Why not, as a sentence; empty when one may. */
  reason: string
}

/** Whether the person may call an endpoint in this workspace. */
export function useMay(name: EndpointName): May {
  return useHasRole(NEEDED[name] ?? 'viewer', name.startsWith('GET ') ? 'see' : 'change')
}

/** Whether the person is at least this. */
export function useHasRole(needed: Role, what: What = 'change'): May {
  const role = useStore(session).workspace?.role ?? 'viewer'
  const may = ROLES.indexOf(role) >= ROLES.indexOf(needed)
  return { may, reason: may ? '' : reasonOf(needed, role, what) }
}

type What = 'see' | 'change'

/** Two sentences for somebody who is not enough. */
export const reasonOf = (needed: Role, role: Role, what: What = 'change'): string =>
  `${WHO[needed]} may ${what} this. You are ${role === 'viewer' || role === 'member' ? 'a' : 'an'} ${role} here.`

const WHO: Readonly<Record<Role, string>> = {
  viewer: 'Everybody here',
  member: 'Only members, admins and owners',
  admin: 'Only admins and owners',
  owner: 'Only owners',
}
