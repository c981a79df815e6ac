/** The mail's own ask in other words, with the same purpose. */
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
  [
    /^if you have already (.+), (?:can|could|would|will) you (?:please )?(?:tell me|let me know) ((?:which|when|who|where|how many|how much|what)\b.*)\?$/i,
    ['Have you already $1? If so, $2?'],
  ],
  [/^i(?:'d| would) (?:love|like) to set up (an? .+)[.!]$/i, ['Could we have $1?']],
  [/^please (?!note\b|find\b|be\b|do\b|don\b|feel\b|see\b|accept\b|ignore\b)(.+)[.!]$/i, ['Could you $1?']],
  [
    /^(let me know (?:which|when|whether|who|what time|what day|where|how many|if you can)\b.+)[.!]$/i,
    ['Could you $1?'],
  ],
]

/** “Marcus, ” and what Marcus is asked, with its capital. */
function atName(text: string): [string, string] {
  const at = text.indexOf(', ') + 2
  return [text.slice(0, at), text.charAt(at).toUpperCase() + text.slice(at + 1)]
}

/** Rewordings that keep who does what; none for sentences with links, placeholders or more than one thought. */
export function rephrased(ask: FoundAsk): string[] {
  const sentence = ask.own
  if (
    !sentence ||
    sentence.words > MOST_WORDS ||
    sentence.text.includes('{') ||
    /[:;()"“]/.test(sentence.text)
  )
    return []
  if (sentence.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email'))
    return []
  const text = sentence.text.replace(/\s+/g, ' ').trim().replaceAll('’', "'")
  const [name, call] = ask.addressee === null ? ['', text] : atName(text)
  for (const [pattern, forms] of PATTERNS) {
    const [, rest, more = ''] = pattern.exec(call) ?? []
    if (rest === undefined) continue
    const first = rest.charAt(0).toLowerCase() + rest.slice(1)
    return forms.map((form) => {
      const line = form
        .replace('$1', () => (/^(?:I\b|\p{Lu}{2})/u.test(rest) ? rest : first))
        .replace('$2', () => more)
      return name + (name === '' ? line : line.charAt(0).toLowerCase() + line.slice(1))
    })
  }
  return []
}
