/** Who may give which role. */
import { ROLES, type Role } from '#shared/api/endpoint.ts'
import { useHasRole } from '../forms/may.ts'

/** The roles that the person may give and take: only owners make owners. */
export function useRolesToGive(): readonly Role[] {
  const owner = useHasRole('owner')
  return owner.may ? ROLES : ROLES.filter((role) => role !== 'owner')
}
