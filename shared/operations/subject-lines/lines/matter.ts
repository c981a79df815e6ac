/** Subjects of what a mail takes up in its first sentences: `Quotes for the office cleaning`, where “I looked at the quotes for the office cleaning”. */
import type { Doc, Sentence, Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { isPast, maybeVerb } from '../../material/verbs.ts'
import { EMPTY } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { type Thing, textUpTo, thingAt } from '../reading/thing-at.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

/** Sentences that still say what is taken up. */
const EARLY = 3
/** Fewer words are a salutation. */
const FEWEST = 3
/** Characters in which a sentence comes to it. */
const READ = 140
const LONGEST = 8

/** Behind these stands the matter: what was looked at, talked about, thanked or asked for. */
const TAKES_UP = [
  /(?<!\b(?:is|are|was|were|be|being|only) )\b(?:look(?:ed|ing)?|gone|been|went|go|going|read|reading|thought|thinking|talked|talking|spoken|spoke|heard) (?:\p{L}+ly |back )?(?:at|through|over|about) (?=the |your |our |two |three |four |both )/iu,
  /\b(?:spoken|spoke|talked|checked|asked|chat|call|conversation|meeting) (?:to|with) [^,;:.?]{2,30}? (?:about|regarding) /iu,
  /\b(?:found|know|traced|understand) (?=the (?:reason|cause|source|fault|bug|error|mistake)\b)/iu,
  /\b(?:reviewed|compared|checked|tested|received|finished|examined|assessed) (?=the |your |two |three |four )/iu,
  /\bthank(?:s| you)(?: very much| so much)? for (?:agreeing|offering|volunteering|promising) to \p{L}+ (?=the |your |our )/iu,
  /\b(?:disappointed|unhappy|upset|worried|concerned|confused|excited|curious|wondering|pleased) (?:about|with|by) (?=the |your )/iu,
  /\bthank(?:s| you)(?: very much| so much)? for (?:sending |submitting |sharing )?(?:(?:me|us) )?(?=your |the )/iu,
  /\b(?:circling|circle|getting|get|come|coming|heard|hear) back (?:to you )?(?:on|about|regarding|with) /iu,
  /\b(?:follow(?:ing|ed)?[- ]up|check(?:ing|ed)? in|touch(?:ing)? base|in touch) (?:on|about|regarding|with you about) /iu,
  /(?<!\b(?:your|our|their|my) )\b(?:trouble|problems?|happened|going|progress|working|help(?:ed|ing)?|interested|work(?:ed|ing)?(?! (?:in|for)\b)|decision|agreed|preparing|prepare|ready) (?:with|on|in|for) (?=the |your )/iu,
  /\b(?:i|we)(?:['’]ve| have|['’]d| had)? (?:still )?(?:promised|owed?) you (?=the |your )/iu,
  /\b(?:note|word|line|update|question|news|reminder|query|enquiry|inquiry|thoughts|feedback|report|concerns?) (?:on|about|regarding|concerning) /iu,
  /\b(?:writing|write|written|e-?mailing|contacting you|getting in touch) (?:to you )?(?:about|regarding|concerning|with regard to|in (?:relation|regard|reference|connection) (?:to|with)) /iu,
  /^(?:regarding|concerning|re:|with regard to|as regards|in response to|further to) /iu,
]
/** “Did you get a chance to look at the samples?”: who asks so comes back to a matter. */
const COMES_BACK =
  /^(?:(?:just )?(?:wondering|checking|curious) (?:if|whether) )?(?:did|have|had|were|where|any|how) .{0,30}\b(?:(?:had|get|have|got) (?:a|the) chance to|(?:able|time|managed) to|news|update|thoughts|heard back|stand|going)\b/i
/** What every mail has, or thanks for. */
export const NO_MATTER =
  /^(?:e-?mail|mail|message|reply|replies|letter|note|answer|response|call|time|patience|interest|support|help|trust|business|loyalty|understanding|attention|feedback|work|input|comments?|thoughts|questions?|meeting|chat|conversation|visit|tour|payment|purchase|order|enquiry|inquiry|query|request|kindness|hospitality|hard)$/i

export const matterLines = (doc: Doc, { lines }: RichMaterial): Idea[] =>
  doc.family === 'bulk_promo' || doc.family === 'bulk_content'
    ? []
    : doc.sentences
        // “Thank you for your application” is a greeting to others, and says what it answers.
        .filter(({ region, words }) => /^(?:greeting|opening|body|ask)$/.test(region) && words > FEWEST)
        .slice(0, EARLY)
        .flatMap((sentence, place) =>
          isShouted(sentence) || (sentence.question && !COMES_BACK.test(sentence.text))
            ? []
            : [...label(sentence, place), ...stage(sentence), ...takenUp(sentence)].map((idea) => ({
                ...idea,
                // Who is to meet comes first.
                ...(doc.kind === 'referral_intro' ? { role: 'news' as const } : {}),
                line: lines.find((line) => line.sentence === sentence) ?? null,
              })),
        )

const ideaOf = (text: string, shape: Idea['shape'], why = 'Names what the mail takes up.'): Idea => ({
  text,
  angle: 'specific',
  shape,
  role: 'purpose',
  weight: 4,
  why,
  line: null,
})

const FEELS = /^(?:disappointed|unhappy|upset|worried|concerned|confused|curious|wondering) about $/i

const isTelling = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.lower.length > 3 &&
  !EMPTY.has(token.lower) &&
  !DETAILS.has(token.lower) &&
  !NO_MATTER.test(token.lower)

function takenUp({ tokens, text }: Sentence): Idea[] {
  for (const way of TAKES_UP) {
    const found = way.exec(text.slice(0, READ))
    if (found === null) continue
    const at = tokens.findIndex((t) => t.start >= found.index + found[0].length)
    const thing = at < 0 ? null : thingAt(tokens, at)
    const apart = thing === null ? null : behindClause({ tokens, text }, thing)
    if (apart !== null) return [apart]
    if (thing === null || /^(?:our|my|their|his|her)$/.test(thing.owner)) continue
    const [head = 0] = thing.ends
    // The longest that a line has room for tells which.
    const to = thing.ends.findLast(
      (end) => wordsIn(tokens, thing.from, end) <= LONGEST && endsWell(tokens, end),
    )
    if (to === undefined) continue
    const said = tokens.slice(thing.from, to)
    const alone = to === head
    const last = tokens[head - 1]?.lower ?? ''
    // “You’re disappointed about the bonus”: one word is enough behind “about”.
    if (alone && head - thing.from === 1 && FEELS.test(found[0]) && isTelling(tokens[head - 1]))
      return [ideaOf(`About ${textUpTo(text, tokens, at, head)}`, 'says')]
    // “a problem with the exam on 15 December”
    const day = tokens[head]?.lower === 'on' ? dateEnd(tokens, head + 1) : 0
    if (alone && day > head + 2 && isTelling(tokens[head - 1]))
      return [ideaOf(textUpTo(text, tokens, thing.from, day), 'says')]
    if (DETAILS.has(last) || (alone && head - thing.from < (EMPTY.has(last) ? 3 : 2))) continue
    if (!namesMatter(said) || (alone && said.every(({ lower }) => NO_MATTER.test(lower)))) continue
    if (!alone && NO_MATTER.test(said[0]?.lower ?? '') && head - thing.from < 2 && thing.owner === '')
      continue
    const own = thing.owner === 'your' ? 'Your ' : ''
    return [ideaOf(`${own}${textUpTo(text, tokens, thing.from, to)}`, alone ? 'names' : 'says')]
  }
  return []
}

/** “The three dates I suggested for the first-aid course”: who suggested them is left out. */
function behindClause(
  { tokens, text }: Pick<Sentence, 'tokens' | 'text'>,
  { from, owner, ends: [end = 0] }: Thing,
): Idea | null {
  if (owner !== '' || !/^(?:i|we|you)$/.test(tokens[end]?.lower ?? '')) return null
  const verb = tokens[end + 1]?.lower ?? ''
  const told = /^(?:you|me|us)$/.test(tokens[end + 2]?.lower ?? '') ? end + 3 : end + 2
  // “the quote I sent on the 12th for resurfacing the car park”
  const day = tokens[told]?.lower === 'on' ? dateEnd(tokens, told + 1) : told
  const link = day > told + 1 ? day : told
  if (!(isPast(verb) || maybeVerb(verb)) || !/^(?:for|about|on|of)$/.test(tokens[link]?.lower ?? ''))
    return null
  const rest = thingAt(tokens, link + 1)
  const to = rest?.ends.findLast(
    (each) => wordsIn(tokens, link, each) <= LONGEST - 2 && endsWell(tokens, each),
  )
  if (!rest || to === undefined || dateEnd(tokens, link + 1) > link + 1) return null
  if (!namesMatter(tokens.slice(rest.from, to))) return null
  return ideaOf(`${textUpTo(text, tokens, from, end)} ${textUpTo(text, tokens, link, to)}`, 'says')
}

/** “A quick note on where we stand with the migration”. */
const NOTE =
  /\b(?:note|word|update|line|news) (?:on|about) (?=(?:where|how) (?:we|i|things|it|the \p{L}+) )/iu

/** `Your wedding cake`, where the mail begins “Your wedding cake: the strawberries are not good”. */
function label({ tokens, text }: Sentence, place: number): Idea[] {
  const thing = place < 2 && /^(?:the|your|our)$/.test(tokens[0]?.lower ?? '') ? thingAt(tokens, 0) : null
  const to = thing?.ends.findLast((end) => tokens[end]?.text === ':')
  if (!thing || to === undefined || !namesMatter(tokens.slice(thing.from, to))) return []
  const from = thing.owner === 'your' ? 0 : thing.from
  return [ideaOf(textUpTo(text, tokens, from, to), 'says')]
}

/** `Where we stand with the migration`. */
function stage({ tokens, text }: Sentence): Idea[] {
  const found = NOTE.exec(text.slice(0, READ))
  const from = found === null ? -1 : tokens.findIndex((t) => t.start >= found.index + found[0].length)
  if (from < 0) return []
  const end = tokens.findIndex((t, i) => i > from && (t.kind === 'mark' || t.lower === 'and'))
  const to = end < 0 ? tokens.length : end
  const words = wordsIn(tokens, from, to)
  if (words < 4 || words > LONGEST || !endsWell(tokens, to) || !namesMatter(tokens.slice(from + 2, to)))
    return []
  return [{ ...ideaOf(textUpTo(text, tokens, from, to), 'says', 'Says what the note is on.'), role: 'news' }]
}
