/** People of a workspace. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdParams, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'
import { Instant, PersonName, RoleName } from './account-fields.ts'

const tag = 'Members'

export const Member = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the person, `usr_…`.' }),
    object: objectName('member'),
    name: PersonName,
    email: z.string().meta({ description: 'In lower case.' }),
    role: RoleName,
    since: Instant.meta({ description: 'When they joined. ISO 8601, UTC.' }),
  })
  .meta({ id: 'Member', description: 'A person in a workspace.' })
export type Member = z.input<typeof Member>

export const listMembers = endpoint({
  method: 'get',
  path: '/v1/members',
  id: 'members',
  tag,
  summary: 'Lists the members of the workspace.',
  access: { scope: null, role: 'viewer' },
  answer: whole(Member, 'Member'),
})

export const changeMember = endpoint({
  method: 'patch',
  path: '/v1/members/{id}',
  id: 'member-change',
  tag,
  summary: 'Gives a member another role.',
  description: 'Only owners make owners and change them. The last owner stays one.',
  access: { scope: null, role: 'admin' },
  params: IdParams,
  body: z.strictObject({ role: RoleName }).meta({ id: 'MemberChange', description: 'The role they get.' }),
  answer: Member,
  problems: ['conflict', 'storage_unavailable'],
})

export const removeMember = endpoint({
  method: 'delete',
  path: '/v1/members/{id}',
  id: 'member-remove',
  tag,
  summary: 'Removes a member, or leaves the workspace.',
  description:
    'Everybody may leave; to remove others needs an admin, and to remove an owner an owner. The last owner stays. Keys that the member made go on working.',
  access: { scope: null, role: 'viewer' },
  params: IdParams,
  answer: null,
  problems: ['conflict', 'storage_unavailable'],
})
