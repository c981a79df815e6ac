/** What of a hurried brief can be put before its reader as it stands: all else is left to the sender, who knows what it means. */
import type { Dictionary } from '../../engine/dictionary.ts'
import type { Token } from '../../engine/doc.ts'
import { nounNumber } from '../../engine/measures/noun-number.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { BriefInput } from '../brief.ts'
import { clauseVerb } from '../material/clause-verb.ts'
import { mayBePast } from '../material/verbs.ts'
import { classesOf } from '../material/word-class.ts'
import { isNote, isOwn } from './opening.ts'
import { bare, formOf, isDetermined, sentence, sentencesOf } from './wording.ts'

/** The brief with only the sentences that are sure, and the parts of it that are none; `sent` is the brief as it was typed. */
export function sureOf(
  brief: BriefInput,
  sent: BriefInput,
  dictionary: Dictionary | null,
): { brief: BriefInput; left: string[] } {
  const told: string[] = []
  const left: string[] = []
  if (!isHurried(sent.about)) {
    // A word about the reader to somebody else is left to the sender and not dropped.
    for (const text of sentencesOf(brief.about).filter((said) => !FOR_WHOM.test(said)))
      ((isNote(text) && !isOwn(text, brief.sender?.company)) || OF_OTHERS.test(text) ? left : told).push(text)
    const about = told.join(' ')
    return { brief: about === brief.about ? brief : { ...brief, about }, left }
  }
  let isTold = true
  for (const text of sentencesOf(brief.about).flatMap(apart)) {
    if (FOR_WHOM.test(text)) continue
    // “It takes 3 minutes” is told of what came before, or not at all.
    const [head = '', ...rest] = bare(text).split(/,(?!\d)\s+/)
    const isWhole = isSure(text, dictionary)
    // “We sell discs, 15% cheaper than X, sample free”: what is sure stands first.
    const said = isWhole ? text : sentence(head)
    isTold = (isWhole || (rest.length > 0 && isSure(said, dictionary))) && (isTold || !LEANS.test(text))
    if (isTold) told.push(said)
    if (!isTold || !isWhole) left.push(isTold ? rest.join(', ') : text)
  }
  return { brief: { ...brief, about: told.join(' ') }, left }
}

/** `Please write to office managers.`: whom it is for, and nothing that is told. */
const FOR_WHOM =
  /^(?:please )?(?:write to \p{Lu}[^:;]*, who [^:;]+$|(?:write to|e-?mail|target|(?:it|this|the (?:mail|e-?mail|sequence)) (?:goes|is) (?:to|for)) (?!us\b|me\b)(?:[\p{L}&-]+ ){0,4}[\p{L}-]+\.?$)/iu

/** Typed as a note: thoughts that begin small or have no end, and signs nobody puts into a mail. A few words that name one thing are no note. */
function isHurried(about: string): boolean {
  const thoughts = about
    .split(/\n+|(?<=[.!?])\s+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (SIGNS.test(about) || SHORT.test(about)) return true
  if (thoughts.length === 1 && !/[,;] /.test(about)) return false
  if (thoughts.length > 1 && thoughts.every((text) => LABELLED.test(text))) return true
  return thoughts.some((text) => /^(?:[-*•–]\s|\p{Ll})/u.test(text))
}

const SIGNS = /->|=>|\s@\s|\bw\/|~\d|\s\+\s|\p{Ll} - \p{Ll}/u
/** What stays short however it is written out. */
const SHORT = /\b(?:incl|excl|approx|mo|wk|hr|cta|usp|seq|re|w|n|b4|asap|mgmt|dept|biz|prob|bc|thx|pls|ppl)\b/
/** Speaks of its reader to somebody else. */
const SPOKEN_OF = /\b(?:she|he|her|his|him|them|their)\b/i
/** “guides that visitors hear on their own phone”: whose, the sentence says. */
const NAMED_FIRST = /\bthat \p{Ll}{3,}s (?:\p{Ll}+ ){1,4}(?:their|them)\b/gu
/** “They want 8% more”: people, who may be the reader. */
const OF_OTHERS = /^(?:they|he|she) (?:want|need|said|say|asked|ask|think|complain|told|refuse|like|hate)/i
const LABELLED = /^(?:[-*•–] )?(?!The\b|From our\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+:(?= )/u
/** What stands by itself in a mail to many: `Speaker: Eva Brandl`. */
const IN_MAIL =
  /^(?:date|when|time|where|place|venue|location|topics?|speakers?|host|programme|agenda|price|cost|pay|salary|start|hours):/i

/** `Spring sale: 25% off all pots until 30 April` */
const DEAL = /^(?:(?:\p{L}+ ){0,3}\p{L}+: )?[^,:]*\d ?% off(?: [^,]+)? until \S/iu

const LEANS = /^(?:it|this|that|they|these|those)\b|^\S+ who (?:do|did)\b/i

/** Sentences that a comma only strings together, each by itself: “leaks cost 20%, Skogn found 112 of them”. */
function apart(text: string): string[] {
  const parts = bare(text).split(/,(?!\d)\s+/)
  const cuts = parts.slice(1).some((part) => isTelling(part))
  if (!cuts || /^[^,]*:|^(?:if|when|while|because|as|since|once|after|before)\b/i.test(text)) return [text]
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last === undefined || isTelling(part)) whole.push(part)
    else whole[whole.length - 1] = `${last}, ${part}`
  }
  return whole.map((part) => sentence(part))
}

/** A part that tells something by itself, and is no further half of what came before. */
const isTelling = (part: string): boolean =>
  !/^(?:and|or|but|so|which|who|whose|where|because|as|if|when|while|with|since|unless|to|for|not)\b/i.test(
    part,
  ) &&
  (/^(?:clause|verb)$/.test(formOf(part)) ||
    /^(?:is|are|was|were|has|have|had)\b/i.test(part) ||
    HAS_DONE.test(part))
/** “Orkla Skogn found 112 leaks” */
const HAS_DONE =
  /^(?:\p{Lu}\S*|&) (?:(?:\p{Lu}\S*|&) ){0,3}(?:found|cut|saved|went|got|made|won|lost|\p{Ll}{2,}ed) /u

/** Whether a sentence has its subject and its verb, and only words that people write to one another. */
function isSure(text: string, dictionary: Dictionary | null): boolean {
  if (SIGNS.test(text) || SHORT.test(text) || SPOKEN_OF.test(text.replaceAll(NAMED_FIRST, ''))) return false
  const tokens = tokenize(bare(text))
  if (tokens.some((token) => isStrange(token, dictionary)) || isUnjoined(tokens)) return false
  if (IN_MAIL.test(text) || DEAL.test(text)) return true
  if (LABELLED.test(text)) return false
  if (OPENERS.test(text) || text.endsWith('?')) return true
  return hasSubject(tokens, text) && hasVerb(tokens, text.replace(/^otherwise /i, ''))
}

/** “two bakers Malmö”: a name beside a thing, with no word that joins them. */
function isUnjoined(tokens: readonly Token[]): boolean {
  const classes = classesOf(tokens)
  return tokens.some(
    ({ kind, text, lower }, i) =>
      i > 0 &&
      kind === 'word' &&
      text === lower &&
      classes[i] === 'word' &&
      classes[i + 1] === 'name' &&
      !mayBePast(lower) &&
      !clauseVerbAt(tokens, classes, i),
  )
}
const clauseVerbAt = (tokens: readonly Token[], classes: Classes, at: number) =>
  clauseVerb(tokens, classes) === at
type Classes = ReturnType<typeof classesOf>

/** A short word in small letters that no list knows, or that is a name; longer ones are words of a trade. */
function isStrange({ kind, text, lower }: Token, dictionary: Dictionary | null): boolean {
  if (kind !== 'word' || text !== lower || dictionary === null || /[-’']/.test(lower)) return false
  return dictionary.isProper(lower)
    ? lower.length <= SHORT_WORD
    : lower.length <= SHORT_WORD && !dictionary.has(lower)
}

const SHORT_WORD = 4
const OPENERS = /^(?:thank|thanks|welcome|congratulations|here (?:is|are)|please|it has been)\b/i

function hasSubject(tokens: readonly Token[], text: string): boolean {
  const [first] = tokens
  if (first === undefined) return false
  // “Last year we did 22 visits”, “Legal won't start the review”
  if (
    /^(?:otherwise |(?:last|this|next|in|on|by|from|since|at|until|after|before|with) [^,]{1,20},? )?(?:we|i|you|it|there)\b/i.test(
      text,
    )
  )
    return true
  if (/^\p{Lu}\p{L}+ (?:won['’]t|will|can|can['’]t|cannot|must|should)\b/u.test(text)) return true
  // “Invoice 2207 was due …”
  if (/^(?:invoice|order|quote|bill|booking|ticket|claim|PO) (?:no\. ?|#)?\p{Lu}*-?\d/iu.test(text))
    return true
  const small = first.kind === 'word' ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
  return isDetermined(small) || nounNumber(tokens, 0) === 'many' || /^\p{Lu}\S* \p{Lu}/u.test(text)
}

function hasVerb(tokens: readonly Token[], text: string): boolean {
  if (formOf(text) === 'clause') return true
  if (clauseVerb(tokens, classesOf(tokens)) !== null) return true
  if (HAS_DONE.test(text) || / (?:ends|expires|renews|runs out) on \S/.test(text)) return true
  // “A 2-year deal locks $48”, “Leaks cost 20% of the bill”
  return tokens.some(({ lower }, i) => {
    const next = tokens[i + 1]
    return (
      i > 0 &&
      (mayBePast(lower) || (/[^s]s$/.test(lower) && i > 1)) &&
      next !== undefined &&
      (next.kind === 'number' || /^[$£€]$/.test(next.text))
    )
  })
}
