/** The noun that leads a clause and the verb that has to fit it, over what stands between: “the results of the survey is”. */
import { isCapitalised } from '../characters.ts'
import type { Token } from '../doc.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Verbs whose form tells one from many, and the other form. */
const FOR_ONE = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
])
/** Verbs that stand right behind their plural only as a slip: “our records shows that”. */
const TELLING = new Map(
  'shows show needs need wants want says say works work makes make gives give goes go comes come costs cost includes include offers offer provides provide means mean requires require'
    .split(' ')
    .map((word, i, all) => [word, all[i + 1] ?? ''] as const)
    .filter((_, i) => i % 2 === 0),
)
/** What follows a verb, and not the second half of a compound: “the user wants list”. */
const OBJECTS = words('that the a an to us you your our it more how in up no all this')
/** “Two of your depots has …” */
const SEVERAL_OF = words('two three four five six seven eight nine ten both several many few')
const FOR_MANY = new Map([...FOR_ONE].map(([one, many]) => [many, one] as const))

const ARTICLES = words('a an the our your my their his her its this that these those')
/** Behind these a word in -s is no subject: “an object holding promises”. */
const ONE = words('a an this that')
/** “Each of the users have a login.” */
const ONE_OF = words('each one')
/** What may hang on a noun before its verb comes. */
const PREPOSITIONS = words('of in for at from on with')
/**
 * Things of which there is one, and that are never a group of people, which may be many in British English, nor
 * an amount: “a number of sites are”.
 */
const ONE_THING = words(
  'cost price order invoice payment product file document question email message result delivery shipment discount item issue problem error website link plan report meeting contract fee offer quote list time date quality size level value rate version copy length weight name address account goal aim purpose reason idea reply answer review update page form button installation warranty guarantee deadline schedule sample part building room project service software system tool app platform feature setup use speed performance content design layout launch demo trial subscription licence license feedback information equipment advice research',
)
/** Words in -s that are one thing, amounts that are, and names of crafts and departments. */
const NOT_MANY = words(
  'news means series species headquarters lens gas canvas always perhaps sales operations logistics analytics economics politics physics mathematics statistics ethics graphics communications seconds minutes hours days weeks months years dollars pounds euros cents miles kilometers kilometres meters metres times points percents thanks regards pros cons terms',
)
/** Words of one part of the phrase at most: behind more its end is a guess. */
const LONGEST = 5

export interface SubjectVerb {
  /** Index of the verb, and of the noun when it stands right before. */
  verb: number
  noun: number | null
  /** The verb as it should be. */
  right: string
}

const isMany = ({ lower, text }: Token): boolean =>
  /^[a-z]{3,}[^sui']s$/.test(lower) && !NOT_MANY.has(lower) && !isCapitalised(text)

/** The verb that does not fit its noun, where the token at `at` begins a clause; `null` where none is sure to be wrong. */
export function misfitAt(tokens: readonly Token[], at: number): SubjectVerb | null {
  const first = tokens[at]
  const led = first !== undefined && ARTICLES.has(first.lower)
  const oneOf = first !== undefined && ONE_OF.has(first.lower) && tokens[at + 1]?.lower === 'of'
  const severalOf = first !== undefined && SEVERAL_OF.has(first.lower) && tokens[at + 1]?.lower === 'of'
  if (!led && !oneOf && !severalOf) return null
  let head: Token | null = oneOf || severalOf ? first : null
  let last: Token | null = head
  let length = 0
  for (let i = at + 1; i < tokens.length - 1; i++) {
    const token = tokens[i] as Token
    const right = FOR_ONE.get(token.lower) ?? FOR_MANY.get(token.lower)
    const told =
      head === null && last !== null && OBJECTS.has(tokens[i + 1]?.lower ?? '') && TELLING.get(token.lower)
    if (told && last && isMany(last) && !ONE.has(first.lower)) return { verb: i, noun: i - 1, right: told }
    if (right !== undefined) {
      const subject = head ?? last
      return subject && last && isMisfit(subject, oneOf, severalOf, ONE.has(first.lower), token)
        ? { verb: i, noun: tokens[i - 1] === subject ? i - 1 : null, right }
        : null
    }
    if (PREPOSITIONS.has(token.lower)) {
      if (!last) return null
      head ??= last
      length = 0
      // The article of what hangs on the noun.
      if (ARTICLES.has(tokens[i + 1]?.lower ?? '') || tokens[i + 1]?.lower === 'all') i++
      continue
    }
    if (
      token.kind !== 'word' ||
      PHRASE_ENDERS.has(token.lower) ||
      NEVER.has(token.lower) ||
      ++length > LONGEST
    )
      return null
    last = token
  }
  return null
}

/** Behind these a plural is led by no other noun: “a lot of errors that is”. */
const AMOUNTS = words('many several some few various numerous these those lots two three four five ten')

/** The verb behind “that” or “which” that does not fit the plural before it, at `at`: “several errors that is costing you”. */
export function relativeMisfitAt(tokens: readonly Token[], at: number): SubjectVerb | null {
  const joint = tokens[at + 1]?.lower
  if (joint !== 'that' && joint !== 'which') return null
  const noun = tokens[at]
  const right = FOR_ONE.get(tokens[at + 2]?.lower ?? '')
  if (!noun || !right || !isMany(noun)) return null
  const before = tokens.slice(Math.max(0, at - 4), at)
  const counted = before.some(
    ({ lower }, i) => AMOUNTS.has(lower) || (lower === 'lot' && before[i + 1]?.lower === 'of'),
  )
  return counted ? { verb: at + 2, noun: null, right } : null
}

/** Words that join a second noun, or begin a clause without being told by `PHRASE_ENDERS`. */
const NEVER = words(
  'and or nor as well using named called including containing like such each both all same only whose within between inside outside under over through via per across against during around among behind despite upon towards into onto beyond',
)

function isMisfit(subject: Token, oneOf: boolean, severalOf: boolean, single: boolean, verb: Token): boolean {
  if (FOR_MANY.has(verb.lower)) return !severalOf && (oneOf || ONE_THING.has(subject.lower))
  if (severalOf) return true
  return !oneOf && !single && isMany(subject)
}
