/** Subjects for a mail that gives few others: its plain things, alone, in a row, or with what was done to them. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { stem, stemsOf } from '../../../engine/measures/content-words.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases, type Phrase } from '../../material/noun-phrases.ts'
import type { RichTopic } from '../../material/topics.ts'
import { isGerund, isPast, isVerb, maybeVerb } from '../../material/verbs.ts'
import { BE, EMPTY, IDLE, MODALS, NUMBER_WORDS, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { thingAt } from '../reading/thing-at.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { UNITS } from '../reading/units.ts'
import { isShouted } from '../unfit/shouted.ts'
import {
  CIRCUMSTANCE,
  DENIED,
  FLATTERING,
  isSetting,
  isWhyAsked,
  PRESSED,
  standsBehindReaders,
} from '../unfit/stands.ts'
import { PLACE } from './topic.ts'

/** Behind so many commas a thing is one of a list. */
const MANY = 3
/** In longer sentences every thing is one among many. */
const RAMBLING = 60
const LONGEST = 9

export const spareLines = (material: RichMaterial): Idea[] =>
  material.lines.flatMap((line) => {
    const { tokens, words } = line.sentence
    if (words > RAMBLING || isShouted(line.sentence)) return []
    const phrases = nounPhrases(tokens).filter((p) => !isDenied(tokens, p))
    return [
      ...material.topics
        .filter(
          (t) =>
            t.line.sentence === line.sentence &&
            !standsBehindReaders(t, material) &&
            !isWhyAsked(t) &&
            !isSetting(t),
        )
        .flatMap((t) => thing(t, isKnown(t, material))),
      ...phrases.filter(({ joined }) => !joined).flatMap((p) => handled(line, p)),
      ...inARow(
        line,
        phrases.filter(({ joined }) => !joined),
      ),
    ]
  })

/** Whether another sentence comes back to its noun. */
const isKnown = ({ line, phrase }: RichTopic, { lines }: RichMaterial): boolean => {
  const head = stem(line.sentence.tokens[phrase.head]?.lower ?? '')
  return lines.some(({ sentence }) => sentence !== line.sentence && stemsOf(sentence).has(head))
}

const startOf = ({ from, determiner }: Phrase) => (determiner === '' ? from : from - 1)

const isDenied = (tokens: readonly Token[], phrase: Phrase) =>
  tokens.slice(Math.max(0, startOf(phrase) - 2), startOf(phrase)).some((t) => DENIED.has(t.lower)) ||
  isUnwanted(tokens, startOf(phrase)) ||
  /^(?:their|his|her|its|no|any|every|each|some|that|those)$/.test(phrase.determiner)

/** “I don't want to sell you a repaired piece”: with no mark and no “but” between. */
const isUnwanted = (tokens: readonly Token[], at: number): boolean => {
  const clause = tokens
    .slice(0, at)
    .findLastIndex(
      (t) => t.kind === 'mark' || /^(?:but|and|so|because|unless|until|if|before)$/.test(t.lower),
    )
  const own = tokens.slice(clause + 1, at)
  const no = own.findIndex(({ lower }) => /^(?:don['’]t|won['’]t|wouldn['’]t|not|never)$/.test(lower))
  return no >= 0 && /^(?:want|like|wish|sell|offer|promise|recommend)$/.test(own[no + 1]?.lower ?? '')
}

/** Before a deed: how, or when, the matter is done. */
const MEANS = /^(?:by|after|before|while|when|without|through)$/

/** With a word before them these say which: `dairy price`. */
const TOLD_APART =
  /^(?:price|prices|costs?|charges?|plans?|line|order|notes|changes|options|questions|terms|policy|meeting|page|results|help|support|services?)$/

/** `Water-testing kit`, `The $42,000 ceiling`, `Dairy price until Friday 27 March`. */
function thing({ line, phrase, text, readers, weight }: RichTopic, known: boolean): Idea[] {
  const { tokens } = line.sentence
  const own = tokens.slice(phrase.from, phrase.to)
  const last = own.at(-1)?.lower ?? ''
  const counted = own[0]?.kind === 'number' || NUMBER_WORDS.has(own[0]?.lower ?? '')
  if (!text.includes(' ') || isDenied(tokens, phrase) || /^(?:our|my|this|these)$/.test(phrase.determiner))
    return []
  const before = tokens[startOf(phrase) - 1]?.lower ?? ''
  // “orders from the shop you closed in January”: which shop, only the clause says.
  if (phrase.joined && /^(?:i|we|you|they)$/.test(tokens[phrase.to]?.lower ?? '')) return []
  // “the network at your Leeds office”
  if (readers && /^(?:at|in|from)$/.test(before) && PLACE.test(tokens[phrase.head]?.lower ?? '')) return []
  // “on a kitchen table in Cardiff”: where it was.
  // What has a name or a number of its own is no mere circumstance: “with the Henderson account”, “in room 214”.
  const called = own.some((t) => t.kind === 'number' || isCapitalised(t.text))
  if (!readers && (phrase.joined || !(known || called)) && CIRCUMSTANCE.has(before)) return []
  if (before === 'on' && phrase.determiner === 'a') return []
  // “the delay was your team's fault”: what is said of a thing is none.
  if (readers && /^(?:is|was|are|were)$/.test(before)) return []
  // “helping SaaS brands scale through …”: the last word does something.
  if (
    maybeVerb(last) &&
    /[^s]s$/.test(own.at(-2)?.lower ?? '') &&
    /^(?:through|with|by|up|down|faster)$/.test(tokens[phrase.to]?.lower ?? '')
  )
    return []
  // “can be reached by crossing the roof terrace”: the way there.
  if (/ing$/.test(before) && MEANS.test(tokens[startOf(phrase) - 2]?.lower ?? '')) return []
  // “the best marks”: without its praise it is any.
  if (/^(?:best|worst|most)$/.test(tokens[phrase.from - 1]?.lower ?? '')) return []
  // One of many: “SEO, social media, web design”.
  if (tokens[phrase.from - 1]?.text === ',' && /^(?:,|and|or)$/.test(tokens[phrase.to]?.lower ?? ''))
    return []
  // “Arapahoe and Jefferson counties”
  if (
    /^(?:and|or)$/.test(tokens[phrase.from - 1]?.lower ?? '') &&
    isCapitalised(own[0]?.text ?? '') &&
    isCapitalised(tokens[phrase.from - 2]?.text ?? '')
  )
    return []
  if (tokens.slice(0, phrase.from).filter((t) => t.text === ',').length >= MANY && !known) return []
  if (counted && phrase.determiner !== 'the') return []
  // “before there is hot water at the taps”: it is not there yet.
  const led = tokens.slice(Math.max(0, phrase.from - 3), phrase.from).map(({ lower }) => lower)
  if (/^(?:before|until|till) there (?:is|are)$/.test(led.join(' '))) return []
  if (DETAILS.has(tokens[phrase.head]?.lower ?? '') || tokens[phrase.to]?.lower === 'of') return []
  if (EMPTY.has(last) && !TOLD_APART.test(last)) return []
  if (own.some((t) => FLATTERING.has(t.lower) || PRESSED.has(t.lower) || LOFTY.test(t.lower))) return []
  if (own.every((t) => isCapitalised(t.text) || t.kind !== 'word')) return []
  const named = `${readers ? 'Your ' : counted ? 'The ' : ''}${text}`
  // “25% off all boots until Sunday”: it is the saving that ends.
  const saved = tokens.slice(Math.max(0, phrase.from - 2), phrase.from).some(({ lower }) => lower === 'off')
  const until = saved || /^(?:to|with|by)$/.test(before) ? '' : dayBehind(tokens, phrase.to)
  const idea = (said: string, shape: Idea['shape'], more: number): Idea => ({
    text: said,
    angle: 'specific',
    shape,
    spare: true,
    weight: weight - 1 + more,
    why: 'Names a thing of the mail.',
    line,
  })
  return [idea(named, 'names', 0), ...(until === '' ? [] : [idea(`${named} ${until}`, 'says', 1)])]
}

/** What a business says of itself and means nothing by. */
const LOFTY =
  /(?:lifecycle|landscape|ecosystem|paradigm|touchpoint|engagement|enablement|cooperation|identity|custom$|^experts?$|^real-time$|^next-generation$|^cutting-edge$)/

/** “until Friday” behind a thing, also where “for you” stands between. */
function dayBehind(tokens: readonly Token[], at: number): string {
  const link =
    tokens[at]?.lower === 'for' && /^(?:us|you|me)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at
  if (!/^(?:until|by|from|before)$/.test(tokens[link]?.lower ?? '')) return ''
  const end = dateEnd(tokens, link + 1)
  return end === link + 1
    ? ''
    : tokens
        .slice(link, end)
        .map((t) => t.text)
        .join(' ')
        .replaceAll(' ,', ',')
}

/** `The racking quote I sent last Monday`, `The compressor logs you sent`. */
function handled(line: Line, { from, to, determiner }: Phrase): Idea[] {
  const { tokens, text } = line.sentence
  const verb = tokens[to + 1]?.lower ?? ''
  if (!/^(?:i|we|you)$/.test(tokens[to]?.lower ?? '') || !HANDLED.test(verb) || !isPast(verb)) return []
  if (!/^(?:the|your)$/.test(determiner)) return []
  if (!namesMatter(tokens.slice(from, to)) && !PAPER.test(tokens[to - 1]?.lower ?? '')) return []
  // “the proposal I sent over last Tuesday”
  // “the corrections you asked for”
  const verbEnd = verb === 'asked' && tokens[to + 2]?.lower === 'for' ? to + 3 : to + 2
  if (verb === 'asked' && verbEnd === to + 2) return []
  const next = /^(?:over|across|through|you)$/.test(tokens[to + 2]?.lower ?? '') ? to + 3 : to + 2
  const again = /^(?:last|yesterday|on)$/.test(tokens[next]?.lower ?? '') ? next + 1 : next
  const dated = tokens[next]?.lower === 'yesterday' ? again : dateEnd(tokens, again)
  const isDated = dated > again || tokens[next]?.lower === 'yesterday'
  const said = text.slice(tokens[from - 1]?.start ?? 0, tokens[verbEnd - 1]?.end ?? 0)
  // “the quote I sent you on 3 November for resurfacing the car park”
  const link = Math.max(next, dated)
  const gerund = isGerund(tokens[link + 1]?.lower ?? '') ? 2 : 1
  const [end] = tokens[link]?.lower === 'for' ? (thingAt(tokens, link + gerund)?.ends ?? []) : []
  const purpose =
    end === undefined || !PAPER.test(tokens[to - 1]?.lower ?? '') || !namesMatter(tokens.slice(link + 1, end))
      ? null
      : `${text.slice(tokens[from]?.start, tokens[to - 1]?.end)} ${text.slice(tokens[link]?.start, tokens[end - 1]?.end)}`
  return [
    ...(purpose === null
      ? []
      : [
          {
            text: purpose,
            angle: 'specific' as const,
            shape: 'says' as const,
            weight: 5 + line.weight / 2,
            why: 'Names what went from one to the other, and for what.',
            line,
          },
        ]),
    {
      text: isDated ? `${said} ${text.slice(tokens[next]?.start ?? 0, tokens[dated - 1]?.end ?? 0)}` : said,
      angle: 'specific',
      shape: 'says',
      spare: true,
      weight: 3 + line.weight / 2,
      why: 'Names what went from one to the other.',
      line,
    },
  ]
}

/** One of these was sent to this reader, and they know which. */
const PAPER =
  /^(?:proposal|quote|offer|contract|report|estimate|invoice|deck|sample|samples|summary|draft|document)$/

const HANDLED =
  /^(?:sent|mailed|emailed|posted|shared|asked|requested|ordered|booked|downloaded|promised|signed|returned|reported|left|bought|raised|uploaded|discussed)$/

/** `Withholding rules, new registrations and deadlines`. */
function inARow(line: Line, phrases: readonly Phrase[]): Idea[] {
  const { tokens, text } = line.sentence
  const isNext = (a: Phrase, b: Phrase) =>
    /^(?:,|and|, and)$/.test(
      tokens
        .slice(a.to, startOf(b))
        .map((t) => t.lower)
        .join(' '),
    )
  return phrases.flatMap((first, at): Idea[] => {
    const before = phrases[at - 1]
    // The end of a longer row is half of what was said.
    if (before && isNext(before, first)) return []
    // “a first flush from Ilam, a smoky black from Dhankuta and a white tea”: the end of a longer row.
    if (
      tokens[startOf(first) - 1]?.text === ',' &&
      startOf(first) > 1 &&
      isListed(tokens, startOf(first) - 1)
    )
      return []
    // “three trails for hot days, and photo contest winners”: the row begins before the trails.
    if (
      before &&
      before.to === startOf(first) - 1 &&
      tokens.slice(0, startOf(first)).some((t) => t.text === ',') &&
      PREPOSITIONS.has(tokens[startOf(first) - 1]?.lower ?? '')
    )
      return []
    let end = at
    while (phrases[end + 1] && isNext(phrases[end] as Phrase, phrases[end + 1] as Phrase)) end++
    const last = phrases[end] as Phrase
    const row = phrases.slice(at, end + 1)
    let from = startOf(first)
    // “costs of energy and raw materials”: what they have in common says what of them.
    const common = phrases.findLast((p) => p.to === from - 1 && tokens[p.to]?.lower === 'of')
    if (common) from = startOf(common)
    while (from < first.head && (IDLE.has(tokens[from]?.lower ?? '') || tokens[from]?.lower === 'both'))
      from++
    const range = tokens.slice(from, last.to)
    if (end === at || tokens[startOf(last) - 1]?.lower !== 'and') return []
    // “14,200 tickets, and average first response dropped”: the last of them begins something else.
    if (BE.has(tokens[last.to]?.lower ?? '') && startOf(first) > 0) return []
    if (startOf(first) > 0 && (isVerb(tokens[last.to]?.lower ?? '') || isPast(tokens[last.to]?.lower ?? '')))
      return []
    // “older than Android 9 and the app won’t install”
    if (startOf(first) > 0 && MODALS.has(tokens[last.to]?.lower ?? '') && tokens[last.to]?.lower !== 'to')
      return []
    if (tokens[last.to]?.lower === 'of' || wordsIn(tokens, from, last.to) > LONGEST) return []
    if (
      row.some(
        (p) => /^(?:our|my|your|this|these)$/.test(p.determiner) || (!common && isPlainWord(tokens, p)),
      )
    )
      return []
    if (!namesMatter(range) || range.every((t) => isCapitalised(t.text) || t.lower === 'and')) return []
    // “6 months and managers end up …”
    if (row.some((p) => UNITS.test(text.slice(tokens[p.from]?.start ?? 0, tokens[p.to - 1]?.end ?? 0))))
      return []
    return [
      {
        text: text.slice(tokens[from]?.start ?? 0, tokens[last.to - 1]?.end ?? 0),
        angle: 'specific',
        shape: 'names',
        spare: true,
        weight: 1 + row.length * 0.3 + line.weight / 2,
        why: 'Names things of the mail in a row.',
        line,
      },
    ]
  })
}

/** Whether the comma stands between two things, and not behind a clause that opens the sentence. */
const isListed = (tokens: readonly Token[], comma: number): boolean =>
  tokens.slice(0, comma).some(({ text, lower }) => /^[,:]$/.test(text) || isVerb(lower))

/** `a lot`, `programs`: with nothing that tells which. */
const isPlainWord = (tokens: readonly Token[], { from, to, head, determiner }: Phrase) =>
  to - from === 1 && determiner !== 'the' && (determiner === '' || EMPTY.has(tokens[head]?.lower ?? ''))
