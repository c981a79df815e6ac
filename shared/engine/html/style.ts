/** Reads a `style` attribute: only what decides whether and how text shows. */
import { INHERITED, parseColor, UNKNOWN } from './color.ts'

/** How white space shows: folded, kept, or folded with line ends kept. */
export type WhiteSpace = 'fold' | 'keep' | 'lines'

export interface Style {
  /** Why it and all inside is hidden for good. */
  hidden: 'display' | 'size' | 'opacity' | null
  visible: boolean | null
  /** Hidden by desktop Outlook only. */
  mso: boolean
  block: boolean | null
  /** Font size in CSS pixels from the one around it; `null` when not set. */
  font: ((around: number) => number) | null
  color: number
  background: number
  space: WhiteSpace | null
  padded: boolean
  bordered: boolean
  width: number | null
  height: number | null
  /** The rule Outlook draws above the header of a quoted mail. */
  quoteRule: boolean
}

/** Facts of the declarations in `css`, the decoded attribute. Of several for one property the last counts. */
export function parseStyle(css: string): Style {
  const style: Style = {
    hidden: null,
    visible: null,
    mso: false,
    block: null,
    font: null,
    color: INHERITED,
    background: INHERITED,
    space: null,
    padded: false,
    bordered: false,
    width: null,
    height: null,
    quoteRule: false,
  }
  const box = { none: false, clear: false, flat: false, clipped: false }
  let at = 0
  while (at < css.length) {
    const end = declarationEnd(css, at)
    const colon = css.indexOf(':', at)
    if (colon > 0 && colon < end) declare(style, box, lower(css, at, colon), lower(css, colon + 1, end))
    at = end + 1
  }
  if (box.none) style.hidden = 'display'
  else if (box.flat && box.clipped) style.hidden = 'size'
  else if (box.clear) style.hidden = 'opacity'
  return style
}

/** The semicolon that ends the declaration at `from`; not one inside brackets, as in `url(data:…;…)`. */
function declarationEnd(css: string, from: number): number {
  let depth = 0
  for (let i = from; i < css.length; i++) {
    const c = css.charCodeAt(i)
    if (c === 59 && depth === 0) return i
    if (c === 40) depth++
    else if (c === 41 && depth > 0) depth--
  }
  return css.length
}

function lower(css: string, from: number, to: number): string {
  const text = css.slice(from, to).trim().toLowerCase()
  return text.endsWith('important') ? text.slice(0, Math.max(0, text.lastIndexOf('!'))).trimEnd() : text
}

interface Box {
  none: boolean
  clear: boolean
  flat: boolean
  clipped: boolean
}

function declare(style: Style, box: Box, name: string, value: string): void {
  switch (name) {
    case 'display':
      box.none = value === 'none'
      style.block = DISPLAYS.get(value) ?? null
      return
    case 'visibility':
      style.visible = value === 'inherit' ? null : value === 'visible'
      return
    case 'opacity':
      box.clear = Number.parseFloat(value) === 0
      return
    case 'overflow':
      box.clipped = value === 'hidden'
      return
    case 'max-height':
      box.flat ||= Number.parseFloat(value) === 0
      return
    case 'height':
      box.flat ||= Number.parseFloat(value) === 0
      style.height = parsePixels(value)
      return
    case 'width':
      style.width = parsePixels(value)
      return
    case 'mso-hide':
      style.mso = value === 'all'
      return
    case 'font-size':
      style.font = fontSize(value)
      return
    case 'font':
      for (const part of value.split(' ')) style.font ??= fontSize(part.split('/')[0] ?? '')
      return
    case 'color':
      style.color = parseColor(value)
      return
    case 'background-color':
      style.background = parseColor(value)
      return
    case 'background-image':
      if (value !== 'none') style.background = UNKNOWN
      return
    case 'background':
      style.background = backgroundColor(value)
      return
    case 'white-space':
      style.space = SPACES.get(value) ?? 'fold'
      return
    case 'border':
      style.bordered = value !== '' && value !== 'none' && Number.parseFloat(value) !== 0
      return
    case 'border-top':
      style.quoteRule = value.startsWith('solid #e1e1e1') || value.startsWith('solid #b5c4df')
      return
    default:
      if (name.startsWith('padding')) style.padded ||= /[1-9]/.test(value)
  }
}

const DISPLAYS: ReadonlyMap<string, boolean> = new Map([
  ['block', true],
  ['table', true],
  ['table-cell', true],
  ['table-row', true],
  ['list-item', true],
  ['flex', true],
  ['inline', false],
])

const SPACES: ReadonlyMap<string, WhiteSpace> = new Map([
  ['pre', 'keep'],
  ['pre-wrap', 'keep'],
  ['break-spaces', 'keep'],
  ['pre-line', 'lines'],
])

/** Default sizes of browsers. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['xx-small', 9],
  ['x-small', 10],
  ['small', 13],
  ['medium', 16],
  ['large', 18],
  ['x-large', 24],
  ['xx-large', 32],
])

/** CSS pixels of one unit; the relative ones are taken from the size around. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
])

function fontSize(value: string): Style['font'] {
  const named = SIZES.get(value)
  if (named !== undefined) return () => named
  const size = Number.parseFloat(value)
  if (!(size >= 0)) return null
  const unit = value.replace(/^[\d.+]*/, '')
  if (unit === 'em') return (around) => around * size
  if (unit === '%') return (around) => (around * size) / 100
  if (unit === 'rem') return () => 16 * size
  const pixels = UNITS.get(unit) ?? (size === 0 && unit === '' ? 1 : null)
  return pixels === null ? null : () => size * pixels
}

/** A length in CSS pixels, from `12`, `12px` or `9pt`; `null` for shares and words. */
export function parsePixels(value: string): number | null {
  const size = Number.parseFloat(value)
  const pixels = UNITS.get(value.trim().replace(/^[\d.+]*/, '') || 'px')
  return size >= 0 && pixels !== undefined ? size * pixels : null
}

function backgroundColor(value: string): number {
  if (value.includes('url(') || value.includes('gradient(')) return UNKNOWN
  if (value.startsWith('rgb')) return parseColor(value.slice(0, value.indexOf(')') + 1))
  for (const part of value.split(' ')) {
    const color = parseColor(part)
    if (color !== UNKNOWN) return color
  }
  return value === 'none' || value === '' ? INHERITED : UNKNOWN
}
