import { isCapitalised } from '../characters.ts'
import type { Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import type { Finding } from '../rule.ts'
import { defineRule, type Examples } from '../rule.ts'

interface Run {
  from: number
  to: number
  exclamations: number
  question: boolean
}

/** Runs of `!` and `?` with at least one `!`. */
function runsOf({ tokens }: Sentence): Run[] {
  const runs: Run[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    let exclamations = 0
    let question = false
    while (tokens[to]?.text === '!' || tokens[to]?.text === '?') {
      if (tokens[to++]?.text === '!') exclamations++
      else question = true
    }
    if (exclamations > 0) runs.push({ from, to, exclamations, question })
    from = Math.max(from, to - 1)
  }
  return runs
}

function finding(subject: Sentence, { from, to, exclamations, question }: Run): Finding {
  const follows = subject.tokens[to]
  // Before another sentence a full stop must part the two; a small letter goes on with the same one.
  const parts = follows?.kind === 'number' || (follows?.kind === 'word' && isCapitalised(follows.text))
  const mark = question ? '?' : parts ? '.' : ''
  const label = mark === '' ? 'Remove' : `Use “${mark}”`
  return range('subject', subject.tokens[from]?.start ?? 0, subject.tokens[to - 1]?.end ?? 0, {
    fixes: [{ label, replacement: mark, safe: true }],
    ...(exclamations > 1
      ? {
          severity: 'warning',
          message: 'Doubled exclamation marks in a subject are far more common in spam than in wanted mail.',
        }
      : {}),
  })
}

export default defineRule({
  id: 'subject-exclamation',
  dimension: 'subject',
  severity: 'info',
  summary: 'The subject raises its voice with an exclamation mark.',
  why: 'An exclamation mark asks for excitement the reader does not feel yet. Let the news carry itself.',
  evidence: ['E43', 'E57'],
  language: 'any',
  fields: ['subject'],
  needs: 'exclamation',
  sentence: (subject, { family, kind }) => {
    const personal = (family === 'cold' || family === 'warm') && kind !== 'thank_you'
    return runsOf(subject)
      .filter((run) => run.exclamations > 1 || personal)
      .map((run) => finding(subject, run))
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Great news! Dock 4 is free',
        draft: 'Hi Ana,\n\nDock 4 is free.',
      },
      marks: ['!'],
      fixed: 'Great news. Dock 4 is free',
    },
    {
      draft: {
        kind: 'promotional',
        subject: 'Last chance (seriously!!) for pots!!!',
        draft: 'Until Monday.',
      },
      marks: ['!!', '!!!'],
      fixed: 'Last chance (seriously) for pots',
    },
    {
      draft: { kind: 'survey', subject: 'Did we forget you?!!', draft: 'Tell us.' },
      marks: ['?!!'],
      fixed: 'Did we forget you?',
    },
    {
      draft: { kind: 'promotional', subject: 'Last day!! for spring pots', draft: 'Until Monday.' },
      marks: ['!!'],
      fixed: 'Last day for spring pots',
    },
  ],
  passes: [
    { kind: 'promotional', subject: 'The spring pots are here!', draft: 'They cost $12.' },
    { kind: 'thank_you', subject: 'Thank you!', draft: 'Hi Ana,\n\nThe talk was good.' },
    { kind: 'cold_outreach', subject: 'Dock 4 is free?', draft: 'Hi Ana,\n\nIs it?' },
  ],
}
