/** The first mail of a brief in its own sentences, and its parts of sentences as a list. */
import type { Kind } from '../../../engine/kinds.ts'
import type { Play } from '../angles.ts'
import { askOf } from '../brief-ask.ts'
import { callOf, type Opening } from '../opening.ts'
import { UPGRADES } from '../side.ts'
import { inside, sentence } from '../wording.ts'
import type { Case, Fact } from './facts.ts'
import { asLine } from './wish.ts'

/** Sentences in a paragraph, at most. */
const MOST = 3

/** What the first mail says and asks; `first` are the facts it tells. */
export function openingOf(found: Case, first: readonly Fact[], play: Play, kind: Kind): Opening {
  const pains = first.filter(({ role }) => role === 'pain')
  const told = first.filter((fact) => fact.whole && fact.role !== 'pain')
  const parts = first.filter((fact) => !fact.whole && fact.role !== 'pain')
  const lead = found.lead === null ? [] : [found.lead]
  const sentences = told.map(({ text }) => sentence(text))
  const isEmpty = lead.length === 0 && sentences.length === 0 && pains.length === 0 && parts.length === 0
  return {
    paragraphs: [
      ...(found.purpose === null || isEmpty ? [] : [inBrackets(found.purpose)]),
      ...(isEmpty
        ? [
            found.left.length !== 1
              ? '[what you want to tell them, in one or two sentences]'
              : found.left.map(inBrackets).join(' '),
          ]
        : []),
      ...(pains.length === 0 ? [] : [[...lead, ...pains.map(troubling)].join(' ')]),
      ...inParagraphs(pains.length === 0 ? [...lead, ...sentences] : sentences),
      listed(parts),
      found.link === null || play === 'campaign' ? '' : `This is the page for it: ${found.link}`,
    ].filter((paragraph) => paragraph !== ''),
    ask: askFor(found, play, kind),
  }
}

/** What is asked where a brief asks for nothing, besides what any first mail asks. */
const USUAL: Partial<Record<Play, string>> = {
  payment: 'When can we expect the payment?',
  request: 'Can you tell me where this stands?',
  buying: 'Can you tell me where this stands?',
  meeting: 'Would you have time for a short meeting?',
}

/** What is asked at the end of a mail; a line with its page in a mail to many. */
export function askFor({ ask, link, facts }: Case, play: Play, kind: Kind): string {
  if (play === 'deal' && ask === null && facts.some(({ text }) => UPGRADES.test(text)))
    return 'Shall we switch you over?'
  if (play !== 'campaign')
    return ask ?? askOf(undefined, play, () => USUAL[play] ?? 'Is that of interest to you?')
  if (link === null && ask === null)
    return needsNoAsk(kind, facts) ? QUESTIONS : callOf({ about: '' }, (text) => `[${text}]`, kind)
  // Where to sign up nobody can guess.
  if (link === null && ask !== null && SIGNS_UP.test(ask)) return `${asLine(ask)}: [link to the page]`
  if (link === null) return ask ?? ''
  if (ask === null) return `${kind === 'fundraising' ? 'Give here' : 'All about it'}: ${link}`
  return /^(?:Could you (?!tell)|Would you like to )/.test(ask) ? `${asLine(ask)}: ${link}` : `${ask} ${link}`
}

const SIGNS_UP = /^(?:Could you|Would you like to) (?:register|sign up)\b/
const QUESTIONS = 'If there is a question, just reply to this mail.'
/** Where nobody has to sign up, no page is missing. */
const needsNoAsk = (kind: Kind, facts: readonly Fact[]): boolean =>
  kind === 'onboarding' || facts.some(({ text }) => NO_SIGN_UP.test(text))
const NO_SIGN_UP =
  /\b(?:registration|sign-?up|booking)\b[^.]*\bnot (?:needed|necessary|required)\b|\bno (?:registration|sign-?up|booking)\b/i

/** A guess and no claim: whoever writes cannot know it. */
const troubling = ({ text, raw, whole }: Fact): string =>
  whole
    ? `My guess is that ${sentence(/^\p{Ll}/u.test(raw) ? raw : inside(text), false)}`
    : `The problem we work on: ${sentence(/^\p{Ll}/u.test(raw) ? raw : small(text), false)}`

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

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
