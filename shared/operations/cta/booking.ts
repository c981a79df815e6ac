/** Tells addresses where a time can be chosen. */
import type { Doc } from '../../engine/doc.ts'
import { hostOf } from '../../engine/measures/link-host.ts'

/** Services that take bookings, by the end of their host. */
const HOSTS = [
  'calendly.com',
  'savvycal.com',
  'chilipiper.com',
  'youcanbook.me',
  'acuityscheduling.com',
  'zcal.co',
  'tidycal.com',
  'oncehub.com',
  'koalendar.com',
  'doodle.com',
]
const FIRST_LABEL = /^(?:cal|calendar|meet|meeting|meetings|booking|schedule)\./
const PATH =
  /\/(?:book|booking|bookings|book-a-call|schedule|meet|meeting|calendar|appointment|appointments)(?:[/?#]|$)/i

/** True for the calendar of a person. In mail to many `/book` sells tickets and rooms, so only the host counts there. */
export function isBooking(href: string, doc: Pick<Doc, 'family'>): boolean {
  const host = hostOf(href)
  if (host === '') return false
  if (FIRST_LABEL.test(host) || HOSTS.some((h) => host === h || host.endsWith(`.${h}`))) return true
  return doc.family !== 'bulk_content' && doc.family !== 'bulk_promo' && PATH.test(href.slice(0, 300))
}
