/** What the sender would do for the reader, as a question: “I'd be glad to send you the plan” is “Shall I send you the plan?” */
import type { FoundAsk } from '../found.ts'
import { offerOf } from '../offers.ts'
import { LEANS, type Said, type Told, thought, wordCount } from './said.ts'

/** The reader's leave, on which the sender acts. */
const LEAVE =
  "(?:if (?:you(?:'d like| would like|'d prefer| want| wish| agree|'re interested| are interested|'re open| are open| like)(?: (?:to|it|that)(?: [^,]{1,40})?)?|(?:this|that|it)(?:'s| is| would be)(?: (?:of (?:any )?(?:interest|use|help)|easier|helpful|useful|interesting|ok|okay|fine|better))?|(?:this|that|it) (?:helps|sounds (?:good|interesting|useful)|would help))),? "
/** What can be done for somebody. */
const ACTS =
  'send|share|show|do|run|make|prepare|start|begin|set up|put together|walk|add|hold|keep|reserve|book|arrange|schedule|draft|record|build|test|try|train|visit|come|move|switch|change|update|extend|deliver|ship|introduce|bring|order|install'
const OFFERS: readonly RegExp[] = [
  new RegExp(
    `^(?:and |but )?${LEAVE}(i|we)(?: can|'ll| will| could|'d be (?:happy|glad) to| would be (?:happy|glad) to) (?:also )?((?:${ACTS})\\b .+)$`,
    'iu',
  ),
  /^(i|we)(?:'d| would) (?:really |also )?(?:love|like|be (?:happy|glad)) to ((?:do|run|make|send|prepare|put together|set up|build|record) (?!an? (?:call|meeting|chat|complaint|claim|mistake|request|point|note|change|fuss)\b)(?:you )?(?:an?|the|one|two|three|our|your|some) .+)$/iu,
]
/** “Happy to jump on a quick call with you and your CFO” */
const TALK =
  /^(?:(?:i'm|i am|we're|we are|i'd be|i would be) )?(?:also |always )?(?:happy|glad) to (?:jump|hop|get) on (an? (?:[\p{L}\d-]+ ){0,2}?(?:call|chat|zoom))( with (?:you and )?(?:your|the) [^,;]{2,40}?)?(?: if .*)?$/iu
/** How soon it would be done, or that it would be the sender who does it: neither is asked. */
const BESIDES =
  /(?: in (?:about |around |under |just )?(?:an?|one|two|three|\d+) (?:hours?|minutes?|days?|weeks?)| (?:myself|ourselves)|,? (?:free of charge|for free|at no (?:cost|charge)))$/i

/** “I'd like to show you two features nobody has tried yet” */
const SHOWS =
  /^(?:i|we)(?:'d| would) (?:also |really )*(?:like|love) to show you ((?:an?|the|one|two|three|some|our|how|what) [^,;:]{4,80})$/iu
/** “I can hold the slot until Friday”, “We could start on February 2” */
const KEEPS =
  /^(i|we)(?: can| could) (?:still |also )?((?:hold|keep|reserve|set aside) .+|(?:start|begin|deliver|ship|install) (?:on|in|before|by|from) .+)$/iu
/** “I could extend the trial by two weeks”: what I can do is offered, what we can do may be what we sell. */
const COULD =
  /^(?:(i|we) could|(i) can) (?:also |still |gladly )*((?:extend|add|change|switch|move|swap|replace|arrange|book|order|upgrade|train|repair|waive|split|shift|deliver|install|visit|bring|test|try|begin|start) (?!it\b|them\b|that\b|this\b)[^,;:]{4,90})$/iu
/** On no certain day, or only in some case. */
const LOOSE = /\b(?:any|whenever|as soon as|if|unless|once|provided)\b/i

/** With what it would cost left out, nothing is offered. */
const SUM = /[$£€]\s?\d|\bcosts?\b/i

const MOST_WORDS = 20
/** What is done for a reader they have. */
const HAD = /^(?:do|run|make|offer|give)(?: you)? ((?:an?|one|another) .+)$/iu
/** “We run a 30-minute training for teams in this situation” */
const RUNS =
  /^(?:(?:for|in) [^,]{3,40}, )?we (?:also )?(?:run|offer|give) (an? (?:[\p{L}\d-]+ ){0,3}?(?:training|workshop|session|audit|review|trial|course|pilot|assessment|tour|consultation|webinar))(?=$|,| (?:for (?!us\b|our\b)|in the first\b))/iu

/** A question for what a sentence offers; none where it does not say of what. */
export function onOffer({ text, index, sentence }: Said, primary: FoundAsk | null): Told[] {
  // Without an ask it would be said twice.
  if (primary === null) return []
  const talk = TALK.exec(text)
  if (talk)
    return [
      { text: `Shall we set up ${talk[1]}${(talk[2] ?? '').replace('you and ', '')}?`, sentence: index },
    ]
  const shown = SHOWS.exec(thought(text))?.[1]
  if (shown !== undefined)
    return LEANS.test(shown) ? [] : [{ text: `Would you like to see ${shown}?`, sentence: index }]
  const [, keeper, kept = ''] = KEEPS.exec(text) ?? []
  if (keeper !== undefined && !LOOSE.test(kept) && !LEANS.test(thought(kept)))
    return [{ text: `Shall ${/^i$/i.test(keeper) ? 'I' : 'we'} ${thought(kept)}?`, sentence: index }]
  const [, weOrI = '', me = '', done = ''] = COULD.exec(thought(text).replace(BESIDES, '')) ?? []
  if (
    done !== '' &&
    !LOOSE.test(done) &&
    !SUM.test(text) &&
    !LEANS.test(done) &&
    wordCount(done) <= MOST_WORDS
  )
    return [{ text: `Shall ${/^we$/i.test(weOrI || me) ? 'we' : 'I'} ${definite(done)}?`, sentence: index }]
  const runs = RUNS.exec(text)?.[1]
  if (runs !== undefined) return [{ text: `Would ${runs} help?` }]
  const [, who = 'I', act] = OFFERS.map((pattern) => pattern.exec(text)).find(Boolean) ?? []
  // “If you send me two roles, I can show you …”: what waits for a deed of the reader is not offered alone.
  const offered =
    act ??
    (/^(?:and |but )?if you (?!'d|would|want|like|need|prefer|agree)/i.test(text) ? null : offerOf(sentence))
  if (offered == null) return []
  const plain = thought(offered).replace(BESIDES, '')
  if (/,(?!\d)/.test(plain) || wordCount(plain) < 3 || wordCount(plain) > MOST_WORDS) return []
  // Right behind the ask, “it” is what the ask is about.
  const follows = primary?.sentence === index - 1 && /\bit\b/i.test(primary.text)
  if (
    LEANS.test(
      (follows ? plain.replace(/\bit\b/i, '') : plain).replace(
        /\b(?:there|that)$| (?:that|this) \p{Ll}+ed\b/iu,
        '',
      ),
    )
  )
    return []
  const speaker =
    act === undefined
      ? /\bwe\b/i.test(text) && !/\bi\b/i.test(text)
        ? 'we'
        : 'I'
      : who.toLowerCase() === 'we'
        ? 'we'
        : 'I'
  const had = HAD.exec(plain)?.[1]
  return [
    {
      text: had === undefined ? `Shall ${speaker} ${definite(plain)}?` : `Would you like ${had}?`,
      sentence: index,
    },
  ]
}

/** The thing of an offer as one that is known: three templates that were offered are the three templates. */
export const definite = (act: string): string =>
  act.replace(
    /^(\p{Ll}+(?: up| together)?) (two|three|four|five|\d+) (?=\p{Ll})(?!minutes?\b|hours?\b|days?\b|weeks?\b|months?\b|people\b|rooms?\b)/iu,
    '$1 the $2 ',
  )
