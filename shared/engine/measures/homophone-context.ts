/** Where a word that sounds like another stands for it: what must stand around each phrase of `homophones-in-context`. */
import type { Dictionary } from '../dictionary.ts'
import type { Doc, Sentence, Token } from '../doc.ts'
import { CLAUSE_OPENERS } from '../lexicon/clause-words.ts'
import { type Context, OFTEN_OWNED } from '../lexicon/homophones-in-context.ts'
import type { Hit } from '../phrase-table.ts'
import { words } from '../word-set.ts'
import { endsPhrase, opensClause } from './clause.ts'
import { FOR_ONE_OF, isTellingVerb, present } from './conjugation.ts'
import { isComparative } from './degree.ts'
import { isLosing, THAN_NEXT } from './loose-or-lose.ts'
import { lowerAt } from './lower-at.ts'
import { isPlural } from './nouns.ts'
import { isThingAt, OWNERS } from './owner-or-verb.ts'
import { isSeveral } from './subject-verb.ts'
import { PRONOUNS } from './verb-form.ts'

const AFTER_WELCOME = words('to and but in any anytime here')
const BEFORE_OWNED_BY_THEM = words(
  'of to for by help across all join joining meet that lose lost check change keep manage manages missing run share know love send sent see',
)
const BEFORE_OWNED_BY_IT = words(
  'across all has have improve increase under to at on changes updated launched released moved announced opened published change update raise launch release',
)
const BEHIND_OWNED = words(
  `is are has have was were will can could should ${present('include need help allow fit')}`,
)
const OWNED = words(
  `${OFTEN_OWNED.replaceAll('|', ' ')} needs data staff feedback time bonus money pricing warehouse fleet value purpose potential performance peak size way kind name price policy logo stock brand range menu revenue owner colour color design location`,
)
/** Behind "there" these are verbs, or tell the time. */
const NOT_OWNED = /^(?:exist|stand|follow|lie|night|weekend|morning|evening|afternoon|sometime)s$/
const MAY_BE_THERE = /s$|business|money|data|feedback|time|bonus|pricing|fleet/
/** After these a noun is only half of a longer one: `team lead`, `business owner`. */
const COMPOUNDS = words(
  'lead leads leader leaders captain captains champion owner owners manager managers director people person new savvy minded member members user users head wide based focused driven led ready player players policy like of',
)
const CONDITIONS = words('if when once unless')
const BEFORE_QUANTITY = words(
  'be been far bit little takes take took spend spending spent costs cost have has had ask asking waste wasting paying pay paid getting get sending send way',
)
const BEFORE_DEGREE = words(
  "is are was were be been it's that's far bit little way seems looks sounds getting get you're we're i'm they're not",
)
/** `the way to`, `the best way to`: here `way` is a noun. */
const BEFORE_WAY = words(
  'the a best only another right easy easiest simple fastest great good better one no every this that quickest our your',
)
const MORE_VERBS = words(
  'be meet discuss schedule find join book confirm decide finish sign check review read order plan move change fix prepare update reply buy visit connect chat contact set let add',
)
const isPlainVerb = (lower: string): boolean => FOR_ONE_OF.has(lower) || MORE_VERBS.has(lower)
const BEFORE_ADJECTIVE = words(
  'the your our an my for of his her their and or beyond as any more very low this that these with',
)
const AFTER_ADVERB = words('we you i at in on until by from since they he she it when while')
/** After `to you're` and `for it's`, these show that the contraction is right. */
const PREDICATES = words(
  'important time hard easy clear true late early great good bad best better difficult possible likely worth nothing something sure able ready happy interested free busy welcome right wrong very really so too been still in',
)
const RELATIVES = words('what who whom whoever whatever which where how if when')
const NOUNS_IN_ING = words(
  'pricing building training listing marketing branding funding meeting booking packaging',
)
const FINAL_WORDS = words('on about for from at since lately and but so')

/** "Whose coming?", not "whose coming is that?" */
const AFTER_WHO = /^(?:[?.,!]|to|on|in|at|with|for|the|tomorrow|today|us|next)?$/

/** What follows a complete statement, and no adjective before its noun. */
const AFTER_PREDICATE = words(
  "but so because right now this these today with at when if since while i i'm i'll we we're we'll you you'll it let let's just please feel",
)
/** After `there` these leave it a place: `improve there every year`. */
const AFTER_PLACE = words(
  'every each last next first both more most less much many well once fast over year year-round online directly instead another one two three some any no nothing anything something someone everything everyone',
)
const AFTER_STATE = words('to for in on as than then by now that')
/** `can not only … but also`, `can not just` and `all we can not to` are right. */
const NOT_JOINED = words('only just merely simply to')
/** After `you're new` these leave it a statement about the reader. */
const AFTER_NEW = words('hire hires starter starters enough around online every each next last first me')
/** “Were a customer to ask, we would …”: the subjunctive, not a lost apostrophe. */
const SUBJUNCTIVE = words(
  "would could might should wouldn't couldn't i'd we'd you'd they'd he'd she'd few lot couple number",
)
/** "If your available and reserved stock": adjectives before their noun; "your right to cancel". */
const NOT_PREDICATE = words('and or to of')
const LENGTHS = words('few two three four six twelve ninety thirty sixty year month week quarter')
const SENDERS = words('i we he she they please kindly')

const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && '.,!?;:)…'.includes(token.text))

/** Behind “their” they tell of somebody who does it, where a noun stands before: “the price your asking is high”. */
const FINITES = words('is are was were has have will can')
const NO_RELATIVE = words('day week month year time moment way reason hour morning once')
/** Behind “its worth”, besides a verb in -ing. */
const AFTER_WORTH = words('it a the every your')
/** What may follow “where there”, besides words that end a phrase. */
const AFTER_THERE =
  /^(?:be|been|shall|need|used|ought|seem|live|stood|lay|lie|come|came|go|went|follow|remain|hung|hang|sat|sit|grew|grow|ran|run|rose|fell|once|still|no|ever|often|even|first|early|late|alone|next|last|enough|all|most|many|some|any|one|two|three|people)$|[^s]s$|ed$|ly$|n't$/

const THOUGHT = /^(?:think|thought|know|expect|need|imagine|(?:expect|plann|hop|fear|assum|need)ed)$/
/** A past that is told of by its date. */
const PAST_TIMES = words('last ago yesterday previously before since')
const PLURAL = /^[a-z]{3,}[^sui']s$/

/** “The plums”, “our two offers”, “orders”: a plural, maybe behind its article, with which the clause begins. */
function isPluralSubject(tokens: readonly Token[], noun: number, to: number): boolean {
  if (!PLURAL.test(lowerAt(tokens, noun))) return false
  const article = [noun - 1, noun - 2].find((i) => OWNERS.has(lowerAt(tokens, i)))
  if (article === undefined) return opensClause(tokens, noun) && endsPhrase(tokens, to)
  return opensClause(tokens, article) && !FINITES.has(lowerAt(tokens, to))
}

/** "They missed", "we pay", where a clause begins; not "we saw", behind which "there" is a place. */
function isDoer(tokens: readonly Token[], at: number): boolean {
  const verb = lowerAt(tokens, at + 1)
  return (
    PRONOUNS.has(lowerAt(tokens, at)) &&
    opensClause(tokens, at) &&
    (isTellingVerb(verb) || /[^e]ed$/.test(verb)) &&
    !/^(?:saw|see|found|is|are|was|were)$/.test(verb)
  )
}

/** “Fewer boxes fit in there then we thought.” */
const isComparedTo = (tokens: readonly Token[], from: number, to: number, dictionary: Dictionary | null) => {
  if (!PRONOUNS.has(lowerAt(tokens, to)) || !THOUGHT.test(lowerAt(tokens, to + 1))) return false
  const clause = tokens.slice(tokens.findLastIndex((t, i) => i < from && t.kind === 'mark') + 1, from)
  const compared = clause.findLastIndex(({ lower }) => isComparative(lower, dictionary) || lower === 'fewer')
  return (
    compared >= 0 &&
    !clause.slice(compared).some(({ lower }) => lower === 'and') &&
    !clause.some(({ lower }) => CONDITIONS.has(lower))
  )
}

type Test = (hit: Hit, tokens: readonly Token[], sentence: Sentence, doc: Doc) => boolean
/** `way to much` means `too`; `the best way to much` does not. */
const isNounWay = (tokens: readonly Token[], i: number): boolean =>
  lowerAt(tokens, i) === 'way' && BEFORE_WAY.has(lowerAt(tokens, i - 1))

/** "busy." and "busy, but I", not "busy, growing team" or "busy and noisy office". */
function isPredicate(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to]
  if (next === undefined || AFTER_PREDICATE.has(next.lower)) return true
  if (next.lower === ',' || next.lower === 'and') return AFTER_PREDICATE.has(lowerAt(tokens, to + 1))
  return isStop(next)
}

/** Whether the words around a hit show that another word is meant, by the context its phrase is listed under. */
export const TESTS: Readonly<Record<Context, Test>> = {
  welcome: ({ from, to }, tokens) =>
    (opensClause(tokens, from) || lowerAt(tokens, from - 1) === 'and') &&
    (isStop(tokens[to]) || AFTER_WELCOME.has(lowerAt(tokens, to))),
  noun: ({ to }, tokens) => !COMPOUNDS.has(lowerAt(tokens, to)),
  said: ({ from, to }, tokens) =>
    (opensClause(tokens, from) ||
      /^(?:thinks?|hopes?|believes?|knows?|and|that)$/.test(lowerAt(tokens, from - 1))) &&
    (isPredicate(tokens, to) || AFTER_STATE.has(lowerAt(tokens, to))),
  owned: ({ from, to, entry }, tokens) => {
    const noun = tokens[to]
    if (noun === undefined) return false
    const theirs = entry.term === 'there'
    const behind = lowerAt(tokens, to + 1)
    // Not “from there things went well”.
    if (
      theirs &&
      /^(?:on|of|for|from|at|to)$/.test(lowerAt(tokens, from - 1)) &&
      noun.kind === 'word' &&
      !AFTER_PLACE.has(noun.lower) &&
      !/^(?:all|being|our|these|those)$|ly$/.test(noun.lower) &&
      ((isPlural(tokens[to + 1] ?? noun) && endsPhrase(tokens, to + 2)) ||
        (isThingAt(tokens, to) && !isTellingVerb(noun.lower)))
    )
      return true
    const many = isPlural(noun) && !isTellingVerb(noun.lower) && !NOT_OWNED.test(noun.lower)
    const single = OWNED.has(noun.lower)
    // “They lost there keys and there bags.”
    const [and, earlier] = [lowerAt(tokens, from - 1), tokens[from - 2] ?? noun]
    if (
      theirs &&
      many &&
      and === 'and' &&
      isPlural(earlier) &&
      /^the(?:re|ir)$/.test(lowerAt(tokens, from - 3))
    )
      return endsPhrase(tokens, to + 1)
    if (
      (many || single) &&
      (theirs ? BEFORE_OWNED_BY_THEM : BEFORE_OWNED_BY_IT).has(lowerAt(tokens, from - 1))
    )
      return !COMPOUNDS.has(behind)
    // "It's team has grown", "there team is happy"; "there sales are strong" may be right.
    return many
      ? theirs &&
          ((from === 0 && /^(?:are|were|have)$/.test(behind)) ||
            (isDoer(tokens, from - 2) && endsPhrase(tokens, to + 1) && !FINITES.has(behind)))
      : single &&
          !(theirs && MAY_BE_THERE.test(noun.lower)) &&
          BEHIND_OWNED.has(behind) &&
          (lowerAt(tokens, from - 1) === 'and' || opensClause(tokens, from))
  },
  thing: ({ to }, tokens) => isThingAt(tokens, to) && !isPlainVerb(lowerAt(tokens, to)),
  parents: ({ to }, tokens) => {
    const noun = tokens[to]
    return (
      noun !== undefined &&
      isPlural(noun) &&
      noun.lower !== 'friends' &&
      !COMPOUNDS.has(lowerAt(tokens, to + 1))
    )
  },
  weekday: ({ to }, tokens) =>
    isStop(tokens[to]) || SENDERS.has(lowerAt(tokens, to)) || endsPhrase(tokens, to),
  object: ({ from, to }, tokens) => {
    const next = lowerAt(tokens, to)
    // "What you're looking for you're sure to find": the preposition ends the clause before.
    const clause = tokens.slice(tokens.findLastIndex((t, i) => i < from && t.kind === 'mark') + 1, from)
    if (clause.some((t) => t.lower === "you're" || t.lower === "it's" || RELATIVES.has(t.lower))) return false
    return (
      tokens[to]?.kind === 'word' &&
      !endsPhrase(tokens, to) &&
      !PREDICATES.has(next) &&
      (NOUNS_IN_ING.has(next) || !/(?:ing|ed|(?<!rep)ly)$/.test(next))
    )
  },
  opener: ({ from }, tokens) => CLAUSE_OPENERS.has(lowerAt(tokens, from - 1)),
  predicate: ({ from, to }, tokens) =>
    (opensClause(tokens, from) || isStop(tokens[to])) && isPredicate(tokens, to),
  owner: ({ to }, tokens) => {
    const next = lowerAt(tokens, to)
    return (
      tokens[to]?.kind === 'word' &&
      !endsPhrase(tokens, to) &&
      !AFTER_PLACE.has(next) &&
      !/(?:ly|ward)$/.test(next)
    )
  },
  span: ({ to }, tokens) => tokens[to]?.kind === 'number' || LENGTHS.has(lowerAt(tokens, to)),
  ours: ({ from }, tokens) =>
    SENDERS.has(lowerAt(tokens, 0)) &&
    !tokens.slice(1, from).some((t) => SENDERS.has(t.lower) || RELATIVES.has(t.lower) || t.lower === 'you'),
  joined: ({ to }, tokens) => !NOT_JOINED.has(lowerAt(tokens, to)),
  onward: ({ from, to }, tokens) =>
    tokens[to]?.kind === 'number' &&
    tokens[from - 1]?.kind === 'word' &&
    !BEFORE_DEGREE.has(lowerAt(tokens, from - 1)),
  done: ({ from, to }, tokens) =>
    CLAUSE_OPENERS.has(lowerAt(tokens, from - 1)) &&
    endsPhrase(tokens, to) &&
    !NOT_PREDICATE.has(lowerAt(tokens, to)),
  worth: ({ from, to }, tokens) =>
    (opensClause(tokens, from) || lowerAt(tokens, from - 1) === 'and') &&
    (AFTER_WORTH.has(lowerAt(tokens, to)) || /ing$/.test(lowerAt(tokens, to))),
  doing: ({ from, to }, tokens) =>
    OWNERS.has(lowerAt(tokens, from - 2)) &&
    opensClause(tokens, from - 2) &&
    tokens[from - 1]?.kind === 'word' &&
    !NO_RELATIVE.has(lowerAt(tokens, from - 1)) &&
    /^(?:is|are|was|were)$/.test(lowerAt(tokens, to)),
  were: ({ from, to }, tokens) => isPluralSubject(tokens, from - 1, to),
  theirs: ({ to }, tokens) =>
    tokens[to]?.kind === 'word' &&
    tokens[to + 1]?.kind === 'word' &&
    !endsPhrase(tokens, to) &&
    !AFTER_THERE.test(lowerAt(tokens, to)) &&
    tokens.slice(to + 1, to + 3).some(({ lower }) => FINITES.has(lower) || /[^su']s$/.test(lower)),
  past: ({ from, to, entry }, tokens) =>
    (from === 0 || entry.term.startsWith('who') || opensClause(tokens, from)) &&
    lowerAt(tokens, from - 1) !== 'that' &&
    tokens
      .slice(to)
      .some(
        ({ lower, kind, text }) =>
          PAST_TIMES.has(lower) || (kind === 'number' && /^(?:19|20)\d\d$/.test(text)),
      ),
  article: ({ to }, tokens) =>
    tokens[to - 1]?.text === lowerAt(tokens, to - 1) && tokens[to]?.kind === 'word',
  comparison: ({ from, to }, tokens, _sentence, { dictionary }) =>
    isComparedTo(tokens, from, to, dictionary) ||
    // “More people came then last year.”
    (/^(?:last|ever|expected|usual)$/.test(lowerAt(tokens, to)) &&
      /^(?:more|fewer|less)$/.test(lowerAt(tokens, from - 3)) &&
      !CONDITIONS.has(lowerAt(tokens, from - 4))) ||
    ((isComparative(lowerAt(tokens, from - 1), dictionary) ||
      /^(?:more|less|fewer)$/.test(lowerAt(tokens, from - 2))) &&
      (tokens[to]?.kind === 'number' ||
        ((THAN_NEXT.has(lowerAt(tokens, to)) || tokens[to + 1]?.kind === 'number') &&
          !tokens.slice(0, from).some((t) => CONDITIONS.has(t.lower))))),
  opening: ({ from }, tokens) => opensClause(tokens, from),
  verb: ({ from, to }, tokens) => isLosing(tokens, from, to),
  several: ({ from, to }, tokens) => {
    const before = tokens[from - 1]
    return (
      before !== undefined &&
      (isSeveral(before) || OWNERS.has(before.lower) || /^(?:more|some|of)$/.test(before.lower)) &&
      endsPhrase(tokens, to)
    )
  },
  possessed: ({ from, to }, tokens) =>
    from > 0 &&
    (/^[.!?]?$/.test(lowerAt(tokens, to)) ||
      (/[^e]ed$/.test(lowerAt(tokens, from - 1)) &&
        /^(?:to|in|on|from|at|with|,)$/.test(lowerAt(tokens, to)) &&
        lowerAt(tokens, to + 1) !== 'be')),
  fitted: ({ to }, tokens) =>
    tokens[to]?.text === lowerAt(tokens, to) &&
    !AFTER_PLACE.has(lowerAt(tokens, to)) &&
    (lowerAt(tokens, to).includes('-') ||
      (!endsPhrase(tokens, to) && (endsPhrase(tokens, to + 1) || endsPhrase(tokens, to + 2)))) &&
    (NOUNS_IN_ING.has(lowerAt(tokens, to)) || !/(?:ing|ly|ward)$/.test(lowerAt(tokens, to))),
  quantity: ({ from }, tokens) =>
    (BEFORE_QUANTITY.has(lowerAt(tokens, from - 1)) || BEFORE_DEGREE.has(lowerAt(tokens, from - 1))) &&
    !isNounWay(tokens, from - 1),
  mark: ({ to }, tokens) => isStop(tokens[to]),
  degree: ({ from, to }, tokens) =>
    // “It is definitely to high.”
    BEFORE_DEGREE.has(lowerAt(tokens, /ly$/.test(lowerAt(tokens, from - 1)) ? from - 2 : from - 1)) &&
    endsPhrase(tokens, to) &&
    !isNounWay(tokens, from - 1),
  infinitive: ({ to }, tokens) => isPlainVerb(lowerAt(tokens, to)),
  everyday: ({ from, to }, tokens) =>
    from > 0 &&
    !BEFORE_ADJECTIVE.has(lowerAt(tokens, from - 1)) &&
    (AFTER_ADVERB.has(lowerAt(tokens, to)) || (isStop(tokens[to]) && tokens[to]?.text !== ',')),
  stop: ({ from, to }, tokens) => from > 0 && isStop(tokens[to]),
  first: ({ from, to, entry }, tokens) =>
    from === 0 && (!entry.term.startsWith('whose') || AFTER_WHO.test(lowerAt(tokens, to))),
  consequence: ({ from, entry }, tokens) =>
    from === 0 ||
    (CONDITIONS.has(lowerAt(tokens, 0)) &&
      (lowerAt(tokens, from - 1) === ',' || entry.term.endsWith('please')) &&
      !tokens.slice(0, from).some(({ lower }) => /^(?:rather|other|more|less|worse|.+er)$/.test(lower))),
  statement: ({ from }, _tokens, sentence) => from === 0 && !sentence.question,
  crowd: ({ from }) => from === 0,
  attribute: ({ from, to }, tokens) =>
    from > 0 &&
    tokens[to]?.kind === 'word' &&
    !endsPhrase(tokens, to) &&
    !AFTER_NEW.has(lowerAt(tokens, to)) &&
    // "You're current customers" is right.
    !lowerAt(tokens, to).endsWith('s') &&
    endsPhrase(tokens, to + 1),
  condition: ({ from, to }, tokens, sentence) =>
    from === 0 &&
    !sentence.question &&
    tokens[to]?.kind === 'word' &&
    !tokens.some((t) => SUBJUNCTIVE.has(t.lower)) &&
    !tokens.slice(to, to + 3).some(({ lower }) => lower === 'to'),
  final: ({ to }, tokens) => isStop(tokens[to]) || FINAL_WORDS.has(lowerAt(tokens, to)),
}
