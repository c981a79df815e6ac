import { isAllCaps } from '../characters.ts'
import type { Doc, Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { range } from '../finding.ts'
import { ACRONYMS } from '../lexicon/acronyms.ts'
import { STOPWORDS } from '../lexicon/stopwords.ts'
import { SHOUTED } from '../lexicon/subject-words.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import type { Finding } from '../rule.ts'
import { defineRule, type Examples } from '../rule.ts'
import { hasTrait } from '../traits.ts'

const isShouted = ({ kind, text, lower }: Token) =>
  kind === 'word' && isAllCaps(text) && (!ACRONYMS.has(lower) || STOPWORDS.has(lower))

/** How the body writes these words within its sentences, where it has them: names keep their capital. */
function asInBody(doc: Doc, words: readonly Token[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const asked = new Set(words.map(({ lower }) => lower))
  for (const { tokens } of doc.sentences)
    for (let i = 1; i < tokens.length; i++) {
      const { lower, text } = tokens[i] as Token
      if (asked.has(lower) && !isAllCaps(text)) found.set(lower, text)
    }
  return found
}

function quietly(doc: Doc, subject: Sentence, tokens: readonly Token[]): string {
  const written = asInBody(doc, tokens.filter(isShouted))
  let text = ''
  let at = tokens[0]?.start ?? 0
  let opens = true
  for (const token of tokens) {
    text += subject.text.slice(at, token.start)
    at = token.end
    if (!isShouted(token)) text += token.text
    else {
      const name = doc.dictionary?.isProper(token.lower) || /^i(?:'|$)/.test(token.lower)
      const word = written.get(token.lower) ?? (name ? capitalised(token.lower) : token.lower)
      text += opens ? capitalised(word) : word
    }
    opens = token.kind === 'mark' ? opens || '.!?'.includes(token.text) : false
  }
  return text
}

/** A word nobody takes for a name or an abbreviation. */
const isEveryday = ({ dictionary }: Doc, { lower }: Token): boolean =>
  dictionary?.isEveryday(lower) === true && !dictionary.isProper(lower)

const opensLine = ({ tokens }: Sentence, token: Token): boolean =>
  tokens.slice(0, tokens.indexOf(token)).every(({ kind }) => kind === 'mark' || kind === 'emoji')

/** Whether the other words are written With Capitals, as titles are. */
function isTitled({ tokens }: Sentence): boolean {
  const others = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3 && !isAllCaps(text))
  return others.length > 1 && others.every(({ text, lower }) => text !== lower)
}

/** One or two shouted words among others. */
const single = (doc: Doc, subject: Sentence, token: Token): Finding =>
  range('subject', subject.start + token.start, subject.start + token.end, {
    severity: 'info',
    message: `“${token.text}” is shouted.`,
    fixes: [
      {
        label: `Use “${token.lower}”`,
        replacement: opensLine(subject, token) || isTitled(subject) ? capitalised(token.lower) : token.lower,
        safe: isEveryday(doc, token),
      },
    ],
  })

/** Words in capitals that stand side by side. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  let open = false
  for (const token of tokens) {
    const loud = token.kind === 'word' && isAllCaps(token.text)
    if (loud && open) runs.at(-1)?.push(token)
    else if (loud) runs.push([token])
    open = loud
  }
  return runs
}

/** “FOR IMMEDIATE RELEASE”: one word in small letters beside the others would read worse than all in capitals. */
function together(doc: Doc, subject: Sentence, run: readonly Token[]): Finding {
  const start = run[0]?.start ?? 0
  const end = run.at(-1)?.end ?? start
  const opens = run[0] !== undefined && opensLine(subject, run[0])
  const text = quietly(doc, subject, run)
  // A word nobody knows may be a name.
  const plain = run.every(
    (t) => !isShouted(t) || SHOUTED.has(t.lower) || doc.dictionary?.has(t.lower) === true,
  )
  const name = doc.dictionary?.isProper(run[0]?.lower ?? '') === true
  const replacement = opens || name ? text : uncapitalised(text)
  return range('subject', start, end, {
    severity: 'info',
    message: `“${subject.text.slice(start, end)}” is shouted.`,
    ...(plain
      ? {
          fixes: [
            {
              label: 'Use ordinary case',
              replacement,
              safe: true,
            },
          ],
        }
      : {}),
  })
}

const uncapitalised = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export default defineRule({
  id: 'shouting-subject',
  dimension: 'subject',
  severity: 'warning',
  // The one thing about a subject's form that studies agree on.
  cost: { each: 6, cap: 6 },
  summary: 'The subject is in capitals.',
  why: 'Capitals read as shouting and take longer to read. Subjects in ordinary case get more answers.',
  evidence: ['E06', 'E43'],
  needs: 'subject',
  check: (doc) => {
    const { subject } = doc
    if (!subject || !hasTrait(subject, 'capitals')) return []
    const tokens = subject.tokens.slice(prefixTokens(subject))
    const words = tokens.filter((t) => t.kind === 'word' && t.text.length > 1)
    const shouted = words.filter(isShouted)
    const letters = shouted.reduce((sum, t) => sum + t.text.length, 0)
    const first = tokens.find((t) => t.kind === 'word' || t.kind === 'number')
    const last = tokens.findLast((t) => t.kind === 'word')
    if (first && last && shouted.length * 2 > words.length && letters > 5) {
      const replacement = quietly(doc, subject, tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1))
      return [
        range('subject', first.start, last.end, {
          fixes: [{ label: 'Use ordinary case', replacement, safe: true }],
        }),
      ]
    }
    return runsOf(tokens).flatMap((run) => {
      const pressed = run.filter((t) => isShouted(t) && t.text.length > 2 && SHOUTED.has(t.lower))
      if (pressed.length === 0) return []
      return run.length > 1 ? [together(doc, subject, run)] : pressed.map((t) => single(doc, subject, t))
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        subject: 'YOUR API KEY EXPIRES IN LEEDS',
        draft: 'Hi Ana,\n\nThe key for the Leeds office expires on Friday.',
      },
      marks: ['YOUR API KEY EXPIRES IN LEEDS'],
      fixed: 'Your API key expires in Leeds',
    },
    {
      draft: { subject: 'RE: CODING NINJAS NEEDED!', draft: 'Hi Ana,\n\nWe need two people.' },
      marks: ['CODING NINJAS NEEDED'],
      fixed: 'RE: Coding ninjas needed!',
    },
    {
      draft: { kind: 'promotional', subject: 'The LAST mattress is waiting', draft: 'It is in the shop.' },
      marks: ['LAST'],
      fixed: 'The last mattress is waiting',
    },
    {
      draft: {
        kind: 'press_pitch',
        subject: 'FREE AND NEW: tickets for the new bottling line in Leeds',
        draft: 'The line opens in May.',
      },
      marks: ['FREE AND NEW'],
    },
  ],
  passes: [
    { subject: 'RFP for the NHS in Q3', draft: 'Hi Ana,\n\nThe RFP is attached.' },
    { subject: 'HVAC', draft: 'Hi Ana,\n\nThe HVAC quote is attached.' },
    { subject: 'SAP export fails in DATEV', draft: 'Hi Ana,\n\nThe export fails.' },
  ],
}
