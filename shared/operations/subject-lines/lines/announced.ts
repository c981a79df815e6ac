/** Subjects of what is announced: `Annual charity run on May 17th`, where “our school is organizing its annual charity run …”. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nameEnd } from '../../material/people.ts'
import { isPast } from '../../material/verbs.ts'
import { EMPTY, NUMBER_WORDS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { namesMatter } from '../reading/request-cuts.ts'
import { dayBehind, dayInFront, type Thing, textUpTo, thingAt } from '../reading/thing-at.ts'
import { OCCASIONS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9
/** What makes a thing news. */
const ANNOUNCES =
  /^(?:organi[sz](?:e|es|ed|ing)|host(?:s|ed|ing)?|hold|holds|holding|launch(?:es|ed|ing)?|announc(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|releas(?:e|es|ed|ing)|open(?:s|ed|ing)?|publish(?:es|ed|ing)?|start(?:ing|ed)|running|adding|added|planning|built)$/
/** Before a verb: its subject, or the helper of its form. */
const OWN = /^(?:i|we|(?:we|i)['’](?:ve|re|m))$/
const HELPS =
  /^(?:is|are|am|was|were|be|been|have|has|had|will|to|(?:we|i|they)['’](?:ve|re|ll|m)|we|i|they)$/
const BETWEEN = /^(?:just|now|recently|also|finally|currently|already|proudly|officially|soon|again)$/
/** What stands before the thing: without it the verb may be a noun. */
const OPENS = /^(?:a|an|the|our|its|it's|new|two|three|four|five|\d+)$/
/** Of how many, the line does not say. */
const MANY = /^(?:tons|lots|bunch|couple|number|range|variety|series|set|kind|sort|host|few|dozens?|\d.*)$/
const REACH = 3
/** Sentences that still tell the news. */
const EARLY = 3
/** And those that may still name something new. */
const READ = 6
export function announcedLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  return lines
    .filter(
      ({ index, sentence }) =>
        index !== null && (sentence.region === 'opening' || sentence.region === 'body'),
    )
    .slice(0, READ)
    .flatMap((line, i) =>
      line.sentence.question || isShouted(line.sentence)
        ? []
        : [
            ...announced(line, doc),
            ...launched(line, doc),
            ...held(line),
            ...invited(line, lines),
            ...seen(line, doc),
          ].map((idea) =>
            i < EARLY ? { ...idea, role: 'news' as const } : { ...idea, weight: idea.weight - 1 },
          ),
    )
}

function announced(line: Line, { family, kind }: Doc): Idea[] {
  const { tokens, text } = line.sentence
  const at = tokens.findIndex((_, i) => isDone(tokens, i) && thingAt(tokens, i + 1) !== null)
  const thing = at < 0 ? null : behindDoors(tokens, at)
  // “We are opening our test tank”: what is done says more than the tank.
  if (thing?.owner === 'our' && tokens[at]?.lower.endsWith('ing')) return []
  // “They have just won the contract”: somebody else's.
  if (tokens.slice(Math.max(0, at - REACH), at).some(({ lower }) => OTHERS.test(lower))) return []
  // “Your team just launched a pilot”: the reader's own news is told as it stands.
  if (
    thing === null ||
    (family === 'cold' && !tokens.slice(Math.max(0, at - REACH), at).some((t) => OWN.test(t.lower)))
  )
    return []
  // “I bought the backpack on 2 May”: the day is that of the deed, which is over.
  const day =
    isDeed(tokens, at) && !ANNOUNCES.test(tokens[at]?.lower ?? '')
      ? null
      : (dayBehind(line.sentence, thing.ends[0] ?? at) ?? dayInFront(line.sentence))
  return thing.ends.flatMap((to, i): Idea[] => {
    const own = tokens.slice(thing.from, to)
    if (MANY.test(own[0]?.lower ?? '')) return []
    // “we open the gates from 10 to 3”: hours are those of the verb.
    if (/^open/.test(tokens[at]?.lower ?? '') && /\bfrom \d/.test(text.slice(tokens[at]?.end ?? 0))) return []
    // “a call in your calendar”: what the call is about is not said.
    const [head = to] = thing.ends
    if (
      EMPTY.has(tokens[head - 1]?.lower ?? '') &&
      head < to &&
      !/^(?:for|about|of|on|to)$/.test(tokens[head]?.lower ?? '')
    )
      return []
    if (!namesMatter(own) || (own.length === 1 && day === null)) return []
    if (EMPTY.has(own.at(-1)?.lower ?? '') && own.length < 3) return []
    const plain = textUpTo(text, tokens, thing.from, to)
    // “have awarded the Kirkdale Boxing Club £7,500”
    const said = plain.replace(/(?<=\p{L}) (?=[$£€]\d)/u, ': ')
    return [
      said,
      ...(day === null ? [] : [kind === 'event_invitation' ? `${said}, ${day}` : `${said} on ${day}`]),
    ]
      .filter((each) => each.split(' ').length <= LONGEST && each.includes(' '))
      .map((each, n) => ({
        text: each,
        angle: 'specific',
        // “Third dryer”, “Small tool”: two words without a day name a thing and say nothing of it.
        shape: own.length < 3 && each === plain ? 'names' : 'says',
        weight: 4 + n * 1.2 + i * 0.3,
        why: 'Names what the mail announces.',
        line,
      }))
  })
}

const OTHERS = /^(?:they|he|she)(?:['’](?:ve|s|re|d))?$/
/** What is opened and is not the matter. */
const DOORS = /^(?:doors?|gates?)$/

/** “We're opening the doors of the new wood shop”: it is the shop that opens. */
function behindDoors(tokens: readonly Token[], at: number): Thing | null {
  const thing = thingAt(tokens, at + 1)
  const to = thing?.ends[0] ?? 0
  if (thing === null || to - thing.from !== 1 || !DOORS.test(tokens[thing.from]?.lower ?? '')) return thing
  return /^(?:of|to|on|at)$/.test(tokens[to]?.lower ?? '') ? thingAt(tokens, to + 1) : null
}

/** What a sender does who has something new: behind it stands its name. */
const LAUNCHES = /^(?:announc|introduc|launch|unveil|present|releas)(?:e|ing)?$/
const LAUNCHED = /^(?:announced|introduced|launched|unveiled|released)$/

/** `Introducing Rotawise Swap`, where “we are thrilled to announce Rotawise Swap, our new feature”. */
function launched(line: Line, { family }: Doc): Idea[] {
  if (family !== 'bulk_promo' && family !== 'bulk_content') return []
  const { tokens, text } = line.sentence
  const at = tokens.findIndex(({ lower }, i) => {
    const before = tokens[i - 1]?.lower ?? ''
    return LAUNCHED.test(lower)
      ? /^(?:have|just|we['’]ve)$/.test(before)
      : LAUNCHES.test(lower) && (i === 0 || /^(?:to|we|are|we['’]re)$/.test(before))
  })
  const to = at < 0 ? at : nameEnd(tokens, at + 1)
  if (to <= at + 1 || !/^(?:[,.:!–—-]|and|from|on|today|for|with|which|that)$/.test(tokens[to]?.lower ?? '.'))
    return []
  return [
    {
      text: `Introducing ${textUpTo(text, tokens, at + 1, to)}`,
      promise: textUpTo(text, tokens, at + 1, to),
      angle: 'specific',
      shape: 'says',
      role: 'news',
      plain: true,
      weight: 5,
      why: 'Names what is new.',
      line,
    },
  ]
}

/** What one saw, felt or was told is no deed. */
const NO_DEED =
  /^(?:been|had|seen|watched|heard|noticed|read|found|felt|thought|known|wanted|needed|decided|received|got|gotten|asked|told|said|lost|missed|tried|reached|met|spoken|talked|come|gone|become|looked|enjoyed|loved|attached|enclosed|escalated|reviewed|considered|discussed|broken|taken|let|kept|wondered|hoped|meant|used|lived|worked|bought|purchased)$/

/** “I've drawn up a proposal”, “the council has approved our plan”. */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token
  // “drawn up”, “put together”: the particle stands before the thing.
  const verb = /^(?:up|together|out|in)$/.test(lower) ? at - 1 : at
  const said = tokens[verb]?.lower ?? ''
  const before = tokens[BETWEEN.test(tokens[verb - 1]?.lower ?? '') ? verb - 2 : verb - 1]?.lower ?? ''
  // “I’ve left three questions in the margins”, and not “I have left the company”.
  if (said === 'left' && !NUMBER_WORDS.has(tokens[at + 1]?.lower ?? '')) return false
  return isPast(said) && !NO_DEED.test(said) && /^(?:have|has|we|i|(?:i|we)['’]ve)$/.test(before)
}

/** “has launched”, “is organizing”, “our school holds its”: a verb by what stands around it. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token
  if (at === 0 || !(ANNOUNCES.test(lower) || isDeed(tokens, at)) || !OPENS.test(tokens[at + 1]?.lower ?? ''))
    return false
  const before = tokens[BETWEEN.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1]
  if (!ANNOUNCES.test(lower)) return true
  if (lower.endsWith('ing') || !/(?:s|ed)$/.test(lower)) return HELPS.test(before?.lower ?? '')
  return before?.kind === 'word' && !/^(?:a|an|the|our|your|my|of|for|in|on|with|to)$/.test(before.lower)
}

/** “We noticed a sign-in to your account from a new device”: what somebody who looks after it saw there. */
const SEEN_AT =
  /^(?:i|we)(?:['’]ve| have)? (?:just |recently )?(?:noticed|detected|found|identified|discovered|spotted|registered) (?=an? )/iu

/** `Sign-in to your Pebble account` */
function seen(line: Line, { family }: Doc): Idea[] {
  const { tokens, text } = line.sentence
  const found = family === 'operational' ? SEEN_AT.exec(text) : null
  const thing =
    found &&
    thingAt(
      tokens,
      tokens.findIndex((t) => t.start >= found[0].length),
    )
  return (thing?.ends ?? [])
    .filter((to) => thing && to - thing.from > 1 && to - thing.from <= LONGEST)
    .map((to, i) => ({
      text: textUpTo(text, tokens, thing?.from ?? 0, to),
      angle: 'specific',
      shape: 'says',
      weight: 5 + i * 0.5,
      why: 'Names what was seen.',
      line,
    }))
}

/** “Join us for an exclusive webinar on the new rules”, “You are invited to our open day” */
const INVITES =
  /(?:^(?:please |come and |do )?(?:(?:join (?:us|me)(?: \p{L}+)?|come(?: along)?) (?:for|at|to)|you(?:['’]re| are) (?:warmly |cordially )?invited to|(?:we|i)(?:['’]d| would) (?:love|like) (?:you to come|to invite you|you to join us)(?: along)? (?:to|for|at))|\bif you (?:could|would|can) (?:join us|come|be there)(?: along)? (?:for|to|at)|\b(?:delighted|pleased|happy|like|love|writing|want) to (?:invite you|have you (?:join us|come)) (?:to|for|at)) (?=an?\b|our\b|the\b)/iu

/** `Webinar on the new rules, 9 December`: what there is to come to and its day, wherever the mail tells that. */
function invited(line: Line, lines: readonly Line[]): Idea[] {
  const { tokens, text } = line.sentence
  const found = INVITES.exec(text)
  const thing =
    found === null
      ? null
      : thingAt(
          tokens,
          tokens.findIndex((t) => t.start >= found.index + found[0].length),
        )
  // “a study day on 19 March”: what has its day beside it is found by that.
  if (!thing || (found && found.index > 0 && OCCASIONS.has(tokens[(thing.ends[0] ?? 1) - 1]?.lower ?? '')))
    return []
  // A day with its weekday or its hour is one to come on; “From 1 April every brand has to report” is another's.
  const days = lines
    .slice(0, READ)
    .flatMap((each) =>
      datesIn(each).filter((d) => each === line || WEEKDAY.test(d.text) || HOUR.test(each.sentence.text)),
    )
  const day = days
    .find((d) => /\d/.test(d.text))
    ?.text.replace(YEAR, '')
    .replace(WEEKDAY, '')
  return thing.ends.flatMap((to, i): Idea[] => {
    const said = textUpTo(text, tokens, thing.from, to)
    const whole = day === undefined ? said : `${said}, ${day}`
    if (!said.includes(' ') || whole.split(' ').length > LONGEST) return []
    return [
      {
        text: whole,
        promise: said,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 6 + i * 0.5,
        why: 'Names what there is to come to.',
        line,
      },
    ]
  })
}
const HOUR = /\b(?:at|from) (?:noon|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\b|o['’]clock)|\d{1,2}[.:]\d\d)/i
const WEEKDAY = /^\p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/u
const YEAR = /,? 20\d\d$/

const HELD =
  /^(?:meets|takes place|is held|will be held|will take place|happens|returns|runs|opens|begins|starts)\b/i

/** `Alpine Water Forum, 9 and 10 September`, where it “meets for the seventh time on 9 and 10 September”. */
function held(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const thing = thingAt(tokens, 0)
  const to = thing?.ends.findLast((end) => HELD.test(text.slice(tokens[end]?.start ?? text.length)))
  const day = to === undefined ? null : dayBehind(line.sentence, to)
  if (!thing || to === undefined || day === null || thing.owner === 'your') return []
  // “Annual general meeting, 19 March”: with its day it is one of its own.
  const met = OCCASIONS.has(tokens[to - 1]?.lower ?? '') || tokens[to - 1]?.lower === 'meeting'
  if (to - thing.from < 2 || to - thing.from > LONGEST - 3) return []
  if (!met && !namesMatter(tokens.slice(thing.from, to))) return []
  return [
    {
      text: `${textUpTo(text, tokens, thing.from, to)}, ${day}`,
      ...(met ? { plain: true } : {}),
      angle: 'specific',
      shape: 'says',
      weight: 5,
      why: 'Names what there is to come to, and the day.',
      line,
    },
  ]
}
