/** Words that say little in a subject. Lower case. */

import { words } from '../word-set.ts'
import { MONTHS, SHORT_MONTHS } from './calendar-words.ts'

/** A subject made of these and small words alone could stand over any mail. */
export const VAGUE = words(
  'quick brief short simple question questions query inquiry enquiry hi hello hey hiya greetings follow following follow-up followup touching base ' +
    'touch checking check check-in checkin update updates important info information informational request reminder notice notification ' +
    'notifications attention announcement message note news meeting meetings call chat catch catch-up catchup sync intro introduction introducing ' +
    'introductions connect connecting connection opportunity opportunities proposal proposition idea ideas thoughts feedback help issue issues ' +
    'problem matter situation incident regarding concerning topic subject urgent asap misc stuff links link newsletter digest edition bulletin roundup monthly weekly daily receipt ' +
    'confirmation confirmed order transaction payment invoice booking bill statement account service recent waiting reaching reach pinging ping ' +
    'favor favour renewal status report agenda quote contract agreement schedule nudge bump bumping welcome sorry apology apologies sincere hear collaboration partnership discussion read fyi hope ' +
    'invited invite invitation you exciting interesting amazing great big huge special document documents file attachment attached details email mail',
)

/** Words of a numbered or dated series: with these a number or a month says nothing. */
export const SERIES = words(
  'newsletter digest edition bulletin roundup issue news communication vol volume number',
)
export const MONTH_WORDS = words(`${MONTHS} ${SHORT_MONTHS}`)

/** What every customer has and what happens to it: alone, these tell no mail from another. */
export const ACCOUNT_WORDS = words(
  'plan plans subscription membership account order trial licence license renew renews renewed renewing renewal expire expires expired expiring end ends ending update updates change changes',
)

/** Topics so wide that a question about them is a question about nothing. */
export const WIDE_TOPICS = words(
  'ready interested interest business company team sales revenue growth grow growing result results lead leads client clients customer customers ' +
    'success successful better faster smarter easier bigger time minute minutes min mins second seconds moment day today tomorrow week ' +
    'money cost costs save saving boost increase improve improving change changing challenge challenges struggle struggling goal goals work working ' +
    'life future thought talk meet free available curious know remember forget miss wait waiting tired wrong mistake happening missing',
)

/** Words that are often shouted to press or impress, and are no abbreviation. */
export const SHOUTED = words(
  "act again alert always amazing attention best big biggest breaking chance click critical don't die drop end ends everything exclusive expires " +
    'extra fast final flash free get guaranteed hot huge hurry huge immediate important incredible instant last left limited losing lose massive ' +
    'miss money must need never new notice now off only open out over please read really required respond sale save secret special stop ' +
    'super take today tonight total unbelievable urgent warning win winner wow you your yours',
)
