/** Finding composes in a page: what holds a body, a head with subject or readers, and a button that sends. */
import { readerFieldsIn, subjectsIn } from './fields.ts'
import type { Layout } from './layout.ts'
import { plainName, SEND } from './words.ts'

const BUTTONS = 'button, [role=button], [role=menuitem], input[type=submit]'

/** What a button is called to people. */
export const nameOf = (button: Element): string =>
  plainName(
    button.getAttribute('aria-label') ||
      button.textContent?.trim() ||
      button.getAttribute('title') ||
      button.getAttribute('value') ||
      '',
  )

/** The button that an element is or stands in. */
export const buttonAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>(BUTTONS)

export const isSend = (button: Element): boolean => SEND.has(nameOf(button))

export const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** What stands for an element in the page itself: for one in a frame, the frame. */
export function inPage(element: Element): Element {
  const frame = element.ownerDocument.defaultView?.frameElement
  return frame ? inPage(frame) : element
}

/** All editables for mails under an element, seen or not. */
export function bodiesIn({ body, frames }: Layout, root: ParentNode): HTMLElement[] {
  const framed = frames === null ? [] : [...root.querySelectorAll<HTMLIFrameElement>(frames)]
  return [...root.querySelectorAll<HTMLElement>(body), ...framed.flatMap((frame) => editableIn(frame) ?? [])]
}

/** Null for a frame that is not there yet, or is another site's. */
function editableIn({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  const body = contentDocument?.body
  if (!body) return null
  return body.isContentEditable ? body : body.querySelector<HTMLElement>('[contenteditable=true]')
}

const headsIn = (layout: Layout, root: ParentNode): Element[] => [
  ...subjectsIn(root, layout),
  ...readerFieldsIn(root, layout),
]

/** Whether anything of a mail is still there. */
export const holdsMail = (layout: Layout, compose: Element): boolean =>
  bodiesIn(layout, compose).length > 0 || headsIn(layout, compose).length > 0

/** The button that sends what is written in an element; null without one. */
export const sendIn = (root: Element): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(BUTTONS)].find((button) => isSend(button) && isShown(button)) ?? null

/**
 * The compose around an element: the smallest part of the page that holds one body, a head and a button that sends.
 * Where no body is found, the smallest around a head, so that the mail can be held all the same. Null where nothing is
 * a compose; a button of the same name elsewhere, as in a chat, is in none.
 */
export function composeFrom(layout: Layout, element: Element): HTMLElement | null {
  const start = inPage(element)
  const page = start.ownerDocument
  const bodies = bodiesIn(layout, page).map(inPage).filter(isShown)
  const heads = headsIn(layout, page).filter(isShown)
  const around = (core: Element, others: number): HTMLElement | null => {
    for (let one = core.parentElement; one && one !== page.body; one = one.parentElement) {
      if (bodies.filter((body) => one.contains(body)).length > others) return null
      if (layout.foreign !== null && one.querySelector(layout.foreign)) return null
      if (heads.some((head) => one.contains(head)) && sendIn(one)) return one
    }
    return null
  }
  for (const [cores, others] of [[bodies, 1] as const, [heads, 0] as const])
    for (const core of cores) {
      const compose = around(core, others)
      if (compose?.contains(start)) return compose
    }
  return null
}
