import { ask } from '../bridge/ask.ts'
import type { Trouble } from '../bridge/messages.ts'

const FOR_OPTIONS: ReadonlySet<string> = new Set([
  'not_connected',
  'invalid_key',
  'missing_scope',
  'unreachable',
])

/** What went wrong with an operation, and where to mend it. */
export function OperationStatus({ trouble }: { trouble: Trouble | null }) {
  if (!trouble) return null
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
