/** Light or dark, as the page around a compose is: Gmail's theme is not the system's. */
export function schemeOf(element: Element): 'light' | 'dark' {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const [r = 0, g = 0, b = 0, a = 1] = (getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    if (a > 0.5) return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? 'dark' : 'light'
  }
  return 'light'
}
