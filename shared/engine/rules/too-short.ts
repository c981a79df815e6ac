import type { Doc, Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import type { Family, Kind } from '../kinds.ts'
import { ASK_LINES } from '../lexicon/ask-lines.ts'
import { OPT_OUTS } from '../lexicon/opt-outs.ts'
import { endOfBody } from '../measures/body.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import { tellingWords } from '../measures/telling-words.ts'
import { answersMail } from '../measures/thread.ts'
import { clearsThroat } from '../measures/wish.ts'
import { defineRule, makeExamples, type Severity } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Share of the band's lower end from which a mail is not short. */
const NOT_SHORT = 0.6
/** Share of the band's lower end under which a mail is short, by how much that matters; bands are what is usual, not a law. */
const SHORT: readonly (readonly [share: number, severity: Severity])[] = [
  [0.15, 'error'],
  [0.3, 'warning'],
  [NOT_SHORT, 'info'],
]
/** Promotions do well with very few words (E38o). */
const IN_PROMOTIONS = 0.5
/** So few words that tell something are no message, whatever the kind. */
const FRAGMENT = 3
/** Sentences among which a wish opens the mail. */
const OPENING = 3
const JUDGED: readonly Family[] = ['cold', 'bulk_content', 'bulk_promo']
/** People who know each other need fewer words, though not none (E01). */
const MILDER: Partial<Record<Severity, Severity>> = { error: 'warning', warning: 'info' }
/** Kinds that a word or two may be enough for. */
const NOTES: readonly Kind[] = ['other', 'support_reply', 'internal', 'thank_you', 'meeting_recap']

const STOCK: ReadonlySet<string> = new Set(Object.values(ASK_LINES).flat())
const isStock = ({ text, hits }: Sentence): boolean =>
  STOCK.has(text) || hits.some(({ lexicon }) => lexicon === OPT_OUTS)

function severityOf(doc: Doc): Severity | null {
  // Padding makes a mail no fuller, and a wish says nothing of what it is about.
  // A question that would do in any mail and a way out say no more than that.
  const wishes = new Set([
    ...firstSentences(doc, OPENING).filter(clearsThroat),
    ...doc.sentences.filter(isStock),
  ])
  const replies = answersMail(doc.blocks)
  // A picture of a thumb answers a mail; it begins none.
  const wordless = !doc.sentences.some((s) => isBody(s) && s.parsed.plain > 0)
  if (wordless && !replies && !(doc.subject && prefixTokens(doc.subject) > 0)) return 'blocker'
  if (!replies && !NOTES.includes(doc.kind) && tellingWords(doc, FRAGMENT + 1, wishes) <= FRAGMENT)
    return 'blocker'
  const warm = doc.family === 'warm' && !replies && !NOTES.includes(doc.kind)
  if (!warm && !JUDGED.includes(doc.family)) return null
  const least = doc.bands.words[0] * (doc.family === 'bulk_promo' ? IN_PROMOTIONS : 1)
  const telling = tellingWords(doc, least * NOT_SHORT, wishes)
  const severity = SHORT.find(([share]) => telling < least * share)?.[1]
  return (warm ? severity && MILDER[severity] : severity) ?? null
}

export default defineRule({
  id: 'too-short',
  dimension: 'structure',
  severity: 'info',
  cost: { each: 2, cap: 2 }, // Answers fall with length only at the very short end.
  summary: 'The mail is shorter than mail of its kind usually is.',
  why: 'A stranger needs a reason to answer, and a subscriber one to click. A line or two more about what is in it for them usually pays.',
  evidence: ['E01', 'E08'],
  check: (doc) => {
    const said = doc.sentences.some((s) => isBody(s) && s.tokens.some((t) => t.kind !== 'mark'))
    const severity = severityOf(doc)
    // What says nothing at all is `empty-draft`; what is made of pictures says more than its words.
    if (!severity || !said || doc.images.some((image) => !image.tracking)) return []
    const { words } = doc.counts
    const end = endOfBody(doc)
    const counted = words === 0 ? 'no word' : words === 1 ? '1 word' : `${words} words`
    const [least, most] = doc.bands.words
    const usual = severity === 'blocker' ? 'that is no message yet.' : `${least} to ${most} are usual here.`
    const message =
      words < least
        ? `The body has ${counted}; ${usual}`
        : `Of the ${words} words, few tell the reader anything new. Say in a line or two what this is about.`
    return [range('draft', end, end, { severity, message })]
  },
})

export const examples = makeExamples(() => ({
  flags: [
    { draft: { kind: 'cold_outreach', draft: 'Hi Ana,\n\nDo you need flour?\n\nBest,\nTom' }, marks: [''] },
    { draft: { kind: 'newsletter', draft: 'The shop is open again. See you on Saturday!' }, marks: [''] },
    { draft: { kind: 'cold_outreach', draft: '👍' }, marks: [''] },
    { draft: { kind: 'other', draft: '🎉🎉' }, marks: [''] },
    { draft: { kind: 'proposal', draft: 'Hi Ana,\n\nsee attached\n\nTom' }, marks: [''] },
    { draft: { kind: 'proposal', draft: 'Hi Ana,\n\nHere is our offer for you.\n\nTom' }, marks: [''] },
    {
      draft: {
        kind: 'cold_outreach',
        draft: `${'It is what it is, and that is that. '.repeat(4)}${'Flour is good. '.repeat(8)}Do you need flour?`,
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: `${'flour wheat rye spelt mill grain bread cake dough yeast '.repeat(3)}\n\nDo you need flour?`,
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'event_invitation',
      draft: 'Join us on 4 May at 6 p.m. in the old mill for a talk on bees. Entry is free.',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Your Saturday rye sold out by ten both times I queued. We mill rye near you. Would you like a bag?',
    },
    { kind: 'support_reply', draft: 'Fixed, try again.' },
    { kind: 'proposal', draft: 'Yes, go ahead.\n\n> Shall we start in May?' },
    { kind: 'other', draft: 'Thanks' },
    { kind: 'other', subject: 'Re: Friday', draft: '👍' },
    '👍\n\n> Shall we start in May?',
  ],
}))
