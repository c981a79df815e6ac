/** What a request must hold beyond the form of its fields. */

export const TOO_CLOSE = 'too_close_to_call'

interface Variant {
  id?: string | undefined
  subject?: string | undefined
  preheader?: string | undefined
  draft?: string | undefined
}

interface Request {
  variants: readonly Variant[]
  history?: readonly { variant: string; sent: number; successes: number }[] | undefined
}

interface Issues {
  addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void
}

/** The name of each variant: its own or `v1`, `v2` … */
export const idsOf = (variants: readonly Variant[]): string[] =>
  variants.map(({ id }, index) => id ?? `v${index + 1}`)

/** Adds an issue for each fault that the schema cannot see. Never repeats text of a draft. */
export function checkRequest({ variants, history = [] }: Request, { addIssue }: Issues): void {
  const fault = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
  const ids = idsOf(variants)
  const whole = variants.some(({ draft }) => draft !== undefined)
  variants.forEach(({ subject, draft }, index) => {
    const id = ids[index] ?? ''
    if (ids.indexOf(id) !== index) fault(['variants', index, 'id'], 'Another variant has this id.')
    if (id === TOO_CLOSE) fault(['variants', index, 'id'], `\`${TOO_CLOSE}\` is an answer, not a name.`)
    if (whole && draft === undefined)
      fault(['variants', index, 'draft'], 'Others have a `draft`: give one here too, or leave it out of all.')
    if (!whole && subject === undefined)
      fault(['variants', index, 'subject'], 'Give a `subject`, a `draft` or both.')
  })
  history.forEach(({ variant, sent, successes }, index) => {
    if (!ids.includes(variant))
      fault(['history', index, 'variant'], 'No variant of this request has this id.')
    if (successes > sent) fault(['history', index, 'successes'], 'More successes than were sent.')
  })
}
