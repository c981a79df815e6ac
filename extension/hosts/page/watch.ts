/** Seeing composes come and go on a page. It is looked at, and never listened to for each of its many changes. */
import type { ComposeEvents, FoundCompose, Way } from '../host.ts'
import { subjectsIn } from './fields.ts'
import { bodiesIn, composeFrom, holdsMail, inPage, isShown, sendIn } from './find.ts'
import { gesturesOf } from './gestures.ts'
import type { Layout } from './layout.ts'
import { readersOf } from './readers.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 400
/** The same for an editable that was no mail's the last time. */
const OTHERS_MS = 2000
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
  /** Editables that were in no compose, and when that was found: an open note would be looked at for hours. */
  const others = new WeakMap<HTMLElement, number>()
  let isBlind = false
  const tell = (now: boolean) => {
    if (now !== isBlind) blind(now)
    isBlind = now
  }
  const isReading = () => [...known.keys()].some((compose) => bodiesIn(layout, compose).length > 0)
  const look = (isAsked: boolean) => {
    for (const [compose, events] of known) {
      if (compose.isConnected && holdsMail(layout, compose)) continue
      known.delete(compose)
      events?.closed()
    }
    if (document.hidden) return
    for (const body of bodiesIn(layout, document)) {
      if ([...known.keys()].some((compose) => compose.contains(inPage(body)))) continue
      const isNew = performance.now() - (others.get(body) ?? -OTHERS_MS) >= OTHERS_MS
      if (!isNew && !isAsked) continue
      const compose = composeFrom(layout, body)
      if (!compose) others.set(body, performance.now())
      if (!compose || within(compose, known.keys())) continue
      const readers = () => readersOf(layout, compose)
      known.set(compose, found({ compose, isReply: isReply(compose), readers, statusBar: () => null }))
    }
    if (isBlind && isReading()) tell(false)
  }
  const safeLook = (isAsked = false) => {
    try {
      look(isAsked)
    } catch {
      // A page in the midst of a change is looked at again.
    }
  }
  safeLook()
  setInterval(() => safeLook(), LOOK_MS)
  document.addEventListener('focusin', ({ target }) => {
    safeLook(true)
    if (target instanceof HTMLElement && !isReading() && isUnread(layout, target)) tell(true)
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

/**
 * Whether a field stands in what any person would take for a form for mails, whatever its marks are, and we have not
 * got its text.
 */
function isUnread(layout: Layout, field: HTMLElement): boolean {
  if (!field.isContentEditable) return false
  const subjects = subjectsIn(document, { subject: null }).filter(isShown)
  let form: Element | null = field
  while (form && !subjects.some((subject) => form?.contains(subject))) form = form.parentElement
  if (!form || form === document.body || !sendIn(form)) return false
  const compose = composeFrom(layout, field)
  return compose === null || bodiesIn(layout, compose).length === 0
}
