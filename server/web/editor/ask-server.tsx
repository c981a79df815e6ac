import type { OperationName } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { AnswerStatus } from '../operations/answer-status.tsx'
import { type MailInput, mailInput } from '../operations/mail-input.ts'
import { SignedOut, useIsReady } from '../operations/signed-out.tsx'
import type { Asked } from '../operations/use-operation.ts'
import { mail } from './mail.ts'

interface AskServerProps {
  label: string
  /** On the button while the answer is awaited. */
  busyLabel: string
  asked: Asked<OperationName>
  onAsk: (mail: MailInput) => Promise<void>
}

/** The button that sends the mail of the editor to the server, why it cannot be sent, and what came of it. */
export function AskServer({ label, busyLabel, asked: { answer, problem, busy }, onAsk }: AskServerProps) {
  const { draft } = useStore(mail)
  const isReady = useIsReady()
  return (
    <>
      {/* One that is disabled while it works would lose the focus. */}
      <button
        type="button"
        className="main"
        disabled={!isReady || draft.trim() === ''}
        aria-disabled={busy}
        onClick={() => void onAsk(mailInput(mail.get()))}
      >
        {busy ? busyLabel : label}
      </button>
      <SignedOut />
      <AnswerStatus problem={problem} answer={answer} />
    </>
  )
}
