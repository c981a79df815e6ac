/** Words by which a sender shows to have looked, and words that only promise. Lower case. */
import { words } from '../word-set.ts'

/** What senders do when they look at somebody, and what somebody does that can be looked at. */
export const LOOKED = words(
  'saw seen notice noticed noticing read watched visited ordered met drive drove walked walk looked counted ' +
    'checked followed following bought used queued stood waited parked rang phoned passed stopped attended listened enjoyed downloaded browsed ran sat ' +
    'told said says mentioned asked wrote posted announced published lists listed shows showed reported suggested ' +
    'recommended introduced opened launched hired raised moved advertises advertising',
)

/** Words of an offer: what stands with them may be true of anybody. */
export const PROMISES = words(
  "can could will would may might should 'll you'll we'll help helps helping deserve deserves save saves boost increase " +
    'choosing contacting shopping subscribing grow guarantee guaranteed imagine if whether need needs want wants star stars companies organizations organisations businesses teams',
)
