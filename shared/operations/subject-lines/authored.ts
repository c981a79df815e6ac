/** Subject lines that somebody else wrote, judged as the rules judge their own. */
import type { z } from 'zod'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { saysSame, stemsOfLine } from './alike.ts'
import { cased, linesOf, namesIn } from './casing.ts'
import { avoids, isSent } from './choose.ts'
import type { Angle, contract } from './contract.ts'
import { fitIn } from './fit.ts'
import { asIdea } from './idea.ts'
import { judge, judged } from './judge.ts'
import { bodyOf } from './promise/promise.ts'
import { LEAST_FIT } from './serves.ts'
import { withoutBoilerplate } from './unfit/boilerplate.ts'

type Input = z.output<typeof contract.input>
export type Candidate = z.output<typeof contract.result>['candidates'][number]

export interface Wording {
  text: string
  angle: Angle
}

/** Why a subject is not offered. */
export type Refused = 'malformed' | 'phrase_forbidden' | 'length_missed' | 'misleading' | 'scores_lower'

/** Words more than usual that still pass. */
const GRACE = 1

/** Judges subjects over the mail, or over the words of a brief. Gives the candidate or why it is refused. */
export function subjectJudge(
  { draft, doc, memo }: ReadDraft,
  input: Input,
  context: Context,
): (wording: Wording) => Candidate | Refused {
  const material = withoutBoilerplate(
    input.brief === undefined ? materialOf(doc) : materialOfBrief(input.brief),
  )
  const body = bodyOf(
    input.brief === undefined
      ? doc.sentences.filter(({ region }) => region !== 'quoted' && region !== 'footer')
      : material.lines.map(({ sentence }) => sentence),
  )
  const court = { draft, body, context, memo, scored: input.brief === undefined }
  const fitOf = fitIn(doc, material, body)
  const names = namesIn(linesOf(doc, material), context.dictionary)
  const history = [...(input.history ?? []), ...(input.subject === undefined ? [] : [input.subject])]
  const sent = history.map(stemsOfLine)
  const most = input.max_chars ?? doc.bands.subjectChars
  return ({ text: raw, angle }) => {
    const text =
      input.case === 'auto' || input.case === 'sentence'
        ? raw
        : cased(raw, input.case, names, material.placeholders)
    if (isSent(text, sent, history, input.history?.length ?? 0)) return 'malformed'
    const { words, tokens } = parseSentence(text)
    const strange = tokens.some(
      (t) => t.kind === 'emoji' && (input.emoji === 'none' || !doc.text.includes(t.text)),
    )
    if (strange || avoids(text, input.avoid ?? [])) return 'phrase_forbidden'
    if (text.length > most || words > (doc.bands.subjectWords?.[1] ?? words) + GRACE) return 'length_missed'
    const fit = fitOf(asIdea(text, body))
    const verdict = judge(text, angle, court, fit.points)
    if (verdict.risk === 'misleading') return 'misleading'
    if (!verdict.correct || verdict.fit < LEAST_FIT) return 'scores_lower'
    return { ...judged(verdict, court), source: 'model', angle, why: `Worded by the model. ${fit.reason}` }
  }
}

/** The best of both lists by fit, none twice; of equals the one that was listed first. */
export function bestSubjects(lists: readonly (readonly Candidate[])[], count: number): Candidate[] {
  const chosen: Candidate[] = []
  const all = lists.flat().sort((a, b) => b.fit - a.fit || (b.score ?? 0) - (a.score ?? 0))
  for (const each of all)
    if (chosen.length < count && !chosen.some((known) => saysSame(known.text, each.text))) chosen.push(each)
  return chosen
}
