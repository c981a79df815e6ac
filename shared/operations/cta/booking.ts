/** Tells the calendar of a person. */
import type { Doc } from '../../engine/doc.ts'
import { isBookingHost, isBookingPath } from '../../engine/measures/booking.ts'

/** True for the calendar of a person. In mail to many `/book` sells tickets and rooms, so only the host counts there. */
export const isBooking = (href: string, { family }: Pick<Doc, 'family'>): boolean =>
  isBookingHost(href) || (family !== 'bulk_content' && family !== 'bulk_promo' && isBookingPath(href))
