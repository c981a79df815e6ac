import { useEffect } from 'react'

/** Names the window by what it shows, the closest first: `useTitle('People', 'Settings')`. */
export function useTitle(...names: readonly string[]): void {
  const title = [...names, 'Sendworthy'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
