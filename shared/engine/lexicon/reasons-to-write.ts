/** What only somebody who knows this reader writes, with or without a name or a figure beside it. */
import { lexicon } from '../phrases.ts'

export const REASONS = lexicon('reasons-to-write', {
  // Something they made.
  'your (post|posts|article|piece|talk|paper|report|story|interview|column|book|webinar|thread|comment|comments|remark|remarks|study|question|presentation|lecture|podcast|episode|video|keynote|speech|blog post|job ad|advert|listing|tender) (on|about|asked|asks|says|said|showed|shows|argued|argues|made|explained|described|mentioned)':
    null,
  'you (wrote|spoke|argued|reported|published|presented) (about|on|in|at|last|that)': null,
  // Something that happened to them.
  '(congratulations|congrats) on (opening|launching|winning|raising|moving|joining|becoming|taking|the opening|the launch|the move|the award|the contract|the new|the second|the third|the fourth|your second|your third|your fourth|your move|your new|your appointment|your promotion|your series)':
    null,
  'your work on (the|our|a)': null,
  // Somebody named them.
  '(suggested|recommended) (that|) i (write|reach|get|contact)': null,
  'your name came up': null,
  // They wrote first.
  '(thanks|thank you) for (your reply|your answer|your email|your message|your call|getting back|coming back|replying|reaching out|writing)':
    null,
  '(for applying|writing to apply|like to apply|my application) (to|for|as)': null,
  '(your application|you applied|applied) (to|for|as)': null,
  // Where the two met.
  'for coming (in|to|by|round)': null,
  'we (met|spoke|talked|sat) (at|in|on|during|after|next|last|when)': null,
  '(met|heard|saw) you (at|in|on|speak)': null,
  // As a customer of theirs.
  '(bought|ordered|rented|ate|shopped|stopped|stayed|queued|trained|sat) (at|in|with) your': null,
  'from your (shop|store|bakery|farm|garage|stand|stall|branch|site|webshop|catalogue)': null,
  '(use|used|using|run|love using) your (app|product|tool|software|service|machines) (every|each|for|since|to|daily|at|in|on)':
    null,
})
