/** Our own corner of a page: a shadow root with our styles, and React in it. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import css from './surface.css?inline'

export interface Mounted {
  host: HTMLElement
  /** Whether it can still show anything: a page may take parts of it away. */
  isWhole: () => boolean
  render: (what: ReactNode) => void
  remove: () => void
}

/** In a page `:root` and `rem` are the page's: here they are our own. */
const STYLES = css.replaceAll(':root', ':host').replaceAll(/([\d.]+)rem\b/g, (_, n) => `${Number(n) * 16}px`)

/**
 * Adds an element to `parent`. Keys pressed in it stay there: Gmail has shortcuts for nearly every letter. `onBroken`
 * is told when nothing of it can be shown any more.
 */
export function mount(
  parent: Element,
  name: string,
  scheme: 'light' | 'dark',
  onBroken: () => void = () => {},
): Mounted {
  const host = document.createElement(`sendworthy-${name}`)
  host.style.colorScheme = scheme
  for (const type of ['keydown', 'keypress', 'keyup'])
    host.addEventListener(type, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  shadow.adoptedStyleSheets = [sheet]
  const place = document.createElement('div')
  place.className = name
  shadow.append(place)
  parent.append(host)
  let isBroken = false
  const root = createRoot(place, {
    onUncaughtError: () => {
      isBroken = true
      onBroken()
    },
  })
  return {
    host,
    isWhole: () => !isBroken && place.isConnected,
    render: (what) => root.render(what),
    remove: () => {
      root.unmount()
      host.remove()
    },
  }
}
