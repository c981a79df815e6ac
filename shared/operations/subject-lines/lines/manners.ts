/** Subjects of a thank-you or an apology: the mail's own thanks or regret, with what it is for. */
import type { Doc } from '../../../engine/doc.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { isPast } from '../../material/verbs.ts'
import { BE, DAYS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, wordsIn } from '../reading/request-cuts.ts'
import { dayBehind, textUpTo, thingAt } from '../reading/thing-at.ts'

const MOST = 9
const SORRY = new Set(['sorry', 'apologies', 'apology', 'apologise', 'apologize'])

export function mannersLines(doc: Doc, material: RichMaterial): Idea[] {
  // A mail that its subject calls thanks is one, whatever else it tells.
  const isThanks =
    doc.kind === 'thank_you' || (doc.family !== 'operational' && /\bthank/i.test(doc.subject?.text ?? ''))
  if (!isThanks && doc.kind !== 'apology')
    return doc.family === 'warm' && !OFFERS.test(doc.kind) ? firstThanks(doc) : []
  const said = doc.sentences.flatMap((sentence): Idea[] => {
    if (sentence.region !== 'opening' && sentence.region !== 'body') return []
    return isThanks ? thanks(sentence) : [...regret(sentence), ...regretThat(sentence)]
  })
  return doc.kind === 'apology' && said.length === 0 ? aboutTheirs(material) : said
}

/** These are about what they offer or ask. */
const OFFERS = /^(?:proposal|negotiation|review_request|renewal|support_reply|recruiting)$/

/** Between people the first sentence thanks for what both remember; a mail with more to say says that. */
function firstThanks({ sentences }: Doc): Idea[] {
  const first = sentences.find(
    ({ region, words }) => (region === 'opening' || region === 'body') && words > 0,
  )
  return first
    ? thanks(first).flatMap((idea): Idea[] =>
        idea.plain || namesMatter(tokenize(idea.text).slice(1))
          ? [{ ...idea, role: 'detail', spare: true, weight: 2 }]
          : [],
      )
    : []
}

/** “The delay was your team's fault” is done to nothing. */
const isDone = (lower: string) => isPast(lower) && !BE.has(lower)

/** `Sorry about your piano`, where the mail is sorry and does not say it in one breath. */
function aboutTheirs({ topics, lines }: RichMaterial): Idea[] {
  const early = lines.slice(0, 2).map(({ sentence }) => sentence)
  // “left your piano”: theirs is what it happened to.
  const theirs = topics.find(
    (t) =>
      t.readers &&
      !PEOPLE.test(t.text) &&
      !t.phrase.joined &&
      early.includes(t.line.sentence) &&
      (t.phrase.from === 1 || isDone(t.line.sentence.tokens[t.phrase.from - 2]?.lower ?? '')),
  )
  if (!theirs || !lines.some(({ sentence }) => sentence.tokens.some((t) => SORRY.has(t.lower)))) return []
  return [
    {
      text: `Sorry about your ${theirs.text}`,
      angle: 'specific',
      shape: 'says',
      role: 'purpose',
      weight: 7,
      why: 'Says sorry, and for what.',
      line: theirs.line,
    },
  ]
}

type Sentence = Doc['sentences'][number]

/** `Thank you for taking the time`, `Thanks for yesterday`. */
function thanks({ tokens, text }: Sentence): Idea[] {
  if (!/^(?:many |so many )?thank/i.test(text)) return []
  const at = tokens.findIndex((t) => t.lower === 'for')
  if (at < 0 || at > 5) return []
  const opening = /^(?:\S+ ){0,2}thanks\b/i.test(text) ? 'Thanks' : 'Thank you'
  const last = tokens.findLast((t) => t.kind === 'word')
  const forDay: Idea[] =
    last !== undefined && (last.lower === 'yesterday' || DAYS.has(last.lower))
      ? [
          {
            text: `Thanks for ${last.text}`,
            angle: 'specific',
            shape: 'says',
            role: 'news',
            spare: true,
            plain: true,
            weight: 3,
            why: 'Thanks for the day the mail thanks for.',
            line: null,
          },
        ]
      : []
  const places = requestCuts(tokens, at)
  // “for showing us around yesterday”: the day is no part of what.
  const [whole = 0] = places
  const cuts = last?.lower === 'yesterday' ? [...places, whole - 1] : places
  const forWhat = cuts.flatMap((to): Idea[] => {
    const words = wordsIn(tokens, at, to)
    // “for taking the time”: for what, is said behind.
    if (/^(?:time|moment|minute)$/.test(tokens[to - 1]?.lower ?? '') && tokens[to]?.lower === 'to') return []
    if (words < 3 || words > MOST || !endsWell(tokens, to)) return []
    return [
      {
        text: `${opening} ${text.slice(tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0)}`,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 4 + words * 0.1,
        why: 'Thanks for what the mail thanks for.',
        line: null,
      },
    ]
  })
  return [...forWhat, ...forDay]
}

const PEOPLE =
  /^(?:family|wife|husband|partner|children|kids|son|daughter|mother|father|parents|team|staff|colleagues?|guests?|friends?|customers?|tenants?|driver|manager)$/i

/** `Sorry about the valuation on Saturday`, where “I must apologise that nobody came to the valuation on Saturday”. */
function regretThat({ tokens, text }: Sentence): Idea[] {
  const that = tokens.findIndex((t, i) => t.lower === 'that' && SORRY.has(tokens[i - 1]?.lower ?? ''))
  if (that < 0) return []
  const end = tokens.findIndex((t, i) => i > that && /^[,;.:]$/.test(t.text))
  const places = tokens.flatMap((t, i) =>
    i > that + 2 && (end < 0 || i < end) && /^(?:the|your)$/.test(t.lower) ? [i] : [],
  )
  const things = places.filter((i) => !PEOPLE.test(tokens[i + 1]?.lower ?? ''))
  const [at] = things
  const thing = at === undefined ? null : thingAt(tokens, at)
  const to = thing?.ends[0]
  if (!thing || at === undefined || to === undefined || !namesMatter(tokens.slice(thing.from, to))) return []
  const day = dayBehind({ tokens: tokens.slice(0, end < 0 ? undefined : end), text }, to)
  return [
    {
      text: `Sorry about ${textUpTo(text, tokens, at, to)}${day === null ? '' : ` on ${day}`}`,
      angle: 'specific',
      shape: 'says',
      role: 'news',
      weight: 7,
      why: 'Says sorry, and for what.',
      line: null,
    },
  ]
}

const OVER =
  /^(?:about|for) (?:the|this|any|such a) (?:\p{L}+ )?(delay|confusion|mix-up|mistake|error|wait|trouble|problems?) (?:with (?:regard|regards|respect) to|regarding|concerning|in|with|to|on) (your [^,.;:]{3,28}?)(?=[,.;:]| (?:which|that|on|and|last|this)\b|$)/iu

/** `Sorry about Saturday`. */
function regret({ tokens, text }: Sentence): Idea[] {
  const at = tokens.findLastIndex(
    (t, i) => SORRY.has(t.lower) && /^(?:about|for)$/.test(tokens[i + 1]?.lower ?? ''),
  )
  if (at < 0) return []
  const dated = dateEnd(tokens, at + 2)
  const phrase = nounPhrases(tokens).findLast((p) => p.from >= at + 2 && p.from <= at + 3)
  const to = dated > at + 2 ? dated : (phrase?.to ?? 0)
  // “Sorry for the late reply” is a greeting.
  if (
    to === 0 ||
    /^(?:reply|response|answer|silence|email|e-mail|message)$/.test(tokens[to - 1]?.lower ?? '')
  )
    return []
  const vague =
    /^(?:stress|inconvenience|hassle|bother|disruption|trouble|confusion|delay|wait|frustration)$/.test(
      tokens[to - 1]?.lower ?? '',
    )
  const rest = text.slice(tokens[at + 1]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  // “our apologies for the delay with regard to your order 88213, which …”
  const [, kind, theirs] = OVER.exec(text.slice(tokens[at + 1]?.start ?? 0)) ?? []
  if (kind !== undefined)
    return [
      {
        text: `Sorry about the ${kind} with ${theirs}`,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 7,
        why: 'Says sorry, and for what, as the mail does.',
        line: null,
      },
    ]
  return [
    {
      text: `Sorry ${rest}`,
      angle: 'specific',
      shape: 'says',
      role: 'news',
      weight: vague ? 4 : 7,
      ...(vague ? { aside: true } : { plain: true }),
      why: 'Says sorry, and for what, as the mail does.',
      line: null,
    },
  ]
}
