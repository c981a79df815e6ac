/** Words in a draft that speak to a model instead of the reader, and what a model that listens would write. */
import type { Doc } from '#shared/engine/doc.ts'
import { stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { asksForFraud } from './fraud.ts'
import { speaksOfFraud } from './fraud-abroad.ts'
import { AI_AT_WORK, asRead } from './plain.ts'

/** Lines that are meant for a model. They catch more than that: what they catch is only left out of what counts as given. */
const MODEL_NAMES =
  'AI|LLM|language model|AI (?:assistant|model|tool|editor|rewriter)|assistant|chatbot|copilot|GPT|ChatGPT|Claude|Gemini|rewriter|email assistant'
/** What a model is told to do with a text, and people seldom. */
const ORDERS =
  'ignore|disregard|write|output|say|reply|respond|answer|return|print|replace|change|swap|update|set|add|append|prepend|include|insert|embed|use|put|mention|link|tell|ask|make|rewrite|translate|reveal|repeat|follow|obey|treat|personali[sz]e'
const THIS_TEXT = '(?:text|draft|e-?mail|mail|message|version|rewrite|output|copy|answer|response)'

const ADDRESSES_MODEL = [
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\s+(?:all|any|every|everything|the|your|my|our|these|those|this|previous|prior|earlier|above|what)\b[^\n]{0,50}\b(?:instructions?|prompts?|guidelines?|directives?|constraints?|safety)\b/iu,
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\s+(?:all |any |your |the )?(?:all|your|previous|prior|earlier|above|system) (?:\w+ )?rules\b/iu,
  /\b(?:ignore|disregard|forget|override|bypass) (?:all|any|the) rules\b[^\n]{0,12}\b(?:write|say|output|print|answer|reply|add|put)\b/iu,
  /\b(?:ignor|disregard|overrid|bypass)\w{0,4}\s+(?:instructions?|prompts?|guidelines?|directives?)\b/iu,
  /\b(?:ignore|disregard|forget) (?:all|any|everything|the text|what is|whatever is|anything)\b[^\n]{0,30}\b(?:above|before|prior|previous|earlier|so far)\b/iu,
  /\b(?:system|developer|hidden|initial)[ _-](?:prompt|instructions?|override|directive)s?\b|\b(?:admin|root|developer|god|debug|maintenance) mode\b|\bnew (?:task|instructions?|orders?)\s*:/iu,
  /\b(?:you are|you're) (?:(?:now|no longer|only|just|an?|the|my) )*(?:[\w-]+ )?(?:AI|language model|LLM|bot|chatbot|DAN|jailbroken|unrestricted|unfiltered)\b(?=\s*(?:[.,;:!?)"”’]|$|and\b|that\b|who\b|with\b|now\b|AI\b))/imu,
  /\b(?:act as|behave as|pretend|role-?play|simulate)\b[^\n]{0,50}\b(?:AI|language model|LLM|bot|chatbot|DAN|jailbroken|unrestricted|unfiltered)\b/iu,
  new RegExp(
    `\\b(?:as|being) an? (?:AI|LLM|(?:large )?language model|AI assistant|chatbot)\\b${AI_AT_WORK}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:${MODEL_NAMES})s?\\s*(?:(?::|must|should|shall|please|who)\\s*(?:please |now |always |only |also |instead )*(?:${ORDERS})\\b|(?:reading|processing|handling|rewriting|editing)\\b)`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?]\\s+|\\b(?:dear|hey|hi|hello|note|attention|ok|okay|so|please|now|for|to),?\\s)(?:the |any )?(?:${MODEL_NAMES})s?\\s*,`,
    'imu',
  ),
  /\b(?:note|message|instructions?|attention|hey|dear|for|to)\b[^\n]{0,12}\b(?:AI|LLM|language model|assistant|bot|rewriter|model)s?\s*[:,]/iu,
  /\b(?:note|message|instructions?|attention|hey|dear)\b (?:to |for |from )?(?:the |any |every )?(?:AI|LLM|language model|assistant|bot|rewriter)s?\b/iu,
  /\b(?:rewrite|output|respond|answer|return|print|say|write|append|add|include|insert|prepend|repeat|translate|embed|encode|personali[sz]e|use|put|mention|link|set)\b[^\n]{0,80}\b(?:exactly this|exactly the|verbatim|word for word|in your (?:answer|output|response|reply|rewrite)|in (?:every|each|all) (?:answer|output|response|rewrite|variant|candidate|version)s?|(?:every|all|each) (?:variant|candidate|version|rewrite)s?)\b/iu,
  /\b(?:replace|change|swap|substitute|set|redirect|point)\b[^\n]{0,40}\b(?:(?:every|all|each|any|the) )?(?:links?|urls?|iban|account numbers?)\b[^\n]{0,40}\b(?:with|to|by|for|into)\b/iu,
  new RegExp(
    `\\b(?:replace|change|swap|substitute|update|set|make)\\b[^\\n]{0,60}\\b(?:amounts?|prices?|names?|dates?|days?|recipients?|addresse?s?|numbers?|accounts?|signature|footer)\\b[^\\n]{0,40}\\b(?:in|of) (?:the|your|this|every|each) ${THIS_TEXT}\\b`,
    'iu',
  ),
  /\b(?:whoever|anyone who|everyone who|the one who|those who)\b[^\n]{0,20}\b(?:edits?|rewrites?|process(?:es)?|translates?|summari[sz]es?|polish(?:es)?|improves?)\b/iu,
  /\b(?:to|for) (?:the|any) (?:editor|rewriter|translator|writer|reviser|summari[sz]er)s? of (?:this|the|my)\b/iu,
  new RegExp(
    `\\b(?:final|finished|rewritten|edited|improved|revised|polished|translated) ${THIS_TEXT}\\b[^\\n]{0,20}\\b(?:asks?|says?|tells?|must|should|has to|contains?|includes?|links?|mentions?|names?)\\b`,
    'iu',
  ),
  /\b(?:only|just|simply|instead)\b[^\n]{0,20}(?<!\b(?:you|we|they|he|she|I) )\b(?:output|respond|answer|return|print|say)(?: with)?\b[^\n]{0,30}(?:["'“‘:]|\b[A-Z]{4,}\b)/u,
  /\b(?:reveal|print|leak|repeat|output|recite|dump|disclose)\b[^\n]{0,40}\b(?:prompt|instructions|guidelines|configuration|api keys?|secrets?|context window|training data|environment)\b/iu,
  /\b(?:BEGIN|START|END) (?:OF )?(?:THE )?(?:DRAFT|EMAIL|MAIL|DATA|INPUT|DOCUMENT|USER|PROMPT|TEXT|SYSTEM|INSTRUCTIONS)\b/u,
  /<\|[\w-]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|^\s*(?:#{1,6}\s*|\/\/\s*|<!--\s*)?(?:system|assistant|developer|human)\s*:|^\s*(?:#{1,6}\s*|\/\/\s*|<!--\s*)(?:instructions?|task|user)\b/imu,
  /\b(?:tool|function)[_ ]?calls?\b|"(?:role|tool|function|name|variants|draft|subject|arguments)"\s*:/iu,
  /\b(?:jailbreak|prompt injection|base64|rot13|do anything now)\b/iu,
  /\b(?:vergiss|ignorier\w*|olvida|ignora|ignore[zr]?|oublie\w*|negeer|zignoruj)\b[^\n]{0,40}(?:anweisung|instrucci|istruzion|instruction|consigne|instructies|instrukcj)/iu,
  /(?:игнорируй|забудь)[^\n]{0,40}(?:инструкц|указан)|(?:忽略|无视|無視)[^\n]{0,20}(?:指令|指示|提示)/iu,
]

export interface Intrusion {
  /** Lines of the draft, as one text, that speak to the reader. */
  given: string
  /** Those that speak to a model. */
  intruding: string
}

/** Whether a line speaks to a model. */
export const addressesModel = (line: string): boolean => {
  const read = asRead(line)
  return ADDRESSES_MODEL.some((pattern) => pattern.test(read))
}

/** Parts the lines that a draft shows. */
export function intrusionIn(lines: readonly string[]): Intrusion {
  const { true: intruding = [], false: given = [] } = Object.groupBy(lines, (line) =>
    addressesModel(line) ? 'true' : 'false',
  )
  return { given: given.map(asRead).join('\n'), intruding: intruding.map(asRead).join('\n') }
}

/** The same with lines that were made of the draft, save for those that repeat what it says to a model alone. */
export function withDerived({ given, intruding }: Intrusion, lines: readonly string[]): Intrusion {
  const [own, theirs] = [wordsOf(given), wordsOf(intruding)]
  const sound = lines.filter(
    (line) =>
      !addressesModel(line) && ![...wordsOf(asRead(line))].some((word) => theirs.has(word) && !own.has(word)),
  )
  return { given: [given, ...sound.map(asRead)].join('\n'), intruding }
}

/** Every sentence that a mail shows. A sentence beside one that speaks to a model is judged with it: they say one thing. */
export const linesIn = ({ subject, preheader, sentences, blocks }: Doc): string[] => [
  ...[subject, preheader].flatMap((line) => (line ? [line.text] : [])),
  ...blocks.flatMap(({ from, to }) => {
    const own = sentences.slice(from, to).map(({ text }) => text)
    const first = own.findIndex(addressesModel)
    return first < 0 ? own : [...own.slice(0, first), own.slice(first).join(' ')]
  }),
]

const wordsOf = (text: string): ReadonlySet<string> => stemsOfTokens(tokenize(text))

/** Words in a row that no mail has from our own prompt by chance. */
const LEAK_WORDS = 7

/**
 * Whether a text does what the draft tells a model, or what only fraud would want. `given` are the words it may draw
 * on, `system` is what the model was told.
 */
export function carriesInstruction(text: string, { given, intruding }: Intrusion, system: string): boolean {
  const read = asRead(text)
  if (read.split('\n').some(addressesModel)) return true
  if (asksForFraud(read, given) || speaksOfFraud(read, given)) return true
  const [own, theirs] = [wordsOf(given), wordsOf(intruding)]
  if ([...wordsOf(read)].some((word) => theirs.has(word) && !own.has(word))) return true
  return sharesRow(read, system, given)
}

function sharesRow(text: string, system: string, given: string): boolean {
  const row = (from: string) => (from.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const [said, told, known] = [` ${row(text)} `, ` ${row(system)} `, ` ${row(given)} `]
  const words = said.trim().split(' ')
  return words.some((_, i) => {
    const some = words.slice(i, i + LEAK_WORDS)
    const phrase = ` ${some.join(' ')} `
    return some.length === LEAK_WORDS && told.includes(phrase) && !known.includes(phrase)
  })
}

/** Share of the content words of a text that have to be known, and words of a sentence of which one has to be. */
const KNOWN_SHARE = 0.4
const STRANGE = 6
/** The same of another language, where endings and compounds hide that words are known. */
const ABROAD = { share: 0.2, strange: 5 }
/** Letters that tell a word of another language, and those by which it is known again. */
const LONG = 5
const STEM = 4

/** Long words of any language with letters between spaces, by their first letters. */
const stemsAbroad = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
      word.length < LONG ? [] : word.slice(0, STEM),
    ),
  )

/** Whether a text speaks of something else than `given`: too few of its words are found there, or none of a sentence. */
export function isOffTopic(text: string, given: string, english = true): boolean {
  const read = english ? wordsOf : stemsAbroad
  const { share, strange } = english ? { share: KNOWN_SHARE, strange: STRANGE } : ABROAD
  const known = read(given)
  const count = (words: ReadonlySet<string>) => [...words].filter((word) => known.has(word)).length
  const said = read(text)
  if (said.size >= 4 && count(said) < said.size * share) return true
  return text.split(/[.!?\n]+/).some((sentence) => {
    const words = read(sentence)
    return words.size >= strange && count(words) === 0
  })
}
