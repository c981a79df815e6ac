/** Colours as mail writes them, and how well two of them can be told apart. */

/** A colour that cannot be known, such as a picture behind the text. */
export const UNKNOWN = -1
/** No colour of its own: that of the element around shows. */
export const INHERITED = -2
/** No element around states a colour; mail clients then show white. */
export const UNSTATED = -3
export const WHITE = 0xffffff

const NAMES: ReadonlyMap<string, number> = new Map(
  'black=000000 silver=c0c0c0 gray=808080 grey=808080 white=ffffff maroon=800000 red=ff0000 purple=800080 fuchsia=ff00ff magenta=ff00ff green=008000 lime=00ff00 olive=808000 yellow=ffff00 navy=000080 blue=0000ff teal=008080 aqua=00ffff cyan=00ffff orange=ffa500 pink=ffc0cb brown=a52a2a gold=ffd700 beige=f5f5dc ivory=fffff0 snow=fffafa whitesmoke=f5f5f5 gainsboro=dcdcdc lightgray=d3d3d3 lightgrey=d3d3d3 darkgray=a9a9a9 darkgrey=a9a9a9 dimgray=696969 dimgrey=696969 darkblue=00008b lightblue=add8e6 darkgreen=006400 darkred=8b0000 crimson=dc143c tomato=ff6347 coral=ff7f50 salmon=fa8072 indigo=4b0082 violet=ee82ee tan=d2b48c royalblue=4169e1 steelblue=4682b4 slategray=708090 dodgerblue=1e90ff skyblue=87ceeb'
    .split(' ')
    .map((pair) => [pair.slice(0, -7), Number.parseInt(pair.slice(-6), 16)]),
)

/** The colour written as `value` in lower case, as 0xRRGGBB, or `UNKNOWN`, or `INHERITED`. `#` may be missing, as in `bgcolor`. */
export function parseColor(value: string): number {
  if (value === 'inherit' || value === 'transparent' || value === 'unset') return INHERITED
  const named = NAMES.get(value)
  if (named !== undefined) return named
  if (value.startsWith('rgb')) return parseRgb(value)
  const hex = value.startsWith('#') ? value.slice(1) : value
  if (hex.length === 6 && isHex(hex)) return Number.parseInt(hex, 16)
  if (hex.length === 3 && isHex(hex)) {
    const short = Number.parseInt(hex, 16)
    return (((short >> 8) * 0x11) << 16) | ((((short >> 4) & 15) * 0x11) << 8) | ((short & 15) * 0x11)
  }
  return UNKNOWN
}

const isHex = (text: string) => /^[0-9a-f]+$/.test(text)

/** `rgb(…)` and `rgba(…)` with commas or spaces; half-transparent ones are unknown. */
function parseRgb(value: string): number {
  const open = value.indexOf('(')
  const parts = value.slice(open + 1, value.indexOf(')', open)).split(/[ ,/]+/)
  if (open < 0 || parts.length < 3) return UNKNOWN
  const alpha = parts[3] === undefined || parts[3] === '' ? 1 : Number.parseFloat(parts[3])
  if (alpha === 0) return INHERITED
  if (alpha < 1 || (parts[3]?.endsWith('%') && alpha < 100)) return UNKNOWN
  let color = 0
  for (const part of parts.slice(0, 3)) {
    const number = Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1)
    if (!(number >= 0 && number <= 255)) return UNKNOWN
    color = color * 256 + Math.round(number)
  }
  return color
}

/** Contrast of two known colours, 1 (the same) to 21 (black on white), by the formula of WCAG 2. */
export function contrast(one: number, other: number): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const luminance = (color: number) =>
  0.2126 * linear(color >> 16) + 0.7152 * linear((color >> 8) & 255) + 0.0722 * linear(color & 255)

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
