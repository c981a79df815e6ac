/** Subjects that say what the reader can do: `Split an invoice by percentage`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 8

export function optionLines(material: RichMaterial): Idea[] {
  return material.lines.flatMap((line): Idea[] => {
    const { tokens, text, question } = line.sentence
    if (tokens[0]?.lower === 'it') return gains(line)
    const can = tokens.findIndex((t, i) => t.lower === 'can' && tokens[i - 1]?.lower === 'you')
    if (can < 0 || question || isShouted(line.sentence)) return []
    const from = /^(?:now|also)$/.test(tokens[can + 1]?.lower ?? '') ? can + 2 : can + 1
    const verb = tokens[from]
    // “what you can bring”: the verb has its object before it.
    if (/^(?:what|which|that|whatever|all|anything|everything)$/.test(tokens[can - 2]?.lower ?? '')) return []
    // “book on my calendar”
    if (/^(?:my|our)$/.test(tokens[from + 2]?.lower ?? '')) return []
    if (
      verb?.kind !== 'word' ||
      /^(?:do|be|not|find|check|reply|see|add|get|call|reach|contact|phone|ring|email|write|text|message|speak|talk)$/.test(
        verb.lower,
      )
    )
      return []
    // “you can read your records but not save changes”: what the reader cannot is the news.
    if (
      tokens.some(
        (t, i) =>
          i > from && t.lower === 'but' && /^(?:not|cannot|can['’]t)$/.test(tokens[i + 1]?.lower ?? ''),
      )
    )
      return []
    return requestCuts(tokens, from).flatMap((to): Idea[] => {
      const words = wordsIn(tokens, from, to)
      if (words < 3 || words > LONGEST || !endsWell(tokens, to) || !tells(tokens, from + 1, to)) return []
      return [
        {
          text: text.slice(verb.start, tokens[to - 1]?.end ?? 0),
          angle: 'benefit',
          shape: 'says',
          weight: 2 + line.weight,
          line,
          why: 'Says what the reader can do.',
        },
      ]
    })
  })
}

/** `Saves 12% battery on OLED phones`, where the mail says that it also saves it. */
function gains(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const from = tokens[1]?.lower === 'also' ? 2 : 1
  const verb = tokens[from]
  if (!verb || !/^(?:saves|cuts|shows|lets|stops|tells|keeps|adds|finds|sends)$/.test(verb.lower)) return []
  return requestCuts(tokens, from).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    if (words < 3 || words > LONGEST || !endsWell(tokens, to) || !tells(tokens, from + 1, to, 2)) return []
    return [
      {
        text: text.slice(verb.start, tokens[to - 1]?.end ?? 0),
        angle: 'benefit',
        shape: 'says',
        weight: 2 + line.weight + words * 0.1,
        line,
        role: 'offer',
        why: 'Says what the reader gains.',
      },
    ]
  })
}
