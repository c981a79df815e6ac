import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { ABROAD, INSULTS, OF_PEOPLE, ON_LOOKS } from '../lexicon/insults.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

const CASES = new Set(['if', 'when', 'unless', 'because'])

const GROUPS = words(
  'women men girls immigrants foreigners refugees migrants muslims jews christians hindus blacks whites asians africans arabs mexicans indians americans germans poles romanians gypsies gays lesbians boomers millennials',
)
/** “People from there”, “people like them”. */
const PEOPLE = words('people men women guys folks workers candidates')
const SUCH = words('from like with of over')
/** How far before the verb the group stands. */
const FAR = 6
/** The same of “your”: “your two drivers are”. */
const NEAR = 3

/** “People from that country are always lazy”, “your drivers are thieves”; nothing where nobody is meant. */
function ofPeople({ from, to }: Hit, sentence: Sentence): Finding | null {
  const { tokens } = sentence
  const clause = tokens.findLastIndex(({ kind }, i) => i < from && kind === 'mark') + 1
  if (tokens.slice(clause, from).some(({ lower }) => DENIES.test(lower))) return null
  const start = Math.max(0, from - FAR)
  const before = tokens.slice(start, from)
  const your = before.findLastIndex(({ lower }, i) => lower === 'your' && i >= before.length - NEAR)
  if (your >= 0) return at(sentence, start + your, to)
  const group = before.findIndex(
    ({ lower }, i) =>
      (GROUPS.has(lower) && i === before.length - 1) ||
      (PEOPLE.has(lower) && SUCH.has(before[i + 1]?.lower ?? '')),
  )
  return group < 0
    ? null
    : at(sentence, start + group, to, { message: 'This speaks ill of a whole group of people.' })
}
/** “The myth that women are too emotional”, “nobody thinks that”. */
const DENIES =
  /^(?:not|no|nobody|myth|claim|claims|claimed|says|said|think|thinks|believe|if|whether|why|never)$/

/** In an advertisement for clothes it is the dress that looks well. */
const onLooks = ({ from, to }: Hit, sentence: Sentence, kind: Kind): Finding | null =>
  kind === 'promotional' || kind === 'newsletter'
    ? null
    : at(sentence, from, to, { message: 'A remark like this has no place in mail about work.' })

export default defineRule({
  id: 'insult',
  dimension: 'tone',
  severity: 'error',
  // One brings a mail under the usual threshold, in languages too in which little else is judged.
  cost: { each: 35, cap: 70 },
  summary: 'This insults the reader.',
  why: 'A reader who is insulted reads no further, and shows it to others. Say what happened and what you want next.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  lexicon: INSULTS,
  hit: (hit, sentence, { english, kind }) => {
    if (english && Object.hasOwn(ABROAD, hit.entry.key)) return null
    // “If you're too lazy to cook” means no reader in particular.
    if (hit.entry.key === OF_PEOPLE) return ofPeople(hit, sentence)
    if (Object.hasOwn(ON_LOOKS, hit.entry.key)) return onLooks(hit, sentence, kind)
    const supposed = CASES.has(sentence.tokens[hit.from - 1]?.lower ?? '')
    return at(sentence, hit.from, hit.to, supposed ? { severity: 'warning' } : {})
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'You are an idiot, Karen. Go to hell, you liar.',
      marks: ['You are an idiot', 'Go to hell', 'you liar'],
    },
    {
      draft: 'You looked amazing in that dress. Let us have drinks tonight, just the two of us.',
      marks: ['You looked amazing in that', 'drinks tonight, just the two of us'],
    },
    {
      draft: 'I would not hire him, people from that country are always lazy, and women are too emotional.',
      marks: ['people from that country are always lazy', 'women are too emotional'],
    },
    {
      draft: 'Are you broke, or what kind of crook are you?',
      marks: ['Are you broke, or', 'kind of crook are'],
    },
    { draft: 'Your drivers are lazy and your depot is late.', marks: ['Your drivers are lazy'] },
    { draft: 'A pretty girl like you surely has a man to decide this.', marks: ['A pretty girl like you'] },
    {
      draft:
        'Sehr geehrter Herr Meier,\n\nSie sind ein Idiot, und die Rechnung ist noch immer nicht bezahlt.\n\nMit freundlichen Grüßen\nJens',
      marks: ['ein Idiot'],
    },
    {
      draft:
        'Bonjour Madame Roux,\n\nVous êtes des imbéciles et la facture n’est pas encore payée.\n\nCordialement\nLuc',
      marks: ['imbéciles'],
    },
  ],
  passes: [
    { kind: 'promotional', draft: 'You look stunning in linen. Dinner tonight, just the two of us: €60.' },
    'The myth that women are too emotional has gone. Cats are lazy. People from the depot are always early, and most drivers are unreliable only in snow.',
    'Hi Ana,\n\nThe play is about a pretty girl who likes you to laugh, and it is on again on Friday.\n\nTom',
    'Sehr geehrter Herr Meier,\n\nvielen Dank für das Gespräch über die Wartung der drei Pumpen im Werk.\n\nMit freundlichen Grüßen\nJens',
    'Hi Ana,\n\nThe band Idioten plays on Friday, and the film “Idiota” is on after that. People like you make it a good night. Will you come?\n\nTom',
  ],
}
