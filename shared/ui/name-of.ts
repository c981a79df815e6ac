/** A kind, a dimension or a section as people read it: `cold_outreach` is “Cold outreach”. */
export const nameOf = (id: string): string =>
  id === 'cta' ? 'Ask' : `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`
