/** Nouns that no list names, by the word list: “two sentence”, “the studio have”. */
import type { Dictionary } from '../dictionary.ts'
import type { Token } from '../doc.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { words } from '../word-set.ts'
import { endsPhrase } from './clause.ts'
import { FOR_ONE_OF, PLAIN_OF_PAST, thirdPerson, VERBS_ONLY } from './conjugation.ts'
import { lowerAt } from './lower-at.ts'
import { isCountable, isRole } from './nouns.ts'
import { ARTICLES, FOR_MANY, isSeveral, type SubjectVerb } from './subject-verb.ts'

/** Groups, which may be many in Britain, parts, and those of whom “the” makes many: “the rich are”. */
const MAY_BE_MANY = words(
  'media data team staff crew family group police board council committee press public government club band class school company firm party couple pair crowd audience community population union department army military management leadership agency bank brand store shop hotel restaurant church choir faculty panel squad side fleet network folk youth majority minority jury cast people ' +
    'rest lot half third quarter number range set bunch handful dozen hundred thousand million percentage ' +
    'rich old young dead blind sick brave wise good bad few other more most blue red green black white left right small large former latter above following next last first best only same local elderly favourite favorite total average poor deaf past content whole main new free own sort kind type',
)

/** Several of a noun as it is spelt: “prizes”, “countries”, “logos”, “people”. */
export const pluralOf = (noun: string): string =>
  noun === 'person' ? 'people' : thirdPerson(noun).replace(/oes$/, 'os')

/** One thing that is counted: an everyday word whose plural is a word as well, and no form of a verb or adjective. */
const isOne = ({ kind, text, lower }: Token, dictionary: Dictionary): boolean =>
  kind === 'word' &&
  text === lower &&
  lower.length > 2 &&
  !/s$|(?:ed|ing|ese|ish|ly)$/.test(lower) &&
  !MAY_BE_MANY.has(lower) &&
  !PHRASE_ENDERS.has(lower) &&
  dictionary.isEveryday(lower) &&
  dictionary.has(pluralOf(lower))

/** “The studio have”, “my husband come”, where a clause begins at `at`. */
export function oneMisfitAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary | null,
): SubjectVerb | null {
  const [article, noun, verb, next] = tokens.slice(at, at + 4)
  if (
    !dictionary ||
    !noun ||
    !verb ||
    !ARTICLES.has(article?.lower ?? '') ||
    /^th[eo]se$/.test(article?.lower ?? '')
  )
    return null
  const right =
    verb.lower === 'do'
      ? undefined
      : (FOR_MANY.get(verb.lower) ?? (VERBS_ONLY.has(verb.lower) ? thirdPerson(verb.lower) : undefined))
  if (!right || !isOne(noun, dictionary) || /^(?:i|you|we|they|he|she)$/.test(next?.lower ?? '')) return null
  return { verb: at + 2, noun: at + 1, right, many: pluralOf(noun.lower) }
}

/** Behind these a number is half of a word or stands by itself: “a two seat plan”, “the two work here”. */
const BEFORE_OTHER = words(
  'a an this that each every one the all these those both as when if which who us you them any other first last next only least past room page part step version chapter level line section at',
)
/** In front of a number in digits these tell of a count: “room 5” is a name. */
const BEFORE_COUNT = words(
  'with for to of about have has had get gets got need needs is are was were add added adds only just last next least than over under from and or but buy bought sold order ordered in another by includes include covers cover want wants use uses invited made make send sent our your their won between after within during up',
)
const ADJECTIVES = words('more new different other good big old small large free extra additional great')
/** No things, and halves of words: “five star”, “two way”. */
const UNCOUNTED = words(
  'hundred thousand million billion dozen percent cent each less way inch foot star point per fold time pound euro out off up down over under back round home away apart',
)
const TIMES = words('day week month year hour minute')
/** Behind these a length of time may go on: “2 day and 5 day passes”, “3 year, fixed rate”. */
const GOES_ON = words('and or to ,')
/** What may follow a word that may be a verb as well; not “two complete it”. */
const BEHIND_NOUN = words(
  'to for when while until because since and but or in on at of by from with without about before than then now soon today who which where per ago later left available each',
)

const NO_NUMBER = /^(?:both|many|several|few)$/

/** The noun behind a number above one at `at` that stands for one thing: “in three place”; -1 where there is none. */
export function countedNounAt(tokens: readonly Token[], at: number, dictionary: Dictionary | null): number {
  const number = tokens[at]
  const noun = ADJECTIVES.has(lowerAt(tokens, at + 1)) ? at + 2 : at + 1
  const token = tokens[noun]
  if (
    number === undefined ||
    !isSeveral(number) ||
    NO_NUMBER.test(number.lower) ||
    token?.kind !== 'word' ||
    token.start === number.end
  )
    return -1
  const { lower } = token
  const before = tokens[at - 1]
  // “HTTP/2 server”.
  if (before?.kind === 'mark' && (before.end === number.start || !',:('.includes(before.text))) return -1
  const led = before?.kind === 'word'
  if (led && (number.kind === 'number' ? !BEFORE_COUNT.has(before.lower) : BEFORE_OTHER.has(before.lower)))
    return -1
  const next = tokens[noun + 1]
  const lasting = TIMES.has(lower)
  const ends = BEHIND_NOUN.has(next?.lower ?? '')
  // “Three member told us.”
  const acts = isRole(lower) && PLAIN_OF_PAST.has(next?.lower ?? '')
  if (!ends && !acts && !endsPhrase(tokens, noun + 1)) return -1
  if (lasting) return GOES_ON.has(next?.lower ?? '') ? -1 : noun
  // Where a clause begins with the number, a verb may follow: “Two work in Leeds.”
  const sure = isCountable(lower) || isRole(lower) || lower === 'person'
  const known = led && dictionary !== null && isOne(token, dictionary) && !FOR_ONE_OF.has(lower)
  return sure || (known && !UNCOUNTED.has(lower) && (ends || next === undefined || next.kind === 'mark'))
    ? noun
    : -1
}
