/** Subjects of a thing with what it comes to, where other words stand between them: `Phase one: €38,400`, `Invoice 5518: £1,986.40`. */

import type { Doc, Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isVerb } from '../../material/verbs.ts'
import { EMPTY, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

/** In longer sentences the sum may be of something else. */
const RAMBLING = 34
const COMES_TO =
  /^(?:comes? to|come in at|comes in at|costs?|totals?|amounts? to|is|will be|would be|are|works out at)(?: (?:in the amount of|now|just|only|about|around))?$/
const RENEWS = /^(?:renews|continues|starts|begins)\b.* at$/
const SUM = /^[$£€¥]\d/
/** What has a number by which it is called. */
const NUMBERED =
  /\b(invoice|order|booking|ticket|quote|estimate|bill|policy|contract)(?: no\.?| number)? #?([A-Z]*-?\d[\d-]{2,})\b/i
/** “invoice 7731 for £1,986.40” */
const BESIDE = new RegExp(`${NUMBERED.source}(?: \\p{Ll}+){0,2} ([$£€¥]\\d[\\d.,]*\\d|[$£€¥]\\d)`, 'iu')
const WHOLE =
  /\b(?:total|amount due|balance|amount (?:is|of)|payment of|sum of|which makes|comes to)\b[^.;]{0,40}?([$£€¥]\d[\d.,]*\d|[$£€¥]\d)/i
export function totalLines({ family }: Doc, { lines }: RichMaterial): Idea[] {
  if (family === 'bulk_content') return []
  return [...lines.flatMap((line) => (isShouted(line.sentence) ? [] : subjectSum(line))), ...numbered(lines)]
}

/** `Phase one: €38,400`, out of “Phase one covers the reception … and comes to €38,400”. */
function subjectSum(line: Line): Idea[] {
  const { tokens, text, words, question } = line.sentence
  const sums = tokens.flatMap((t, i) => (SUM.test(t.text) ? [i] : []))
  const [at] = sums
  const comma = tokens.findIndex((t) => t.text === ',')
  // “As discussed, the total cost …”
  const first = PREPOSITIONS.has(tokens[0]?.lower ?? '') && comma > 0 && comma < 9 ? comma + 1 : 0
  if (question || words > RAMBLING || at === undefined || sums.length > 1) return []
  const thing = thingAt(tokens, first)
  const whole = thing?.ends.findLast((end) => end < at && end - thing.from < 7) ?? 0
  const verb = tokens.findIndex(
    ({ lower }, i) => i > (thing?.from ?? 0) && i < whole && isVerb(lower) && /[^s]s$/.test(lower),
  )
  const to = verb < 0 ? whole : verb
  if (!thing || to === 0 || !/^(?:|your)$/.test(thing.owner) || !isNamed(tokens.slice(thing.from, to)))
    return []
  const between = tokens.slice(to, at).map((t) => t.lower)
  const clause = between
    .slice(between.findLastIndex((lower) => lower === 'and' || lower === ',') + 1)
    .join(' ')
  const linked =
    COMES_TO.test(clause) ||
    RENEWS.test(between.join(' ')) ||
    (clause === '' && between.at(-1) === ',' && /^(?:is|covers)$/.test(between[0] ?? ''))
  if (!linked || /^(?:to|more|less|cheaper)$/.test(tokens[at + 1]?.lower ?? '')) return []
  const name = text.slice(tokens[thing.from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  return [
    {
      text: `${thing.owner === 'your' ? 'Your ' : ''}${name}: ${tokens[at]?.text}`,
      angle: 'number',
      shape: 'says',
      spare: true,
      weight: 4,
      why: 'Puts the price beside the thing it is for.',
      line,
    },
  ]
}

/** “Phase one”, “total cost of the project”; “price” by itself is of anything. */
const isNamed = (own: readonly Token[]): boolean =>
  own.length > 1 && own.some((t) => t.kind === 'word' && !EMPTY.has(t.lower) && t.lower !== 'total')

/** `Invoice 5518: £1,986.40`, where the mail calls one thing by its number and tells one total. */
function numbered(lines: readonly Line[]): Idea[] {
  const called = new Map<string, string>()
  for (const { sentence } of lines) {
    const found = NUMBERED.exec(sentence.text)
    if (found?.[1] && found[2])
      called.set(
        found[2],
        `${capitalised(found[1].toLowerCase())} ${/#/.test(found[0]) ? '#' : ''}${found[2]}`,
      )
  }
  const [name = called.size === 0 ? paperOf(lines) : undefined] = [...called.values()]
  const beside = lines.flatMap(({ sentence }) => BESIDE.exec(sentence.text)?.[3] ?? [])
  const total =
    beside.length > 0 ? beside : lines.flatMap(({ sentence }) => WHOLE.exec(sentence.text)?.[1] ?? [])
  const [sum] = new Set(total).size > 1 ? [] : total
  if (called.size > 1 || name === undefined) return []
  const due = lines.map(dueDay).find((day) => day !== null)
  const line = lines.find(({ sentence }) => NUMBERED.test(sentence.text)) ?? null
  const idea = (text: string, angle: Idea['angle'], weight: number, why: string): Idea => ({
    text,
    angle,
    shape: 'says',
    role: 'news',
    weight,
    why,
    line,
  })
  return [
    ...(sum === undefined || !due
      ? []
      : [
          // No one sentence need say all three.
          {
            ...idea(`${name}: ${sum}, due ${due}`, 'specific', 9, 'Gives the number, the sum and the day.'),
            promise: name,
          },
        ]),
    ...(sum === undefined
      ? []
      : [idea(`${name}: ${sum}`, 'number', called.size > 0 ? 9 : 4, 'Gives the number and the sum.')]),
    ...(due ? [idea(`${name}, due ${due}`, 'specific', 4, 'Gives the number and the day.')] : []),
  ]
}

/** “Your invoice for October is ready”, “our proposal”: the paper the mail is about, without a number; early in it or nowhere. */
const PAPER =
  /\b(your|our|my|the) ((?:new )?(?:invoice|bill|statement|quote|proposal|estimate)(?: for (?:January|February|March|April|May|June|July|August|September|October|November|December))?)\b/
const EARLY = 2

function paperOf(lines: readonly Line[]): string | undefined {
  for (const { sentence } of lines.slice(0, EARLY)) {
    const [, owner = '', paper = ''] = PAPER.exec(sentence.text) ?? PAPER.exec(small(sentence.text)) ?? []
    if (paper !== '') return owner === 'your' ? `Your ${paper}` : capitalised(paper)
  }
  const sent = lines.map(({ sentence }) => SENT.exec(sentence.text)?.[1]).find((paper) => paper !== undefined)
  return sent && capitalised(sent)
}

/** “I have attached a proposal for your review” */
const SENT =
  /\b(?:attached|enclosed|prepared|put together|sent over|sending over)(?: is)? (?:an?|the|our|my) (invoice|quote|proposal|estimate)\b/i

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const OWED =
  /^(?:it|which|that|this|payment|invoice|bill|statement|amount|balance|total|sum|order|quote|contract|policy|premium|fee|[$£€¥]\d.*)$/

/** “it was due on 13 November”, “payable by 12 December”; `null` for no such day. */
function dueDay({ sentence: { tokens, text } }: Line): string | null {
  const at = tokens.findIndex(
    ({ lower }, i) => /^(?:due|payable)$/.test(lower) && /^(?:on|by)$/.test(tokens[i + 1]?.lower ?? ''),
  )
  // “The return is due on Monday” tells of something else.
  const isOwn = at === 0 || tokens.slice(0, Math.max(0, at)).some(({ lower }) => OWED.test(lower))
  const end = at < 0 || !isOwn ? 0 : dateEnd(tokens, at + 2)
  return end <= at + 2 ? null : text.slice(tokens[at + 2]?.start ?? 0, tokens[end - 1]?.end ?? 0)
}
