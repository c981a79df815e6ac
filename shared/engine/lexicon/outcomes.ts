/** What a mail says that comes to something: it settles a matter, or puts one forward. */
import { lexicon } from '../phrases.ts'

const settles = { note: 'settled' }
const declines = { note: 'declined' }
const offers = { note: 'offer' }

/**
 * `settled`: accepted, confirmed, booked, cancelled, closed, or nothing to do. `declined`: the same by a no, which ends
 * even a first contact. `offer`: something that the reader can take or leave.
 */
export const OUTCOMES = lexicon('outcomes', {
  '(no action|no further action|nothing) (is|) (required|needed|for you to do|you need to do|you have to do|to do|changes)':
    settles,
  "(you don't|you do not|you won't|you will not) (need|have) to (do|reply|answer|act)": settles,
  'you need not (do|reply|answer|act|worry)': settles,
  'no need to (answer|reply|respond|write back|do anything)': settles,
  '(has|have) been (renewed|extended|charged|paid|processed|completed|refunded|delivered)': settles,
  '(was|were) (renewed|charged|refunded|finished|completed|delivered) (today|yesterday|on|this morning)':
    settles,
  '(no reply|no answer|no response) (is|) (needed|necessary|required)': settles,
  '(for your information|just so you know|as planned|write to you when|let you know when|get back to you when|leave you to it|take it from here|over to you two)':
    settles,
  '(we|i|we gladly|i gladly|happy to|glad to|pleased to) (accept|confirm)': settles,
  "(we have|we've|i have|i've|we|i) (signed|accepted|confirmed|agreed to your|cancelled|canceled|closed|ended)":
    settles,
  "(we have|we've|i have|i've|we|i) (booked|reserved) (a|the|us|you|room|it|rooms|our|your|two|seats)":
    settles,
  "(is|are|it's|been|now) (attached and signed|signed|confirmed|cancelled|canceled|settled|all set|agreed)":
    settles,
  '(contract|agreement|order|copy) (is|are) attached': settles,
  '(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|that time|that day|that|it) (works|suits me|suits us|is fine with us|is fine with me|is fine by me)':
    settles,
  "(that's|it's) fine (with|by) (us|me)": settles,
  '(you|you have) (cancelled|canceled|ended your)': settles,
  '(we will|we shall|i will) (not|no longer) (take|charge|renew|send|write|bill)': settles,
  "(we won't|i won't) (take|charge|renew|send|write|bill)": settles,
  '(see you|look forward to seeing you|looking forward to seeing you) (on|at|there|then|tomorrow|next)':
    settles,
  '(we are|we will be|i am) (closing|shutting|winding up|retiring|leaving)': settles,
  'your (interview|appointment|visit|meeting|start date|first day) is (on|at|set|fixed|booked|confirmed)':
    settles,

  '(have to|must|has to) (say no|decline|pass|turn|withdraw|pull out)': declines,
  "(we|i) (will not|won't|cannot|can't|do not|don't|are not able to|are unable to) (go below|go lower|go higher|go above|match|lower|move on the price|reduce|sign|accept|go ahead|take part|join|proceed|move forward|go further|sell)":
    declines,
  '(decided|chosen|opted|prefer) not to (submit|bid|proceed|go|continue|renew|take|participate|respond|sign|move|join|attend|pursue)':
    declines,
  '(decided|chosen) to (stay|remain|decline)': declines,
  '(will|are|am) not (be|) (submitting|bidding|renewing|proceeding|continuing)': declines,
  '(we|i) (decline|declined|turned down|withdraw|pass on this)': declines,
  '(chosen|choose|hired|picked|selected|gone with|going with|went with|go with) (another|a different|someone else|somebody else|other)':
    declines,
  '(forward|ahead) with (another|other) (candidate|candidates|applicant|applicants)': declines,
  '(not been|was not|were not) (successful|selected|shortlisted)': declines,
  '(not a fit|no longer interested|not interested|not go ahead|not be going ahead|not be taking|not be moving|not moving forward|will not work for us)':
    declines,
  '(position|role|vacancy|post|place) (has been|is|was) (filled|closed|withdrawn|taken)': declines,

  "(we|i) (can|could|would|'d) (offer|give|take|pay|ship|deliver|start|drop|hold|send|show|share|bring|lend|host|match|split)":
    offers,
  '(we|i) (offer|propose|suggest|recommend|make|build|sell|supply|help|run|plan)': offers,
  "(we are|we're|i am|i'm) (looking for|hiring|offering|proposing|recruiting|after a)": offers,
  '(we|i) (need|have room for|have time|have space|have a place|have an opening)': offers,
  "(i am|i'm) free": offers,
  '(our|my|the|this|a|an) (offer|proposal|quote|quotation|proposed|price|rate|rates|estimate|idea|plan is|suggestion)':
    offers,
  '(a|an|new|open) (role|position|vacancy|job|post)': offers,
  '(the salary|salary is|pay is|pays from)': offers,
  '(renews|renew|ends on|expires|runs out|comes up|is up on|up for renewal)': offers,
  '(would cost|would take|would suit|it costs|costs us|per head|per month|per year|per hour)': offers,
  '(should meet|should talk|should connect|put you in touch|connect you|introduce you)': offers,
  '(a review|your review|a few lines about|a testimonial)': offers,
})
