import { Problem } from './section.tsx'
import type { Pages } from './use-pages.ts'

/** Reads on, where there is more. */
export function MoreButton<T>({ of: { more, busy, problem } }: { of: Pages<T> }) {
  return (
    <>
      <Problem>{problem}</Problem>
      {more && (
        <div>
          <button type="button" disabled={busy} onClick={() => void more()}>
            {busy ? 'Loading …' : 'Show more'}
          </button>
        </div>
      )}
    </>
  )
}
