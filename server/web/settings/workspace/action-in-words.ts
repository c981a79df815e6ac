/** `api_key.created` is “Api key created”: actions are named thing first, so that new ones read as well. */
export const actionInWords = (action: string): string => {
  const text = action.replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Fields that hold what people call a thing. */
const NAMES = ['name', 'email', 'url'] as const

/** What people call the thing that was changed, by the values of the change; null where they do not tell. */
export function calledIn({ before, after }: { before: unknown; after: unknown }): string | null {
  for (const values of [after, before])
    for (const name of NAMES) {
      const value =
        typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[name] : null
      if (typeof value === 'string') return value
    }
  return null
}
