import { Suspense, useEffect, useRef } from 'react'
import { Fenced } from '#shared/ui/fenced.tsx'
import { PAGES } from './pages.tsx'
import { hrefOf, usePlace } from './router.ts'
import { Shell } from './shell.tsx'
import { useTitle } from './use-title.ts'

const FAILED = (
  <div className="trouble" role="alert">
    <p>This part of the page could not be had. Your text is kept.</p>
    <button type="button" onClick={() => location.reload()}>
      Load the page again
    </button>
  </div>
)

/** The page that the address names, in the shell that all of them share. */
export function App() {
  const { page, rest } = usePlace()
  const entry = PAGES.find(({ path }) => path === page)
  const last = useRef(page)
  useEffect(() => {
    // Whoever hears the page learns that it is another one.
    if (last.current !== page) document.querySelector<HTMLElement>('#main')?.focus()
    last.current = page
  }, [page])
  return (
    <Shell at={page}>
      <Fenced key={page} instead={FAILED}>
        <Suspense fallback={<p className="waiting">Loading …</p>}>
          {entry ? <entry.Page rest={rest} /> : <NoPage />}
        </Suspense>
      </Fenced>
    </Shell>
  )
}

function NoPage() {
  useTitle('Not found')
  return (
    <div className="narrow">
      <h1>There is no such page</h1>
      <p>
        <a href={hrefOf('')}>Back to the editor</a>
      </p>
    </div>
  )
}
