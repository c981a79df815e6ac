/** Times as people read them, in the language and zone of the browser. */

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
/** A date without a time is a day of UTC, and stays that day in every zone. */
const UTC_DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-11-26` or a full time in ISO 8601, as a day. */
export const dayOf = (iso: string): string => (iso.length === 10 ? UTC_DAY : DAY).format(new Date(iso))

export const timeOf = (iso: string): string => DAY_AND_TIME.format(new Date(iso))
