/** What a person sees of an answer. */
import type { OperationRequest } from '#shared/operations/index.ts'
import type { withFacts } from '../services/run-operation.ts'
import { showRewrite } from './rewrite-report.ts'
import { showScore } from './score-report.ts'
import { harmless, hasColor, painter } from './terminal.ts'

export type Facts = Pick<ReturnType<typeof withFacts>, 'input' | 'result' | 'warnings'>

/** The text, and the score that `--threshold` is held against. */
interface Shown {
  text: string
  score: number | null
}
/** The fields of the mail as they were sent. */
export interface Sent {
  draft: string
  subject?: string | undefined
  preheader?: string | undefined
}
export type Show = (draft: Sent, answer: Facts) => Shown

/** Operations with a picture of their own. */
const SHOWS: Readonly<Record<string, Show>> = { score: showScore, rewrite: showRewrite }

export const hasScore = (name: string): boolean => name in SHOWS

/** The operation's own picture, or its result in words. */
export function report(name: string, { input, inWords }: OperationRequest, answer: Facts): Shown {
  const { draft = '', subject, preheader } = input as Partial<Sent>
  const show = SHOWS[name]
  if (show) return show({ draft, subject, preheader }, answer)
  const paint = painter(hasColor())
  const notes = answer.warnings.map(({ message }) => paint('yellow', harmless(message)))
  return { text: [...notes, harmless(inWords(answer.result))].join('\n\n'), score: null }
}
