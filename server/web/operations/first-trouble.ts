import { type RefObject, useEffect } from 'react'

/** A field that is wrong, or the first of a group that is. */
const WRONG = '[aria-invalid="true"], fieldset:has(> .field-trouble) :is(input, select, textarea)'

/** Where the first trouble of a form is, one goes on typing, also where it is folded away. */
export function useFirstTrouble(
  form: RefObject<HTMLElement | null>,
  troubles: ReadonlyMap<string, string>,
): void {
  useEffect(() => {
    const first = troubles.size === 0 ? null : form.current?.querySelector<HTMLElement>(WRONG)
    for (let at = first?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
    first?.focus()
  }, [form, troubles])
}
