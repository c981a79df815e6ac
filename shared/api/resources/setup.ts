/** The first owner of a new server. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { objectName } from '../object-name.ts'
import { Email, LinkToken, NewPassword, PersonName } from './account-fields.ts'
import { PASSWORD_PROBLEMS, Session } from './session.ts'

const tag = 'Accounts'

export const readSetup = endpoint({
  method: 'get',
  path: '/v1/setup',
  id: 'setup',
  tag,
  summary: 'Says that the server waits for its first owner.',
  description: 'Once there is an owner, there is nothing here any more.',
  access: 'visitor',
  answer: z
    .strictObject({
      object: objectName('setup'),
      open: z.literal(true).meta({ description: 'Always `true`: otherwise the answer is 404.' }),
    })
    .meta({ id: 'Setup', description: 'A server without an owner.' }),
  problems: ['not_found', 'storage_unavailable'],
})

export const setUp = endpoint({
  method: 'post',
  path: '/v1/setup',
  id: 'setup-owner',
  tag,
  summary: 'Makes the first owner, who is signed in at once.',
  description:
    'The server prints the link at every start until there is an owner. It works once, for 30 minutes; the newest one counts. The owner gets the workspace of the first start.',
  access: 'visitor',
  body: z
    .strictObject({ token: LinkToken, email: Email, name: PersonName, password: NewPassword })
    .meta({ id: 'SetupInput', description: 'The first owner.' }),
  answer: Session,
  status: 201,
  problems: [...PASSWORD_PROBLEMS, 'not_found', 'conflict', 'link_expired', 'limit_reached'],
})
