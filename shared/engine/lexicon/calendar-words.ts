/** Days and months by their English names, in lower case and parted by spaces, for the lists that hold them. */

export const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'
export const MONTHS = 'january february march april may june july august september october november december'
export const SHORT_MONTHS = 'jan feb mar apr jun jul aug sep sept oct nov dec'
