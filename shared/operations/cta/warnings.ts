/** What the caller should know beside the result. */
import type { Doc } from '../../engine/doc.ts'
import { isBooking } from './booking.ts'
import { isSafeTarget } from './button-html.ts'
import type { Offer, Wish } from './candidates.ts'
import { hangingOn } from './followed.ts'
import type { FoundAsk } from './found.ts'
import { offerOf } from './offers.ts'
import { isVagueCall, lineOf } from './own-labels.ts'
import { isWordless } from './pictures.ts'
import { asksNothing, isUnknown, leavesNothingToDo } from './primary.ts'
import { short } from './short.ts'

interface Warning {
  code: string
  message: string
}

const ASKS_NOTHING =
  'This kind of mail asks for nothing, and is better for it: an ask would take from it. Choose `commitment` or `form` to see what there is.'

const UNKNOWN =
  'What kind of mail this is cannot be told, and it asks for nothing. Name `kind`, or choose `commitment` or `form`, to see what there is.'

const OUR_MOVE =
  'The next move is yours: the mail says when the reader hears from you, and a question would only wait. Choose `commitment` or `form` to see what there is.'

/** Why there are fewer candidates than asked for, and which options had no use. */
export function warningsOf(
  input: { destination?: string | undefined },
  wish: Wish,
  doc: Doc,
  primary: FoundAsk | null,
  { candidates, worse, costs }: Offer,
  found: readonly FoundAsk[],
  linkGives: () => boolean,
): Warning[] {
  const warnings: Warning[] = []
  const add = (code: string, message: string) => warnings.push({ code, message })
  const count = candidates.length
  const empty = doc.counts.words === 0
  if (empty)
    add(
      'empty_draft',
      doc.text.trim() === ''
        ? 'The body is empty, so there is nothing to ask with.'
        : 'The body has nothing besides a greeting or a closing line, so there is nothing to ask with.',
    )
  warnings.push(...ofTarget(input, wish))
  if (!doc.english)
    add(
      'candidates_need_model',
      'Outside English, asks are found by a question mark, a link or a button; a request without one is not. New wording needs a model.',
    )
  else if (!empty && !wish.asked && asksNothing(doc, found))
    add('asks_nothing', leavesNothingToDo(doc) ? OUR_MOVE : isUnknown(doc, found) ? UNKNOWN : ASKS_NOTHING)
  else if (count < wish.count && !empty)
    add('fewer_candidates', fewer(wish, doc, primary, count, worse, linkGives))
  if (count > 0 && costs.length > 0)
    add(
      'candidates_score_lower',
      `What costs points here: ${costs.join(' ')} They are listed as ${wish.asked ? 'you asked for them' : 'the ask in their place leaves several ways open'}.`,
    )
  const booking = found.find((f) => f.kind === 'calendar' && f.href !== null)
  const place = booking && doc.source.toSource(booking)
  if (
    place &&
    wish.form === 'question' &&
    candidates.some(({ edit }) => edit.start < place.end && edit.end > place.start)
  )
    add('link_replaced', 'The question takes the place of the booking link; send the link with your answer.')
  if (wish.deadline !== undefined && !candidates.some((c) => c.text.includes(wish.deadline ?? '')))
    add('deadline_unused', 'There is no candidate for `deadline` to stand in.')
  return warnings
}

function ofTarget(input: { destination?: string | undefined }, wish: Wish): Warning[] {
  const warning = (code: string, message: string) => [{ code, message }]
  if (wish.form === 'question')
    return input.destination === undefined
      ? []
      : warning('destination_unused', 'A question leads nowhere; `destination` serves links and buttons.')
  if (wish.destination === null)
    return warning(
      'destination_missing',
      'The mail has no link and none is invented; name a `destination` for a link or button.',
    )
  if (isSafeTarget(wish.destination)) return []
  return warning(
    'destination_not_plain',
    'The mail’s link is not a plain http, https or mailto address, such as one filled in later; name a `destination` for a button.',
  )
}

function fewer(
  wish: Wish,
  doc: Doc,
  primary: FoundAsk | null,
  count: number,
  worse: number,
  linkGives: () => boolean,
): string {
  const asked = `${wish.count} ${wish.count === 1 ? 'was' : 'were'} asked for`
  if (worse > 0)
    return `${worse === 1 ? 'One wording was' : `${worse} wordings were`} left out because the mail scores lower with ${worse === 1 ? 'it' : 'them'}${count > 0 ? '' : primary ? ', so its own ask stands' : ', so it stays without an ask'}. Choose \`commitment\` or \`form\` to see what there is.`
  const books = wish.form !== 'question' && wish.destination !== null && isBooking(wish.destination, doc)
  if (count === 0 && books && wish.commitment !== 'high')
    return 'The link books a meeting, which is a `high` commitment; no other label would be true of it.'
  if (count === 0 && primary && wish.form !== 'question' && primary.href !== wish.destination)
    return `The mail leads there already or has no place for a link; ${asked}. New wording needs a model.`
  if (count === 0 && primary?.href != null && wish.form === 'question')
    return `The primary ask holds a link that a question in its place would drop${linkGives() ? '; ask for `form: link`' : ', so its own ask stands'}. ${asked}.`
  if (count === 0 && primary)
    return `${whyItStands(doc, primary, wish)} So its own ask stands; ${asked}. New wording needs a model.`
  const such = count === 0 ? 'no such ask' : count === 1 ? 'one such ask' : `${count} such asks`
  return `The mail gives ground for ${such}; ${asked}. New wording needs a model.`
}

/** Words from which an ask says more than one line can keep. */
const LONG = 16

/** “I'd love a call. Do you have 15 minutes?”: its question. */
const LAST_QUESTION = /(?<=[.!?]\s+)[^.!?]+\?$/

/** Why nothing takes the place of the mail's own ask, and nothing stands beside it. */
function whyItStands(doc: Doc, ask: FoundAsk, { form: wanted, destination }: Wish): string {
  const { form, text, own, href, weak, sentence } = ask
  if (isWordless(doc, ask))
    return 'The call is a picture that only its file’s name tells of, and the mail does not say in a few words what it leads to.'
  if (wanted !== 'question') {
    if (href === null && destination === null) return 'The ask has no address that a label could lead to.'
    const said = text === href ? (lineOf(doc, ask) ?? text) : text
    const named = href === null ? said : said.replace(href, '').replace(/[.:\s]+$/, '')
    if (named === '' || (named !== said && /^\S+ (?:at|on|to|via)$/.test(named)))
      return 'The address stands without words of its own, and the mail does not say in a few words what it leads to.'
    if (isVagueCall(named))
      return 'The link’s words could stand on any link, and its sentence says more than a label could keep.'
    return own !== null && own.words > LONG
      ? 'The call is part of a sentence that says more than a label could keep.'
      : `“${short(href !== null && said.replace(/[.\s]+$/, '').endsWith(href) ? named.replace(/ (?:at|on|via|here)$/i, '') : said)}” says what it leads to, and the mail has no words of its own for another label.`
  }
  const next = sentence === null ? null : hangingOn(doc, sentence)
  if (next && !offerOf(next))
    return `“${short(next.text)}” answers the ask before it and would say something else behind another.`
  if (own !== null && own.words > LONG) return 'The ask carries details that a shorter line would drop.'
  if (form === 'question' && !weak)
    return `“${short(LAST_QUESTION.exec(text)?.[0] ?? text)}” is a plain question already, and the mail names nothing that makes a better one.`
  return doc.family === 'cold'
    ? 'The mail names nothing a smaller question could be about.'
    : 'The ask says what is to be done, and a line that would fit any mail says less.'
}
