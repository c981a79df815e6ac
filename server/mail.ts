/** Mail to people, over SMTP. The one place that knows nodemailer. */
import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

/** Milliseconds that a step with the mail server may take, and the whole of it: less than the lease of a delivery. */
const STEP_MS = 10_000
const SEND_MS = 20_000

export interface Mail {
  /** The same at every attempt, so that mail programs show one mail. */
  id: string
  to: readonly string[]
  subject: string
  text: string
}

export interface Mailer {
  /** Resolves when the mail server has taken it for somebody; rejects with whatever went wrong. */
  send(mail: Mail): Promise<void>
  close(): void
}

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, subject, text }) => {
      const sent = transport.sendMail({
        from: { name: 'Sendworthy', address: from },
        to: [...to],
        subject,
        text,
        messageId: `<${id}@${from.split('@')[1]}>`,
        // So that no absence notice answers it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      const over = setTimeout(SEND_MS, 'over', { ref: false })
      if ((await Promise.race([sent, over])) === 'over') throw new Error('The mail server is too slow.')
    },
    close: () => transport.close(),
  }
}
