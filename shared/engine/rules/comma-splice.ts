import type { Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const PRONOUNS = words('i you we they he she it there this that')
const CONTRACTED = words(
  "i'm you're we're they're he's she's it's there's that's i've you've we've they've i'll you'll we'll they'll it'll",
)
const DETERMINERS = words('the our your my their this these those his her')
const FINITE = words(
  "is are was were am has have had do does did can could will would should must isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't couldn't won't wouldn't shouldn't",
)
/** Words that hang one clause on another, or quote it; where one stands, a comma may be right. */
const JOINING = words(
  'if when while because since although though as once after before unless until whether whereas even given that which who whose whom what where why how than and but or nor so yet not only either neither whatever whoever however ' +
    'say says said think know hope guess believe feel suppose ask asked wondered mean means rather sooner more better',
)
/** “It is, I think, late”: said in passing. */
const IN_PASSING = words(
  'think hope know believe guess suppose feel mean imagine see say afraid sure understand trust',
)
/** Words that have a clause of their own to begin with: “Thanks”, “please”, a verb that tells. */
const LEAST = 4
/** Words between an article and the verb of its noun, at most. */
const NOUN = 5

const isPlain = ({ kind }: Token): boolean => kind === 'word' || kind === 'number'

/** Whether the tokens are a statement that could stand alone: a subject first, then a verb, and nothing that joins. */
function stands(tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (!first || tokens.length < LEAST || !tokens.every(isPlain)) return false
  if (tokens.some(({ lower }) => JOINING.has(lower) && lower !== first.lower)) return false
  if (CONTRACTED.has(first.lower)) return true
  if (!PRONOUNS.has(first.lower) && !DETERMINERS.has(first.lower)) return false
  return tokens.slice(1, 2 + NOUN).some(({ lower }) => FINITE.has(lower))
}

/** Token index of the comma between two statements, or -1. */
function splice({ tokens, mark }: Sentence): number {
  const at = tokens.findIndex(({ text }) => text === ',')
  if (at < 0 || mark === '?' || tokens.findIndex(({ text }, i) => i > at && text === ',') >= 0) return -1
  const after = tokens.slice(at + 1, mark === '' ? undefined : -1)
  const [first, second] = after
  if (!first || !second || IN_PASSING.has(second.lower)) return -1
  return stands(tokens.slice(0, at)) && standsBehind(after) ? at : -1
}

/** The second half may go on with clauses of its own; only its beginning has to be a subject and its verb. */
function standsBehind(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (!first || !second || tokens.length < LEAST) return false
  if (CONTRACTED.has(first.lower)) return true
  if (PRONOUNS.has(first.lower)) return FINITE.has(second.lower)
  if (!DETERMINERS.has(first.lower)) return false
  const verb = tokens.findIndex(({ lower }) => FINITE.has(lower))
  return verb > 1 && verb <= NOUN && tokens.slice(0, verb).every((t) => isPlain(t) && !JOINING.has(t.lower))
}

export default defineRule({
  id: 'comma-splice',
  dimension: 'correctness',
  severity: 'info',
  cost: { each: 2, cap: 4 },
  summary: 'A comma joins two sentences here; a full stop parts them.',
  why: 'Two statements with only a comma between them make the reader go back to find where the first one ended.',
  evidence: [],
  needs: 'comma',
  sentence: (sentence): Finding[] => {
    const comma = splice(sentence)
    const next = sentence.tokens[comma + 1]
    if (comma < 0 || !next) return []
    const text = `. ${next.text.charAt(0).toUpperCase()}${next.text.slice(1)}`
    return [
      at(sentence, comma, comma + 2, { fixes: [{ label: `Use “${text}”`, replacement: text, safe: true }] }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'The deadline is Thursday noon, there are three people who have not answered.',
      marks: [', there'],
      fixed: 'The deadline is Thursday noon. There are three people who have not answered.',
    },
    {
      draft:
        "We have two cranes in Leeds, the larger one is free until May. I've sent the plan, it's in your inbox.",
      marks: [', the', ", it's"],
      fixed:
        "We have two cranes in Leeds. The larger one is free until May. I've sent the plan. It's in your inbox.",
    },
    {
      draft: "It's ready for you to test, you can start today.",
      marks: [', you'],
    },
  ],
  passes: [
    'If the crane is free, we will send it. As you know, we have two of them.',
    'It is, I think, the larger one. The plan is ready, and we have two cranes.',
    'The sooner we have the plan, the sooner the crane is there. Thanks for the plan, it was clear.',
    'We met Tom, the man who runs the yard, and he was glad. You are coming, aren’t you?',
    'He said it is ready, we should look. On Monday, we are closed.',
  ],
}
