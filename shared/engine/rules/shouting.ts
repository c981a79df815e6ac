import { isAllCaps } from '../characters.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { KNOWN_ACRONYMS, PLAIN_WORDS } from '../lexicon/known-acronyms.ts'
import { inBody } from '../measures/body.ts'
import { monthOf, weekdayIn } from '../measures/calendar.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { everyUnicode } from '../unicode.ts'

/** Letters from which a word in capitals is no abbreviation. */
const LONG = 6
/** Words of a line in capitals that may be a heading set in capitals. */
const HEADING = 3
/** Words of a body too short to stand under a heading. */
const BARE = 8
/** Short words in capitals that are one too many. */
const STRESSED = 3

const isCaps = ({ kind, text }: Token) =>
  kind === 'word' && (isAllCaps(text) || text === 'I' || text === 'A') && !/\d/.test(text)
const isLoud = ({ lower, text }: Token, dictionary: Dictionary | null) =>
  PLAIN_WORDS.has(lower) ||
  (text.length > 3 &&
    !KNOWN_ACRONYMS.has(lower) &&
    (text.length >= LONG || (dictionary?.has(lower) === true && !dictionary.isProper(lower))))
/** A word everybody writes in small letters, in a run of them any word, and an abbreviation that stays as it is. */
const isPlain = ({ lower, text }: Token, dictionary: Dictionary | null, run: boolean) =>
  text === 'I' ||
  /^i['’]/.test(lower) ||
  PLAIN_WORDS.has(lower) ||
  KNOWN_ACRONYMS.has(lower) ||
  isCalendarName(lower) ||
  (dictionary !== null &&
    !dictionary.isProper(lower) &&
    (run ? dictionary.has(lower) : dictionary.isEveryday(lower)))

/** A day or a month, which keeps its capital; “may” and “march” are words as well. */
const isCalendarName = (lower: string): boolean =>
  lower.length > 4 && lower !== 'march' && (weekdayIn(lower) >= 0 || monthOf(lower) > 0)

/** First words of days that have a name of two. */
const FEAST = /\b(?:black|good)(?= Friday)|\bcyber(?= Monday)/g

/** Marks and figures within a shouted run. */
const joins = ({ kind, text }: Token) =>
  kind === 'number' || text === ',' || text === '&' || text === "'" || text === '/'

/** End of the run of capitals that starts at a token; never on a mark or figure. */
function runEnd(tokens: readonly Token[], from: number): number {
  let end = from
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token || !(isCaps(token) || joins(token))) break
    if (isCaps(token)) end = i + 1
  }
  return end
}

function quiet(sentence: Sentence, from: number, to: number): string {
  let text = textOf(sentence, from, to).replaceAll(everyUnicode`\p{L}[\p{L}'’]*`, (word) =>
    (KNOWN_ACRONYMS.has(word.toLowerCase()) && !PLAIN_WORDS.has(word.toLowerCase())) ||
    word === 'I' ||
    /^I['’]/.test(word)
      ? word.replace(/(['’])(.*)$/, (_, a, b) => a + b.toLowerCase())
      : isCalendarName(word.toLowerCase())
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word.toLowerCase(),
  )
  text = text.replace(FEAST, (word) => capitalised(word))
  const opens = sentence.tokens.slice(0, from).every((t) => t.kind === 'mark' || t.kind === 'emoji')
  if (opens) text = text.charAt(0).toUpperCase() + text.slice(1)
  return text
}

/** Words in capitals that stand together, as a half-open range of tokens. */
interface Run {
  from: number
  to: number
  words: readonly Token[]
}

/** Whether a word in capitals may be loud, whatever the dictionary says. */
const mayBeLoud = ({ lower, text }: Token) => PLAIN_WORDS.has(lower) || text.length > 3

/** Runs of capitals with a word that may be loud: most sentences have none. */
const runsIn = ofSentence(({ tokens }): readonly Run[] => {
  const runs: Run[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!isCaps(tokens[from] as Token)) continue
    const to = runEnd(tokens, from)
    const words = tokens.slice(from, to).filter(isCaps)
    if (words.some(mayBeLoud)) runs.push({ from, to, words })
    from = to
  }
  return runs
})

/** Whether a run is loud; `heading` spares a line that may be one, and single short words. */
function isShout({ tokens }: Sentence, run: Run, dictionary: Dictionary | null, heading: boolean): boolean {
  const { from, to, words } = run
  if (heading && from === 0 && to === tokens.length && words.length <= HEADING) return false
  // “Use code WARMUP”
  if (/^(?:code|voucher|coupon)$/.test(tokens[from - 1]?.lower ?? '')) return false
  const loud = words.filter((word) => isLoud(word, dictionary))
  // “The IT desk of our US team”: by themselves they are abbreviations.
  if (loud.every(({ lower }) => KNOWN_ACRONYMS.has(lower))) return false
  const alone = words.length === 1 && (loud[0]?.text.length ?? 0) >= (heading ? LONG : 2)
  return alone || (words.length > 1 && loud.length * 2 > words.length)
}

/** Words from which a sentence in capitals is shouted from end to end. */
const SENTENCE = 4

/** Whether a run is all of a sentence: between two people that is a raised voice. */
const isWhole = ({ tokens, words, region }: Sentence, { words: loud }: Run): boolean =>
  words >= SENTENCE && region !== 'footer' && tokens.every((t) => t.kind !== 'word' || loud.includes(t))

function shout(sentence: Sentence, { from, to, words }: Run, dictionary: Dictionary | null): Finding {
  const replacement = quiet(sentence, from, to)
  // A word that nobody knows may be a name.
  // In quotes it is to be written like that: reply “YES”.
  const quoted = '"“‘\''.includes(sentence.tokens[from - 1]?.text ?? ' ')
  const several = words.length > 1 && words.some(({ lower }) => PLAIN_WORDS.has(lower))
  const safe = !quoted && words.every((word) => isPlain(word, dictionary, several))
  return at(sentence, from, to, { fixes: [{ label: 'Use small letters', replacement, safe }] })
}

export default defineRule({
  id: 'shouting',
  dimension: 'tone',
  severity: 'warning',
  cost: { each: 3, cap: 12 },
  summary: 'Words in capitals shout.',
  why: 'Capitals take longer to read and sound like a raised voice. If a word matters most, let it stand first or last.',
  evidence: ['E06', 'E43'],
  language: 'any',
  needs: 'capitals',
  sentence: (sentence, { dictionary, family }) =>
    runsIn(sentence)
      .filter((run) => isShout(sentence, run, dictionary, true))
      .map((run) => ({
        ...shout(sentence, run, dictionary),
        ...(family !== 'bulk_promo' && isWhole(sentence, run) ? { severity: 'error' } : {}),
      })),
  // In a mail of a few words nothing is a heading: “BUY NOW” is all it says.
  // One short word in capitals is stressed, a third is a habit.
  check: (doc) => {
    const { counts, dictionary } = doc
    if (counts.words === 0) return []
    const short = counts.words <= BARE
    const loud = doc.sentences.filter((sentence) => inBody(sentence) && runsIn(sentence).length > 0)
    if (!short && loud.reduce((sum, sentence) => sum + runsIn(sentence).length, 0) < STRESSED) return []
    const found = loud.flatMap((sentence) =>
      runsIn(sentence)
        .filter(
          (run) =>
            (short || (sentence.words > HEADING && !/\s/.test(textOf(sentence, run.from, run.to)))) &&
            isShout(sentence, run, dictionary, false) &&
            !isShout(sentence, run, dictionary, true),
        )
        .map((run) => shout(sentence, run, dictionary)),
    )
    return short || found.length >= STRESSED ? found : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'We noticed CRITICAL errors. DO NOT REPLY to this email. I AM NOT at the CRM desk.',
      marks: ['CRITICAL', 'DO NOT REPLY', 'I AM NOT'],
      fixed: 'We noticed critical errors. Do not reply to this email. I am not at the CRM desk.',
    },
    {
      draft: 'Hurry: IT ENDS TODAY!!! Your API KEY IS SAFE, I promise.',
      marks: ['IT ENDS TODAY', 'API KEY IS SAFE, I'],
    },
    {
      draft: 'OUR BLACK FRIDAY SALE RUNS UNTIL MONDAY.',
      marks: ['OUR BLACK FRIDAY SALE RUNS UNTIL MONDAY'],
      fixed: 'Our Black Friday sale runs until Monday.',
    },
    { draft: 'BUY NOW', marks: ['BUY NOW'], fixed: 'Buy now' },
    { draft: 'click here!!!! FREE $$$', marks: ['FREE'] },
    {
      draft: 'Reply NOW and the audit is FREE. It is ONLY for you. See the FAQ of the CRM.',
      marks: ['NOW', 'FREE', 'ONLY'],
      fixed: 'Reply now and the audit is free. It is only for you. See the FAQ of the CRM.',
    },
  ],
  passes: [
    'Reply NOW and the audit of your site is FREE until the end of May.',
    'OK, will do. See the FAQ, Tom.',
    'The CEO of IBM and NASA met in the USA to talk about APIS and GDPR.',
    'PAYMENT TERMS\n\nOrder TN-20417 is paid by VISA. Please do NOT reply.',
    'A PDF is attached. I BCC you. Use code WARMUP at the till.',
    'I told IT. The IT desk told our US team, US sales and US IT. It is on the US site, so ask IT.',
  ],
}
