/** The verdict on a translated sentence. Its words cannot be checked against the source; its facts can. */
import type { z } from 'zod'
import { findPlaceholders, samePlaceholders } from '#shared/engine/placeholders.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import type { contract } from '#shared/operations/localize/contract.ts'
import { FUNCTION_WORDS } from '#shared/operations/localize/tables/function-words.ts'
import type { Context } from '#shared/operations/operation.ts'
import { type Facts, factsOf } from '../facts/facts.ts'
import { speaksOfFraud } from '../fraud-abroad.ts'
import { addressesModel } from '../intrusion.ts'
import { isNoMail } from '../plain.ts'
import type { Rejection } from '../rejection.ts'
import { otherCompany } from './companies.ts'
import { datesIn } from './dates.ts'
import { judgeFigures } from './figures.ts'
import { turnsHalf } from './halves-of-day.ts'
import { judgeNames } from './names.ts'
import { gainsNo, losesNo } from './negations.ts'
import { changesOrder } from './order.ts'
import { mixesRegister } from './register.ts'
import { turnsRoles } from './roles.ts'
import { turnsWords } from './turned-words.ts'
import { changesUnit } from './units-east.ts'

type Input = z.output<typeof contract.input>

/** What all sentences of a translation are held to. */
export interface Translation {
  input: Input
  /** Of the target, as a code. */
  language: string
  /** Of the mail; `null` when it cannot be told. */
  source: string | null
  formality: 'formal' | 'informal'
  context: Context
  /** Names that the caller gave for the greeting. */
  names: readonly string[]
  /** Names that the mail greets or is signed with, in lower case; people keep theirs. */
  people: readonly string[]
  /** The line that greets, where the mail has one. */
  greeting: string | null
  /** Lines of the mail that speak to a model. */
  intruding: string
}

/** Length of a translation against its source; scripts that write words in few characters shrink. */
const SHRUNK = 0.3
const GROWN = 3
/** Characters that greetings and other short lines may differ by besides. */
const SLACK = 10
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko'])

/** Why a translation of `source` is refused; `null` when it may stand. `note` may hold the usual greeting. */
export function judgeTranslation(
  source: string,
  text: string,
  note: string,
  translation: Translation,
): Rejection | null {
  const { input, language, formality, context } = translation
  if (text.trim() === '' || (text.includes('\n') && !source.includes('\n'))) return 'malformed'
  if (text === source && /\p{L}{2}/u.test(text) && language !== translation.source) return 'language_changed'
  // Words for a model are left for a person to look at.
  if (addressesModel(source)) return 'instruction_carried'
  if (addressesModel(text) || speaksOfFraud(text, source)) return 'instruction_carried'
  if (takesFrom(translation.intruding, text, source)) return 'instruction_carried'
  if (isNoMail(text, source)) return 'unsafe_markup'
  if (!samePlaceholders(findPlaceholders(source), findPlaceholders(text)).preserved)
    return 'placeholder_broken'
  const least = source.length * (DENSE.has(language) ? SHRUNK / 3 : SHRUNK) - SLACK
  if (text.length > source.length * GROWN + 3 * SLACK || text.length < least) return 'length_missed'
  if (input.do_not_translate.some((phrase) => source.includes(phrase) && !text.includes(phrase)))
    return 'phrase_missing'
  if (glossaryMissing(source, text, input.glossary)) return 'phrase_missing'
  const [given, own] = [factsIn(source, context), factsIn(text, context)]
  if (!same(given.links, own.links)) return isMore(own.links, given.links) ? 'fact_added' : 'fact_dropped'
  const figures = judgeFigures(given, source, text, input.target_locale)
  if (figures) return figures
  if (turnsHalf(source, text) || otherCompany(source, text)) return 'fact_swapped'
  if (translation.source === 'en') {
    if (!datesIn(source, text, input.target_locale) || losesNo(source, text, language)) return 'fact_dropped'
    if (turnsEnglish(source, text, input.target_locale)) return 'fact_swapped'
  }
  const names = judgeNames(given, source, text, note, translation)
  if (names) return names
  if (otherLanguage(text, translation)) return 'language_changed'
  return mixesRegister(text, language, formality) ? 'formality_mixed' : null
}

/** Whether an English sentence says something else in its translation, by the words of both. */
function turnsEnglish(source: string, text: string, locale: string): boolean {
  const language = locale.slice(0, 2)
  return (
    gainsNo(source, text, language) ||
    turnsWords(source, text, language) ||
    turnsRoles(source, text, language) ||
    changesOrder(source, text, locale) ||
    changesUnit(source, text, language)
  )
}

const factsIn = (text: string, { dictionary }: Context): Facts =>
  factsOf(
    text.split('\n').map((line) => tokenize(line)),
    dictionary,
    true,
  )

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each))
const isMore = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((each) => !b.has(each))

/** Whether a term of the glossary is said otherwise. Endings change, and umlauts with them. */
const glossaryMissing = (source: string, text: string, glossary: Readonly<Record<string, string>>): boolean =>
  Object.entries(glossary).some(([term, use]) => {
    const stem = bare(use).slice(0, use.length > 5 ? -2 : undefined)
    return hasWords(source, term) && !bare(text).includes(stem)
  })

/** Lower case without marks on letters. */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether a phrase stands in a text as whole words. */
function hasWords(text: string, phrase: string): boolean {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  if (at < 0) return false
  const beside = `${text.charAt(at - 1)} ${text.charAt(at + phrase.length)}`
  return !/[\p{L}\p{N}]/u.test(beside) || hasWords(text.slice(at + 1), phrase)
}

/** Whether a translation has a word that stands in a line for a model and not in its own source. */
function takesFrom(intruding: string, text: string, source: string): boolean {
  const words = (from: string) => from.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const [theirs, own] = [new Set(words(intruding)), new Set(words(source))]
  return words(text).some((word) => theirs.has(word) && !own.has(word))
}

/** Share of English words from which a text without a small word of the target is English. */
const ENGLISH = 0.7

const withoutKept = (text: string): string =>
  findPlaceholders(text)
    .reduce((rest, { raw }) => rest.replace(raw, ' '), text)
    .replaceAll(/(?:https?:\/\/|www\.)[\p{Script=Latin}\d./?=&%_#~:@+-]*/gu, ' ')
    .replaceAll(/\p{Lu}[\p{Script=Latin}\d&.-]*(?: \p{Lu}[\p{Script=Latin}\d&.-]*)*/gu, ' ')

function otherLanguage(text: string, { language, context: { dictionary } }: Translation): boolean {
  const known = FUNCTION_WORDS.get(language)
  // A script of its own: hardly a letter of it may be missing. Links, merge tags and names keep theirs everywhere.
  if (!known) {
    const own = withoutKept(text)
    const words = tokenize(own).filter(({ kind }) => kind === 'word')
    const letters = own.match(/\p{L}/gu)?.length ?? 0
    const latin = own.match(/\p{Script=Latin}/gu)?.length ?? 0
    return words.length > 3 && latin > letters / 2
  }
  const words = tokenize(text).flatMap(({ kind, lower }) => (kind === 'word' ? lower : []))
  if (language === 'en') return false
  const count = (list: ReadonlySet<string> | undefined) => words.filter((word) => list?.has(word)).length
  const theirs = count(known)
  if (count(FUNCTION_WORDS.get('en')) > theirs + 1) return true
  const english = words.filter((word) => dictionary?.has(word) && !dictionary.isProper(word)).length
  return theirs === 0 && english > 1 && english >= words.length * ENGLISH
}
