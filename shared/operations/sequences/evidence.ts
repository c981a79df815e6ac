/** The findings a plan stands on, those that speak against it included. */
import { EVIDENCE } from '../../engine/evidence.ts'
import type { Play } from './angles.ts'

const USED: readonly { id: string; for: string }[] = [
  { id: 'E18', for: 'Days between the mails, and where more stop helping.' },
  { id: 'E21', for: 'No mail on the day after another.' },
  { id: 'E20', for: 'Following up at all.' },
  { id: 'E19', for: 'Against: a single mail did best in one large count.' },
  { id: 'E22', for: 'The warning from the fifth mail on.' },
  { id: 'E10', for: 'Four sentences or more in each mail.' },
  { id: 'E11', for: 'Not a word about the missing answer.' },
  { id: 'E25', for: 'Smaller questions as it goes on.' },
]

export interface Cited {
  id: string
  grade: string
  claim: string
  effect: string | null
  used_for: string
}

/** Counted on sales mail only; a campaign to a list stands on none of it but the count of complaints. */
export function evidenceOf(play: Play | null, emails: number): Cited[] {
  if (play === null || emails === 0) return []
  return USED.filter(({ id }) => play !== 'campaign' || id === 'E22').flatMap(({ id, for: used }) => {
    const found = EVIDENCE[id]
    if (!found) return []
    return [{ id, grade: found.grade, claim: found.claim, effect: found.effect ?? null, used_for: used }]
  })
}
