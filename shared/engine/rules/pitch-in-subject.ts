import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { PITCH } from '../lexicon/subject-phrases.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const COMPARED = words('as more fewer less faster slower higher lower bigger larger')

/** “3x as many wells ran dry” compares; to the press a factor is the news. */
const isFactor = ({ entry, to }: Hit, { tokens }: Sentence, kind: Kind): boolean =>
  /^\d+x$/.test(entry.term) && (kind === 'press_pitch' || COMPARED.has(tokens[to]?.lower ?? ''))

export default defineRule({
  id: 'pitch-in-subject',
  dimension: 'subject',
  severity: 'warning',
  // The largest loss of replies any study of cold subjects reports.
  cost: { each: 6, cap: 6 },
  summary: 'The subject sells before the reader knows you.',
  why: 'Cold mail whose subject pitches gets far fewer replies. Name something of theirs; what you offer can wait for the mail.',
  evidence: ['E16'],
  families: ['cold'],
  fields: ['subject'],
  lexicon: PITCH,
  hit: (hit, subject, { kind }) => {
    const first = subject.hits.find((h) => h.lexicon === PITCH && !isFactor(h, subject, kind))
    // “Your demo room” is theirs.
    const before = subject.tokens[hit.from - 1]?.lower ?? ''
    if (first !== hit || before === 'your') return null
    // “Following up on our demo”: they have seen it.
    if (
      kind === 'follow_up' &&
      hit.entry.term === 'demo' &&
      /^(?:our|the|after|yesterday's|today's)$/.test(before)
    )
      return null
    return at(subject, hit.from, hit.to)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Demo of our shift planning platform',
        draft: 'Hi Ana,\n\nWho plans shifts?',
      },
      marks: ['Demo'],
    },
    {
      draft: {
        kind: 'partnership',
        subject: 'Partnership opportunity',
        draft: 'Hi Ana,\n\nCould we share a stall?',
      },
      marks: ['Partnership opportunity'],
    },
  ],
  passes: [
    {
      kind: 'partnership',
      subject: 'Possible partnership between Overhang and Plasterbox',
      draft: 'Hi Ana,\n\nShall we?',
    },
    {
      kind: 'proposal',
      subject: 'Our services for the Leeds office',
      draft: 'Hi Ana,\n\nHere is the plan.',
    },
    { kind: 'cold_outreach', subject: '3x as many claims at Goole', draft: 'Hi Ana,\n\nWho files them?' },
    {
      kind: 'press_pitch',
      subject: 'Wells in Orrin: salt up 3x since 2019',
      draft: 'Hi Ana,\n\nCould we talk?',
    },
    {
      kind: 'follow_up',
      subject: 'Following up on our demo',
      draft: 'Hi Ana,\n\nDid the scans arrive?',
    },
    { kind: 'cold_outreach', subject: 'your demo room in Leeds', draft: 'Hi Ana,\n\nWho runs it?' },
  ],
}
