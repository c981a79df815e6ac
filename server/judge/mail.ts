/** The verdict on a whole mail that a model wrote in place of another. */
import type { Doc, Token } from '#shared/engine/doc.ts'
import type { Draft } from '#shared/engine/draft.ts'
import type { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import type { Report } from '#shared/engine/report.ts'
import { score } from '#shared/engine/score.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { languageOf } from '#shared/operations/localize/language.ts'
import type { Context } from '#shared/operations/operation.ts'
import { holdsPhrase, timesHeld } from '#shared/operations/phrase.ts'
import { type Case, inventsIn } from './case.ts'
import { turnsConditions, turnsZones } from './facts/conditions.ts'
import { type Facts, lostIn, type MayGo } from './facts/facts.ts'
import { factsIn } from './facts/in-language.ts'
import { sameWay } from './facts/same-way.ts'
import { swapsFigures } from './facts/swapped.ts'
import { newHoles, scoreWhenFilled } from './holes.ts'
import { addressesModel, carriesInstruction, isOffTopic } from './intrusion.ts'
import { turnsPlace, turnsWord } from './nearly-same.ts'
import { turnsDeed, turnsNo } from './negation.ts'
import { turnsOpposite, turnsRoles } from './opposites.ts'
import { greetedIn } from './people.ts'
import { asRead, isNoMail } from './plain.ts'
import { promises } from './promises.ts'
import type { Rejection } from './rejection.ts'

/** What a mail has to meet besides its facts. */
export interface Terms {
  /** The answer of the rules, which it may not fall behind. */
  floor: Pick<Report, 'score' | 'dimensions'>
  include: readonly string[]
  exclude: readonly string[]
  /** Stay word for word, as often as they stand in the draft. */
  keep: readonly string[]
  /** Whether its words and reading grade are what was asked for. */
  fits: (report: Report, before: Report) => boolean
  may: MayGo
  /** Holes that may be left for facts which only the sender has. */
  holes: number
}

export interface Judged {
  doc: Doc
  report: Report
  /** Holes it leaves open, as written. */
  holes: string[]
  /** Its score once they are filled. */
  filled: number
}

/** Judges `after`, which is to stand in for the mail of the case: read and scored, or why it is refused. */
export function judgeMail(
  after: Draft,
  trial: Case,
  terms: Terms,
  context: Context,
  memo: Memo,
): Judged | Rejection {
  const { before, intrusion, system } = trial
  const text = [after.subject, after.preheader, after.draft].join('\n')
  if (after.draft.trim() === '' || (before.draft.subject && !after.subject?.trim())) return 'malformed'
  const doc = parse(after, context.profile, memo, context.dictionary)
  const seen = [after.subject, after.preheader, doc.text].join('\n')
  if (isNoMail(trial.format === 'text' ? text : seen, intrusion.given)) return 'unsafe_markup'
  const holes = newHoles(before.doc, doc, terms.holes)
  if (!holes) return 'placeholder_broken'
  if (doc.placeholders.some(({ raw }) => !trial.tags.has(raw) && !holes.includes(raw)))
    return 'instruction_carried'
  if (carriesInstruction(authored(doc), intrusion, system)) return 'instruction_carried'
  if (changesLanguage(before.doc, doc)) return 'language_changed'
  if (inventsIn(trial, doc, context)) return 'fact_added'
  if (lostIn(ownFacts(before.doc, context), withSigned(ownFacts(doc, context), doc), terms.may))
    return 'fact_dropped'
  if (swapsFigures(tokensOf(before.doc), tokensOf(doc), ownFacts(before.doc, context).names))
    return 'fact_swapped'
  if (greetsAnother(before.doc, doc)) return 'fact_swapped'
  if (before.doc.english && turnsNo(ownText(before.doc), authored(doc))) return 'fact_swapped'
  if (before.doc.english && turnsSentences(before.doc, doc, ownFacts(before.doc, context).names))
    return 'fact_swapped'
  if (before.doc.english && turnsTerms(ownText(before.doc), ownText(doc))) return 'fact_swapped'
  if (before.doc.english && promises(authored(doc), intrusion.given)) return 'fact_added'
  if (untouched(before.doc) !== untouched(doc)) return 'untouched_changed'
  if (isOffTopic(authored(doc), intrusion.given, before.doc.english)) return 'off_topic'
  if (terms.include.some((phrase) => !holdsPhrase(straight(seen), straight(phrase)))) return 'phrase_missing'
  if (terms.keep.some((phrase) => timesHeld(before.doc.text, phrase) > timesHeld(doc.text, phrase)))
    return 'phrase_missing'
  if (terms.exclude.some((phrase) => holdsPhrase(seen, phrase))) return 'phrase_forbidden'
  const report = score(after, context.profile, { dictionary: context.dictionary, memo })
  if (!terms.fits(report, before.report)) return 'length_missed'
  if (voice(report) < voice(terms.floor)) return 'brand_voice_worse'
  const filled = scoreWhenFilled(report, holes)
  if (filled < terms.floor.score) return 'scores_lower'
  return { doc, report, holes, filled }
}

/** Where either is too short to tell, nobody can say that it does. */
function changesLanguage(before: Doc, after: Doc): boolean {
  const [was, is] = [language(before), language(after)]
  return was !== null && is !== null && was !== is
}

const language = (doc: Doc): string | null => languageOf(doc, doc.locale.slice(0, 2))

const voice = ({ dimensions }: Pick<Report, 'dimensions'>): number =>
  dimensions.find(({ id }) => id === 'brand_voice')?.score ?? 100

const NOT_OWN: ReadonlySet<string> = new Set(['quoted', 'signature', 'footer'])

const authored = (doc: Doc): string =>
  [
    ...[doc.subject, doc.preheader].flatMap((line) => (line ? [line.text] : [])),
    ...doc.sentences.filter(({ region }) => !NOT_OWN.has(region)).map(({ text }) => text),
  ].join('\n')

/** What the sender wrote for this mail, without what it says to a model. */
const ownText = (doc: Doc): string => linesOf(doc).join('\n')

const untouched = (doc: Doc): string =>
  [
    doc.sentences.some(({ region }) => region === 'signoff') ? 'signed off' : '',
    ...doc.sentences.filter(({ region }) => NOT_OWN.has(region)).map(({ text }) => text),
  ].join('\n')

/** What the sender wrote for this mail, a line for a sentence, without those that speak to a model. */
const linesOf = (doc: Doc): string[] =>
  [doc.subject, doc.preheader, ...doc.sentences]
    .flatMap((line) => (line ? [line] : []))
    .filter(({ region, text }) => !NOT_OWN.has(region) && !addressesModel(text))
    .map(({ text }) => sameWay(asRead(text)))

const tokensOf = (doc: Doc): Token[][] => linesOf(doc).map((line) => tokenize(line))

/** “My name is Rita Lund” is told by the signature as well. */
const withSigned = (facts: Facts, { sentences }: Doc): Facts => {
  const signed = sentences.filter(({ region }) => region === 'signoff' || region === 'signature')
  return {
    ...facts,
    words: new Set([...facts.words, ...signed.flatMap(({ tokens }) => tokens.map(({ lower }) => lower))]),
  }
}

const ownFacts = (doc: Doc, context: Context): Facts =>
  factsIn(linesOf(doc), doc.english ? 'en' : languageOf(doc, doc.locale.slice(0, 2)), context.dictionary)

const turnsTerms = (before: string, after: string): boolean =>
  turnsConditions(before, after) ||
  turnsZones(before, after) ||
  turnsOpposite(before, after) ||
  turnsDeed(before, after) ||
  turnsRoles(before, after)

const turnsSentences = (before: Doc, after: Doc, names: ReadonlySet<string>): boolean => {
  const [was, is] = [linesOf(before), linesOf(after)]
  return turnsWord(was, is, names) || turnsPlace(was, is, names)
}

/** Whether a mail greets somebody whom the draft, which greets somebody else, does not. */
function greetsAnother(before: Doc, after: Doc): boolean {
  const [was, is] = [greetedIn(before), greetedIn(after)]
  return was.length > 0 && is.some((name) => !was.includes(name))
}

const straight = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
