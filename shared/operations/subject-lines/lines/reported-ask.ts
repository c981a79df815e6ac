/** Subjects out of a question that is only reported: `Would Patel's Bakery like to take part?`, where “let me know if Patel's Bakery would like to take part”. */

import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { turnedQuestion } from '../../turned-question.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST = 10
/** What stands before the question. */
const ASKS =
  /\b(?:let (?:me|us) know|tell (?:me|us)|wonder(?:ing|ed)?|(?:to|and) (?:ask|see|check|find out|hear|confirm)|curious|confirm)\b[^.;:?]{0,30}?\b(?:if|whether) (?:maybe |perhaps )?/i
const HELPER = /^(?:would|could|can|will|are|is|has|should)$/
/** Tokens that the one who is asked about may have. */
const NAME = 5

/** “would like to know which evening suits you”: the thing asked for does the verb, so that the words stay in their order. */
const WHICH =
  /\b(?:(?:like|love|want|need|wanted|help us) to (?:know|learn|find out|hear)|let (?:me|us) know|tell (?:me|us)) (?=(?:which|what) (?!times? |days? |dates? )(?:\p{Ll}+ ){1,2}?(?:suits?|works?|fits?|matters?|helps?|interests?|bothers?) )/iu

/** `Which evening suits you?` */
function which(line: Line): Idea[] {
  const { text } = line.sentence
  const found = WHICH.exec(text)
  const asked = found && /^[^,.;:?]*/.exec(text.slice(found.index + found[0].length))?.[0].trim()
  if (!asked || asked.split(' ').length > LONGEST) return []
  return [
    {
      text: `${capitalised(asked)}?`,
      angle: 'question',
      shape: 'says',
      role: 'ask',
      plain: true,
      weight: 4,
      why: 'Asks what the mail asks.',
      line,
    },
  ]
}

export const reportedAskLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => [...reported(line), ...(line.sentence.question ? [] : which(line))])

function reported(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = ASKS.exec(text)
  if (found === null) return []
  const from = tokens.findIndex((t) => t.start >= found.index + found[0].length)
  const helper = tokens.findIndex((t, i) => i > from && i <= from + NAME && HELPER.test(t.lower))
  if (from < 0 || helper < 0 || !isWhole(tokens.slice(from, helper))) return []
  const asked = text.slice(tokens[from]?.start ?? 0, tokens[helper - 1]?.end ?? 0)
  return requestCuts(tokens, helper).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    if (words < 4 || words > LONGEST || !endsWell(tokens, to) || !tells(tokens, helper + 1, to, 0)) return []
    const range = [...tokens.slice(from, helper), ...tokens.slice(helper + 1, to)]
    if (
      !namesMatter(range.filter(({ lower }) => !WILLING.test(lower))) ||
      !/ \S/.test(text.slice(tokens[helper + 1]?.start ?? 0, tokens[to - 1]?.end ?? 0)) ||
      range.some(({ lower }) => LEANS.test(lower))
    )
      return []
    const rest = text.slice(tokens[helper + 1]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    return [
      {
        text: `${turnedQuestion(asked, tokens[helper]?.text ?? '', rest)}?`,
        angle: 'question',
        shape: 'says',
        role: 'ask',
        weight: 3,
        why: 'Asks what the mail asks.',
        line,
      },
    ]
  })
}

/** “you”, “Patel's Bakery”: with nothing between it and its helper. */
const isWhole = (asked: readonly Token[]): boolean =>
  asked.length > 0 &&
  asked.every((t) => t.kind === 'word' || t.kind === 'placeholder') &&
  !asked.some(({ lower }) => LEANS.test(lower) || /^(?:i|we|and|or|who|which)$/.test(lower))

/** Whether somebody would is no matter. */
const WILLING = /^(?:willing|able|interested|open|happy|available|free|like|want|going)$/
const LEANS = /^(?:it|this|that|these|those|them|they|he|she|there|so|any|anything|their|his|her|both)$/
