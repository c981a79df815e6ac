/** The verdict on a line of its own: a subject, a preheader, an ask, a remark. */
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { score } from '#shared/engine/score.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import type { Context } from '#shared/operations/operation.ts'
import { type Case, inventsInText } from './case.ts'
import { turnsConditions } from './facts/conditions.ts'
import { sameWay } from './facts/same-way.ts'
import { swapsFigures } from './facts/swapped.ts'
import { carriesInstruction, isOffTopic } from './intrusion.ts'
import { turnsDeed } from './negation.ts'
import { turnsOpposite, turnsRoles } from './opposites.ts'
import { asRead, isNoMail } from './plain.ts'
import { promises } from './promises.ts'
import type { Rejection } from './rejection.ts'

/** What a line may do besides. */
interface Leave {
  /** True for remarks about a mail, which speak in words of their own. */
  ownWords?: boolean
  /** True for a text of several lines. */
  lines?: boolean
  /** True where holes may be left for facts which only the sender has. */
  holes?: boolean
}

/** Why a line is refused; `null` when it may be shown. It may lose facts, as it stands for no whole mail. */
export function judgeLine(
  text: string,
  trial: Case,
  context: Context,
  { ownWords = false, lines = false, holes = false }: Leave = {},
): Rejection | null {
  const { before, intrusion, system, tags } = trial
  if (text.trim() === '' || (!lines && text.includes('\n'))) return 'malformed'
  if (isNoMail(text, intrusion.given)) return 'unsafe_markup'
  if (findPlaceholders(text).some(({ raw, role }) => !(holes && role === 'leftover') && !tags.has(raw)))
    return 'placeholder_broken'
  if (carriesInstruction(text, intrusion, system)) return 'instruction_carried'
  if (inventsInText(trial, text, context)) return 'fact_added'
  if (before.doc.english && promises(text, intrusion.given)) return 'fact_added'
  if (before.doc.english && turnsLine(intrusion.given, text)) return 'fact_swapped'
  if (!ownWords && !before.doc.english && readsEnglish(text, trial, context)) return 'language_changed'
  if (!ownWords && isOffTopic(text, intrusion.given, before.doc.english)) return 'off_topic'
  if (!ownWords && !lines && isOffVoice(text, context)) return 'brand_voice_worse'
  return null
}

/** Whether a line says of a fact of the mail what the mail does not say of it. */
function turnsLine(given: string, text: string): boolean {
  const [was, is] = [given, text].map((each) => sameWay(asRead(each))) as [string, string]
  const [mail, line] = [was, is].map((each) => each.split('\n').map((one) => tokenize(one))) as [Lines, Lines]
  return (
    turnsConditions(was, is) ||
    turnsOpposite(was, is) ||
    turnsRoles(was, is) ||
    turnsDeed(was, is) ||
    swapsFigures(mail, line)
  )
}
type Lines = ReturnType<typeof tokenize>[]

/** Share of English words that the mail does not have from which a line of a mail in another language is English. */
const ENGLISH = 0.6

function readsEnglish(text: string, { facts }: Case, { dictionary }: Context): boolean {
  const words = tokenize(text).flatMap(({ kind, lower }) =>
    kind === 'word' && !facts.words.has(lower) ? lower : [],
  )
  const english = words.filter((word) => dictionary?.has(word) && !dictionary.isProper(word))
  return english.length > 1 && english.length >= words.length * ENGLISH
}

/** Whether a single line goes against the brand voice; a text of several lines is weighed against that of the rules. */
const isOffVoice = (text: string, { profile, dictionary }: Context): boolean =>
  profile.voice !== null &&
  score({ draft: text, format: 'text', kind: 'internal' }, profile, { dictionary }).annotations.some(
    ({ dimension }) => dimension === 'brand_voice',
  )
