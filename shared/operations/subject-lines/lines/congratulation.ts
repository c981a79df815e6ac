/** Subjects of what the mail congratulates on: `Your Series A`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import type { Idea } from '../idea.ts'

const SAYS = /^(?:congrats|congratulations)$/
const NEAR = 3

/** What is congratulated on is the reader's, however it is put. */
export const congratulationLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const { tokens, text } = line.sentence
    const at = tokens.findIndex((t) => SAYS.test(t.lower))
    const on = tokens.findIndex((t, i) => i > at && i <= at + NEAR && t.lower === 'on')
    if (at < 0 || on < 0 || !/^(?:the|your)$/.test(tokens[on + 1]?.lower ?? '')) return []
    return nounPhrases(tokens)
      .filter(({ from, to }) => from === on + 2 && to > from)
      .map(({ from, to, joined }) => ({
        // “Series A”
        text: `Your ${text.slice(tokens[from]?.start ?? 0, tokens[/^[A-Z\d]$/.test(tokens[to]?.text ?? '') ? to : to - 1]?.end ?? 0)}`,
        angle: 'trigger',
        shape: 'names',
        role: 'trigger',
        plain: true,
        weight: 5 + (joined ? 0.5 : 0),
        why: 'Names what you congratulate on.',
        line,
      }))
  })
