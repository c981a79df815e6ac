/** Where a phrase of `agreement` is wrong: what its place asks of the words around it. */
import { isCapitalised } from '../characters.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Token } from '../doc.ts'
import { PLACE_OF } from '../lexicon/agreement.ts'
import type { Hit } from '../phrase-table.ts'
import { words } from '../word-set.ts'
import { endsPhrase, followsHelper, opensClause } from './clause.ts'
import { FOR_ONE_OF, PLAIN_OF, thirdPerson, VERBS_ONLY } from './conjugation.ts'
import { isComparative } from './degree.ts'
import { areCountable, isCountable, isOneThing, isPerson, isPlural, isRole, singularOf } from './nouns.ts'
import { FINITE, isSeveral } from './subject-verb.ts'
import { PRONOUNS } from './verb-form.ts'

/** Words after which the subjunctive is right: `we ask that he have a say`, `it is vital that he go`. */
const DEMANDS =
  /^(?:ask|demand|requir|request|insist|recommend|suggest|propos|urg|advis|prefer|wish|vital|cruci|critical|essential|important|necessary)|^(?:lest|if|were)$/
export const isDemanded = (tokens: readonly Token[], to: number): boolean =>
  tokens.slice(0, to).some(({ lower }) => DEMANDS.test(lower))
const VERBS = words('said told went wrote uses says asks wants needs')

/** Ends in -ed, and is no half of a compound: “customer saved”, not “customer related”. */
const isPast = (lower: string): boolean =>
  VERBS.has(lower) ||
  (/^[a-z]{3,}ed$/.test(lower) && !/^(?:relat|bas|focus|orient|cent(?:e)?r|own|driv|fac)ed$/.test(lower))

const ARTICLES = words('the our your my their')
const ADJECTIVES = words('new main more different other good big key simple great open free')

const MODAL = /^(?:could|should|would|might|must|may|will)(?:n't)?$|^won't$|'d$/
/** True for a plural that ends before the hit: `Ana and I are`, `World War I is`. */
const joinsSubject = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before !== undefined && (before.lower === 'and' || before.lower === 'or' || before.lower === 'nor')
}

/** “One of our picker”, not “one of the newer and larger”, “one of the important and …”. */
const isSomebody = (noun: string, dictionary: Dictionary | null): boolean =>
  isPerson(noun) && !isComparative(noun, dictionary) && dictionary?.has(thirdPerson(noun)) === true

/** Nouns for one that tell nobody. */
const MORE_NOUNS = /^(?:product|problem|company|country|expert|representative)$/

/** “40 spaces”, “two new gates”. */
function isSeveralAt(tokens: readonly Token[], at: number): boolean {
  const [number, next, noun] = tokens.slice(at)
  if (number === undefined || next === undefined || !isSeveral(number)) return false
  return isPlural(next) || (ADJECTIVES.has(next.lower) && noun !== undefined && isPlural(noun))
}

/** “There is breaks for lunch”, not “there is works traffic” and “there is sometimes a queue”. */
const isPluralThing = (tokens: readonly Token[], at: number, dictionary: Dictionary | null): boolean => {
  const noun = tokens[at]
  return (
    noun !== undefined &&
    isPlural(noun) &&
    !LOTS.test(noun.lower) &&
    dictionary?.has(singularOf(noun.lower)) === true &&
    endsPhrase(tokens, at + 1) &&
    tokens[at + 1]?.lower !== 'of'
  )
}

/** “There’s lots of room.” */
const LOTS = /^(?:lot|load|ton|heap|sometime|atla|other)s$/

/** Whether the phrase of a hit is wrong where it stands: by what its place asks of the words around it. */
export function isWrong(hit: Hit, tokens: readonly Token[], dictionary: Dictionary | null): boolean {
  const { from, to, entry } = hit
  const helped = followsHelper(tokens, from)
  switch (PLACE_OF.get(entry.key)) {
    case 'clause':
      // "Ana and I has" is as wrong as "I has"; "Ana and I are" is right.
      if (/^i (?:has|do)/.test(entry.term) && joinsSubject(tokens, from)) return true
      if (!opensClause(tokens, from) || joinsSubject(tokens, from)) return false
      // "Does, as far as you know, he have …" and "we ask that he have …" are right.
      return !helped && !(entry.term.endsWith('have') && isDemanded(tokens, from))
    case 'complete': {
      const noun = tokens[to]?.lower ?? ''
      return (
        (isRole(noun) ||
          MORE_NOUNS.test(noun) ||
          (entry.term.endsWith(' of') && isCountable(noun)) ||
          (entry.term.includes(' of ') && (isCountable(noun) || isSomebody(noun, dictionary)))) &&
        (endsPhrase(tokens, to + 1) ||
          isPast(tokens[to + 1]?.lower ?? '') ||
          PLAIN_OF.has(tokens[to + 1]?.lower ?? ''))
      )
    }
    case 'number':
      return isSeveralAt(tokens, to) || isPluralThing(tokens, to, dictionary)
    case 'every': {
      const noun = tokens[to]
      return (
        noun !== undefined &&
        isPlural(noun) &&
        // “Before another starts.”
        !(entry.term === 'another' && PLAIN_OF.has(noun.lower)) &&
        (areCountable(noun.lower) ||
          endsPhrase(tokens, to + 1) ||
          VERBS_ONLY.has(tokens[to + 1]?.lower ?? ''))
      )
    }
    case 'asked': {
      const noun = tokens[to]
      const plural = entry.term.startsWith('does')
      return (
        noun !== undefined &&
        tokens.at(-1)?.text === '?' &&
        FOR_ONE_OF.has(tokens[to + 1]?.lower ?? '') &&
        (plural ? isPlural(noun) : isOneThing(noun.lower) || isRole(noun.lower))
      )
    }
    case 'straight':
      return (
        from === 0 &&
        tokens.at(-1)?.text === '?' &&
        !tokens.slice(to).some(({ lower }) => lower === ',' || FINITE.has(lower) || MODAL.test(lower))
      )
    case 'plural': {
      const noun = tokens[ADJECTIVES.has(tokens[to]?.lower ?? '') ? to + 1 : to]
      return noun !== undefined && isPlural(noun)
    }
    case 'question': {
      const noun = tokens[to]
      if (isSeveralAt(tokens, to)) return true
      return noun !== undefined && isPlural(noun) && !LOTS.test(noun.lower) && endsPhrase(tokens, to + 1)
    }
    default:
      // “The label will be Send.”
      if (tokens[to - 1]?.text === 'Send') return false
      // "One of those that we have did": a relative clause ends before the hit.
      if (MODAL.test(tokens[from - 1]?.lower ?? '') && entry.term.startsWith('have ')) return true
      if (
        entry.term.endsWith(' went') &&
        ARTICLES.has(tokens[from - 2]?.lower ?? '') &&
        opensClause(tokens, from - 2)
      )
        return true
      if (/^(?:have|has|had) /.test(entry.term))
        return PRONOUNS.has(tokens[from - 1]?.lower ?? '') || isCapitalised(tokens[from - 1]?.text ?? '')
          ? opensClause(tokens, from - 1) || tokens[from - 2]?.lower === 'and'
          : hasNounSubject(tokens, from) && !entry.term.startsWith('had ')
      if (/^there/.test(entry.term)) return tokens[to]?.lower !== 'a'
      if (/^(?:he|she|it) don't/.test(entry.term)) return !helped
      return true
  }
}

/** Words that a subject of several words has at most: “the number of active users”. */
const SUBJECT_WORDS = 6
/** Behind a stretch of time a subject begins without a comma: “over the last year our team”. */
const TIMES = words('year years month months week weeks quarter today yesterday')
const RELATIVES = words('that which who what everything all those')

/** True where the words before `to` are one subject: “our team has ran”, not “the problem the team has became”. */
function hasNounSubject(tokens: readonly Token[], to: number): boolean {
  for (let i = to - 1; i >= Math.max(0, to - SUBJECT_WORDS); i--) {
    const { lower, kind } = tokens[i] as Token
    if (kind !== 'word' || RELATIVES.has(lower) || PRONOUNS.has(lower)) return false
    if (!ARTICLES.has(lower)) continue
    return (
      i < to - 1 &&
      (opensClause(tokens, i) || TIMES.has(tokens[i - 1]?.lower ?? '') || tokens[i - 1]?.lower === 'and')
    )
  }
  return false
}
