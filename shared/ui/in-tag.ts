/** Whether a place of HTML lies between the signs of a tag. */
export function isInTag(html: string, at = html.length): boolean {
  const before = html.slice(0, at)
  const sign = before.lastIndexOf('<')
  // A sign that no name follows is one of “less than”.
  return sign > before.lastIndexOf('>') && /^<(?:[a-z/!]|$)/i.test(before.slice(sign, sign + 2))
}
