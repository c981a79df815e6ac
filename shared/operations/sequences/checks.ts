/** What to look at before a sequence goes out. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { inBody } from '../../engine/measures/body.ts'
import { stemsOf } from '../../engine/measures/content-words.ts'
import type { Memo } from '../../engine/memo.ts'
import { offersOptOut, offersPlainOut } from '../../engine/opt-out.ts'
import { parse } from '../../engine/parse.ts'
import { givesAddress } from '../../engine/postal-address.ts'
import type { Report } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { Angle, Play } from './angles.ts'
import type { contract } from './contract.ts'
import { ADDRESS, CONSENT, countryFor, lawOf, textConsentOf, toStranger } from './opt-outs.ts'
import { LEAST_GAP, MOST_EMAILS } from './plan.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
export type Check = Result['checks'][number]
type Sent = NonNullable<Input['existing']>

/** What the checks look at. */
export interface Plan {
  input: Input
  context: Context
  /** What was parsed of the plan so far. */
  memo: Memo
  sent: Sent
  steps: Result['steps']
  play: Play | null
  kind: Kind
  told: readonly Angle[]
  /** Days that are left at all, where the mail counts them. */
  over: number | null
  /** Of the draft, where there is one. */
  report: Report | null
  doc: Doc | null
  /** News that asks nobody for an answer, and is no advertising. */
  isNotice: boolean
}

export const checksOf = (plan: Plan): Check[] => [
  ...repeated(plan.told),
  ...bumps(plan),
  ...quoting(plan),
  ...(plan.over !== null && plan.over < LEAST_GAP ? [] : gaps(plan.sent, plan.steps)),
  ...many(plan.sent, plan.steps),
  ...noWayOut(plan),
  ...consent(plan),
  ...consentBefore(plan),
  ...low(plan.steps, plan.context),
]

function repeated(told: readonly Angle[]): Check[] {
  return told.flatMap((angle, i) =>
    told.indexOf(angle) === i
      ? []
      : [
          {
            rule_id: 'repeated_angle' as const,
            step: i + 1,
            message: `Step ${i + 1} takes the angle “${angle}” that step ${told.indexOf(angle) + 1} took.`,
          },
        ],
  )
}

/** Mails of the caller that only ask again. The draft was scored already; what went out is scored here. */
function bumps({ input, context, sent, steps, report }: Plan): Check[] {
  const own = steps.find((s) => s.channel === 'email' && s.n === 1)
  const found = [
    ...sent.flatMap(({ channel, text }, i) => {
      if (channel !== 'email' || !text) return []
      const draft = { draft: text, kind: 'follow_up' as const, locale: input.locale }
      return [{ n: i + 1, quote: askedAgain(score(draft, context.profile)) }]
    }),
    ...(own && report ? [{ n: own.n, quote: askedAgain(report) }] : []),
  ]
  return found.flatMap(({ n, quote }) => {
    if (quote === null) return []
    const message = `Step ${n} only asks again (“${quote.slice(0, 60)}”). Give it something new: a figure, an answer or an easier question.`
    return [{ rule_id: 'bump_without_value' as const, step: n, message }]
  })
}

/** Mails that say a sentence of a mail before them once more, or nearly so. Only the day may be said again, in the reminder of it. */
function quoting({ context, memo, sent, steps, play }: Plan): Check[] {
  const mails = [
    ...sent.map(({ channel, text, angle }, i) => ({ n: i + 1, channel, text, angle, cta: null })),
    ...steps.map(({ n, channel, text, angle, cta }) => ({ n, channel, text, angle, cta })),
  ].filter((mail) => mail.channel === 'email' && mail.text)
  const told: { line: string; stems: ReadonlySet<string>; n: number }[] = []
  return mails.flatMap(({ n, text, angle, cta }) => {
    // Mail to many and a reminder of a request ask for the same thing each time.
    const asked = play === 'campaign' || play === 'request' ? (cta ?? '') : ''
    const { sentences } = parse({ draft: text ?? '' }, context.profile, memo, null)
    const body = sentences.filter(
      (s) =>
        inBody(s) &&
        !asked.includes(s.text.trim()) &&
        s.words >= LONG_LINE &&
        // An address at the foot is no sentence.
        /[.!?…:]["”’)]?$/.test(s.text.trim()) &&
        !s.tokens.some((t) => t.kind === 'url'),
    )
    const lines = body.map((s) => ({ line: s.text.replaceAll(/\s+/g, ' ').trim(), stems: stemsOf(s), n }))
    const pairs = lines.map((line) => ({ line, before: told.find((one) => saysTheSame(line, one)) }))
    const again = pairs.find(
      ({ line, before }) =>
        before !== undefined &&
        !(angle === 'timing' && DAY.test(line.line)) &&
        // The last word on a debt or on a request says what follows once more, and has to.
        !((play === 'payment' || play === 'request') && angle === 'close_file'),
    )
    told.push(...lines)
    if (!again) return []
    const message = `Step ${n} says again what step ${again.before?.n} said (“${again.line.line.slice(0, 60)}”). Give it something new: a figure, an answer or an easier question.`
    return [{ rule_id: 'bump_without_value' as const, step: n, message }]
  })
}

/** What names a day. */
const DAY = /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight/i

interface Line {
  line: string
  stems: ReadonlySet<string>
}

/** Share of the words of meaning that two sentences have in common when they tell the same, and least of those words. */
const COMMON = 0.8
const FEW = 5

function saysTheSame(one: Line, other: Line): boolean {
  if (one.line === other.line) return true
  // What the sender is to fill in will differ.
  if (one.line.includes('[') || other.line.includes('[')) return false
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length
  return shared >= FEW && shared >= COMMON * Math.max(one.stems.size, other.stems.size)
}

/** Words from which a sentence tells something; shorter ones are manners. */
const LONG_LINE = 6

const askedAgain = ({ annotations }: Report): string | null =>
  annotations.find((a) => a.rule_id === 'empty-follow-up')?.quote ?? null

function gaps(sent: Sent, steps: Result['steps']): Check[] {
  const days = [...sent.map((s) => s.day_offset), ...steps.map((s) => s.day_offset)]
  return days.flatMap((day, i) => {
    const gap = i === 0 ? LEAST_GAP : day - (days[i - 1] ?? 0)
    if (gap >= LEAST_GAP) return []
    const when = gap === 0 ? 'on the same day as' : 'a day after'
    return [
      {
        rule_id: 'gap_too_short' as const,
        step: i + 1,
        message: `Step ${i + 1} goes out ${when} the step before. Leave two to five days (E18, E21).`,
      },
    ]
  })
}

function many(sent: Sent, steps: Result['steps']): Check[] {
  const emails = [...sent, ...steps].filter((s) => s.channel === 'email').length
  if (emails <= MOST_EMAILS) return []
  const message = `${emails} emails. From the fourth follow-up on, replies have more than halved and complaints tripled (E22); stop at ${MOST_EMAILS} or use other channels in between.`
  return [{ rule_id: 'too_many_emails', step: null, message }]
}

function noWayOut({ input, context, memo, sent, steps, play, kind, doc: draft, isNotice }: Plan): Check[] {
  const cold = toStranger(play, kind, input.audience?.relationship)
  if (isNotice || (!cold && play !== 'campaign')) return []
  const offers = play === 'campaign' ? offersOptOut : offersPlainOut
  const { locale, audience } = input
  const read = (text: string): Doc =>
    parse({ draft: text, kind: 'follow_up', locale, audience }, context.profile, memo, context.dictionary)
  const mails = [
    ...sent.map((s, i) => ({ n: i + 1, channel: s.channel, text: s.text, own: false })),
    ...steps.map((s) => ({ n: s.n, channel: s.channel, text: s.text, own: s.n === 1 })),
  ]
  return mails.flatMap(({ n, channel, text, own }) => {
    if (channel !== 'email' || !text) return []
    const doc = own && draft ? draft : read(text)
    if (offers(doc)) return []
    const message = `Step ${n} offers no way out; ${lawOf(countryFor(doc))}. A hint, not legal advice.`
    return [{ rule_id: 'missing_opt_out' as const, step: n, message }]
  })
}

/** What the plan begins with, where there is no draft. */
const firstOf = ({ input, context, memo, steps }: Plan): Doc =>
  parse(
    {
      draft: steps.find((s) => s.text !== null)?.text ?? '',
      locale: input.locale,
      audience: input.audience,
    },
    context.profile,
    memo,
    null,
  )

const consent = (plan: Plan): Check[] =>
  plan.steps
    .filter((s) => s.channel === 'sms')
    .map((s) => ({
      rule_id: 'consent_needed',
      step: s.n,
      message: `Step ${s.n} is a text message: ${textConsentOf(countryFor(plan.doc ?? firstOf(plan)))}. Note when and how they agreed. A hint, not legal advice.`,
    }))

/** Where strangers may be written to only after they agreed, and what every mail must show. */
function consentBefore({ input, context, memo, steps, play, kind, doc }: Plan): Check[] {
  if (!toStranger(play, kind, input.audience?.relationship)) return []
  const [mail] = steps.filter((s) => s.channel === 'email' && s.text !== null)
  if (!mail?.text) return []
  const { locale, audience } = input
  const read =
    doc ?? parse({ draft: mail.text, locale, audience, kind: 'cold_outreach' }, context.profile, memo, null)
  const country = countryFor(read) ?? ''
  const law = CONSENT[country]
  const asksAddress = ADDRESS[country]
  return [
    ...(law === undefined
      ? []
      : [{ rule_id: 'consent_needed' as const, step: null, message: `${law} A hint, not legal advice.` }]),
    ...(asksAddress === undefined || givesAddress(read)
      ? []
      : [
          {
            rule_id: 'missing_address' as const,
            step: null,
            message: `${asksAddress} asks every mail for your postal address, and step ${mail.n} shows none; put it into the signature of each step. A hint, not legal advice.`,
          },
        ]),
  ]
}

const low = (steps: Result['steps'], { profile }: Context): Check[] =>
  steps
    .filter((s) => s.score !== null && s.score < profile.threshold && s.text !== '')
    .map((s) => ({
      rule_id: 'low_score',
      step: s.n,
      message: `Step ${s.n} scores ${s.score}. Rewrite it before it goes out.`,
    }))
