/** An ask as it is quoted in a message: on one line, and not all of a long one. */
export function short(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '')
  return line.length > 60 ? `${[...line].slice(0, 57).join('').trimEnd()}…` : line
}
