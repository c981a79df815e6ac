/** The mail that invites somebody to a workspace. */
import type { InvitationMail } from './accounts/invitations.ts'
import { instantInWords, type MailText, oneLine } from './notice-mail.ts'

export function invitationMail({ workspace, role, link, expires }: InvitationMail): MailText {
  const name = oneLine(workspace)
  return {
    subject: `You are invited to ${name} on Sendworthy`,
    text: `Hello,

You are invited to the workspace ${name} as ${role === 'member' || role === 'viewer' ? 'a' : 'an'} ${role}.

Open this link to join. It works once, until ${instantInWords(expires)}:

${link}

If you did not expect this, ignore it: nothing happens unless the link is opened.
`,
  }
}
