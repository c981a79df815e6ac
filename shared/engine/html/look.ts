/** How text inside an element shows: what it takes from the elements around and what its own style adds. */
import type { HtmlFacts } from '../doc.ts'
import { contrast, INHERITED, parseColor, UNKNOWN, UNSTATED, WHITE } from './color.ts'
import type { Element } from './elements.ts'
import type { Style, WhiteSpace } from './style.ts'
import type { TagReader } from './tag-reader.ts'

export type Hiding = HtmlFacts['hidden'][number]['how']

export interface Look {
  /** Why text here is not seen; `null` when it is. */
  how: Hiding | null
  /** Hidden whatever the elements inside say. */
  forGood: Hiding | null
  visible: boolean
  /** Hidden in desktop Outlook. */
  mso: boolean
  /** Inline font size in CSS pixels; `null` when none was set. */
  px: number | null
  color: number
  background: number
  space: WhiteSpace
  /** Contrast when it is too low, else 0. */
  low: number
  /** Font size when it is small, else 0. */
  small: number
}

export const PLAIN: Look = {
  how: null,
  forGood: null,
  visible: true,
  mso: false,
  px: null,
  color: UNKNOWN,
  background: UNSTATED,
  space: 'fold',
  low: 0,
  small: 0,
}

/** WCAG 2, 1.4.3: 4.5 to 1, and 3 to 1 for large text. */
const CONTRAST = 4.5
const CONTRAST_LARGE = 3
const LARGE_PX = 24
/** Sizes under this are listed; rules choose their own limit. */
const SMALL_PX = 14
/** Text of a pixel or less cannot be read. */
const HIDDEN_PX = 2
/** Colours this close are not told apart: `#fefefe` on white. */
const HIDDEN_CONTRAST = 1.05
/** Default size of headings, relative to the text around. */
const HEADING_EM = [1, 2, 1.5, 1.17, 1, 0.83, 0.67]
/** CSS pixels of `<font size="1">` to `7`. */
const FONT_PX = [10, 10, 13, 16, 18, 24, 32, 48]

/** Look of `element`, whose tag was just read, inside `around`. */
export function lookOf(element: Element, tag: TagReader, style: Style | null, around: Look): Look {
  const color = colorOf(element, tag, style)
  const background = backgroundOf(tag, style)
  const px = sizeOf(element, tag, style, around)
  const hidden = style?.hidden ?? (tag.has('hidden') ? 'display' : null)
  const link = element.name === 'a'
  const same =
    color === INHERITED &&
    background === INHERITED &&
    px === around.px &&
    hidden === null &&
    !(link && around.mso)
  if (
    same &&
    element.name !== 'pre' &&
    (style === null || (style.visible === null && !style.mso && style.space === null))
  ) {
    return around
  }
  const look: Look = {
    how: null,
    forGood: around.forGood ?? hidden,
    visible: style?.visible ?? around.visible,
    // The link that all others see in place of Outlook's own button is no hidden text.
    mso: !link && (around.mso || style?.mso === true),
    px,
    color: color === INHERITED ? around.color : color,
    background: background === INHERITED ? around.background : background,
    space: style?.space ?? (element.name === 'pre' ? 'keep' : around.space),
    low: 0,
    small: px !== null && px < SMALL_PX ? px : 0,
  }
  const ground = look.background === UNSTATED ? WHITE : look.background
  const ratio = look.color < 0 || ground < 0 ? null : contrast(look.color, ground)
  // Nobody hides text on a background they have not set.
  look.how = hiding(look, look.background === UNSTATED ? null : ratio)
  const enough = px !== null && px >= LARGE_PX ? CONTRAST_LARGE : CONTRAST
  if (ratio !== null && ratio < enough) look.low = Math.floor(ratio * 100) / 100
  return look
}

function hiding(look: Look, ratio: number | null): Hiding | null {
  if (look.forGood) return look.forGood
  if (!look.visible) return 'visibility'
  if (look.px !== null && look.px < HIDDEN_PX) return 'size'
  if (look.mso) return 'mso'
  return ratio !== null && ratio < HIDDEN_CONTRAST ? 'color' : null
}

function colorOf(element: Element, tag: TagReader, style: Style | null): number {
  if (style && style.color !== INHERITED) return style.color
  const attribute = element.name === 'font' ? tag.get('color') : null
  if (attribute !== null) return parseColor(attribute.trim().toLowerCase())
  // Links have a colour of the client's own.
  return element.name === 'a' && tag.has('href') ? UNKNOWN : INHERITED
}

function backgroundOf(tag: TagReader, style: Style | null): number {
  if (style && style.background !== INHERITED) return style.background
  if (tag.has('background')) return UNKNOWN
  const attribute = tag.get('bgcolor')
  return attribute === null ? INHERITED : parseColor(attribute.trim().toLowerCase())
}

function sizeOf(element: Element, tag: TagReader, style: Style | null, around: Look): number | null {
  if (style?.font) return style.font(around.px ?? 16)
  if (element.level > 0) return (around.px ?? 16) * (HEADING_EM[element.level] ?? 1)
  const size = element.name === 'font' ? Number.parseInt(tag.get('size') ?? '', 10) : Number.NaN
  return size >= 0 && size <= 7 ? (FONT_PX[size] ?? null) : around.px
}
