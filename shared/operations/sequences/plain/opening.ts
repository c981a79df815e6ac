/** The first mail of a brief in its own sentences, and its parts of sentences as a list. */

import { capitalised } from '../../../engine/edit.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { isPast } from '../../material/verbs.ts'
import type { Play } from '../angles.ts'
import { leadsOn } from '../ask-lines.ts'
import { isAskless } from '../kind-groups.ts'
import { UPGRADES } from '../side.ts'
import { sentence } from '../wording.ts'
import { isAct, needsPage } from './ask.ts'
import type { Case, Fact } from './facts.ts'
import { lineOf, troubleTold } from './fields.ts'
import { OF_MOST } from './say.ts'
import { asLine } from './wish.ts'

export interface Opening {
  paragraphs: string[]
  ask: string
}

/** Sentences in a paragraph, at most. */
const MOST = 3

/** What the first mail says and asks; `first` are the facts it tells. */
export function openingOf(found: Case, first: readonly Fact[], play: Play, kind: Kind): Opening {
  const pains = first
    .filter(({ role }) => role === 'pain')
    .map(({ raw, text }) => (OF_MOST.test(text) ? sentence(text) : troubleTold(raw)))
  const offers = first.filter(({ isOffer }) => isOffer)
  const others = first.filter(({ role, isOffer }) => role !== 'pain' && !isOffer)
  const all = others.filter(({ whole }) => whole).map(({ text }) => sentence(text))
  const why = all.filter(isWhy).slice(0, 1)
  // Why the mail comes stands before what it offers.
  const isLate = found.lead === null && /^We offer\b/.test(all[0] ?? '')
  const told = isLate ? [...why, ...all.filter((text) => !why.includes(text))] : all
  const parts = others.filter(({ whole }) => !whole)
  const lead = found.lead === null ? [] : [found.lead]
  const isEmpty = lead.length + first.length === 0
  return {
    paragraphs: [
      ...(found.purpose === null || isEmpty ? [] : [inBrackets(found.purpose)]),
      ...(isEmpty ? [open(found, play)] : []),
      pains.length === 0 ? '' : [...lead, ...why, ...pains].join(' '),
      ...inParagraphs(pains.length === 0 ? [...lead, ...told] : told.filter((text) => !why.includes(text))),
      listed(parts),
      offers.map(({ text }) => sentence(text)).join(' '),
      found.link === null || play === 'campaign' ? '' : `This is the page for it: ${found.link}`,
    ].filter((paragraph) => paragraph !== ''),
    ask: askFor(found, play, kind),
  }
}
/** “You posted that …”: why the mail comes. */
const isWhy = (text: string): boolean =>
  /^(?:I|We) (?:saw|heard|read|noticed|met) /.test(text) || isPast(/^You (\p{Ll}+) /u.exec(text)?.[1] ?? '')

/** What only the sender can say, where a brief tells its reader nothing. */
const open = ({ left }: Case, play: Play): string =>
  left.length === 1 && !/\b(?:they|their|them)\b/i.test(left[0] ?? '')
    ? left.map(inBrackets).join('')
    : play === 'outreach'
      ? '[what you offer, in one sentence]'
      : '[what you want to tell them, in one or two sentences]'

/** What is asked where a brief asks for nothing. Somebody who is deciding is asked only what they need for it. */
const USUAL: Readonly<Record<Play, string>> = {
  outreach: 'Would you like to know more?',
  deal: 'Is there anything you still need from me?',
  buying: 'Can you tell me where this stands?',
  customer: '[what you ask of the reader, as a question]',
  favour: '[what you ask of the reader, as a question]',
  payment: 'When can we expect the payment?',
  request: 'Can you tell me where this stands?',
  renewal: 'Would you like to keep it?',
  meeting: 'Would you have time for a short meeting?',
  recruiting: 'Would you like to hear more about it?',
  press: 'Is that something for your audience?',
  campaign: '',
}

/** What is asked at the end of a mail; a line with its page in a mail to many. */
export function askFor(found: Case, play: Play, kind: Kind): string {
  const { ask, wanted, link, facts } = found
  if (play === 'campaign') return lineFor(found, kind)
  if (ask === null && isAskless({ kind, play })) return ''
  if (ask === null && play === 'deal' && facts.some(({ text }) => UPGRADES.test(text)))
    return 'Shall we switch you over?'
  const asked = ask ?? USUAL[play]
  return link === null && needsPage(wanted) ? `${asked} [link to the page]` : asked
}

/** The one thing to do in a mail to many, with its page. */
function lineFor({ ask, wanted, link, facts }: Case, kind: Kind): string {
  if (ask === null) {
    if (link === null && needsNoAsk(kind, facts)) return QUESTIONS
    const lead =
      kind === 'fundraising' ? 'Give here' : (LEADS[kind] ?? (link === null ? leadsOn(kind) : 'All about it'))
    return `${lead}: ${link ?? '[link to the page]'}`
  }
  const line = isAct(wanted ?? '') ? capitalised(wanted ?? '') : lineOf(wanted, ask)
  const isToDo = line !== ask || /^(?:Could you (?!tell|reply)|Would you like to )/.test(ask)
  if (link !== null && line.includes(link)) return line
  if (link === null)
    return isToDo && (needsPage(wanted) || SIGNS_UP.test(ask)) ? `${asLine(line)}: [link to the page]` : ask
  return isToDo ? `${asLine(line)}: ${link}` : `${ask} ${link}`
}
const LEADS: Partial<Record<Kind, string>> = {
  event_invitation: 'Sign up here',
  re_engagement: 'Have a look',
}

const SIGNS_UP = /^(?:Could you|Would you like to) (?:register|sign up)\b/
const QUESTIONS = 'If there is a question, just reply to this mail.'
/** Where nobody has to sign up, no page is missing. */
const needsNoAsk = (kind: Kind, facts: readonly Fact[]): boolean =>
  kind === 'onboarding' || facts.some(({ text }) => NO_SIGN_UP.test(text))
const NO_SIGN_UP =
  /\b(?:registration|sign-?up|booking)\b[^.]*\bnot (?:needed|necessary|required)\b|\bno (?:registration|sign-?up|booking)\b/i

/** What only the sender can say, where there is nothing else. */
const inBrackets = (order: string): string =>
  `[in your own words: ${order.charAt(0).toLowerCase()}${order.slice(1).replaceAll(/[[\]{}]/g, '')}]`

function inParagraphs(sentences: readonly string[]): string[] {
  const count = Math.max(1, Math.ceil(sentences.length / MOST))
  const each = Math.ceil(sentences.length / count)
  return Array.from({ length: count }, (_, i) => sentences.slice(i * each, (i + 1) * each).join(' '))
}

/** One part stands by itself; several are a list, where each is right whatever its form. */
const listed = (parts: readonly Fact[]): string =>
  parts.length < 2
    ? parts.map(({ text }) => sentence(text)).join('')
    : parts.map(({ text }) => `- ${text}`).join('\n')
