/** What the later steps call the matter of a brief, by the words of one of its fields. */
import type { BriefInput } from '../brief.ts'
import { isPast, maybeVerb } from '../material/verbs.ts'
import { jobSubject } from './subjects.ts'
import { formOf, inside, isDetermined, isPredicate } from './wording.ts'

const OFFER_MAX = 60

/** Whether a name is that of a job. */
export const isJob = (matter: string | null) =>
  matter !== null && /\b(?:(?:role|job|position|post)s?|vacanc(?:y|ies))\b/i.test(matter)

/** What is offered, by the brief's `offer` or an `about` that is no more than a name for it. */
export function offerOf({ offer, about }: BriefInput): string | null {
  const named = [offer, about].flatMap((text) => {
    const name = inside((text ?? '').split(CLAUSE)[0] ?? '')
    const isName =
      (formOf(name) === 'noun' || formOf(name.split(JOINED)[0] ?? '') === 'noun') &&
      name.length <= OFFER_MAX &&
      !NO_NAME.test(name) &&
      !isPredicate(name)
    return isName ? [name] : []
  })[0]
  if (named === undefined) return null
  // A trade by its bare name: `our IT support`.
  if (offer === undefined && !isDetermined(named)) return `our ${named}`
  if (!named.includes(' ')) return `our ${named}`
  return isDetermined(named) || /^\p{L}+ing\b/u.test(named) ? named.replace(/^an? /i, 'the ') : `the ${named}`
}

const MOST_OF_NAME = 4
/** `I run Kettle & Thread, a workshop in Leith` */
const RUNS = /^(?:I|We) (?:run|own) (\p{Lu}[\p{L}\d&’'-]*(?: (?:&|\p{Lu}[\p{L}\d&’'-]*)){0,3}),/u
/** What a sender says they sell: `our warehouse robots` of “We offer warehouse robots to …”. */
export function soldIn({ about }: BriefInput): string | null {
  const [, told = ''] = /^Our ([^.,:;!?]+)/u.exec(about) ?? []
  const words = told.split(' ')
  // “Our software texts patients”: up to what it does.
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      (/[^s]s$/.test(word) || (isPast(word) && /[^s]s$/.test(words[i - 1] ?? ''))) &&
      (isPast(word) ||
        maybeVerb(word.toLowerCase()) ||
        /^(?:the|an?|your|all|every|in \d)/.test(words.slice(i + 1, i + 3).join(' '))),
  )
  const name = words
    .slice(0, Math.max(0, at))
    .join(' ')
    .replace(/ (?:now|also|already|always|currently|still|only|just|often)$/i, '')
  if (name !== '' && name.split(' ').length < MOST_OF_NAME) return `our ${name}`
  const [, what = ''] =
    /^(?:We|I) (?:do|offer|sell|make|build|run|provide|supply|rent(?: out)?|hire(?: out)?|lease|lend|brew|bake|grow|print|produce) (?:an? |the |our )?(.+?)(?= (?:for|to|that|which|with|so|in|of|from|at|on|and|by) |[.,;:]|$)/u.exec(
      about,
    ) ?? []
  const [, own] = RUNS.exec(about) ?? []
  if (own !== undefined) return own
  const [, called] =
    / (?:called|named) (\p{Lu}[\p{L}\d&’'-]*(?: \p{Lu}[\p{L}\d&’'-]*){0,2})$/u.exec(what) ?? []
  if (called !== undefined) return called
  if (what === '' || what.split(' ').length > MOST_OF_NAME || /\d/.test(what)) return null
  return IS_NAME.test(what) ? what : `our ${what}`
}

/** `VetLoop`, `Shift Board`: the name of a product is nobody's more than its own; `IT support` is none. */
const IS_NAME = /^\p{Lu}[\p{L}\d’'-]*\p{Ll}[\p{L}\d’'-]*(?: \p{Lu}\S*)*$/u

const JOINED = / (?:for|of|in|to|with) /
/** Behind these a clause begins, which belongs to no name: “the data before it is published”. */
const CLAUSE = / (?=(?:before|after|that|which|who|when|if|while|once|until|till) )/i

/** A price, a name or more than one thing. */
const NO_NAME = /^(?:$|\d|[$£€]|one |\p{Lu}(?!\p{Lu}))|[,:;.]/u

/** What a brief proposes to whoever decides: `the trial of our yeast` of “I suggest a trial of our yeast on one tank”. */
export function suggestedIn({ about }: BriefInput): string | null {
  const [, what] = /\bI suggest an? (\p{Ll}+(?: of (?:our|your|the) \p{Ll}+)?)\b/u.exec(about) ?? []
  return what === undefined ? null : `the ${what}`
}

/** What a brief to a stranger is about, where that is something to do: `replacing your label printers`. */
export const doneIn = ({ about, offer }: BriefInput): string | null =>
  offer === undefined ? (/^this is about (\p{Ll}+ing [^.,;:]{3,40})/iu.exec(about)?.[1] ?? null) : null

/** What is sold, by a brief that begins with its bare name: `our mobile dog grooming`. */
export function tradeName({ about }: BriefInput): string | null {
  const [, from] = /^From (our [^:]{3,40}):/u.exec(about) ?? []
  if (from !== undefined) return from
  const [first = ''] = about.split(/[.:;!?(]/)
  const [name = ''] = inside(first).split(/ (?:in|for|of|to|with|on|at|from|until) /)
  const low = name.charAt(0).toLowerCase() + name.slice(1)
  const words = low.split(' ').length
  if (words < 2 || words > 4 || /[\d,]/.test(low) || isDetermined(low) || formOf(low) !== 'noun') return null
  return `our ${low}`
}

/** The job by the title a brief begins with: `the staff nurse role`. */
export function jobOf({ about }: BriefInput): string | null {
  const title = jobSubject(about)?.split(/ (?:at|in|for|with|on) /)[0] ?? null
  if (title === null || isJob(title)) return null
  const [first = ''] = title.split(' ')
  const plain = /^\p{Lu}\p{Ll}+$/u.test(first) && !/ \p{Lu}/u.test(title)
  return `the ${plain ? title.charAt(0).toLowerCase() + title.slice(1) : title} role`
}

/** What a brief begins with, where that is a name for the matter: `Quarterly review: three late deliveries …`. */
export function headlineOf({ about }: BriefInput): string | null {
  const [head = ''] = about.split(/[.:;(–—]|,(?!\d)| with (?:our|my|you|the)\b/)
  const name = inside(head)
  if (head.length === about.length || formOf(name) !== 'noun' || /\d/.test(name)) return null
  const plain = name.charAt(0).toLowerCase() + name.slice(1)
  return / /.test(name) && name.length <= HEADLINE_MAX
    ? `the ${plain.replace(/^(?:the|an?|our|my) /i, '')}`
    : null
}
const HEADLINE_MAX = 40

/** Whether a brief says what it costs: what somebody decides about then is an offer. */
export const tellsPrice = ({ about, offer }: BriefInput): boolean =>
  /[£$€]\s?\d|\d (?:euros?|pounds|dollars)\b/i.test(`${about} ${offer ?? ''}`)
