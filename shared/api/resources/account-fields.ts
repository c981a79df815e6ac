/** Fields that the resources of accounts share. */
import { z } from 'zod'
import { text } from '../../operations/fields.ts'
import { ROLES } from '../endpoint.ts'

export const PASSWORD_MIN = 12
const PASSWORD_MAX = 200

export const Email = z.email().max(254).meta({ description: 'E-mail address: `ana@example.com`.' })
export const PersonName = text(100).min(1).meta({ description: 'What others see: `Ana Ruiz`.' })
export const Password = text(PASSWORD_MAX).min(1).meta({ description: 'The password.' })
export const NewPassword = text(PASSWORD_MAX)
  .min(PASSWORD_MIN)
  .meta({ description: `The password, from ${PASSWORD_MIN} to ${PASSWORD_MAX} characters of any kind.` })
export const LinkToken = z
  .string()
  .regex(/^[\w.-]{1,200}$/)
  .meta({ description: 'What stands after `token=` in the link.' })
export const RoleName = z.enum(ROLES).meta({
  description: 'What they may do: `viewer`, `member`, `admin` or `owner`, each more than the one before.',
})
export const Instant = z.string().meta({ description: 'ISO 8601, UTC.' })
