/** How a thought becomes a fact: turned to its reader where it speaks of them, and whole or in parts. */
import { capitalised } from '../../../engine/edit.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { spokenTo, toYou } from '../../brief-people.ts'
import { isPast, mayBePast } from '../../material/verbs.ts'
import { bare } from '../wording.ts'
import type { Case, Role } from './facts.ts'
import { ORDER } from './for-writer.ts'
import {
  beginsWithAct,
  isWhole,
  type Person,
  personOf,
  toReader,
  USED,
  withArticles,
  withoutSome,
} from './grammar.ts'
import { type Meant, needsBefore } from './referent.ts'

/** Kinds whose reader does not know the sender: what troubles them is a guess. */
export const STRANGERS: ReadonlySet<Kind> = new Set<Kind>(['cold_outreach'])

/** Tells a thought in its plainest sure form; whom it spoke of. */
export function sayTo(found: Case, text: string, kind: Kind, before: Person, meant: Meant | null): Person {
  // Nothing but the sentence itself proves that others are meant.
  if (meant === 'unsure' || (meant === 'others' && needsBefore(text))) {
    found.left.push(text)
    return before
  }
  // Who was named is told of as it stands.
  if (meant === 'others') {
    tell(found, withArticles(text), kind)
    return 'other'
  }
  const { told: first, left } = withoutSome(text)
  if (left !== null) found.left.push(left)
  // “Day 3: send the first invoice” is told on another day.
  const said = withArticles(first.replace(/^(?:day|week) \d+: (?=\p{L})/iu, ''))
  if (personOf(said) === 'they' && toReader(said) === null) {
    found.left.push(text)
    return before
  }
  if (!isWhole(said)) {
    tell(found, /\b(?:they|their|them|she|he|her|his|him)\b/i.test(said) ? toYou(spokenTo(said)) : said, kind)
    return before
  }
  const person = personOf(said)
  if (person !== 'they') tell(found, meant === 'reader' ? (toReader(said) ?? said) : said, kind)
  else {
    const turned = toReader(said.replace(SILENT, ''))
    // What happened to a stranger the sender does not know.
    if (turned === null || (STRANGERS.has(kind) && found.reader.name === undefined && CLAIMS.test(turned)))
      found.left.push(first)
    else if (found.reader.name !== undefined && KNOWS.test(turned)) found.left.push(text)
    else
      for (const [i, part] of parted(turned).entries())
        tell(
          found,
          part,
          kind,
          i === 0 &&
            STRANGERS.has(kind) &&
            found.reader.name === undefined &&
            !GAINS.test(part) &&
            !part
              .split(' ')
              .slice(1, 4)
              .some((word) => isPast(word))
            ? 'pain'
            : undefined,
        )
  }
  return person
}

/** What somebody does for a living, and where they are, they need not be told. */
const KNOWS =
  /^You(?:['’]re| are| were) (?:(?:very|quite|always|a bit) )?\p{Ll}+(?:,? (?:but|and) \p{Ll}+)?$|^Your (?:budget|board|boss|manager)\b|^You (?:have (?:\d+|an?|two|three|four|five|six) (?:\p{Ll}+ ){0,2}\p{Ll}+$|run|lead|head|manage|own|work (?:at|for|as|in))\b|^You(?:['’]re| are) (?:(?:back|away|based|out of|on holiday)\b|(?:the|an?) (?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist|ant) |(?:the |an? )?(?:VP|CEO|COO|CFO|CTO|CMO|Head|Director|Chief|[Oo]wner|[Ff]ounder) (?:of |at |in )?\p{Lu})/u
/** “… but never answered my mail”: nobody is told what they did not do. */
const SILENT =
  /,? (?:and|but) (?:(?:he|she|they) )?(?:never|do(?: not|n['’]t)|did(?: not|n['’]t)|has(?: not|n['’]t)|have(?: not|n['’]t)) (?:answer|repl|respond|react|come back)\p{Ll}*\b.*$/u
const CLAIMS = /^Your \p{L}+ (?:\p{L}+ )?(?:went|fell|rose|grew|dropped|doubled|has|have|had)\b/u
/** What the reader gains is no trouble of theirs. */
const GAINS = /^(?:If|When|Once) |^You (?:get|receive|earn|keep|can|may|will|save|only|need|pay|don['’]t)\b/

/** “You liked the map, worried about the price”: two things of one person. */
const parted = (text: string): string[] => {
  const [head = '', ...rest] = text.startsWith('You ')
    ? text.split(
        /, (?:but |and )?(?=(?:was |were )?\p{Ll}+ed \p{Ll})| but (?=(?:was |were )?(?:worried|concerned|unsure)\b)/u,
      )
    : [text]
  return [
    head,
    ...rest.map(
      (part) =>
        `You ${part.replace(/^(?:was |were )?(?=(?:worried|concerned|interested|impressed)\b)/, 'were ')}`,
    ),
  ]
}

export function tell(found: Case, text: string, kind: Kind, role?: Role): void {
  const said = capitalised(bare(text).replace(/,? (?:or|and|at|see|here|on)$/i, ''))
  // A single word, or what named a page, tells nothing.
  if (!said.includes(' ') || found.facts.some((fact) => fact.text === said)) return
  if (/^Welcome to \p{Lu}/u.test(said) && found.lead === null) {
    found.lead = `${said}.`
    return
  }
  const act = text.replace(/^(?:then|next|after that|finally),? /i, '')
  const whole =
    isWhole(bare(text)) ||
    /^Thank you for /.test(said) ||
    (act !== text &&
      /^(?!(?:we|you|it|they|he|she|there|the|an?|our|your|my|this|that)\b)\p{Ll}+ \p{L}/u.test(act)) ||
    (beginsWithAct(act) && bare(text).split(' ').length < 8 && !ORDER.test(text))
  found.facts.push({ text: said, raw: bare(text), whole, role: role ?? roleOf(said, whole, kind) })
}

const DATE =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:(?<=\b(?:end of|by|until|before) )(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b(?: \d{4})?/g

/** Speaks of those like the reader. */
export const OF_MOST =
  /^(?:(?:I|We) (?:noticed|notice|see|know|hear|find|think)(?: that)? )?(?:most|many|almost all|nearly all|too many|half (?:of )?|\d+% of|some) (?!of (?:our|the)\b)/i
/** “St John's Hospital had 14 km done in 9 nights”, “40 clinics in Denmark do it already”, “We rewrote 60 pages for Oak & Olive”: what others had of it, with a figure. */
const BY_OTHERS =
  /^(?:(?:Last|This|In|Since) \p{L}+(?: \d{4})?,? (?:the )?(?=\p{Lu}))?(?!(?:The|This|That|These|Those|It|There|Our|Your|New|Price|Invoice|Interview|Salary|Last|Next|Each|Every|All|No|A|An)\b)(?:\p{Lu}\S*(?:'s)? (?:(?:in|of|and|&|\p{Lu}\S*) )*|\d+ \p{Ll}+ (?:in \p{Lu}\S* )?)(?:had|got|did|do|made|has|have|use|kept|saved?|went|cut|found)\b.*\d|^(?!(?:The|This|That|It|There|Our|Your|We|You|They|I)\b)\p{Lu}\S* (?:\p{Lu}\S* )*used (?:it|ours|us|our)\b|^\d+ \p{Ll}+s? (?:in \p{Lu}\S+ )?(?:do|use|have|joined|run|work with)\b|^(?!(?:The|This|That|Our|Your|We|You|They|It)\b)\p{Lu}\S* (?:\p{Lu}\S* )*\p{Ll}+s? \d.*\bwith (?:it|us|ours)\b|^(?:We|I) \p{Ll}+(?:ed|ote|aved|uilt|id|ut)\b.* for \p{Lu}.*\d/u

/** “Tarn Leisure Centre stayed open all summer”: what a customer did. */
const named = (text: string): boolean => {
  const [, verb] = /^(?:Last \p{Ll}+,? )?\p{Lu}\S+(?: \p{Lu}\S+)+ (\p{Ll}+) /u.exec(text) ?? []
  return verb !== undefined && mayBePast(verb)
}

function roleOf(text: string, whole: boolean, kind: Kind): Role {
  const person = personOf(text)
  const figures = text.replaceAll(DATE, '')
  // “Most owners do their books on Sunday night”: what others go through, which a stranger may know too.
  if (STRANGERS.has(kind) && whole && OF_MOST.test(text)) return 'pain'
  const isUsed =
    whole &&
    person === 'other' &&
    (USED.test(text) || BY_OTHERS.test(text) || (STRANGERS.has(kind) && named(text)))
  const isResult =
    isUsed ||
    (/\d/.test(figures) &&
      (/^\d+ \p{Ll}+ (?:do|use|work|joined|have|already)\b/u.test(text) ||
        /\b(?:cut|saves|saved|went from|fell|grew|rose|halved|doubled|reduced|trained|found|sold|sooner|faster|fewer|joined|fixed|paid for|measured|dropped|reduces)\b/i.test(
          text,
        ) ||
        / from \S+ to \S/.test(text) ||
        (whole && / instead of (?:paying|\d)/.test(text) && !/[£$€]/.test(text))))
  if (
    isResult &&
    person !== 'you' &&
    !/^We offer\b/.test(text) &&
    kind !== 'billing' &&
    kind !== 'announcement' &&
    !/^(?:The |Our |Your )?(?:prices?|fees?|rates?|rent) |^(?:We|I) need /i.test(text)
  )
    return 'proof'
  if (/\b(?:by|before|until|deadline)\b/i.test(text) && text.search(DATE) >= 0) return 'day'
  if (
    /[£$€]\s?\d|\d\s?(?:%|euros?|pounds|dollars|k\b)|\bfree\b|\bno deposit\b|\bprices?\b|\bsalary\b/i.test(
      figures,
    )
  )
    return 'price'
  if (text.search(DATE) >= 0) return 'day'
  if (
    /\b(?:takes?|within|in (?:about )?)\b[^.]*\b(?:minutes|hours|days|weeks|two|three)\b|\bworks with\b/i.test(
      text,
    )
  )
    return 'how'
  return person === 'we' ? 'ours' : 'other'
}
