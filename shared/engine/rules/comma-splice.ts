import type { Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at } from '../finding.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { AUXILIARIES, NEGATED } from '../lexicon/verbs.ts'
import { isTellingVerb, present } from '../measures/conjugation.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

const PRONOUNS = words('i you we they he she it there this that')
const CONTRACTED = words(
  "i'm you're we're they're he's she's it's there's that's i've you've we've they've i'll you'll we'll they'll it'll",
)
const DETERMINERS = words('the our your my their this these those his her')
const FINITE = words(`${AUXILIARIES} must ${NEGATED}`)
/** More verbs people tell with, whose forms are also those of nouns. */
const TOLD = words(`${present('cost ship sell open close plan deliver track cut believe')} read put set`)
const isTold = ({ lower }: Token): boolean => isTellingVerb(lower) || TOLD.has(lower)
/** Between a pronoun and its verb. */
const ADVERBS = words(
  'really just also still now already only never always often even actually truly both all',
)

const isVerb = (token: Token): boolean =>
  FINITE.has(token.lower) || isTold(token) || /^[a-z]{3,}ed$/.test(token.lower)

/** Whether a verb stands at `i`, or behind an adverb there. */
const verbAt = (tokens: readonly Token[], i: number): boolean => {
  const token = tokens[ADVERBS.has(tokens[i]?.lower ?? '') ? i + 1 : i]
  return token !== undefined && isVerb(token)
}

/** Words that hang one clause on another, or quote it; where one stands, a comma may be right. */
const JOINING = words(
  'if when while because since although though as once after before unless until whether whereas even given that which who whose whom what where why how than and but or nor so yet not only either neither whatever whoever however ' +
    'say says said think know hope guess believe feel suppose ask asked wondered mean means rather sooner more better',
)
/** “It is, I think, late”: said in passing. */
const IN_PASSING = words(
  'think hope know believe guess suppose feel mean imagine see say afraid sure understand trust read hear heard',
)
/** Least words of the first statement and of the second. */
const FIRST = 3
const LEAST = 4
/** Words between an article and the verb of its noun, at most. */
const NOUN = 5

const joins = ({ lower }: Token): boolean => JOINING.has(lower)

const isPlain = ({ kind }: Token): boolean => kind === 'word' || kind === 'number'

/** Whether the tokens are a statement that could stand alone: a subject first, then a verb, and nothing that joins. */
function stands(tokens: readonly Token[]): boolean {
  const [first] = tokens
  // “Please call me tomorrow”, not “please be aware”.
  if (first?.lower === 'please') return tokens.length >= LEAST && tokens.every(isPlain) && !tokens.some(joins)
  if (!first || tokens.length < FIRST || !tokens.every(isPlain)) return false
  if (tokens.some(({ lower }) => JOINING.has(lower) && lower !== first.lower)) return false
  if (CONTRACTED.has(first.lower)) return true
  if (PRONOUNS.has(first.lower)) return verbAt(tokens, 1)
  if (!DETERMINERS.has(first.lower))
    return !PHRASE_ENDERS.has(first.lower) && !JOINING.has(first.lower) && FINITE.has(tokens[1]?.lower ?? '')
  return tokens.slice(2, 2 + NOUN).some(({ lower }) => FINITE.has(lower) || PAST.has(lower))
}

/** “…, he said”, “…, I promise”: what goes before is quoted or sworn to. */
const SPOKEN = words('said says asked told wrote promise swear bet')
/** Of the past only, so that no plural noun is taken for the verb. */
const PAST = words('went came got gave took made grew fell rose ran held sold began cost lost won')

/** Adverbs that begin a sentence of their own and are taken for “but” and “so”. */
const TURNS = words('however therefore consequently nevertheless furthermore moreover')

/** Whether the tokens tell something by themselves: a verb, and no word at their head that makes them half a sentence. */
const tells = (tokens: readonly Token[]): boolean =>
  tokens.length >= FIRST &&
  !JOINING.has(tokens[0]?.lower ?? '') &&
  tokens.some((token, i) => i > 0 && (FINITE.has(token.lower) || isTold(token)))

const isComma = ({ text }: Token): boolean => text === ','

/** Token index of the comma between two statements, or -1. */
function splice({ tokens, mark }: Sentence): number {
  const at = tokens.findIndex(isComma)
  if (at < 0 || mark === '?' || tokens.findLastIndex(isComma) > at) return -1
  const behind = tokens.slice(at + 1, mark === '' ? undefined : -1)
  if (TURNS.has(behind[0]?.lower ?? ''))
    return tells(tokens.slice(0, at)) && standsBehind(behind.slice(1)) ? at : -1
  const [first, second] = behind
  // “I think we should go on” says more than “I think”.
  if (!first || !second || (IN_PASSING.has(second.lower) && !goesOn(behind))) return -1
  // “A is lit, B is laid and C is here”: three in a row.
  if (
    behind.some(
      ({ lower }, i) =>
        lower === 'and' && i < behind.length - LEAST && DETERMINERS.has(behind[i + 1]?.lower ?? ''),
    )
  )
    return -1
  return stands(tokens.slice(0, at)) && standsBehind(behind) ? at : -1
}

/** Behind a statement and its comma these begin another, whatever verb they have. */
const PERSONS = words('we they')

const goesOn = ([, , third, ...rest]: readonly Token[]): boolean =>
  third !== undefined && (PRONOUNS.has(third.lower) || CONTRACTED.has(third.lower)) && rest.length > 1

/** The second half may go on with clauses of its own; only its beginning has to be a subject and its verb. */
function standsBehind(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (!first || !second || tokens.length < LEAST) return false
  if (CONTRACTED.has(first.lower) || first.lower === 'please') return true
  if (PRONOUNS.has(first.lower) && SPOKEN.has(second.lower)) return false
  if (
    PERSONS.has(first.lower) &&
    tokens.length > LEAST &&
    isPlain(second) &&
    !PHRASE_ENDERS.has(second.lower)
  )
    return true
  if (PRONOUNS.has(first.lower)) return verbAt(tokens, 1)
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
  why: 'With only a comma between two statements the reader goes back to find where the first ended.',
  evidence: [],
  needs: 'comma',
  sentence: (sentence): Finding[] => {
    const comma = splice(sentence)
    const next = sentence.tokens[comma + 1]
    if (comma < 0 || !next) return []
    const text = `. ${capitalised(next.text)}${TURNS.has(next.lower) ? ',' : ''}`
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
      draft: 'I run a site called TrailNotes, we publish hiking guides for Wales.',
      marks: [', we'],
    },
    {
      draft:
        'We have tried to absorb these costs, however it is no longer possible. The lift was broken, therefore we took the stairs.',
      marks: [', however', ', therefore'],
      fixed:
        'We have tried to absorb these costs. However, it is no longer possible. The lift was broken. Therefore, we took the stairs.',
    },
    {
      draft: "It's ready for you to test, you can start today.",
      marks: [', you'],
    },
    {
      draft:
        'I really enjoyed the demo, I think we should go on. We launched last week, the response has been great. Your site is slow, this costs you customers. Orders are up, we need more drivers.',
      marks: [', I', ', the', ', this', ', we'],
    },
  ],
  passes: [
    'If the crane is free, we will send it. As you know, we have two of them.',
    'The orchard is in, the kiln is lit and the shop smells of apples.',
    'It is, I think, the larger one. The plan is ready, and we have two cranes.',
    'The sooner we have the plan, the sooner the crane is there. Thanks for the plan, it was clear.',
    'We met Tom, the man who runs the yard, and he was glad. You are coming, aren’t you?',
    'You ship fish to Austria, I read in your interview. The yard is sold, we hear from the owner.',
    'We launched it, I think. It grew by half, he said. The rota, you see, is short. Last week, we met the team.',
    'I sent the plan, the list and the keys. Our prices went up, not down. We met on Monday, the day we open.',
    'He said it is ready, we should look. On Monday, we are closed.',
    'If it rains, however, we stay inside. The plan, however good it is, needs a date. We will come, however long it takes.',
  ],
}
