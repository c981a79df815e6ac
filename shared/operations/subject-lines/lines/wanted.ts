/** Subjects of who or what is needed, and of what the sender would choose: `Can someone cover reception on Friday afternoon?`, `I recommend Brightside`. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isGerund, isVerb, maybeVerb } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9

/** “I need someone to …”, “we’re looking for a volunteer to …”, “I need you to …”. */
const NEEDS =
  /\b(?:i|we)(?:['’]re| are|['’]m| am|['’]d| would|['’]ll| will)? (?:still |also |really |urgently )?(?:need|needing|looking for|want|like|could use|could do with|seeking) (?=(?:someone|somebody|you|\p{L}+ volunteers?|volunteers?|(?:one|two|three|four|some) (?:person|people|helpers|of you)(?: \p{L}+){0,4}) to )/iu
/** “I recommend …”, “I’d go for …”. */
const CHOOSES =
  /(?:^|[,;:] (?:so |and )?)(?=(?:i|we)(?:['’]d| would)? (?:strongly |rather |still |therefore )?(?:recommend|suggest|propose|go for|go with|prefer|opt for|choose|take) )/iu
const CHOICE = /^(?:recommend|suggest|propose|for|with|prefer|choose|take)$/
/** “Can you do it?”: somebody is the reader. */
const ASKS_READER = /\b(?:can|could|would) you (?:do|take|help|step in|manage|cover|make)\b/i
const POINTS = /^(?:it|this|that|these|those|them|they|he|she|his|her|their|so)$/

export function wantedLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  const who = lines.some(({ sentence }) => ASKS_READER.test(sentence.text)) ? 'you' : 'someone'
  return lines.flatMap((line) =>
    line.sentence.question || isShouted(line.sentence)
      ? []
      : [...(doc.family === 'bulk_promo' ? [] : [...needed(line, who), ...chosen(line)]), ...missing(line)],
  )
}

/** “unless we find six more volunteers for the till”, “we are two people short for Saturday” */
const MORE =
  /\b(?:we|i)(?:['’]re| are|['’]m| am|['’]ll| will| can| have| still| urgently| now| to| only){0,3} (?:find|need|seek|seeking|recruit|looking for|look for) (?=(?:at least |about )?(?:an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+)(?:other| more| extra| new| further| additional)? (?:\p{L}+ ){0,2}(?:volunteers?|helpers?|drivers?|people|hands|players|singers|cooks|teachers|tutors|stewards|speakers|trustees|members|donors|carers|fosterers|hosts|walkers|marshals|coaches|testers)\b)/iu
const SHORT =
  /\b(?:we|we['’]re)(?: are| will be)?(?: still| now)? (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\p{L}+ )?\p{L}+ short\b)/iu

/** `Six more volunteers for the till`, `Two people short for the food bank`. */
function missing(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = MORE.exec(text) ?? SHORT.exec(text)
  if (found === null) return []
  const from = tokens.findIndex((t) => t.start >= found.index + found[0].length)
  // “outside St Bede's”: where, those who are asked know.
  const where = tokens.findIndex(
    (t, i) => i > from + 3 && /^(?:outside|near|opposite|behind|beside)$/.test(t.lower),
  )
  return [...requestCuts(tokens, from), ...(where < 0 ? [] : [where])].flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    if (words < 3 || words > LONGEST || !endsWell(tokens, to)) return []
    return [
      ideaOf(textUpTo(text, tokens, from, to), line, {
        role: 'news',
        plain: true,
        weight: 5 + words * 0.2,
        why: 'Says who is missing, and for what.',
      }),
    ]
  })
}

const ideaOf = (
  text: string,
  line: Line,
  more: Pick<Idea, 'role' | 'weight' | 'why'> & Partial<Idea>,
): Idea => ({
  text,
  angle: 'specific',
  shape: 'says',
  line,
  ...more,
})

function needed(line: Line, somebody: string): Idea[] {
  const { tokens, text } = line.sentence
  const found = NEEDS.exec(text)
  if (found === null) return []
  const at = tokens.findIndex((t) => t.start >= found.index + found[0].length)
  const to = tokens.findIndex((t, i) => i > at && t.lower === 'to')
  const verb = tokens[to + 1]?.lower ?? ''
  if (at < 0 || to < 0 || !(isVerb(verb) || maybeVerb(verb)) || verb === 'be') return []
  const readers = tokens[at]?.lower === 'you'
  const counted = !readers && !/^some(?:one|body)$/.test(tokens[at]?.lower ?? '')
  const from = counted ? at : to + 1
  return requestCuts(tokens, from).flatMap((end): Idea[] => {
    const words = wordsIn(tokens, from, end)
    const range = tokens.slice(from, end)
    if (words < 3 || words > LONGEST || end < to + 2 || !endsWell(tokens, end)) return []
    if (!namesMatter(range) || !tells(tokens, from + 1, end)) return []
    // “One person from each shift to help”: with what?
    if (end === to + 2 && /^(?:help|assist|join|support|attend)$/.test(verb)) return []
    if (range.some(({ lower }) => POINTS.test(lower))) return []
    const said = textUpTo(text, tokens, from, end)
    const asks = !readers && !counted
    return [
      ideaOf(asks ? `Can ${somebody} ${said}?` : said, line, {
        role: 'ask',
        ...(asks ? { angle: 'question' } : {}),
        weight: 4 + words * 0.2,
        why: readers ? 'Says what the reader is to do.' : 'Says who is needed, and for what.',
      }),
    ]
  })
}

function chosen(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = CHOOSES.exec(text)
  if (found === null) return []
  const from = tokens.findIndex((t) => t.start >= found.index + found[0].length)
  const verb = tokens.findIndex((t, i) => i > from && i < from + 5 && CHOICE.test(t.lower))
  const thing = from < 0 || verb < 0 ? null : thingAt(tokens, verb + 1)
  // “I’d suggest moving from 60 to 50”: of what, only the mail says.
  if (
    thing === null ||
    (isGerund(tokens[thing.from]?.lower ?? '') && /^(?:from|to)$/.test(tokens[thing.from + 1]?.lower ?? ''))
  )
    return []
  const to = thing.ends.findLast((end) => wordsIn(tokens, from, end) <= LONGEST && endsWell(tokens, end))
  if (to === undefined || !namesMatter(tokens.slice(thing.from, to))) return []
  // “We suggest building”: one word by itself is a name, or says nothing.
  if (to === verb + 2 && !isCapitalised(tokens[verb + 1]?.text ?? '')) return []
  return [
    ideaOf(textUpTo(text, tokens, from, to), line, {
      role: 'ask',
      weight: 3.5,
      why: 'Says what you would choose.',
    }),
  ]
}
