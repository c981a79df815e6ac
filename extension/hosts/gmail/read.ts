/** Reading a compose of Gmail from the page itself, with or without InboxSDK. */
import { SELECTORS } from './selectors.ts'

export const bodyOf = (compose: Element): HTMLElement | null => compose.querySelector(SELECTORS.body)

export const subjectOf = (compose: Element): HTMLInputElement | null =>
  compose.querySelector(SELECTORS.subject)

/** An inline reply has its subject out of sight: nobody writes it. */
export const isInlineReply = (compose: Element): boolean => compose.matches('.M9')

/** Addresses of all readers: to, cc and bcc. */
export const readersOf = (compose: Element): string[] =>
  [...compose.querySelectorAll(SELECTORS.recipient)].flatMap(
    (chip) => chip.getAttribute('data-hovercard-id') ?? [],
  )

/** What is typed as a reader and is no chip yet, by its words. */
export const typedReadersOf = (compose: Element): string[] =>
  [...compose.querySelectorAll<HTMLInputElement>(SELECTORS.typedRecipients)].flatMap(
    ({ value }) => value.match(/[^\s,;<>"]+/g) ?? [],
  )
