/** Words that push the reader by the clock or by fear of loss. The note tells where a real date helps. */
import { lexicon } from '../phrases.ts'

const CLOCK = 'Pushing makes people wait. Give the real date and what happens after it.'
const LOSS = 'Fear of loss reads as a trick. Say what the reader gets and until when.'
const DEMAND = 'A demand invites a no. Ask, and say why the date matters to you.'

export const PRESSURES = lexicon('pressure', {
  '(act|buy|order|call|respond|reply) (now|fast|today|immediately) (or|before|while)': { note: CLOCK },
  '(act now|act fast|act today|act immediately|act quickly)': { note: CLOCK },
  "(don't|do not) (wait|delay|hesitate) (any longer|another minute|another day|until it's too late)": {
    note: CLOCK,
  },
  "(don't delay|do not delay)": { note: CLOCK },
  '(hurry|hurry up|time is running out|the clock is ticking|tick tock|running out of time)': { note: CLOCK },
  '(last chance|final chance|final notice|final warning|last warning|final reminder|final call|last call)': {
    note: CLOCK,
  },
  "(before it's too late|before it is too late|before time runs out|while you still can|while there's still time)":
    { note: CLOCK },
  '(limited time only|limited time offer|limited-time offer|for a limited time|for a limited time only)': {
    note: CLOCK,
  },
  '(window closes|window is closing|doors are closing|offer expires) (soon|fast|today|tonight|now)': {
    note: CLOCK,
  },
  "this (offer|deal|price) (won't|will not) last (long|forever)": { note: CLOCK },
  // “Seats are limited to 12” tells how many there are.
  '(spots|slots) are limited': { note: CLOCK, notBefore: 'to by near', notAfter: 'parking' },
  'never be (repeated|offered again|seen again)': { note: CLOCK },
  'once in a lifetime': { note: CLOCK },
  'this is urgent': { note: CLOCK },
  'extremely urgent': { note: CLOCK },
  'urgent (action|reply|response|attention) (required|needed)': { note: CLOCK },
  'your (urgent|immediate) (reply|response|attention|action)': { note: CLOCK },
  "(don't|do not) miss (out|out on this|this|this opportunity|this chance|this one)": { note: LOSS },
  "(don't|do not) (lose|loose) out": { note: LOSS },
  "you (don't|do not|won't|will not|wouldn't) want to miss": { note: LOSS },
  "you can't afford (to miss|not to|to wait|to ignore)": { note: LOSS },
  "or (you will |you'll |)regret it": { note: LOSS },
  'you will (regret|kick yourself)': { note: LOSS },
  "you'll (regret|kick yourself)": { note: LOSS },
  "(when they're|when they are|once they're|once it's|when it's) gone": { note: LOSS },
  'your competitors (are already|already|have already)': { note: LOSS },
  '(your competitors|one of your competitors|your competition) (will|are|is|who)': { note: LOSS },
  'before (everyone else|someone else|your competitors|your competition|somebody else)': { note: LOSS },
  'you have nothing to lose': { note: LOSS },
  '(release|give away|give up) your (spot|seat|place|slot)': { note: LOSS },
  '(fill up fast|filling up fast|going fast|selling fast|flying out the door|flying off the shelves)': {
    note: LOSS,
  },
  '(what are you waiting for|why wait)': { note: LOSS },
  'i need (an answer|a reply|a response|a decision|your answer|your decision|this back) (by eod|by cob|by noon|by tonight|by tomorrow|by end of day|by close of business|by the end of the day|today|now|asap|immediately)':
    { note: DEMAND },
  'we need (an answer|a reply|a response|a decision|your answer|your decision) (by eod|by cob|by noon|by tonight|by tomorrow|by end of day|today|now|asap|immediately)':
    { note: DEMAND },
  '(please |)(reply|respond|answer) (asap|immediately|right away|at once|straight away)': {
    note: DEMAND,
  },
  'i expect (an answer|a reply|a response|to hear back|to hear from you) (by|today|now|asap|immediately|before)':
    { note: DEMAND },
  'i (must|have to) insist (that|on)': { note: DEMAND },
  'you (must|need to|have to) (get back to me|get back to us|call me|call us|answer me|answer us) (now|today|immediately|asap|at once)':
    { note: DEMAND },
  'you (must|need to|have to) (act|decide|respond|reply|answer) (now|today|immediately)': { note: DEMAND },
  "(this is|it is|it's) non-negotiable": { note: DEMAND },
  'take it or leave it': { note: DEMAND },
  'failure to (respond|reply|comply|act|pay)': { note: DEMAND },
  'or (else we|we walk|i walk|else i)': { note: DEMAND },
  'by (noon|eod|end of day|cob|close of business) (tomorrow |today |)or': { note: DEMAND },
})
