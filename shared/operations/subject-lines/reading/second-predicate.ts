/** A second thing that the subject of a sentence does: “Your parcel left our warehouse and arrives on Wednesday”. */
import { parseSentence } from '../../../engine/parsed-sentence.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases, type Phrase } from '../../material/noun-phrases.ts'
import { classesOf } from '../../material/word-class.ts'
import { secondVerb } from './second-verb.ts'

/** Longer ones are not worth the work. */
const LONGEST = 400

/** “Replacement cables are in stock and can be fitted on Thursday”: many need no article. */
const isMany = ({ sentence: { tokens } }: Line, { from, to, determiner }: Phrase): boolean =>
  determiner === '' && from === 0 && /[^s]s$/.test(tokens[to - 1]?.lower ?? '')

/** “Please welcome Tunde, who joins us on Monday” tells of Tunde. */
const MET =
  /^(?:please )?(?:welcome|meet|join (?:me|us) in (?:welcoming|congratulating)|(?:i['’]d|i would|let me|we['’]d) (?:like to )?(?:introduce|welcome)) (?:you to )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), who /iu

/** `Your parcel arrives on Wednesday`: the line with its first verb left out; `null` when it has no second. */
export function secondPredicate(line: Line): Line | null {
  const { tokens, text, question } = line.sentence
  if (question || text.length > LONGEST) return null
  const met = MET.exec(text)
  if (met) {
    const parsed = parseSentence(`${met[1]} ${text.slice(met[0].length)}`)
    return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
  }
  const first = nounPhrases(tokens).find((p) => !p.joined)
  if (!first || first.from > 1 || !(/^(?:the|your)$/.test(first.determiner) || isMany(line, first)))
    return null
  const classes = classesOf(tokens)
  if (!secondVerb({ tokens, classes }, first.to)) return null
  const at = tokens.findIndex(
    (t, i) => i > first.to && t.lower === 'and' && secondVerb({ tokens, classes }, i + 1),
  )
  // What stands between must be one thing told, without a clause of its own.
  if (at < 0 || tokens.slice(first.to, at).some((t) => t.kind === 'mark')) return null
  const subject = text.slice(0, tokens[first.to - 1]?.end ?? 0)
  const parsed = parseSentence(`${subject} ${text.slice(tokens[at + 1]?.start ?? 0)}`)
  return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
}
