/** Tells addresses where a time can be chosen. */
import { hostOf } from './link-host.ts'

/** Services that take bookings, by the end of their host. */
const HOSTS = [
  'acuityscheduling.com',
  'cal.com',
  'calendar.app.google',
  'calendly.com',
  'chilipiper.com',
  'doodle.com',
  'koalendar.com',
  'meetings.hubspot.com',
  'oncehub.com',
  'outlook.office365.com',
  'savvycal.com',
  'tidycal.com',
  'youcanbook.me',
  'zcal.co',
]
/** `booking.com` sells hotel rooms. */
const FIRST_LABEL = /^(?:cal|calendar|meet|meeting|meetings|booking(?!\.com$)|schedule)\./
const PATH = /\/(?:book(?:ings?|-a-call)?|schedule|meet(?:ing)?|calendar|appointments?)(?:[/?#]|$)/i

/** True for a service that takes bookings, or a host that is named for it: `cal.acme.example`. */
export function isBookingHost(href: string): boolean {
  const host = hostOf(href)
  if (host === '') return false
  return FIRST_LABEL.test(host) || HOSTS.some((h) => host === h || host.endsWith(`.${h}`))
}

/** True for a page of any site that is named for booking: `acme.example/book`. */
export const isBookingPath = (href: string): boolean => hostOf(href) !== '' && PATH.test(href.slice(0, 300))

/** A page that takes an hour of the reader's day; a demo is one of those. */
export const takesTime = (href: string): boolean =>
  isBookingHost(href) || isBookingPath(href) || /\/demo(?:[/?#]|$)/i.test(href.slice(0, 300))
