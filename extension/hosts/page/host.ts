/** A host that is read by its layout. Nothing is written into its page: score and buttons lie over it. */
import type { Host } from '../host.ts'
import { strike } from '../strike.ts'
import { subjectsIn } from './fields.ts'
import { bodiesIn, inPage, isShown, sendIn } from './find.ts'
import type { Layout } from './layout.ts'
import { readersOf } from './readers.ts'
import { watchPage } from './watch.ts'
import { FORWARDED } from './words.ts'

export function pageHost(layout: Layout): Host {
  const bodyOf = (compose: Element) => {
    const bodies = bodiesIn(layout, compose)
    return bodies.find((body) => isShown(inPage(body))) ?? bodies[0] ?? null
  }
  const subjectOf = (compose: Element) => subjectsIn(compose, layout).find(isShown) ?? null
  const isReply = (compose: Element) =>
    bodyOf(compose)?.querySelector(layout.thread) != null && !FORWARDED.test(subjectOf(compose)?.value ?? '')
  return {
    id: layout.id,
    name: layout.name,
    notAuthored: `${layout.signature}, ${layout.thread}`,
    floats: true,
    isOnDemand: true,
    mayRefuse: true,
    bodyOf,
    subjectOf,
    readersOf: (compose) => readersOf(layout, compose),
    isReply,
    press: (compose, { way, choice }) => {
      const button = choice?.isConnected && isShown(choice) ? choice : way === 'send' ? sendIn(compose) : null
      if (!button) return false
      strike(button, ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      return true
    },
    watch: (found, blind) => watchPage(layout, isReply, found, blind),
  }
}
