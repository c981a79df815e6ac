/** Questions and labels for a mail, best first: its own words first, then lines its matter fills. */

import { isSure } from '../../engine/detect.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import { ASK_LINES } from '../../engine/lexicon/ask-lines.ts'
import { inBody } from '../../engine/measures/body.ts'
import { isToCustomer } from '../told-customer.ts'
import { labelsAround } from './around-labels.ts'
import type { Wish } from './candidates.ts'
import { coresOf } from './core.ts'
import { takesDeadline } from './deadline.ts'
import { amountOf, fill } from './fill.ts'
import type { FoundAsk } from './found.ts'
import { labelsOfHeading } from './heading-label.ts'
import { ANY_LABELS, BOOKING_LABELS, LABEL_LINES } from './label-lines.ts'
import { wordsIn } from './mail-words.ts'
import { offerBehind } from './offers.ts'
import { otherAngles } from './other-angles.ts'
import {
  datedCalls,
  isVagueCall,
  labelsOfCall,
  labelsOfSubject,
  MOST_LETTERS,
  offerIn,
} from './own-labels.ts'
import { parted } from './parted.ts'
import { tellsMore } from './place.ts'
import { otherWays } from './plain-requests.ts'
import { answersApplicant, isStranger } from './primary.ts'
import { GENERAL, GROUP_OF, QUESTION_LINES, TALK_LINES } from './question-lines.ts'
import { quietWays } from './quiet-ways.ts'
import { offered, rephrased } from './rephrase.ts'
import { sameCalls } from './same-call.ts'
import type { Slots } from './slots.ts'
import { straight } from './straight.ts'
import type { Told } from './told/said.ts'
import { toldQuestions } from './told.ts'
import { turnedWays } from './turned.ts'

export interface Wording {
  text: string
  /** True for the mail's own ask in other words, or what it offers beside it. */
  own: boolean
  /** True for a line that would do in any mail of its kind. */
  stock: boolean
  /** True for the own ask turned another way, which is a choice beside its other wordings. */
  turned?: true
  /** True for the own ask from another side: it comes behind the ask itself. */
  aside?: true
  /** True for a question made of what the mail says beside its ask. */
  told?: true
  /** Index of the sentence that goes with the ask it replaces: the offer it was made of. */
  through?: number
}

type Asked = Pick<Wish, 'commitment' | 'chosen' | 'deadline'>

/** Questions at the commitment: the mail's own ask in other words, then lines for its kind. */
export function questionsFor(
  doc: Doc,
  { commitment, chosen, deadline }: Asked,
  slots: Slots,
  primary: FoundAsk | null,
  wish: FoundAsk | null,
): Wording[] {
  if (!doc.english) return []
  const lifted = liftedOffers(doc, primary, chosen && commitment !== 'low')
  const { own, turned, told } = ownWordings(doc, primary, deadline)
  const words = wordsIn(doc)
  const sellsNothing = asksForOneself(doc) || isToCustomer(doc)
  const group = seeksWork(doc)
    ? 'apply'
    : ((answersApplicant(doc) || sellsNothing ? undefined : GROUP_OF[doc.kind]) ?? 'service')
  const clear = primary !== null && !primary.weak && !(group === 'success' && asksOfAll(primary))
  // A line that would do in any mail takes the place of no task, and of no clear ask unless it is wanted smaller or
  // larger; a stranger's task is what the smaller question is for.
  const task = primary?.kind === 'task' && !isStranger(doc)
  const general = clear && (chosen ? GENERAL.has(group) && task : GENERAL.has(group) || task)
  const loose = !general && (chosen || !clear || primary.booked === true || !offersChoice(primary))
  const beside = toldQuestions(doc, primary, wish, slots)
  const lines = QUESTION_LINES[group][commitment].filter(
    (line) =>
      (loose || line.includes(general ? '{days}' : '{')) &&
      // What is to be changed does not stay as it is.
      !(beside.length > 0 && /\bas it stands\b/.test(line)),
  )
  // A line speaks of renewing only where the mail does: of a trial it would not.
  const known = (
    commitment === 'low' && loose && !sellsNothing && group !== 'apply' ? (ASK_LINES[doc.kind] ?? []) : []
  ).filter((line) => !/\brenewal\b/.test(line) || words.has('renewal') || words.has('renew'))
  const speaks = speaksAsWe(doc) ? asWe : (text: string) => text
  const talks = doc.draft.goal === 'book_meeting' ? TALK_LINES : []
  const filled = [...lines, ...talks].flatMap((line) =>
    fill(line, slots, words).map((text) => ({ line, text: speaks(text) })),
  )
  const stock = new Set([...known, ...filled.flatMap(({ line, text }) => (line.includes('{') ? [] : [text]))])
  return [
    ...lifted,
    ...worded([...own, ...wouldYou(doc)], []),
    ...asTurned(turned.filter((line) => !own.includes(line))),
    ...asTold(doc, primary, beside),
    ...asTurned(
      turned.length > 0 && !primary?.weak && !/^bulk/.test(doc.family) ? otherAngles(told) : [],
    ).map((line) => ({
      ...line,
      aside: true as const,
    })),
    ...worded([], [...filled.map(({ text }) => text), ...known], stock).filter(
      ({ text }) => !own.includes(text),
    ),
  ]
}

/** The mail's own ask in other words: of a sentence that asks two things the first, where both cannot be put another way. */
function ownWordings(doc: Doc, primary: FoundAsk | null, deadline: string | undefined) {
  const none = { own: [], turned: [], told: primary?.text ?? '' }
  if (!primary?.own || primary.stays || HOW_TO.test(primary.text)) return none
  const linked = primary.href !== null && !primary.apart
  const cores = coresOf(withoutLead(primary))
  const each = cores.map((ask) => ({
    own: rephrased(ask, before(doc, ask)),
    turned: linked
      ? []
      : [
          ...(asksPlainly(doc) && ask.own ? otherWays(ask.own) : []),
          ...(primary.weak ? [] : turnedWays(ask.text)),
        ],
    told: ask.text,
  }))
  // What is left out of a request must be no more than a reader can spare.
  const stands = (line: string) => isStranger(doc) || !tellsMore(line, primary, deadline !== undefined)
  const best = each.find(({ own, turned }) => [...own, ...turned].some(stands)) ?? each.at(-1) ?? none
  const shorter = linked
    ? []
    : cores.flatMap(({ text }) => (text === primary.text || !ASKS.test(text) ? [] : text))
  const asked = linked ? [] : [...straight(primary.text), ...quietWays(primary.text)]
  const plainly = (line: string) => asked.length < 2 || !TOLD_TO_SAY.test(line)
  return {
    ...best,
    turned: [...asked.slice(1), ...best.turned.filter(plainly)],
    own: [
      ...asked.slice(0, 1),
      ...shortened(primary),
      ...shorter.reverse(),
      ...best.own.filter(plainly),
      ...(linked ? [] : parted(primary.text)),
      ...dateable(primary, deadline),
    ],
  }
}

/** The ask without the wish before it: “I'd love to show you how it works. Are you free on Tuesday?” */
const withoutLead = (ask: FoundAsk): FoundAsk => {
  const own = ask.own?.text.replace(/\s+/g, ' ').trim() ?? ''
  return ask.booked !== true && own !== '' && ask.text.endsWith(` ${own}`) ? { ...ask, text: own } : ask
}

/** “Could you tell me if …?” beside the plain question says less with more. */
const TOLD_TO_SAY =
  /^(?:(?:could|can|would) you (?:please )?|please )(?:review and )?(?:tell|let) (?:me|us)\b/i
const ASKS = /^(?:would|could|can|do|does|shall|should|is|are|will|which|what|who|when|how|may)\b.*\?$/i

/** “Please use code SORRY10 at checkout.”, “Click here to save your seat.” tell the reader how, and ask no favour. */
const HOW_TO =
  /\b(?:use|enter|apply|quote) (?:the |this |your |promo |discount |voucher )*code\b|^(?:please )?(?:click|tap|press) (?:here|below|(?:on )?(?:the|this) (?:link|button))\b/i

/** Who applies for a job or asks for advice offers nothing that could be worth a closer look. */
const asksForOneself = (doc: Doc): boolean =>
  isStranger(doc) && doc.sentences.some(({ text, region }) => region !== 'quoted' && FOR_ONESELF.test(text))
const FOR_ONESELF =
  /\b(?:my (?:application|résumé|resume|cv|cover letter|studies|thesis|dissertation)|(?:apply|applying) for|your (?:career|advice)|advice (?:you|on|for|about))\b/i

/** Mail of somebody who applies for a position: nobody asks an employer what they would change. */
const seeksWork = (doc: Doc): boolean =>
  doc.sentences.some(({ text, region }) => region !== 'quoted' && region !== 'footer' && WORK.test(text))
const WORK =
  /\b(?:my (?:application|résumé|resume|cv|cover letter|notice period|salary expectations?)|(?<!\b(?:be|is|are|was|were|been|fee|fees|will|may) )(?:apply|applying|applied) (?:for|to) (?:the|your|a|this)\b|application for (?:the|your|a)\b|interested in (?:the|this|your) (?:open |vacant |advertised )?(?:position|role|job|vacancy|post)\b|my (?:salary |)expectations? (?:is|are))/i

/** A sentence right beside the ask says it once more, and goes with it. */
const asTold = (doc: Doc, primary: FoundAsk | null, lines: readonly Told[]): Wording[] =>
  lines.map(({ text, sentence, own = false }) => {
    const at = primary?.sentence ?? null
    const beside =
      at !== null &&
      sentence !== undefined &&
      Math.abs(sentence - at) === 1 &&
      doc.sentences[sentence]?.block === doc.sentences[at]?.block
    return {
      text,
      own,
      stock: false,
      told: true as const,
      ...(own && { turned: true as const }),
      ...(beside && { through: sentence }),
    }
  })

const asTurned = (lines: readonly string[]): Wording[] =>
  unique(lines).map((text) => ({ text, own: true, stock: false, turned: true as const }))

/** Mails from one person to another who knows them. */
const asksPlainly = ({ family, kind }: Doc) =>
  family === 'warm' || kind === 'follow_up' || kind === 'support_reply' || kind === 'internal'

/** “If not, happy to send a summary.” behind the ask of a stranger's time: the smaller thing to ask for. */
function liftedOffers(doc: Doc, primary: FoundAsk | null, larger: boolean): Wording[] {
  if (larger || !isStranger(doc) || primary?.sentence == null) return []
  if (primary.href !== null && primary.kind !== 'calendar') return []
  const lifted = offerBehind(doc, primary.sentence)
  return lifted ? [{ text: lifted.text, own: true, stock: false, through: lifted.sentence }] : []
}

/** “If you'd like to drop the idle seats, reply by Friday and …” gives the question “Would you like to drop the idle seats?” */
const IF_YOU_LIKE =
  /^if you(?:['’]d| would) like (to \p{Ll}[^,;:(){}]{4,70}), (?:please )?(?:just |simply )?(?:reply|answer|write|tell|let|say|call|email|send)\b/iu

/** What the sender would do may be asked in any mail; what the reader might like to do, of those who know each other. */
const wouldYou = (doc: Doc): string[] =>
  doc.english
    ? doc.sentences.flatMap((sentence) => {
        const isIf = sentence.tokens[0]?.lower === 'if' && inBody(sentence)
        if (!isIf) return []
        const [, wish] = doc.family === 'warm' ? (IF_YOU_LIKE.exec(normal(sentence.text)) ?? []) : []
        return wish === undefined ? offered(sentence.text).slice(0, 1) : [`Would you like ${wish}?`]
      })
    : []

const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A team that never says “I” asks what else it can put right. */
const speaksAsWe = ({ sentences }: Doc): boolean => {
  const told = sentences.filter(inBody).flatMap(({ tokens }) => tokens.map(({ lower }) => lower))
  return (
    told.some((word) => /^(?:we|us|our)\b/.test(word)) &&
    !told.some((word) => /^(?:i|me|my)(?:'|’|$)/.test(word))
  )
}
const asWe = (text: string): string => text.replace(/\bI\b/g, 'we').replace(/\bme\b/g, 'us')

/** “With 9 seats or with all 12?”: a line without the two would take the choice away. */
const offersChoice = ({ form, text }: FoundAsk) => form === 'question' && /\bor\b/i.test(text)

/** “How is everything going?”, which asks after nothing of the mail. */
export const asksOfAll = ({ form, friction, text }: FoundAsk) =>
  form === 'question' && friction === 1 && /\b(?:it|things|everything)\b/i.test(text)

/** Words of an ask that only points back. */
const POINTING = 8

/** The sentence before the ask, in its paragraph; of one that only points back, “Would you like me to do that?”, in any. */
function before(doc: Doc, { sentence }: FoundAsk): Sentence | null {
  const [own, previous] = [doc.sentences[sentence ?? -1], doc.sentences[(sentence ?? 0) - 1]]
  const near =
    own?.block === previous?.block || (previous?.region !== 'greeting' && (own?.words ?? 0) <= POINTING)
  return own && previous && near ? previous : null
}

const worded = (
  own: readonly string[],
  lines: readonly string[],
  stock: ReadonlySet<string> = new Set(),
): Wording[] => [
  ...unique(own).map((text) => ({ text, own: true, stock: false })),
  ...unique(lines)
    .filter((line) => !own.includes(line))
    .map((text) => ({ text, own: false, stock: stock.has(text) })),
]

/** The mail's own ask, to take the caller's deadline. */
function dateable({ own, href }: FoundAsk, deadline: string | undefined): string[] {
  if (deadline === undefined || !own || href !== null || own.words > 20) return []
  if (own.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email')) return []
  const text = own.text.replace(/\s+/g, ' ').trim()
  return takesDeadline(text) ? [text] : []
}

/** The question up to where a clause is added to it: “…, who leads the group?” */
function shortened({ own: sentence }: FoundAsk): string[] {
  if (!sentence || sentence.words < 8) return []
  if (sentence.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email'))
    return []
  const at = sentence.tokens.findIndex(
    (t, i) =>
      t.lower === ',' &&
      // Behind “or” stands the other choice, which is part of the question.
      /^(?:who|which|and|as|since|because|so|but)$/.test(sentence.tokens[i + 1]?.lower ?? '') &&
      // “…, and whether the forklift will be there” is a second question, not a clause of the first.
      !/^(?:whether|if|which|when|what|how)$/.test(sentence.tokens[i + 2]?.lower ?? ''),
  )
  const comma = sentence.tokens[at]
  if (at < 4 || !comma) return []
  const list = sentence.tokens.slice(0, at).some((t) => t.lower === ',')
  const opens = /^(?:would|could|can|do|does|shall|should|is|are|will|which|what|who|when|how)$/.test(
    sentence.tokens[0]?.lower ?? '',
  )
  return list || !opens ? [] : [`${sentence.text.slice(0, comma.start).replace(/\s+/g, ' ').trim()}?`]
}

/** Labels at the commitment: the mail's own call, then lines for its kind; for a page that books, lines that book. */
export function labelsFor(
  doc: Doc,
  { commitment, chosen }: Asked,
  slots: Slots,
  primary: FoundAsk | null,
  books: boolean,
  found: readonly FoundAsk[] = [],
): Wording[] {
  if (!doc.english) return []
  const words = wordsIn(doc)
  const calls = labelsOfCall(doc, primary)
  // Beside a label that says what it leads to, one that would do in any mail is no better.
  const clear =
    primary !== null && primary.href !== null && (!isVague(primary) || calls.length > 0) && !chosen
  const lines = books ? BOOKING_LABELS : (LABEL_LINES[doc.kind] ?? ANY_LABELS)[commitment]
  const filled = lines
    .filter((line) => books || !clear || line.includes('{') || (line.includes(': ') && calls.length === 0))
    .flatMap((line) => fill(line, slots, words, { amount: amountOf(doc), offer: offerIn(doc) }))
  const own = [...datedCalls(doc, calls), ...calls, ...labelsOfSubject(doc, primary)]
  const around = books ? [] : labelsAround(doc, primary, found)
  // Where the mail says what its link is for, a line for any mail of its kind says less.
  const loose = primary !== null && isVague(primary) && around.length > 1
  const fit = loose
    ? filled.filter((label) => !lines.some((line) => line === label || line.endsWith(` {thing}`)))
    : filled
  const again = calls.flatMap(sameCalls).filter((call) => !own.includes(call))
  const sure = isSure(doc.kindConfidence)
  // What hangs on no word of the mail would do in any of its kind.
  const any = new Set(lines.filter((line) => !sure && !line.includes('{') && !line.includes(': ')))
  const stock = new Set(filled.filter((label) => any.has(label) || /\bthe details$/.test(label)))
  const headed =
    primary !== null && calls.length === 0 && isVague(primary)
      ? labelsOfHeading(doc, primary, MOST_LETTERS)
      : []
  return [
    // “Get started” and “Log in” are pressed for something that the mail names.
    ...worded(
      own.filter((label) => !BARE.test(label) || around.length === 0),
      [],
    ),
    ...asTurned(around),
    ...worded(around.length === 0 ? [] : own.filter((label) => BARE.test(label)), []),
    ...asTurned(again),
    ...worded(headed, headed.length > 0 ? [] : fit, stock),
  ].filter(
    ({ text }, i, all) => text.length <= MOST_LETTERS && all.findIndex((other) => other.text === text) === i,
  )
}

const BARE = /^(?:get started|start now|begin|log in|sign in|go to (?:your|my) account|\S+ it(?: \S+)?)$/i

const isVague = ({ text, href }: FoundAsk) => isVagueCall(href === null ? text : text.replace(href, ''))

const unique = (list: readonly string[]): string[] => [
  ...new Map(list.map((s) => [s.toLowerCase(), s])).values(),
]
