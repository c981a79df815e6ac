/** What the sender of a mail makes, does or offers, by the words of the mail. */
import type { Doc } from '../../engine/doc.ts'
import { gerunds } from '../../engine/measures/conjugation.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { oursIn } from '../material/ours.ts'
import { beginsWithSigner } from '../material/signed.ts'
import type { RichTopic } from '../material/topics.ts'
import { isVerb, maybeVerb } from '../material/verbs.ts'
import { givenIn, MAKES, madeIn } from './asked-for.ts'
import { COUNTS, isHelped, namedIn } from './matter.ts'
import { PARTIES } from './matter-words.ts'
import { DENIED } from './proposed.ts'
import { recalled } from './recall.ts'
import type { Source } from './slots.ts'
import { beforeVerb, wholeName } from './whole-name.ts'

const OFFER_MAX = 60
/** How what is offered is sold, and not what it is: “affordable packages”. */
const PRICED = /(?:package|price|rate|plan|deal|discount|option)s$/i

/** What the sender makes, does or offers, by the words of a first mail. */
export function offeredBy({ doc, material }: Source, firm: string | null, isCold: boolean): string | null {
  const does = doc ? recalled(doc, material, firm).does : null
  return (
    namedIn(does) ??
    (isCold && doc ? productIn(doc, material) : null) ??
    (isCold && doc ? providedIn(doc) : null) ??
    offeredIn(doc, material) ??
    givenIn(material, doc) ??
    ours(material, doc) ??
    (isCold ? (madeIn(material, doc) ?? ours(material, doc, 1)) : null)
  )
}

/** “FlowPilot, the leading customer onboarding platform”, “At Docly, we’ve developed a tool that …” */
const NAME = String.raw`(?!(?:This|That|It|Here|There|What|One|Our|My|Your|The)\b)\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2}`
const PRODUCT = new RegExp(
  String.raw`(?:^|\b(?:at|from|of) )(${NAME})(?: is|,) (?:an?|the|our) (?:[\p{L}\p{N}-]+ ){0,6}?(?:platform|tool|software|app|system|service|solution|marketplace|plugin|add-on|assistant|dashboard|suite)\b`,
  'u',
)
const MADE_AT = new RegExp(
  String.raw`^At (${NAME}),? we(?:['’]ve| have)? (?:built|build|developed|develop|created|make|made|offer)\b`,
  'u',
)

/** What the sender sells, by its name. */
function productIn(doc: Doc, { recipient }: RichMaterial): string | null {
  const theirs = recipient.company?.text.toLowerCase()
  for (const { text, field, region } of doc.sentences) {
    if (field !== 'draft' || (region !== 'opening' && region !== 'body')) continue
    const name = (PRODUCT.exec(text) ?? MADE_AT.exec(text))?.[1]
    if (name !== undefined && name.toLowerCase() !== theirs) return name
  }
  return doerIn(doc, theirs)
}

/** “We are a leading provider of AI-powered analytics solutions that …” */
const PROVIDER =
  /^(?:we|i)(?: are|['’]re| am|['’]m) (?:an?|the|one of the) (?:[\p{L}-]+ ){0,3}(?:provider|maker|manufacturer|supplier|developer|producer|distributor|seller)s? of (?!(?:the|this|our|two|three|four|five)\b|\d)((?:[\p{L}\p{N}&-]+ ){0,3}[\p{L}\p{N}-]{3,})(?=[.,;]| (?:that|which|for|to|in|based|with|who|and|across|helping)\b)/iu

/** What the sender provides, where it says what it is. */
function providedIn({ sentences }: Doc): string | null {
  for (const { text, region } of sentences) {
    const what = region === 'opening' || region === 'body' ? PROVIDER.exec(text)?.[1] : undefined
    if (what?.includes(' ')) return `our ${what.replace(/^\p{Lu}(?=\p{Ll})/u, (l) => l.toLowerCase())}`
  }
  return null
}

/** “We work on exactly that.” */
const WE_DO = /^(?:we|i) (?:work on|solve|fix|built|build|made|make|do) (?:\p{L}+ )?(?:that|this|it)\b/iu

/** “Clausely pre-checks redlines”: the one name that does something in this mail, where it is nobody's to whom something was done. */
function doerIn(doc: Doc, theirs: string | undefined): string | null {
  const doers = new Set(
    doc.sentences.flatMap((sentence, i) => {
      const {
        field,
        region,
        tokens: [name, verb],
      } = sentence
      return field === 'draft' &&
        (region === 'opening' || region === 'body') &&
        name !== undefined &&
        verb !== undefined &&
        /^\p{Lu}\p{Ll}+\p{L}*$/u.test(name.text) &&
        !isEnglishWord(doc, name.lower) &&
        /[^s]s$/.test(verb.lower) &&
        !/^(?:is|was|has)$/.test(verb.lower) &&
        // Behind what the sender says to do, or over its own name below.
        (beginsWithSigner(doc, sentence) ||
          (WE_DO.test(doc.sentences[i - 1]?.text ?? '') && verb.lower !== 'runs'))
        ? [name.text]
        : []
    }),
  )
  const [only] = doers
  if (only === undefined || doers.size > 1 || only.toLowerCase() === theirs) return null
  const isOthers = new RegExp(
    String.raw`(?:\b(?:[Aa]t|[Ff]or|[Ww]ith|[Oo]f|[Ff]rom|[Ii]n|[Tt]o|[Ss]aw|[Nn]oticed|[Tt]hat|[Hh]ow|[Yy]our|[Hh]i|[Dd]ear|[Hh]ello|[Cc]ustomers?,?) )${only}\b`,
  )
  return isOthers.test(`${doc.subject?.text ?? ''} ${doc.text}`) ? null : only
}

/** Without a word list no name can be told from a word: none is taken for the product then. */
const isEnglishWord = ({ dictionary }: Doc, word: string): boolean => dictionary?.has(word) ?? true

/** The word in front of a phrase and its determiner. */
const before = ({ line, phrase }: RichTopic): string =>
  line.sentence.tokens[phrase.from - (phrase.determiner === '' ? 1 : 2)]?.lower ?? ''

/** What the sender of a draft makes or does, where a sentence says so: `We make a claims form …`. */
function offeredIn(doc: Doc | null, material: RichMaterial): string | null {
  const own = doc?.sentences[material.offer?.sentence ?? -1]
  // “We help school kitchens plan menus” names whom, and what they do.
  if (!own || DENIED.test(own.text) || !/^(?:we|our|i)\b(?! help \p{Ll})/iu.test(own.text.trim())) return null
  // “We make a scan ring that beeps when the wrong bin is picked”: what is made comes first.
  const [topic] = material.topics
    .filter(
      (t) =>
        t.line.index === material.offer?.sentence &&
        !t.readers &&
        t.stems.size > 1 &&
        // “We are a practice” tells who the sender is.
        !/^(?:am|are|'re|we're|i'm)$/.test(before(t)) &&
        // “We mapped them for the Bellmont group” names who had it.
        !/^(?:for|with|at|by)$/.test(before(t)) &&
        // “We merged 61,000 records” tells what was done for others.
        !/\d/.test(t.text) &&
        !COUNTS.test(t.text) &&
        !/(?:minute|hour|day|week|month|year|mile)s$/.test(t.text) &&
        !PARTIES.has(t.line.sentence.tokens[t.phrase.head]?.lower ?? '') &&
        !PRICED.test(t.text) &&
        // “a comprehensive suite of modules” says nothing before its “of”.
        t.line.sentence.tokens[t.phrase.to]?.lower !== 'of' &&
        !t.phrase.joined &&
        !isHelped(t) &&
        (ARTICLES.has(t.phrase.determiner) ||
          // “We build wireless loggers that write the record”
          (t.phrase.determiner === '' && /[^s]s$/.test(t.line.sentence.tokens[t.phrase.head]?.lower ?? ''))),
    )
    .sort((a, b) => a.phrase.from - b.phrase.from)
  if (!topic || topic.text.length > OFFER_MAX) return null
  if (topic.phrase.determiner !== '') return `the ${wholeName(topic)}`
  // “We translate safety sheets”: what is worked on is not the sender's.
  // “We rent out loggers” as “We rent loggers”.
  const at = own.tokens[2]?.lower === 'out' ? 3 : 2
  if (topic.phrase.from !== at) return `our help with ${topic.text}`
  const verb = own.tokens[1]?.lower ?? ''
  const doing = at === 2 && (isVerb(verb) || maybeVerb(verb)) ? gerunds(verb) : []
  if (MAKES.test(verb)) return `our ${topic.text}`
  // “We track rented desks with a tag”: what is done has a name of its own.
  return doing.length === 1 ? `${doing[0]} ${topic.text}` : `our help with ${topic.text}`
}

/** “Our batteries charge in the breaks”: one word is enough where the subject names it too. */
export const ours = (material: RichMaterial, doc: Doc | null, least = 2, isSure = false): string | null => {
  const found = oursIn(material, OFFER_MAX, least)
  const isNamed = doc?.subject?.tokens.some(({ lower }) => lower === found?.text.toLowerCase())
  const topic = least > 1 || isNamed || isSure ? found : undefined
  const head = topic?.line.sentence.tokens[topic.phrase.head]?.lower ?? ''
  return topic && !PARTIES.has(head) ? `our ${beforeVerb(topic)}`.replace(/ at the \p{Ll}+$/u, '') : null
}

const ARTICLES = new Set(['a', 'an', 'the', 'our'])
