/** What a person sees of an answer. */
import type { OperationRequest } from '#shared/operations/index.ts'
import type { withFacts } from '../services/run-operation.ts'
import { showRewrite } from './rewrite-report.ts'
import { showScore } from './score-report.ts'
import { folded, harmless, hasColor, type Paint, painter, wrap } from './terminal.ts'

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

/** Operations whose words hold mails or HTML: what is copied from a terminal has no breaks of ours in it. */
const TO_COPY: ReadonlySet<string> = new Set(['preheader', 'cta', 'sequences', 'localize'])

/** What is said of the list of findings, which only `score` shows. */
const OF_THE_SCORE: ReadonlySet<string> = new Set(['remarks_held_back'])

/** What an answer leaves open, in lines that fit. */
export const remarksOf = ({ warnings }: Facts, paint: Paint): string[] =>
  warnings
    .filter(({ code }) => !OF_THE_SCORE.has(code))
    .map(({ message }) => paint('yellow', wrap(harmless(message), '')))

export const hasScore = (name: string): boolean => name in SHOWS

/** The operation's own picture, or its result in words. */
export function report(name: string, { input, inWords }: OperationRequest, answer: Facts): Shown {
  const { draft = '', subject, preheader } = input as Partial<Sent>
  const show = SHOWS[name]
  if (show) return show({ draft, subject, preheader }, answer)
  const paint = painter(hasColor())
  const notes = remarksOf(answer, paint)
  const words = harmless(inWords(answer.result))
  return { text: [...notes, TO_COPY.has(name) ? words : folded(words)].join('\n\n'), score: null }
}
