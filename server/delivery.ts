/** Messages on their way out: puts together what sends webhooks and mail, from the configuration. */
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { keySource } from './key-source.ts'
import type { Log } from './log.ts'
import { newId } from './services/ids.ts'
import { invitationMail } from './services/invitation-mail.ts'
import { Seal } from './services/seal.ts'
import { attempt } from './services/webhooks/attempt.ts'
import { Deliverer } from './services/webhooks/deliver.ts'
import { wakingStore } from './services/webhooks/waking-store.ts'
import type { Store } from './storage/store.ts'

export interface Delivery {
  /** For the application; its store wakes the deliverer. */
  deps: Omit<Deps, 'dictionary'>
  start: () => void
  /** Resolves when nothing is under way any more. */
  stop: () => Promise<void>
}

export async function createDelivery(config: Config, store: Store, log: Log): Promise<Delivery> {
  const { publicUrl, smtpUrl, mailFrom, webhooksAllowLocal: allowLocal } = config
  const seal = new Seal(keySource(config))
  // What sends mail is read only where there is a mail server.
  const mailer = smtpUrl === null ? null : (await import('./mail.ts')).createMailer(smtpUrl, mailFrom)
  const waking = wakingStore(store, () => deliverer.wake())
  const sending = { store, log, seal, mailer, publicUrl, send: { allowLocal }, now: Date.now }
  const deliverer = new Deliverer({
    store: waking,
    log,
    attempt: (workspaceId, taken) => attempt(sending, workspaceId, taken),
    mails: mailer !== null,
    now: Date.now,
    random: Math.random,
  })
  return {
    deps: {
      store: waking,
      log,
      publicUrl,
      seal,
      webhooks: { allowLocal },
      ...(mailer && {
        mailInvitation: (invitation) =>
          mailer.send({ id: newId('msg'), to: [invitation.to], ...invitationMail(invitation) }),
      }),
    },
    start: () => deliverer.start(),
    stop: async () => {
      await deliverer.stop()
      mailer?.close()
    },
  }
}
