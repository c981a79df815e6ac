import type { Doc, Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { VAGUE } from '../lexicon/vague-words.ts'
import { bodyOf } from '../measures/body.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples } from '../rule.ts'
import { TRAITS } from '../traits.ts'
import { words } from '../word-set.ts'

/** “Some of our drivers” and “some 40 depots” say how many; “the same thing” points at something. */
const EXACT_BEFORE = words('same first last next main only one right')
/** So many in a mail, and of so many of its words, that nothing can be taken hold of. */
const MANY = 4
const SHARE = 0.08

const vagueIn = ofSentence(({ tokens, traits }) =>
  (traits & TRAITS.vague) === 0
    ? 0
    : tokens.filter(
        ({ lower }, i) =>
          VAGUE.has(lower) &&
          tokens[i + 1]?.kind !== 'number' &&
          !EXACT_BEFORE.has(tokens[i - 1]?.lower ?? '') &&
          // “Anyone” in a question asks whoever reads.
          !(lower.startsWith('any') && tokens[0]?.lower !== 'not'),
      ).length,
)

/** The sentence with most of them. */
const vaguest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.reduce<Sentence | undefined>(
    (most, sentence) => (vagueIn(sentence) > (most ? vagueIn(most) : 0) ? sentence : most),
    undefined,
  )

/** Vague words of the body; 0 where there are too few to matter. */
function vagueWords({ counts }: Doc, body: readonly Sentence[]): number {
  const vague = body.reduce((sum, sentence) => sum + vagueIn(sentence), 0)
  return vague >= MANY && vague >= SHARE * counts.words ? vague : 0
}

export default defineRule({
  id: 'vague-wording',
  dimension: 'clarity',
  severity: 'warning',
  cost: { each: 6, cap: 6 },
  summary: 'Nothing here can be taken hold of: what, who and when are left open.',
  why: 'A reader cannot act on “some things” for “someone” to look at. Name the thing, the person and the day, and the mail gets done.',
  evidence: [],
  check: (doc) => {
    const body = bodyOf(doc)
    const vague = vagueWords(doc, body)
    const sentence = vague > 0 ? vaguest(body) : undefined
    const message = `${vague} words like “some” and “things” stand where the reader needs what, who and when.`
    return sentence ? [whole(sentence, { message })] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi all,\n\nNot sure if anyone saw this but there are some issues with some of the things. It would be good if someone could look into it at some point soon.\n\nThanks',
      marks: ['Not sure if anyone saw this but there are some issues with some of the things.'],
    },
    {
      draft: {
        kind: 'internal',
        draft:
          'Some stuff came up in the meeting. Somebody should look at some things in the plan. Can someone do it soon?',
      },
      marks: ['Somebody should look at some things in the plan.'],
    },
  ],
  passes: [
    'Some 40 depots use it, and some of our drivers wrote to us. The first thing they ask for is a list.',
    'Did anyone see my keys? Someone left a bag at the desk. It holds some papers.',
    'There are some open points in the contract of 4 May: the notice, the deposit and the keys. Could someone of your team ring me on Friday at ten about these? I have something for each of them.',
  ],
}
