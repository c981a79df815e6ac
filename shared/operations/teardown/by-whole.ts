/** What the rewrite of the whole mail makes of a section, or why it makes nothing of it. */

import type { Change } from '../rewrite/under-revision.ts'
import { EMPTY } from '../subject-lines/best.ts'
import { ASKS_NO_MORE, emptyRest, introducesOnly, isName, STILL_YOU } from './left-over.ts'
import { newAsk, reasonsOf, touches } from './rewritten.ts'
import type { Offer } from './section-fixes.ts'
import type { Plain } from './sections.ts'
import type { Trial } from './trial.ts'

/** The offer, or the reason that there is none; `askStands` where the mail has a call to action of its own. */
export function byWhole(section: Plain, trial: Trial, askStands: boolean): Offer | string {
  const { mail, revised, became, gainOf, asks } = trial
  const { id, field, start, end, text, problems } = section
  const ask = newAsk(revised)
  if (ask && id === 'cta') return askOffer(ask, section, trial)
  if (field === null || start === null || end === null || text === null)
    return id === 'proof' && mail.anatomy.opensWithProof ? IN_OPENING : absent(section)
  if (field === 'from_name') return 'The name you send from is yours to choose; it is never rewritten.'
  const span = { start, end }
  let line = became(field, span)
  // The new ask stands behind the last part of the body; it is no part of that.
  if (ask && field === 'draft' && line.endsWith(ask.after)) line = line.slice(0, -ask.after.length)
  if (line.trim() === text.trim()) return unchanged(section, mail.doc.english)
  if (line.trim() === '') return LEFT_OUT
  const here = revised.changes.filter((change) => touches(change, field, span))
  if (askStands && id !== 'cta' && here.some(({ proposal }) => proposal.type === 'ask'))
    return 'A better ask would stand here before the one in the call to action, and a mail asks once.'
  if (id === 'subject' && problems.some(({ rule_id }) => EMPTY.has(rule_id))) return STILL_EMPTY
  // A greeting is little but its name.
  const empty = id === 'greeting' ? null : emptyRest(line, field, mail.report)
  if (empty !== null)
    return `Cut down, it would say little but what costs points here (${empty}); what it should say only you can add.`
  if (field === 'draft' && isName(line) && !isName(text))
    return 'Cut down, nothing of it would be left but a name.'
  if (id === 'opening' && introducesOnly(section, line)) return STILL_YOU
  if (id === 'cta' && asks(text) && !asks(line)) return ASKS_NO_MORE
  // Last, as it is the one that costs a score.
  const gain = gainOf(field, span, line)
  if (gain < 0) return 'What the rewrite changes here only helps together with its other changes.'
  // A word less where nothing was found is no rewrite that anybody would want to be shown.
  const isTrim = ({ proposal }: Change) => proposal.type === 'fix' && proposal.rule === null
  if (gain === 0 && id !== 'cta' && problems.length === 0 && here.length > 0 && here.every(isTrim))
    return unchanged(section, mail.doc.english)
  const reasons = reasonsOf(here)
  const reason = reasons.length > 0 ? reasons.join(' ') : 'Mended together with what stands around it.'
  return { text: line, reason, gain }
}

/** The ask that the rewrite adds, or moves to the end. */
function askOffer(ask: Change, { start, end }: Plain, { mail, revised, became, gainOf }: Trial): Offer {
  const { draft } = mail.draft
  const line = ask.after.replace(/^(?:\s|<br>)+/, '')
  // Of an ask that moves its paragraph keeps the rest: a fee, an hour, who else comes.
  const stays = start === null || end === null ? '' : became('draft', { start, end })
  const rest = stays.replace(ask.after, '').trim()
  const moves = ask.proposal.rule === 'buried-ask' && rest !== ''
  const isOnlyShown = revised.revisions.draft.text === draft
  const gain = isOnlyShown
    ? 0
    : gainOf('draft', { start: 0, end: draft.length }, withAsk(draft, revised.changes))
  return { text: moves ? rest + ask.after : line, reason: ask.proposal.reason, gain }
}

/** The mail with nothing but the new ask: added, or moved from where it stood. */
function withAsk(draft: string, changes: readonly Change[]): string {
  const asking = changes.filter(({ proposal: { rule } }) => rule === 'missing-ask' || rule === 'buried-ask')
  let text = draft
  for (const { start, end, after } of asking.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + after + text.slice(end)
  return text
}

const IN_OPENING = 'It stands in the opening already.'

const LEFT_OUT = 'The rewrite of the mail leaves it out.'

const STILL_EMPTY =
  'Mended, the line would still say nothing of what the mail is about; name that, in words the reader would search for.'

function absent({ problems, expected }: Plain): string {
  if (problems.length > 0) return 'It is not there, and only you have what belongs in it.'
  return expected === 'may'
    ? 'Mail of this kind does without it.'
    : 'It is not there; nothing is made up to fill it.'
}

/** Why a section stays as it is. */
export function unchanged({ problems, id }: Plain, english: boolean): string {
  const costly = problems.filter((p) => p.points > 0)
  if (!english) return 'The local engine rewrites English only.'
  if (costly.length === 0) return 'Nothing here costs points.'
  if (id === 'footer' || id === 'signature') return 'Signature and footer are never rewritten.'
  if (costly.some((p) => p.fix_offered))
    return 'The fix that is offered may change what you mean, so it is yours to take.'
  return 'What costs points here takes words or facts that only you, or a model, can add.'
}
