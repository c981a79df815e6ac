/** What a mail gives to ask with: its subject matter, what can be sent, and the days and minutes it names. */
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import { shared, stemsOf } from '../../engine/measures/content-words.ts'
import { customerNamed } from '../material/customers/got.ts'
import { datesIn } from '../material/dates.ts'
import { materialOf, type RichMaterial } from '../material/from-draft.ts'
import { plain } from '../material/line.ts'
import { oursIn } from '../material/ours.ts'
import type { RichTopic } from '../material/topics.ts'
import { formsOf, maybeVerb } from '../material/verbs.ts'
import { MONTHS, NUMBER_WORDS } from '../material/words.ts'
import type { FoundAsk } from './found.ts'
import { HOW, MINUTES, NO_MATTER, OFFERS_TIME, SEEN, SENDABLE } from './slot-words.ts'

export interface Slots {
  /** Subject matter with its article, best first: `the March export`. */
  about: readonly string[]
  /** What the subject names and a link can show: `the racking quote`. */
  thing: string | null
  /** A field of work the reader may look after: `damage claims`. */
  area: string | null
  /** Something the sender can send, with its article. */
  sendable: string | null
  /** A customer the mail says got something done: `Koster Logistics`. */
  customer: string | null
  /** Days the mail offers for a meeting, as written. */
  days: readonly string[]
  /** Length of a meeting, as written: `30`, `fifteen`. */
  minutes: string | null
}

const LONGEST = 38
const MOST_WORDS = 5

export function slotsOf(doc: Doc, found: readonly FoundAsk[]): Slots {
  if (!doc.english)
    return {
      about: [],
      thing: null,
      area: null,
      sendable: null,
      customer: null,
      days: [],
      minutes: null,
    }
  const material = materialOf(doc)
  const matters = mattersOf(doc, material)
  return {
    about: aboutOf(matters, doc).slice(0, 1),
    thing: thingOf(matters) ?? ownThing(doc, material),
    area: areaOf(matters, doc),
    sendable: sendableOf(doc, material),
    customer: customerNamed(doc, material),
    days: daysOf(doc, material),
    minutes: minutesOf(found),
  }
}

interface Matter {
  topic: RichTopic
  /** Words the subject has too: then it is what the mail is about. */
  common: number
  weight: number
}

function mattersOf(doc: Doc, material: RichMaterial): Matter[] {
  const subject = doc.subject ? stemsOf(doc.subject) : new Set<string>()
  return material.topics
    .filter(fits)
    .map((topic) => {
      const common = shared(topic.stems, subject)
      const longer = (topic.phrase.joined ? 1.5 : 0) + (/\d/.test(topic.text) ? 1.5 : 0)
      const weight = topic.weight + common * 2.5 - longer
      return { topic, common, weight }
    })
    .sort((a, b) => b.weight - a.weight)
}

/**
 * What the subject names; where it names nothing, “Touching base”, a thing both sides know and the mail comes back to:
 * `the scheduling tool`. What is said once, “under the Chatham House rule”, is passed by.
 */
function aboutOf(matters: readonly Matter[], { sentences }: Doc): string[] {
  // “Bins” alone are a trade, and no matter to talk about.
  const named = matters.filter(
    ({ common, topic }) =>
      common > 0 && (topic.stems.size > 1 || topic.readers || topic.phrase.determiner !== ''),
  )
  const others = sentences.filter(inBody).map((sentence) => ({ sentence, stems: stemsOf(sentence) }))
  const comesBack = ({ stems, line }: RichTopic) => {
    const again = [...stems].filter((stem) =>
      others.some((other) => other.sentence !== line.sentence && other.stems.has(stem)),
    )
    return again.length * 2 >= stems.size
  }
  const known = matters.filter(
    ({ topic }) =>
      !topic.phrase.joined &&
      topic.stems.size > 1 &&
      (topic.readers || topic.phrase.determiner === 'the') &&
      comesBack(topic),
  )
  return (named.length > 0 ? named : known).map((m) => withArticle(m.topic))
}

function thingOf(matters: readonly Matter[]): string | null {
  const fit = matters.find(({ topic: { phrase, text, readers }, common }) => {
    const plain = phrase.determiner === '' && (!text.endsWith('s') || /^\p{L}+ing\b/u.test(text))
    // “27 or 40 seats?”: how many, the reader has yet to say.
    const counted = /^\d/.test(text) && phrase.determiner === ''
    return !readers && !plain && !counted && !phrase.joined && common > 1
  })
  return fit ? withArticle(fit.topic) : null
}

/** Mail to many shows what the sender makes, also where its subject names nothing: `the new Harbour range`. */
function ownThing(doc: Doc, material: RichMaterial): string | null {
  if (doc.family !== 'bulk_promo' && doc.family !== 'bulk_content') return null
  const topic = oursIn(material, LONGEST)
  return topic ? `the ${topic.text}` : null
}

/** A field of work that the subject names; of what goes wrong, of the reader's own and the sender's things nobody is asked. */
function areaOf(matters: readonly Matter[], { dictionary }: Doc): string | null {
  for (const { topic, common } of matters) {
    const { phrase, readers, line } = topic
    if (readers || phrase.determiner !== '' || phrase.joined || line.sentence.parsed.we > 0) continue
    const area = withArticle(topic)
    // “Bakerfield ships”: a word that no list knows is a name.
    const isName = area !== topic.text && dictionary?.has(area.split(' ')[0] ?? '') === false
    if (common === 0 || isName) continue
    // “desk” wants an article that the mail does not give it; “claims” and “wound care” do without.
    if (!/[\d\p{Lu}’']/u.test(area) && (area.includes(' ') || area.endsWith('s'))) return area
  }
  return null
}

/** “six appointments” are told of, and no matter to look after. */
const NUMBERED = new Set([...NUMBER_WORDS, 'many', 'more', 'several'])

/** Whether a topic reads well behind “about”. */
function fits({ text, phrase, line }: RichTopic): boolean {
  const words = text.split(' ')
  if (
    text.length > LONGEST ||
    words.length > MOST_WORDS ||
    HOW.test(text) ||
    (phrase.determiner === '' && words.length > 1 && NUMBERED.has(words[0]?.toLowerCase() ?? '')) ||
    /[^\p{L}\p{N}\s’'&%-]/u.test(text)
  )
    return false
  if (/^(?:my|our|his|her|its)$/.test(phrase.determiner) || isWhereSeen(phrase, line.sentence)) return false
  const head = line.sentence.tokens[phrase.head]?.lower ?? ''
  // “find, engage and hire top talent”: what is done is no thing.
  const { tokens } = line.sentence
  const joins = /^(?:and|or|to|,)$/.test(tokens[phrase.from - 1]?.lower ?? '')
  if (
    joins &&
    phrase.determiner === '' &&
    phrase.to - phrase.from > 2 &&
    maybeVerb(tokens[phrase.from]?.lower ?? '')
  )
    return false
  if (NO_MATTER.has(head) || words.some((w) => NO_MATTER.has(w.toLowerCase()))) return false
  // A name alone is a person, a firm or a place: nobody is asked about those.
  return words.some((w) => /^\p{Ll}/u.test(w)) && !/^\p{Lu}{2,}$/u.test(words[0] ?? '')
}

/** “…, as I saw on your careers page”, “Your careers page lists four openings”. */
function isWhereSeen({ from, to, determiner }: RichTopic['phrase'], { tokens, text }: Sentence): boolean {
  const before = tokens[from - (determiner === '' ? 1 : 2)]?.lower ?? ''
  const seen = /^(?:on|in|at|from|via|through)$/.test(before) && SEEN.test(text.slice(0, tokens[from]?.start))
  return seen || /^(?:lists|says|mentions|reports|shows)$/.test(tokens[to]?.lower ?? '')
}

/** The phrase as the mail itself would go on to write it. */
function withArticle({ text, phrase, readers, line }: RichTopic): string {
  const first = line.sentence.tokens[phrase.from]
  const opens =
    first !== undefined && line.sentence.tokens.slice(0, phrase.from).every((t) => t.kind === 'mark')
  const lowered =
    opens && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  if (readers) return `your ${lowered}`
  // “helps companies streamline their workflows”: to this reader, workflows.
  if (phrase.determiner === 'their') return /[^s]s$/.test(lowered) ? lowered : `their ${lowered}`
  return phrase.determiner === '' ? lowered : `the ${lowered}`
}

/** Whether a thing is one the sender makes, has or offers: “a plan fails” and “found by a study” name none. */
const isSenders = (tokens: readonly Token[], from: number, determiner: string, asked: boolean): boolean =>
  asked ||
  determiner === 'our' ||
  determiner === 'my' ||
  tokens.slice(Math.max(0, from - 6), from).some((t) => MAKES.has(t.lower))
const MAKES = formsOf(
  'send share forward show attach enclose write make put prepare draft draw keep publish print record have include see get',
)

/** “Similar results” are hoped for, and nothing that could be sent. */
const LIKENED = /^(?:similar|such|same|other|better|great|more|new|real|amazing|incredible|proven)\b/i

const WITH_THE_MAIL = /\b(?:attach(?:ed|ing)?|enclos(?:ed?|ing))\b/i

/** “I'd be happy to come by for a free walkthrough”: what is done there is not sent. */
const ON_A_VISIT = /\b(?:come|stop|drop|swing|pop) (?:by|over|in|round)\b|\bvisit you\b/i

function sendableOf(doc: Doc, material: RichMaterial): string | null {
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const fit = material.topics.filter(({ phrase, line, text, readers }) => {
    const head = line.sentence.tokens[phrase.head]?.lower ?? ''
    return (
      SENDABLE.has(head) &&
      // What comes with the mail need not be offered: “I attach the report.”
      !WITH_THE_MAIL.test(line.sentence.text) &&
      !ON_A_VISIT.test(line.sentence.text) &&
      isSenders(line.sentence.tokens, phrase.from, phrase.determiner, asking.has(line.index ?? -1)) &&
      !readers &&
      !phrase.joined &&
      !LIKENED.test(text) &&
      text.length <= LONGEST &&
      !/[^\p{L}\p{N}\s’'-]/u.test(text)
    )
  })
  const topic = fit[0]
  if (!topic) return null
  const { determiner } = topic.phrase
  if (determiner === 'a' || determiner === 'an') return `${determiner} ${topic.text}`
  if (determiner === 'their' || determiner === 'the') return `${determiner} ${topic.text}`
  if (determiner === 'our' || determiner === 'my') return `our ${topic.text}`.replace(/^our/, determiner)
  // Without an article only a plural reads well, unless it stood at the head of a list.
  return topic.text.endsWith('s') && doc.english ? `the ${topic.text}` : null
}

/** Of the day on which both met nobody is asked for another talk: “It was great meeting you on Tuesday.” */
const IS_OVER = /\b(?:was|were|met|spoke|talked|thanks|thank you)\b/i

/** “the surcharge that starts on January 4”, “it goes to finance, which is happening on the 20th”: the day is that of something else. */
const BEGINS =
  /\b(?:starts?|starting|begins?|ends?|ending|renews?|expires?|due|closes?|opens?|happens|happening|taking place|goes out|launches) (?:on )?(?:the )?$/i
/** “the Saturday surcharge” */
const NAMES_NEXT =
  /^ (?!(?:morning|afternoon|evening|night|noon|lunch|at|or|and|after|before|from|to|between|around|until|works?|would|is|if|for|in|next|this|with|on|instead|then|also|too|but|so|as|when|that|the|a|any)\b)\p{Ll}{3,}/u

/** Days in a sentence that asks for a meeting or says when the sender is free. */
function daysOf(doc: Doc, material: RichMaterial): string[] {
  const meeting = new Set(
    doc.asks.flatMap((a) => (a.kind === 'meeting' || a.kind === 'calendar' ? [a.sentence] : [])),
  )
  return unique(
    material.lines.flatMap((line) => {
      if (line.index === null) return []
      const text = plain(line.sentence.text)
      if (!meeting.has(line.index) && (!OFFERS_TIME.test(text) || IS_OVER.test(text))) return []
      return datesIn(line)
        .slice(0, 4)
        .flatMap((date) => {
          const at = text.indexOf(date.text)
          const before =
            /(\S+) $/.exec(text.slice(Math.max(0, at - 12), Math.max(0, at)))?.[1]?.toLowerCase() ?? ''
          if (/^(?:by|until|till|before|since|last|after|from)$/.test(before)) return []
          if (
            BEGINS.test(text.slice(0, Math.max(0, at))) ||
            NAMES_NEXT.test(text.slice(at + date.text.length))
          )
            return []
          // “free most afternoons in February”: a month is no day to meet on.
          if (MONTHS.has(date.text.toLowerCase().replace(/ \d{4}$/, ''))) return []
          const time = TIME.exec(text.slice(at + date.text.length, at + date.text.length + 50))?.[0] ?? ''
          return [`${before === 'next' || before === 'this' ? `${before} ` : ''}${date.text}${time}`]
        })
    }),
  ).slice(0, 2)
}

/** The hours a day is offered for: without them the sender would offer the whole of it. */
const TIME =
  /^ (?:(?:after|before|from|at|around|between) (?:noon|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m\b)?)(?: (?:to|and|until) (?:noon|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m\b)?))?|(?:morning|afternoon|evening)\b)(?: (?:[ECMP][SD]?T|GMT|BST|CES?T|UTC|Pacific|Eastern|Central|Mountain)\b)?/i

/** Minutes the mail itself asks for. */
function minutesOf(asks: readonly FoundAsk[]): string | null {
  for (const { kind, text } of asks) {
    if (kind !== 'meeting' && kind !== 'calendar') continue
    const [, found] = MINUTES.exec(text) ?? []
    if (found) return found.toLowerCase()
  }
  return null
}

const unique = (list: readonly string[]): string[] => [
  ...new Map(list.map((s) => [s.toLowerCase(), s])).values(),
]
