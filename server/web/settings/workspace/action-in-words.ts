/** `api_key.created` is “Api key created”: actions are named thing first, so that new ones read as well. */
export const actionInWords = (action: string): string => {
  const text = action.replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
