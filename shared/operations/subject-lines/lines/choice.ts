/** Subjects of a choice that is told and not asked: `Offline timetables or live delays?`, where “we’re deciding whether to build offline timetables or live delays”. */
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isVerb, maybeVerb } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9

export const choiceLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (line.sentence.question || isShouted(line.sentence) ? [] : chosen(line)))

function chosen(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const at = beginOf(line)
  const first = at < 0 ? null : thingAt(tokens, at)
  return (first?.ends ?? []).flatMap((end): Idea[] => {
    if (!/^(?:or|and)$/.test(tokens[end]?.lower ?? '')) return []
    const second = thingAt(tokens, end + 1)
    const to = second?.ends[0]
    if (!first || !second || to === undefined || wordsIn(tokens, first.from, to) > LONGEST) return []
    const [a, b] = [tokens.slice(first.from, end), tokens.slice(second.from, to)]
    if (!namesMatter(a) || !namesMatter(b) || !endsWell(tokens, to)) return []
    const named = textUpTo(text, tokens, first.from, end)
    return [
      {
        text: `${capitalised(named)} or ${textUpTo(text, tokens, second.from, to)}?`,
        angle: 'question',
        shape: 'says',
        role: 'ask',
        weight: 4,
        why: 'Names the choice.',
        line,
      },
    ]
  })
}

/** Index of the first of two things: behind “whether to build”, “choose between”; below zero for none. */
function beginOf({ sentence: { tokens } }: Line): number {
  const between = tokens.findIndex(
    (t, i) =>
      t.lower === 'between' &&
      /^(?:choos|decid|choice$|decision$|vote$|pick)/.test(tokens[i - 1]?.lower ?? ''),
  )
  if (between > 0) return between + 1
  const whether = tokens.findIndex((t, i) => t.lower === 'whether' && tokens[i + 1]?.lower === 'to')
  const verb = tokens[whether + 2]?.lower ?? ''
  return whether >= 0 && (isVerb(verb) || maybeVerb(verb)) ? whether + 3 : -1
}
