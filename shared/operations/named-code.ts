/** Whether a code names a language or a country. `Intl` knows; its names are made once, when first asked for. */

const made = new Map<string, Intl.DisplayNames>()

/** Whether there is such a language or region: a slip in one would quietly judge by no rules at all. */
export function isNamedCode(type: 'language' | 'region', code: string): boolean {
  const names = made.get(type) ?? new Intl.DisplayNames('en', { type, fallback: 'none' })
  made.set(type, names)
  try {
    return names.of(code) !== undefined
  } catch {
    return false
  }
}
