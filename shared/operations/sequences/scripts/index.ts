/** The scripts of every play. */
import type { Play } from '../angles.ts'
import type { Scripts } from '../script.ts'
import { BUYING } from './buying.ts'
import { CAMPAIGN } from './campaign.ts'
import { CUSTOMER } from './customer.ts'
import { DEAL } from './deal.ts'
import { FAVOUR } from './favour.ts'
import { MEETING } from './meeting.ts'
import { OUTREACH } from './outreach.ts'
import { PAYMENT } from './payment.ts'
import { PRESS } from './press.ts'
import { RECRUITING } from './recruiting.ts'
import { RENEWAL } from './renewal.ts'
import { REQUEST } from './request.ts'

export const SCRIPTS: Readonly<Record<Play, Scripts>> = {
  outreach: OUTREACH,
  deal: DEAL,
  buying: BUYING,
  customer: CUSTOMER,
  favour: FAVOUR,
  payment: PAYMENT,
  request: REQUEST,
  renewal: RENEWAL,
  meeting: MEETING,
  recruiting: RECRUITING,
  press: PRESS,
  campaign: CAMPAIGN,
}
