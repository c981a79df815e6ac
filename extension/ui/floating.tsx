import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { inPage } from '../hosts/page/find.ts'

/** Milliseconds between two looks at where it has to stand: pages move things without telling. */
const LOOK_MS = 250
/** Pixels. */
const GAP = 10
const LEAST = { width: 90, height: 26 }

interface FloatingProps {
  /** What it stands on; null while that is not there. */
  anchor: () => Element | null
  /** In the lower right corner of it, or at the end of its line. */
  at: 'corner' | 'end'
  className: string
  children: ReactNode
}

/** Lies over something of the page, where that can be seen; writes nothing into the page. */
export function Floating({ anchor, at, className, children }: FloatingProps) {
  const watched = useCallback((changed: () => void) => {
    const timer = setInterval(changed, LOOK_MS)
    addEventListener('scroll', changed, { capture: true, passive: true })
    addEventListener('resize', changed)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', changed, { capture: true })
      removeEventListener('resize', changed)
    }
  }, [])
  // As text, so that the same place is the same value.
  const place = useSyncExternalStore(watched, () => JSON.stringify(placed(anchor(), at)))
  const style = JSON.parse(place) as React.CSSProperties | null
  return (
    style && (
      <div className={className} style={{ position: 'fixed', ...style }}>
        {children}
      </div>
    )
  )
}

/** Null where it would lie over something else. */
function placed(anchor: Element | null, at: FloatingProps['at']): React.CSSProperties | null {
  if (!anchor?.isConnected) return null
  const shown = inPage(anchor)
  const box = visibleBox(shown)
  if (box.right - box.left < LEAST.width || box.bottom - box.top < (at === 'end' ? 0 : LEAST.height))
    return null
  const middle = (box.top + box.bottom) / 2
  const y = at === 'end' ? middle : box.bottom - GAP - LEAST.height / 2
  if (isCovered(shown, box.right - LEAST.width / 2, y)) return null
  const right = Math.round(document.documentElement.clientWidth - box.right + GAP)
  if (at === 'end') return { right, top: Math.round(middle), transform: 'translateY(-50%)' }
  return { right, bottom: Math.round(document.documentElement.clientHeight - box.bottom + GAP) }
}

/** The part of an element that is neither scrolled away nor out of the window. */
function visibleBox(element: Element) {
  const { clientWidth, clientHeight } = document.documentElement
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue
    const rect = one.getBoundingClientRect()
    left = Math.max(left, rect.left)
    top = Math.max(top, rect.top)
    right = Math.min(right, rect.right)
    bottom = Math.min(bottom, rect.bottom)
  }
  return {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, clientWidth),
    bottom: Math.min(bottom, clientHeight),
  }
}

/** Whether something that is not ours lies over a point of an element. */
function isCovered(element: Element, x: number, y: number): boolean {
  const top = document.elementsFromPoint(x, y).find(({ localName }) => !localName.startsWith('sendworthy-'))
  return !top || !(element.contains(top) || top.contains(element))
}
