/** The text of a field within JSON that is still being written. */

/** A part of a text: the how-manieth field of that name it belongs to, from 1, and what was added to it. */
export interface Part {
  candidate: number
  text: string
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** Takes JSON as it comes and gives what it adds to the string fields called `name`, unescaped and in order. */
export function fieldReader(name: string): (json: string) => Part[] {
  const opening = new RegExp(`"${name}"\\s*:\\s*"`)
  let rest = ''
  let candidate = 0
  let inside = false
  return (json) => {
    rest += json
    const parts: Part[] = []
    for (;;) {
      if (!inside) {
        const found = opening.exec(rest)
        if (!found) {
          // The name may have come in part.
          rest = rest.slice(-(name.length + LONGEST_GAP))
          return parts
        }
        rest = rest.slice(found.index + found[0].length)
        candidate++
        inside = true
      }
      const { text, length, closed } = unescaped(rest)
      if (text !== '') parts.push({ candidate, text })
      rest = rest.slice(length)
      if (!closed) return parts
      inside = false
    }
  }
}

/** Quotes, colon and white space around a name. */
const LONGEST_GAP = 20

/** The string up to its end or to what has not come whole yet. */
function unescaped(json: string): { text: string; length: number; closed: boolean } {
  let text = ''
  let at = 0
  let last = 0
  while (at < json.length) {
    const char = json.charAt(at)
    if (char === '"') return { text, length: at + 1, closed: true }
    const kind = json.charAt(at + 1)
    const size = char !== '\\' ? 1 : kind === 'u' ? 6 : 2
    if (at + size > json.length) break
    last = at
    at += size
    if (size === 1) text += char
    else if (size === 2) text += ESCAPES[kind] ?? kind
    else text += String.fromCharCode(Number.parseInt(json.slice(last + 2, at), 16) || 0xfffd)
  }
  // Half of a pair waits for the other.
  return HALF.test(text)
    ? { text: text.slice(0, -1), length: last, closed: false }
    : { text, length: at, closed: false }
}

const HALF = /[\uD800-\uDBFF]$/
