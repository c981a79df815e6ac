/** Headings of a mail by its parts of speech, most likely first, for where the other sources find little. */
import type { Doc } from '../../../engine/doc.ts'
import { ofDoc } from '../../../engine/of-doc.ts'
import { materialOf, type RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isVerb } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { rolesOf } from '../role.ts'
import { withArticles } from './articles.ts'
import type { Told } from './features.ts'
import { type Form, type Heading, headingsOf } from './forms.ts'
import { withoutOpener } from './openers.ts'
import { asHeading, ranking } from './rank.ts'

/** The headings of a mail, and what any line of it weighs beside them. */
export interface TaggedLines {
  ideas: readonly Idea[]
  /** Things told by more than a name, and what was done, with those that weigh less: a choice beside better lines. */
  others: readonly Idea[]
  weightOf: (line: string) => number
}

/** Things under this weight are worse than none; what is said may weigh less, and a question is no guess. */
const LEAST = 2
const LEAST_SAID = 1.5
const LEAST_OTHER = 0.3
const isEnough = ({ angle, shape, weight }: Idea): boolean =>
  angle === 'question' || weight >= (shape === 'says' ? LEAST_SAID : LEAST)
/** Sentences read at most: the matter of a mail stands early. */
const MOST_SENTENCES = 8

/** Characters of a sentence at most: longer ones make no heading, and the tagger's time grows faster than a word. */
const MOST_CHARS = 400

/**
 * Of whom or what a heading speaks, it says itself: “the one on refunds” does not. What “you” did the reader knows, and
 * that somebody writes. One of two ways is none.
 */
const LEANS =
  /\bones?(?= (?:on|in|for|at|about|with|that|which|who|from)\b|$)|\b(?:he|him|his|she|her|it|its|they|them|their|that|these|those)\b|\bthis\b(?! (?:morning|afternoon|evening|week|weekend|month|year|\p{Lu}))/iu
const POINTS = new RegExp(
  `^(?:You|Writing|Reaching|Hoping|Following|Checking|Contacting|Having|Touch|Reach|Base|Thanks?|Name is)\\b|^Your (?:size|kind|sort|type)$|\\bsay (?:hello|hi)\\b|^(?:Good|Great|Nice|Lovely) (?=\\p{Ll})|\\b(?:i|me|we|us|or)\\b|${LEANS.source}`,
  'iu',
)

/** “Quinta do Vale”: a name that was taken for a verb. */
const TORN = /\bdo \p{Lu}|^Introducing to\b/u

/** “onboarding workflows and drive adoption”: two things that somebody does. */
const AND = / and (\p{Ll}+) \p{Ll}/u

/** What somebody is sorry for, the next sentence tells. */
const SORRY =
  /^(?:i|we)(?:['’]m| am|['’]re| are)(?: \p{L}+ly| so| very)? (?:sorry (?:that|for|about)|apologi)|^(?:(?:my|our) )?(?:sincere )?apolog/iu

/** “I was looking for a florist on my phone yesterday”: how it came about. */
const SCENE = /^(?:i|we) (?:was|were) (?:just |recently |actually )?\p{Ll}+ing\b/iu

/** The sentences of a mail, and every heading they offer. */
export interface Headed {
  mail: readonly Told[]
  headings: readonly { heading: Heading; sentence: number; line: Line }[]
}

export const headedIn = ofDoc((doc): Headed => {
  const material = materialOf(doc)
  const lines = material.lines
    .filter(
      ({ index, sentence }) =>
        index !== null &&
        sentence.text.length <= MOST_CHARS &&
        !SORRY.test(sentence.text) &&
        !SCENE.test(sentence.text) &&
        !sentence.tokens.some((t) => t.kind === 'placeholder'),
    )
    .slice(0, MOST_SENTENCES)
  const roleOf = rolesOf(doc, material)
  const names = namesOf(material)
  return {
    mail: lines.map((line) => ({ text: line.sentence.text, role: roleOf(line) })),
    headings: lines.flatMap((line, i) =>
      headingsOf(withoutOpener(line.sentence.text.replaceAll('’', "'"), names), line.sentence.question)
        .filter(
          ({ text, form }) =>
            /\p{L}{3}/u.test(text) &&
            !(form === 'question' ? LEANS.test(text) : POINTS.test(text) || TORN.test(text)) &&
            !(isKnown(doc, form) && /^Your\b/.test(text)) &&
            !(form === 'matter' && (isVerb(AND.exec(text)?.[1] ?? '') || isServed(text, line))),
        )
        .filter(({ text }, k, all) => all.findIndex((other) => other.text === text) === k)
        .map((heading) => ({ heading: asTyped(heading, line), sentence: i, line })),
    ),
  }
})

/** “We work with over 200 clinics”: how many are served says nothing of the matter. */
const isServed = (text: string, { sentence }: Line): boolean =>
  /^\d[\d,.]* \p{Ll}/u.test(text) &&
  SERVING.test(sentence.text.slice(0, Math.max(0, sentence.text.indexOf(text))))
const SERVING =
  /\b(?:work(?:s|ing)? with|trusted by|used by|serv(?:e|es|ing)|help(?:s|ed|ing)?) (?:(?:over|more than|about|around|nearly) )?$/i

/** The tagger knows one apostrophe only; a heading has that of its sentence. */
const asTyped = (heading: Heading, { sentence: { text } }: Line): Heading =>
  text.includes('’') && !text.includes("'")
    ? { ...heading, text: heading.text.replaceAll("'", '’') }
    : heading

export const taggedLines = ofDoc((doc): TaggedLines => {
  const { mail, headings } = headedIn(doc)
  const weigh = ranking(mail)
  const ideas = headings.map(({ heading, sentence, line }): Idea => {
    const { form } = heading
    const full = withArticles(heading.text, line.sentence.text)
    // What has to be short does without.
    const text = full.length <= doc.bands.subjectChars ? full : heading.text
    return {
      text,
      angle: form === 'question' ? 'question' : 'specific',
      shape: form === 'matter' ? 'names' : 'says',
      // “Anything you still need?” asks after whatever there is.
      plain: form === 'question' && /^Any/.test(text),
      weight: weigh(heading, sentence),
      why: 'A sentence said as a heading.',
      line,
    }
  })
  const things = new Set(
    headings.flatMap(({ heading, line }) => (isTold(heading) && !isWhere(heading, line) ? heading.text : [])),
  )
  const sorted = ideas.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  return {
    ideas: sorted.filter(isEnough),
    others: sorted.filter(({ weight, text }) => weight > LEAST_OTHER && things.has(text)),
    weightOf: (line) => weigh(...asHeading(line, mail)),
  }
})

/** “40,000 subscribers in the UK”, “Fill in form by August 29”, and not “14 seats” or “€62 a tonne and own tanks”. */
const isTold = ({ form, cut, text }: Heading): boolean =>
  /^(?:matter|passive|clause|request)$/.test(form) &&
  (!cut || (form === 'request' && BY_DAY.test(text))) &&
  !/ (?:and|or) |^Later\b/.test(text) &&
  text.split(' ').length > LEAST_TOLD
const BY_DAY = /\b(?:by|before|until) (?:\p{Lu}|\d)\S*(?: \S+)?$/u
const LEAST_TOLD = 3

/** “from your account settings until March 2”: where, and how. */
const isWhere = ({ text }: Heading, { sentence }: Line): boolean => {
  const at = sentence.text.toLowerCase().indexOf(text.toLowerCase())
  return WHERE.test(sentence.text.slice(0, Math.max(0, at))) || ON_DAY.test(text)
}
const WHERE = /\b(?:from|in|at|on|via|through|using|with|by|into) (?:your |the |our |an? )?$/i
/** “Ridgeline on 2 May”: what was on that day, the sentence says and the heading does not. */
const ON_DAY = / on (?:\d|\p{Lu})[^ ]* ?\S*$/u

/** “Your bakery opens at five”: to strangers, what they know of themselves is no news. */
const isKnown = ({ family }: Doc, form: Form): boolean => family === 'cold' && form === 'clause'

const namesOf = ({ recipient, sender }: RichMaterial): ReadonlySet<string> =>
  new Set(
    [recipient.name?.text, sender.name?.text]
      .flatMap((name) => (name ?? '').toLowerCase().split(/[^\p{L}]+/u))
      .filter((each) => each !== ''),
  )
