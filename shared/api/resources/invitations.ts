/** Invitations into a workspace. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdParams, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'
import { Email, Instant, LinkToken, NewPassword, PersonName, RoleName } from './account-fields.ts'
import { PASSWORD_PROBLEMS, Session } from './session.ts'

const tag = 'Members'
const managing = { scope: null, role: 'admin' } as const

export const Invitation = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `inv_…`.' }),
    object: objectName('invitation'),
    email: z.string().meta({ description: 'Who is invited, in lower case.' }),
    role: RoleName,
    by: z.string().nullable().meta({ description: 'Who invited, `usr_…`.' }),
    created: Instant,
    expires: Instant.meta({ description: 'Until when the link works: a week.' }),
  })
  .meta({ id: 'Invitation', description: 'An invitation that waits to be accepted.' })
export type Invitation = z.input<typeof Invitation>

export const listInvitations = endpoint({
  method: 'get',
  path: '/v1/invitations',
  id: 'invitations',
  tag,
  summary: 'Lists the invitations that wait to be accepted.',
  access: managing,
  answer: whole(Invitation, 'Invitation'),
})

export const createInvitation = endpoint({
  method: 'post',
  path: '/v1/invitations',
  id: 'invitations-create',
  tag,
  summary: 'Invites somebody.',
  description:
    'The link is given here and never again; hand it on yourself when it was not mailed. It takes the place of an earlier invitation of the same address. Only owners invite owners.',
  access: managing,
  once: true,
  body: z
    .strictObject({ email: Email, role: RoleName.default('member') })
    .meta({ id: 'InvitationInput', description: 'Who is invited, and as what.' }),
  answer: Invitation.extend({
    link: z.string().meta({ description: 'Lets the person in, once.' }),
    mailed: z.boolean().meta({ description: 'Whether it is on its way by e-mail.' }),
  }).meta({ id: 'NewInvitation', description: 'An invitation that was just made, with its link.' }),
  status: 201,
  problems: ['conflict', 'limit_reached', 'storage_unavailable'],
})

export const withdrawInvitation = endpoint({
  method: 'delete',
  path: '/v1/invitations/{id}',
  id: 'invitation-withdraw',
  tag,
  summary: 'Withdraws an invitation: its link stops working.',
  access: managing,
  params: IdParams,
  answer: null,
})

export const openInvitation = endpoint({
  method: 'post',
  path: '/v1/invitations/open',
  id: 'invitations-open',
  tag,
  summary: 'Says what a link invites to.',
  access: 'visitor',
  body: z
    .strictObject({ token: LinkToken })
    .meta({ id: 'InvitationLink', description: 'The link of an invitation.' }),
  answer: z
    .strictObject({
      object: objectName('opened_invitation'),
      workspace: z.string().meta({ description: 'Name of the workspace.' }),
      email: z.string().meta({ description: 'Who is invited.' }),
      role: RoleName,
      expires: Instant,
      has_account: z
        .boolean()
        .meta({ description: 'Whether the address has an account: then its password is needed.' }),
    })
    .meta({ id: 'OpenedInvitation', description: 'What a link invites to.' }),
  problems: ['link_expired', 'storage_unavailable'],
})

export const acceptInvitation = endpoint({
  method: 'post',
  path: '/v1/invitations/accept',
  id: 'invitations-accept',
  tag,
  summary: 'Joins the workspace by a link.',
  description:
    'Whoever is signed in with the invited address needs the token alone. Everybody else gives a password: that of their account, or with `name` one for a new account. Begins a new session.',
  access: 'visitor',
  body: z
    .strictObject({ token: LinkToken, name: PersonName.optional(), password: NewPassword.optional() })
    .meta({ id: 'InvitationAcceptance', description: 'The link, and who takes it up.' }),
  answer: Session,
  status: 201,
  problems: [...PASSWORD_PROBLEMS, 'not_signed_in', 'link_expired', 'conflict', 'limit_reached'],
})
