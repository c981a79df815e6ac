/** Notices to people as plain text: what happened, what to do, and where. */
import type { MessageData } from '#shared/api/messages.ts'
import { PLANS } from '#shared/api/plans.ts'
import { dollars } from './limits/warnings.ts'
import type { MailedType } from './outbox.ts'

/** A mail as plain text. */
export interface MailText {
  subject: string
  text: string
}

/** Whose notice it is. */
export interface NoticePlace {
  /** Name of the workspace. */
  workspace: string
  /** Address of the server. */
  url: string
  /** What people call the thing a message names by its id: address of a webhook, name of a key. */
  named: (id: string) => string
}

interface Words {
  subject: string
  happened: string
  advice: string
}

type Notices = { readonly [T in MailedType]: (data: MessageData<T>, place: NoticePlace) => Words }

/** `data` is what `post` was given for the type. */
export function noticeMail<T extends MailedType>(
  type: T,
  data: MessageData<T>,
  place: NoticePlace,
): MailText {
  const { subject, happened, advice } = NOTICES[type](data, place)
  const workspace = oneLine(place.workspace)
  return {
    subject: `${workspace}: ${subject}`,
    text: `Hello,

${happened}

${advice}

Workspace: ${workspace}
Sendworthy: ${place.url}

You get this because you are an owner or admin of the workspace.
`,
  }
}

const NOTICES: Notices = {
  'quota.warning': (quota) => ({
    subject: `${quota.percent}% of the included calls are used`,
    happened: `${usedOf(quota)} Calls start anew on ${instantInWords(quota.resets_at)}.`,
    advice:
      'If that is too soon, look at which key or operation makes the most calls, or take a larger plan.',
  }),
  'quota.soft_cap': (quota) => ({
    subject: 'all included calls are used',
    ...(PLANS[quota.plan].hard_stop === null
      ? {
          happened: `${usedOf(quota)} Calls are answered as before; they start anew on ${instantInWords(quota.resets_at)}.`,
          advice: 'If the contract is too small, speak with whoever made it.',
        }
      : {
          happened: `${usedOf(quota)} A few more are answered, then none until ${instantInWords(quota.resets_at)}.`,
          advice: 'Take a larger plan to go on without a break, or wait for the new window.',
        }),
  }),
  'quota.hard_stop': (quota) => ({
    subject: 'calls are no longer answered',
    happened: `${usedOf(quota)} The limit of the plan is reached: calls are refused until ${instantInWords(quota.resets_at)}.`,
    advice: 'Take a larger plan and they are answered again at once, or wait. Refused calls cost nothing.',
  }),
  'overage.started': (quota) => ({
    subject: 'calls beyond the plan are charged from now on',
    happened: `${usedOf(quota)} Each further call is charged at the overage price of the plan until ${instantInWords(quota.resets_at)}.`,
    advice: 'An owner can set a spend cap. A larger plan may cost less.',
  }),
  'overage.threshold': (quota) => ({
    subject: `usage is at ${quota.percent}% of the plan`,
    happened: `${usedOf(quota)} Calls above the plan are being charged until ${instantInWords(quota.resets_at)}.`,
    advice: 'An owner can set a spend cap. A larger plan may cost less.',
  }),
  'spend_cap.reached': (quota) => ({
    subject: 'the spend cap is reached, calls are no longer answered',
    happened: `${usedOf(quota)} The spend cap of ${dollars(quota.spend_cap_micro_usd)} a month pays for no further call: calls are refused until ${instantInWords(quota.resets_at)}.`,
    advice:
      'An owner can raise the spend cap, and calls are answered again at once. Refused calls cost nothing.',
  }),
  'api_key.expiring': ({ key, expires }, { named }) => ({
    subject: 'an API key ends soon',
    happened: `The key “${named(key)}” ends on ${instantInWords(expires)}. What uses it is refused from then on.`,
    advice: 'Replace it before that day. The old and the new key can work side by side for up to a week.',
  }),
  'webhook.disabled': ({ webhook, reason }, { named }) => ({
    subject: 'a webhook was switched off',
    happened: `The webhook ${named(webhook)} was switched off. ${reason}`,
    advice:
      'Mend the receiver, switch the webhook on again, send a test, and replay from its delivery log what was missed.',
  }),
}

const usedOf = ({ used, included }: MessageData<'quota.warning'>): string =>
  used > included
    ? `${count(used)} calls are used; the plan includes ${count(included)}.`
    : `${count(used)} of the ${count(included)} included calls are used.`

const count = (calls: number): string => calls.toLocaleString('en-US')

/** A name as it may stand in a subject. */
export const oneLine = (name: string): string => name.replaceAll(/\s+/g, ' ').trim()

/** `3 February 2026, 14:05 UTC`. */
export const instantInWords = (at: string): string => {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return `${new Date(at).toLocaleDateString('en-GB', options)}, ${at.slice(11, 16)} UTC`
}
