/** Turns the short answers of a brief into sentences, whatever their form. */

export type Form = 'question' | 'clause' | 'verb' | 'gerund' | 'noun'

const PRONOUNS = new Set(
  "you we i they it he she there you're we're they're it's you've we've they've i'm i've nobody everybody people most many".split(
    ' ',
  ),
)
const VERBS = new Set(
  'answer ask book bring build buy call check choose click come compare confirm connect cut decide do download find fix forward get give go have help introduce join keep let look make meet move open order pass pick put read register reply run save schedule see send set share show sign start stop switch take talk tell test try use visit write'.split(
    ' ',
  ),
)
/** Finite verbs that no noun phrase of a brief holds. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|went|took|cut|saved|lost|lose|loses|won|grew|fell|rose|got|opened|hired|raised|moved|closed|launched|won|spent|spend|spends|takes|costs|dropped|doubled|halved|made|makes|said|told|asked|found|brought|came|reduced|started|stopped|switched|need|needs|buys|keeps|uses|runs|pays|sends|writes|works|waits|breaks|fails|arrives|comes|goes|gives|gets|sits|holds|leaves|eats|slips|misses|happens|depends|wants|want|saves|lets|sells|finds|knows|grows|falls|rises|ends)\b/i
/** Words in -ing that are things. */
const THINGS = new Set(
  'pricing training building meeting billing marketing onboarding staffing parking morning evening housing funding accounting engineering wedding listing briefing hearing spring string banking catering cleaning printing shipping nothing something anything everything'.split(
    ' ',
  ),
)
/** Behind these a clause belongs to the noun in front of it. */
const INSIDE = /\b(?:that|which|who|when|where|because|while|if|after|before|since|to)\b/i

/** What a short text is: `15 minutes on Thursday` is a noun, `you opened a depot` a clause, `try the demo` a verb. */
export function formOf(text: string): Form {
  const trimmed = text.trim()
  if (trimmed.endsWith('?')) return 'question'
  const words = trimmed.toLowerCase().split(/\s+/)
  const [first = ''] = words
  if (PRONOUNS.has(first)) return 'clause'
  if (VERBS.has(first)) return 'verb'
  const before = (trimmed.split(INSIDE)[0] ?? '').trim()
  if (/^\p{L}{2,}ing$/u.test(first) && !THINGS.has(first) && words.length > 1)
    return SURE.test(before) ? 'clause' : 'gerund'
  if (words.length < 3) return 'noun'
  const last = bare(before).split(/\s+/).at(-1) ?? ''
  const told = FINITE.exec(before)
  if (!told) return 'noun'
  // “a free audit of last quarter's printer spend”: what could be a noun or a participle is no verb here.
  if (EITHER.test(told[0]) && (/^(?:an?|the|our|my|your|free|one)$/.test(first) || told[0] === last)) {
    const rest = before.slice(told.index + told[0].length)
    return SURE.test(before) || (told[0] !== last && OBJECT.test(rest) && /^(?:the|our|my|your)$/.test(first))
      ? 'clause'
      : 'noun'
  }
  return 'clause'
}

/** Finite verbs that are nouns, adjectives or participles as well, those that are verbs only, and what an object begins with. */
const EITHER =
  /^(?:cut|spend|need|needs|costs|made|found|lost|raised|closed|said|told|asked|brought|saved|launched|opened|hired|moved|reduced|started|stopped|switched|doubled|halved|dropped|spent|rose|will|can|does|took|won|fell|takes|makes|grew|came|got|went)$/i
const SURE =
  /\b(?:is|are|was|were|has|have|had|would|could|did|went|took|grew|fell|came|makes|takes|loses|spends)\b/i
const OBJECT = /^ (?:the|a|an|their|our|its|his|her|your|[\d$£€]|two|three|four|five|six|from|by)/i

/** The sentences of a short note. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `managed print service` is `our managed print service`; names, plurals and what has an article stay. */
export function needsOwner(noun: string): string {
  const [first = ''] = noun.split(/\s+/)
  const head =
    noun.split(/\s+(?:when|where|that|which|who|in|at|on|of|for|with|from|after|before|between|to)\s/i)[0] ??
    ''
  const isSet = ARTICLES.test(first) || /^\p{Lu}\p{Ll}*\p{Lu}|^\d/u.test(first)
  return isSet || /[^s]s$|ing$|ware$|data$/.test(head)
    ? noun
    : `our ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`
}

const ARTICLES =
  /^(?:an?|the|our|my|your|their|his|her|this|these|some|two|three|four|five|new|how|why|what)$/i

/** Without the full stop at the end. */
export const bare = (text: string): string => {
  const trimmed = text.trim()
  let end = trimmed.length
  while (end > 0 && '.!;,'.includes(trimmed.charAt(end - 1))) end--
  return trimmed.slice(0, end)
}

/** As a sentence of its own. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…:]["”’)]?$/.test(capital) ? capital : `${capital}.`
}

/** In the middle of a sentence: small first letter, unless the word is a name or an acronym. */
export function inside(text: string): string {
  const trimmed = bare(text)
  const [first = ''] = trimmed.split(/\s+/)
  return STARTS.has(first.toLowerCase()) || VERBS.has(first.toLowerCase())
    ? trimmed.charAt(0).toLowerCase() + trimmed.slice(1)
    : trimmed
}

const STARTS = new Set(
  'they their a an the your our my their this these those some two three four five six seven eight nine ten you we they it there late slow missing lost no less more fewer'.split(
    ' ',
  ),
)

const OF_READER: Readonly<Record<string, string>> = {
  they: 'you',
  their: 'your',
  "they're": "you're",
  "they've": "you've",
}

/** A note about the reader as it is said to the reader: `they lose visits` is `you lose visits`. */
export function toReader(text: string): string {
  const [first = ''] = text.trim().toLowerCase().split(/\s+/)
  if (!(first in OF_READER)) return text
  return text
    .trim()
    .replaceAll(/\b(?:they're|they've|they|their)\b/gi, (word) => OF_READER[word.toLowerCase()] ?? word)
}

/** Full forms, for a voice that avoids contractions. */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(/\bwon't\b/g, 'will not')
    .replaceAll(/\b([Cc])an't\b/g, '$1annot')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/\b(I|you|we|they|it|You|We|They|It)'ll\b/g, '$1 will')
    .replaceAll(/\b(I|you|we|they|You|We|They)'d\b/g, '$1 would')
    .replaceAll(/\b(you|we|they|You|We|They)'re\b/g, '$1 are')
    .replaceAll(/\b(it|here|that|what|who|It|Here|That|What|Who)'s\b/g, '$1 is')
