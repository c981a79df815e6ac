/** The facts of lines in whatever language they are. */
import type { Dictionary } from '#shared/engine/dictionary.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { factsAbroad } from './abroad.ts'
import { type Facts, factsOf } from './facts.ts'

/** Languages that write every noun as a name. */
const NOUNS_AS_NAMES: ReadonlySet<string> = new Set(['de'])

/** `language` is a code such as `de`; `null` where it cannot be told, which leaves figures and links. */
export function factsIn(
  lines: readonly string[],
  language: string | null,
  dictionary: Dictionary | null,
): Facts {
  const tokens = lines.map((line) => tokenize(line))
  if (language === null || language === 'en') return factsOf(tokens, dictionary, language === 'en')
  // A dictionary of English tells nothing of other languages.
  const facts = factsOf(tokens, null, !NOUNS_AS_NAMES.has(language))
  const abroad = factsAbroad(lines.join('\n'), language)
  return {
    ...facts,
    dates: new Set([...facts.dates, ...abroad.dates]),
    figures: new Set([...facts.figures, ...abroad.figures]),
  }
}
