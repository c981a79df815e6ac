/** The mail's own ask in other words, with the same purpose. */
import type { Doc } from '../../engine/doc.ts'
import type { FoundAsk } from './found.ts'

/** Longer sentences carry more than an ask. */
const MOST_WORDS = 16

/** What an ask begins with, and what it may begin with as well; `$1` is the rest. */
const PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:shall|should) i (?!have\b|not\b)(.+)\?$/i, ['Would you like me to $1?']],
  [/^would you like me to (.+)\?$/i, ['Shall I $1?']],
  [/^(?:do|would) you have time (?:on )?(?!to\b|for\b)(.+)\?$/i, ['Could we talk $1?']],
  [/^would you be open to (an? .+)\?$/i, ['Could we have $1?']],
  [/^can you (.+)\?$/i, ['Could you $1?']],
  [/^can we (.+)\?$/i, ['Could we $1?']],
  [/^i(?:'d| would) (?:love|like) to set up (an? .+)[.!]$/i, ['Could we have $1?']],
  [/^please (?!note\b|find\b|be\b|do\b|don\b|feel\b|see\b|accept\b|ignore\b)(.+)[.!]$/i, ['Could you $1?']],
  [
    /^(let me know (?:which|when|whether|who|what time|what day|where|how many|if you can)\b.+)[.!]$/i,
    ['Could you $1?'],
  ],
]

/** Rewordings that keep who does what; none for sentences with links, placeholders or more than one thought. */
export function rephrased(doc: Doc, ask: FoundAsk): string[] {
  const sentence = doc.sentences[ask.sentence ?? -1]
  if (!sentence || sentence.words > MOST_WORDS || ask.text.includes('{') || /[:;()"“]/.test(ask.text))
    return []
  if (sentence.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email'))
    return []
  const text = ask.text.replaceAll('’', "'")
  for (const [pattern, forms] of PATTERNS) {
    const rest = pattern.exec(text)?.[1]
    if (rest === undefined) continue
    const first = rest.charAt(0).toLowerCase() + rest.slice(1)
    return forms.map((form) => form.replace('$1', () => (/^(?:I\b|\p{Lu}{2})/u.test(rest) ? rest : first)))
  }
  return []
}
