/** What two could do together, and the ways to go on that a sentence leaves open: “We could do a challenge in January” is “Would a challenge in January work for you?” */
import type { Doc } from '../../../engine/doc.ts'
import { isSenders } from '../../material/own-firm.ts'
import { definite } from './on-offer.ts'
import { LEANS, type Said, type Told, thought, wordCount } from './said.ts'

const MOST_WORDS = 14

/** “We could do a co-branded challenge in January” */
const TOGETHER =
  /^(?:so |perhaps |maybe )?we could (?:do|run|try|host|launch|set up|organi[sz]e|start|pilot|create|plan) ((?:an?|two|three|one) (?!call\b|chat\b|meeting\b|(?:\p{L}+ ){1,2}(?:call|chat|meeting)\b)[^,;:]{4,80})/iu
/** “I was thinking Barkly could match donations up to $5,000” */
const THEY_COULD =
  /^(?:(?:i|we) (?:was|were|am|are) thinking|my (?:idea|thought) (?:is|was)|the idea is|(?:i|we) thought|what (?:i|we) have in mind is)(?: that)?,? (\p{Lu}[\p{L}\d]+|you) could (\p{Ll}+ [^;:]{4,90})/iu
/** “what you're building at Barkly” */
const READERS_FIRM =
  /\b(?:you|your team)\b[^.!?;,]{0,50} (?:over )?at (\p{Lu}[\p{L}\d]*)(?=[!.,;?]|$| (?:and|for|since|is|has|this|over)\b)/u
/** One of the ways to go on: “or I can send over a deck” */
const SENDS =
  /(?:^|[,;] |\bor |\band )(?:i|we)(?: can| could|'d be happy to|'m happy to|'ll| will) (?:also |gladly |happily )?((?:send(?: over)?|share|put together|prepare|show you|email) (?:you )?(?:an?|our|my|the|some) (?:[\p{L}\d'-]+ ){0,3}?[\p{L}\d'-]+)(?=[,.;?]|$| (?:or|and|if|with|that|so)\b)/giu
/** “or we could set up a quick chat next week” */
const TALKS =
  /\b(?:we (?:could|can)|happy to|glad to) (?:set up|jump on|hop on|get on|have|schedule|arrange|grab) (an? (?:[\p{L}\d-]+ ){0,2}?(?:call|chat|coffee|meeting|conversation)|coffee)((?: (?:next|this) week| (?:on )?\p{Lu}\p{Ll}+day)?)/iu

/** Questions of what both could do, best first; what the sender can send, and the talk, where a sentence offers several ways. */
export function plans(doc: Doc, said: readonly Said[]): Told[] {
  const firm = said
    .map(({ text }) => READERS_FIRM.exec(text)?.[1])
    .find((name) => name !== undefined && !isSenders(name, doc))
  return said.flatMap((each) => [...together(each, firm ?? 'you'), ...ways(each)])
}

function together({ text }: Said, reader: string): Told[] {
  // “We could run three with the old kit, but now we run nine.”
  if (/\bbut\b/i.test(text)) return []
  const what = thought((TOGETHER.exec(text)?.[1] ?? '').replace(/,? where .*$/i, ''))
  if (what !== '')
    return LEANS.test(what) ||
      /\b(?:job|lot|bit|things?|mistake|fuss|deal|way|maximum)\b/i.test(what) ||
      wordCount(what) > MOST_WORDS
      ? []
      : [{ text: `Would ${what} work for ${reader}?` }]
  const [, who = '', all = ''] = THEY_COULD.exec(text) ?? []
  const act = thought(all.replace(/,? and in (?:return|exchange)\b.*$/i, ''))
  if (act === '' || LEANS.test(act) || /,(?!\d)/.test(act) || wordCount(act) > MOST_WORDS) return []
  return [{ text: `Could ${who.toLowerCase() === 'you' ? 'you' : who} ${act}?` }]
}

function ways({ text }: Said): Told[] {
  if (!/\bor\b/i.test(text)) return []
  const sent = [...text.matchAll(SENDS)].flatMap(([all, act = '']) =>
    LEANS.test(act) ? [] : [{ text: `Shall ${/\bwe\b/i.test(all) ? 'we' : 'I'} ${definite(act)}?` }],
  )
  const [, talk, when = ''] = TALKS.exec(text) ?? []
  return [
    ...sent.slice(0, 1),
    ...(talk === undefined
      ? []
      : [{ text: talk === 'coffee' ? `Could we meet for coffee${when}?` : `Could we have ${talk}${when}?` }]),
  ]
}
