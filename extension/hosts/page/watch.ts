/** Seeing composes come and go on a page. It is looked at, and never listened to for each of its many changes. */
import type { ComposeEvents, FoundCompose, Way } from '../host.ts'
import { subjectsIn } from './fields.ts'
import { bodiesIn, composeFrom, holdsMail, isShown, sendIn } from './find.ts'
import { gesturesOf } from './gestures.ts'
import type { Layout } from './layout.ts'
import { readersOf } from './readers.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 400
/** Milliseconds after which a mail that is still there was not sent; a time may have to be chosen for it first. */
const STAYS_MS: Readonly<Record<Way, number>> = { send: 60_000, archive: 60_000, schedule: 300_000 }

/** Looks for as long as the page is there. `isReply` tells what `found` is to be told. */
export function watchPage(
  layout: Layout,
  isReply: (compose: Element) => boolean,
  found: (compose: FoundCompose) => ComposeEvents | null,
  blind: (isBlind: boolean) => void,
): void {
  const known = new Map<HTMLElement, ComposeEvents | null>()
  const look = () => {
    for (const [compose, events] of known) {
      if (compose.isConnected && holdsMail(layout, compose)) continue
      known.delete(compose)
      events?.closed()
    }
    if (document.hidden) return
    for (const body of bodiesIn(layout, document)) {
      const compose = composeFrom(layout, body)
      if (!compose || known.has(compose) || within(compose, known.keys())) continue
      const readers = () => readersOf(layout, compose)
      known.set(compose, found({ compose, isReply: isReply(compose), readers, statusBar: () => null }))
      blind(false)
    }
  }
  const safeLook = () => {
    try {
      look()
    } catch {
      // A page in the midst of a change is looked at again.
    }
  }
  safeLook()
  setInterval(safeLook, LOOK_MS)
  document.addEventListener('focusin', ({ target }) => {
    safeLook()
    if (target instanceof HTMLElement && looksLikeMail(target) && !isRead(layout, target)) blind(true)
  })
  followSends(layout, known)
}

/** The body of a compose may be away for a moment, and then less of the page, or more, looks like it. */
const within = (compose: HTMLElement, known: Iterable<HTMLElement>): boolean =>
  [...known].some(
    (one) => one.isConnected && (one.contains(compose) || compose.contains(one)) && isShown(one),
  )

/** Tells of mails that were let go and stay: the page refused them, or asks something first. The guard hears first. */
function followSends(layout: Layout, known: ReadonlyMap<HTMLElement, ComposeEvents | null>): void {
  const gestureOf = gesturesOf(layout)
  const onPress = (event: Event) => {
    const gesture = gestureOf(event)
    const events = gesture?.decisive ? known.get(gesture.compose) : null
    if (gesture && events)
      setTimeout(() => known.has(gesture.compose) && events.canceled(), STAYS_MS[gesture.way])
  }
  for (const type of ['click', 'keydown']) window.addEventListener(type, onPress, { capture: true })
}

const BY_NAME = { subject: null }
/** Steps up from a field in which a form for mails is looked for. */
const STEPS = 25

/** Whether a field stands in what any person would take for a form for mails, whatever its marks are. */
function looksLikeMail(field: HTMLElement): boolean {
  if (!field.isContentEditable) return false
  let one: Element | null = field
  for (let step = 0; one && step < STEPS; step++, one = one.parentElement)
    if (one !== document.body && subjectsIn(one, BY_NAME).length > 0 && sendIn(one)) return true
  return false
}

/** Whether we have the text of the mail that a field is part of. */
function isRead(layout: Layout, field: Element): boolean {
  const compose = composeFrom(layout, field)
  return compose !== null && bodiesIn(layout, compose).length > 0
}
