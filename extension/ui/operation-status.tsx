import { ask } from '../bridge/ask.ts'
import type { Trouble } from '../bridge/messages.ts'

const FOR_OPTIONS: ReadonlySet<string> = new Set([
  'not_connected',
  'invalid_key',
  'missing_scope',
  'unreachable',
])

interface OperationStatusProps {
  trouble: Trouble | null
  /** What the server says of its answer. */
  remarks: readonly string[]
  /** Whether the answer is about the mail as it was. */
  isOld?: boolean
}

/** What went wrong with an operation, and where to mend it; else what its answer leaves open. */
export function OperationStatus({ trouble, remarks, isOld = false }: OperationStatusProps) {
  if (!trouble)
    return (
      <>
        {isOld && <p className="hint">The mail has changed since. This is about what it was.</p>}
        {remarks.length > 0 && (
          <ul className="remarks">
            {remarks.map((remark) => (
              <li key={remark} className="hint">
                {remark}
              </li>
            ))}
          </ul>
        )}
      </>
    )
  return (
    <p className="trouble" role="alert">
      {trouble.detail}{' '}
      {FOR_OPTIONS.has(trouble.code) && (
        <button
          type="button"
          className="plain"
          onClick={() => void ask('open_options', null).catch(() => {})}
        >
          Open the options
        </button>
      )}
    </p>
  )
}
