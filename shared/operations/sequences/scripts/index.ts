/** The scripts of every play. */
import type { Play } from '../angles.ts'
import type { Scripts } from '../script.ts'
import { CAMPAIGN } from './campaign.ts'
import { DEAL } from './deal.ts'
import { MEETING } from './meeting.ts'
import { OUTREACH } from './outreach.ts'
import { PRESS } from './press.ts'
import { RECRUITING } from './recruiting.ts'
import { RENEWAL } from './renewal.ts'

export const SCRIPTS: Readonly<Record<Play, Scripts>> = {
  outreach: OUTREACH,
  deal: DEAL,
  renewal: RENEWAL,
  meeting: MEETING,
  recruiting: RECRUITING,
  press: PRESS,
  campaign: CAMPAIGN,
}
