import { Suspense, useEffect } from 'react'
import { PAGES } from './pages.tsx'
import { hrefOf, usePlace } from './router.ts'
import { Shell } from './shell.tsx'

/** The page that the address names, in the shell that all of them share. */
export function App() {
  const { page, rest } = usePlace()
  const entry = PAGES.find(({ path }) => path === page)
  const name = entry?.name ?? 'Not found'
  useEffect(() => {
    document.title = `${name} · Sendworthy`
  }, [name])
  return (
    <Shell at={page}>
      <Suspense fallback={<p className="waiting">Loading …</p>}>
        {entry ? (
          <entry.Page rest={rest} />
        ) : (
          <div className="narrow">
            <h1>There is no such page</h1>
            <p>
              <a href={hrefOf('')}>Back to the editor</a>
            </p>
          </div>
        )}
      </Suspense>
    </Shell>
  )
}
