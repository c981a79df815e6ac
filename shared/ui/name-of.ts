/** Words that are not written as they are named. */
const WRITTEN: Readonly<Record<string, string>> = {
  aida: 'AIDA',
  bab: 'BAB',
  chars: 'characters',
  html: 'HTML',
  ic: 'IC',
  id: 'ID',
  linkedin: 'LinkedIn',
  ooo: 'out-of-office',
  pas: 'PAS',
  qvc: 'QVC',
  scq: 'SCQ',
  sms: 'SMS',
  vp: 'VP',
}

/** A kind, a dimension or a section as people read it: `cold_outreach` is “Cold outreach”. */
export function nameOf(id: string): string {
  if (id === 'cta') return 'Ask'
  const words = id.split('_').map((word) => (Object.hasOwn(WRITTEN, word) ? WRITTEN[word] : word))
  const name = words.join(' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
