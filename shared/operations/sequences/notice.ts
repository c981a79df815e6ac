/** A notice: something is closed, out of use or on another day, and nobody has to answer. It is said once, and again shortly before its day. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { inBody } from '../../engine/measures/body.ts'
import { type FoundAsk, findAsks } from '../cta/found.ts'
import { datesIn } from '../material/dates.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { isNews, SELLS } from '../notice-words.ts'
import { small } from './points.ts'
import { DOUBTED } from './wins.ts'

export interface Told {
  /** The news as the mail has it: `The pool is closed from 3 to 10 May.` */
  news: string
  /** The same behind a colon. */
  led: string
  /** What to do instead, or in which case to write; '' where the mail says nothing of it. */
  instead: string
  /** The day to be reminded before; `null` where none can be. */
  date: string | null
}

/** Kinds of mail that may be no more than a notice. */
export const MAY_BE: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'product_update',
  'internal',
  'other',
  'transactional',
])
/** Where the news stands, if it is what the mail is for. */
const AT_HEAD = 3

/** The news of a mail that is nothing but a notice; `null` for all others. `isNamed` where the caller named the kind. */
export function noticeIn(doc: Doc | null, material: RichMaterial, kind: Kind, isNamed: boolean): Told | null {
  if (!doc?.english) return null
  if (!MAY_BE.has(kind) && (isNamed || doc.kindConfidence >= DOUBTED)) return null
  const said = doc.sentences.filter((s) => inBody(s) && !s.text.includes('['))
  const news = said.slice(0, AT_HEAD).find(({ text }) => isNews(plain(text)))
  if (news === undefined || said.some(({ text }) => SELLS.test(text))) return null
  const asks = findAsks(doc)
  if (asks.some(isOpen) || said.some((s) => s.question && !HELP.test(s.text))) return null
  const some = said.find(({ text }) => IN_CASE.test(text))
  const next = said[said.indexOf(news) + 1]
  const instead =
    some ?? (next && !HELP.test(next.text) && next.text.length <= INSTEAD_MAX ? next : undefined)
  const dayOf = (sentence: Sentence | undefined): string | undefined =>
    material.lines
      .filter((line) => line.sentence === sentence)
      .flatMap(datesIn)
      .map(({ text }) => text.replace(SPAN, '$1 $2'))
      .find((text) => /\d/.test(text))
  return {
    news: plain(news.text),
    led: `${small(plain(news.text).replace(HEAD, ''), doc)}.`,
    instead: instead === undefined ? '' : plain(instead.text),
    // Whoever missed a move comes on the old day.
    date: dayOf(some) ?? dayOf(news) ?? null,
  }
}

/** What may stand before what is told: “Planned outage: the portal is down”. */
const HEAD = /^\p{L}[^:.,]{0,30}: (?=\p{L})/u
const INSTEAD_MAX = 160

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const HELP = /\b(?:any|have|further|more) (?:other |more |further )?(?:questions?|queries|concerns?)\b/i
/** Asked of some only: “If you cannot come, reply by 29 May”. */
const IN_CASE = /^(?:if|should) (?:you|your|the new|this|that|the \p{L}+)\b/iu
/** The first day of “3-10 May”. */
const SPAN = /^(\d{1,2})(?: (?:to|and|or) | ?[-–] ?)\d{1,2} (\p{Lu}\p{Ll}+)/u

/** An ask that waits for an answer or a deed of every reader. */
const isOpen = ({ text, form, href, small, offer }: FoundAsk): boolean =>
  !offer &&
  !small &&
  !HELP.test(text) &&
  !IN_CASE.test(text) &&
  (form === 'question' ||
    form === 'button' ||
    (href !== null && LEADS.test(text)) ||
    /\b(?:by|before) (?:the )?(?:\p{Lu}\p{Ll}+ )?\d/u.test(text) ||
    /\b(?:confirm|reply|let (?:me|us) know|tell (?:me|us)|send|sign|choose|register|book|order|buy)\b/i.test(
      text,
    ))
const LEADS = /\b(?:book|order|buy|register|sign|choose|confirm|update|change)\b/i
