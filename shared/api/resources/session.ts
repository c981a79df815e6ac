/** People sign in with e-mail and password; a cookie then stands for them. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdParams, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'
import { Email, Instant, LinkToken, NewPassword, Password, PersonName, RoleName } from './account-fields.ts'

const tag = 'Accounts'
/** What anything that takes a password may be refused with. */
export const PASSWORD_PROBLEMS = [
  'wrong_credentials',
  'wrong_origin',
  'insecure_address',
  'too_many_attempts',
  'too_many_at_once',
  'storage_unavailable',
] as const

const User = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `usr_…`.' }),
    object: objectName('user'),
    email: z.string().meta({ description: 'In lower case.' }),
    name: PersonName,
  })
  .meta({ id: 'User', description: 'A person.' })

export const Session = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `ses_…`.' }),
    object: objectName('session'),
    user: User.meta({ description: 'Who is signed in.' }),
    workspaces: z
      .array(
        z.strictObject({
          id: z.string().meta({ description: '`ws_…`, for the header `Sendworthy-Workspace`.' }),
          name: z.string().meta({ description: 'What people call it.' }),
          role: RoleName,
        }),
      )
      .meta({ description: 'Where you are a member, oldest first.' }),
    expires: Instant.meta({
      description: 'When it ends unless it is used: after 12 hours, and after 7 days at the latest.',
    }),
  })
  .meta({ id: 'Session', description: 'The session of whoever asks.' })
export type Session = z.input<typeof Session>

export const signIn = endpoint({
  method: 'post',
  path: '/v1/session',
  id: 'sign-in',
  tag,
  summary: 'Signs in.',
  description:
    'Sets a cookie, which ends the session that came with the request. After five wrong passwords for an account from one network there is a wait of 30 seconds, which doubles.',
  access: 'visitor',
  body: z
    .strictObject({ email: Email, password: Password })
    .meta({ id: 'SignIn', description: 'Who signs in.' }),
  answer: Session,
  status: 201,
  problems: PASSWORD_PROBLEMS,
})

export const readSession = endpoint({
  method: 'get',
  path: '/v1/session',
  id: 'session',
  tag,
  summary: 'Says who is signed in, and in which workspaces.',
  access: 'person',
  answer: Session,
})

export const signOut = endpoint({
  method: 'delete',
  path: '/v1/session',
  id: 'sign-out',
  tag,
  summary: 'Signs out.',
  description: 'Ends the session here and takes the cookie away.',
  access: 'person',
  answer: null,
})

export const ListedSession = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `ses_…`.' }),
    object: objectName('listed_session'),
    created: Instant.meta({ description: 'When it began. ISO 8601, UTC.' }),
    seen: Instant.meta({ description: 'When it was last used, to five minutes.' }),
    expires: Instant.meta({ description: 'When it ends unless it is used.' }),
    agent: z.string().nullable().meta({ description: 'What the browser calls itself.' }),
    network: z.string().nullable().meta({ description: 'First part of its address: `203.0.113.0/24`.' }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
  })
  .meta({ id: 'ListedSession', description: 'One of your sessions.' })
export type ListedSession = z.input<typeof ListedSession>

export const listSessions = endpoint({
  method: 'get',
  path: '/v1/sessions',
  id: 'sessions',
  tag,
  summary: 'Lists your sessions.',
  access: 'person',
  answer: whole(ListedSession, 'Session'),
})

export const endSession = endpoint({
  method: 'delete',
  path: '/v1/sessions/{id}',
  id: 'session-end',
  tag,
  summary: 'Ends one of your sessions.',
  access: 'person',
  params: IdParams,
  answer: null,
})

export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/v1/sessions',
  id: 'sessions-end-others',
  tag,
  summary: 'Ends all your sessions but this one.',
  access: 'person',
  answer: null,
})

export const changeAccount = endpoint({
  method: 'patch',
  path: '/v1/account',
  id: 'account-change',
  tag,
  summary: 'Changes your name.',
  access: 'person',
  body: z
    .strictObject({ name: PersonName })
    .meta({ id: 'AccountChange', description: 'What others see of you.' }),
  answer: User,
})

export const changePassword = endpoint({
  method: 'put',
  path: '/v1/account/password',
  id: 'password-change',
  tag,
  summary: 'Changes your password.',
  description: 'Ends all your sessions; this browser gets a new one.',
  access: 'person',
  body: z
    .strictObject({
      current: Password.meta({ description: 'The password until now.' }),
      password: NewPassword,
    })
    .meta({ id: 'PasswordChange', description: 'The password until now, and the next one.' }),
  answer: Session,
  problems: PASSWORD_PROBLEMS,
})

export const recover = endpoint({
  method: 'post',
  path: '/v1/recovery',
  id: 'recovery',
  tag,
  summary: 'Sets a new password by a link.',
  description:
    'Whoever runs the server makes the link: `npm run -s sendworthy -- accounts recover --email ana@example.com`. It works once, for 30 minutes. All sessions of the account end; this browser gets a new one.',
  access: 'visitor',
  body: z
    .strictObject({ token: LinkToken, password: NewPassword })
    .meta({ id: 'Recovery', description: 'The link, and a new password.' }),
  answer: Session,
  status: 201,
  problems: [...PASSWORD_PROBLEMS, 'link_expired'],
})
