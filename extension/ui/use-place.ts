import { useCallback, useSyncExternalStore } from 'react'

/** Pixels. */
const WIDTH = 400
const GAP = 10
/** Less than this shows no more than the tabs. */
const LEAST = 280

/** Where the panel stands beside its compose, also after either the window or the compose has another size. */
export function usePlace(compose: HTMLElement): React.CSSProperties {
  const watched = useCallback(
    (changed: () => void) => {
      const watch = new ResizeObserver(changed)
      watch.observe(compose)
      addEventListener('resize', changed)
      return () => {
        watch.disconnect()
        removeEventListener('resize', changed)
      }
    },
    [compose],
  )
  const place = useSyncExternalStore(
    watched,
    // As text, so that the same place is the same value.
    () => JSON.stringify(placed(compose.getBoundingClientRect())),
  )
  return JSON.parse(place) as React.CSSProperties
}

/** Left of the compose where there is room, else right of it, above it or below it, else at the other side of the window. */
function placed({ left, right, width, top, bottom }: DOMRect): React.CSSProperties {
  if (left > WIDTH + 2 * GAP) return { left: left - WIDTH - GAP, bottom: GAP }
  if (innerWidth - right > WIDTH + 2 * GAP) return { left: right + GAP, bottom: GAP }
  if (top > LEAST + 2 * GAP) return { right: GAP, top: GAP, maxHeight: top - 2 * GAP }
  const below = innerHeight - bottom - 2 * GAP
  if (below > LEAST) return { left: Math.max(GAP, left), bottom: GAP, maxHeight: below }
  return left + width / 2 > innerWidth / 2 ? { left: GAP, bottom: GAP } : { right: GAP, bottom: GAP }
}
