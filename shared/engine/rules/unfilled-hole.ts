import type { Sentence } from '../doc.ts'
import { at, range } from '../finding.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** Before a blank these tell that the reader fills it in. */
const SIGNED = new Set(['signature', 'signed', 'sign', 'initials'])

export default defineRule({
  id: 'unfilled-hole',
  dimension: 'correctness',
  severity: 'blocker',
  summary: 'A hole in the template was left unfilled.',
  why: 'Nothing tells a reader more plainly that the mail was not written for them. It has to be filled before anything is sent.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('holes', {
    '(lorem ipsum|insert text here|insert link here|insert name here|your text here|placeholder text|company name here|name here)':
      null,
    '(tbd|tbc|todo|tktk)': null,
    // A blank to be filled in by hand.
    '_ _ _ _': null,
  }),
  hit: (hit, sentence) => {
    if (hit.entry.term.startsWith('_')) return blank(hit, sentence)
    const mark = sentence.tokens[hit.from]
    // "TBD" is a hole in capitals only; "todo" is a word for a list.
    if (hit.to - hit.from === 1 && mark && mark.text !== mark.text.toUpperCase()) return null
    return at(sentence, hit.from, hit.to, { message: 'This still has to be filled in.' })
  },
  needs: 'placeholder',
  check: (doc) =>
    doc.placeholders
      .filter((p) => p.role === 'leftover')
      .filter((p) => p.field !== 'draft' || !isForeign(doc, p.start))
      .map((p) =>
        range(p.field, p.start, p.end, {
          message: `Fill in ${p.raw.length > 40 ? 'this hole' : p.raw} or take it out.`,
        }),
      ),
})

export const examples: Examples = {
  flags: [
    { draft: 'Dear [First Name],\n\nYour order is ready.', marks: ['[First Name]'] },
    { draft: 'We can start on [date] with your team at <company>.', marks: ['[date]', '<company>'] },
    { draft: 'Please pay invoice: ______ by Friday.', marks: ['______'] },
    { draft: 'The price is TBD until Friday.', marks: ['TBD'] },
  ],
  passes: [
    'Please print it.\n\n________________\n\nSignature: ________ or set __init__ and a___b.',
    'Hi {{first_name}},\n\nYour order is ready.',
    'See note [1] and the list of things to do.',
    'Hi *|FNAME|*, welcome.',
  ],
}

/** A run of underscores as one hole; none for a dividing line, a part of code, or the line for a signature. */
function blank({ from }: Hit, sentence: Sentence): Finding | null {
  const { tokens } = sentence
  const touches = (i: number) => tokens[i]?.start === tokens[i - 1]?.end
  if (tokens[from - 1]?.text === '_' || (from > 0 && touches(from) && tokens[from - 1]?.kind === 'word'))
    return null
  let to = from + 1
  while (tokens[to]?.text === '_' && touches(to)) to++
  if (to - from < 4 || (touches(to) && tokens[to]?.kind === 'word')) return null
  const before = tokens.slice(0, from)
  if (!before.some(({ kind }) => kind === 'word') || before.some(({ lower }) => SIGNED.has(lower)))
    return null
  return at(sentence, from, to, { message: 'This blank still has to be filled in.' })
}

/** True inside a quoted thread or below the signature, which are not the sender's to fill. */
function isForeign(
  doc: Parameters<NonNullable<ReturnType<typeof defineRule>['check']>>[0],
  at: number,
): boolean {
  const block = doc.blocks.find((b) => b.start <= at && at < b.end)
  return block?.region === 'quoted'
}
