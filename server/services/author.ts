/** Who writes an answer: the rules, or a model whose every text they judge. */
import type { OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import type { Answer, Context } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import { rejectionWarnings } from '../judge/rejection.ts'
import { type Asking, ModelError, type Tokens } from '../models/model.ts'
import { NO_MODEL } from '../models/none.ts'
import type { Taken } from '../prompts/prompt.ts'
import { answerIn } from './local-answer.ts'

/** What the answer says of its author. */
export interface EngineFacts {
  mode: 'local' | 'model' | 'hybrid'
  model: string | null
  /** Why the rules answer in place of a model; `null` when nothing is amiss. */
  degraded: string | null
  tokens: Tokens | null
}

/** Whoever follows an answer as it is made. */
export interface Follow {
  /** `rules_answered` comes first, whatever follows. */
  step: (step: 'rules_answered' | 'model_asked' | 'judging') => void
  /** What a model writes, as raw JSON and before it is judged. */
  text: (json: string) => void
}

export interface Authored {
  answer: Answer<unknown>
  engine: EngineFacts
}

/** An answer of the rules alone. */
export const byRules = (degraded: string | null, tokens: Tokens | null = null): EngineFacts => ({
  mode: 'local',
  model: null,
  degraded,
  tokens,
})

/**
 * Answers a request. Whatever becomes of the model, there is an answer: that of the rules, with the reason.
 * Throws `ApiError` for what only the content can tell.
 */
export async function author(
  { model = NO_MODEL, metrics }: Pick<Deps, 'model' | 'metrics'>,
  { contract: { name } }: ServedOperation,
  context: Context,
  request: OperationRequest,
  asking: Omit<Asking, 'onText'>,
  follow?: Follow,
): Promise<Authored> {
  const { input } = request
  // Prompts and the judge pull in most engines, which a server without a model need not load at its start.
  const asksModel = input.engine !== 'local' && model.name !== null
  const prompt = asksModel ? (await import('../prompts/index.ts')).PROMPTS[name] : undefined
  const local = await answerIn({ ...context, model: prompt !== undefined }, request)
  follow?.step('rules_answered')
  const missing = input.engine === 'model' && model.name === null
  if (!prompt) return { answer: local, engine: byRules(missing ? 'model_not_configured' : null) }

  const given = { input, local, context }
  const question = prompt.question(given)
  if (typeof question === 'string')
    return { answer: local, engine: byRules(question === 'not_needed' ? null : question) }
  try {
    follow?.step('model_asked')
    const { value, tokens } = await model.ask(question, { ...asking, onText: follow?.text })
    follow?.step('judging')
    const taken = prompt.accept(value, given, question.system)
    metrics?.judged(name, 'passed', taken.passed)
    for (const verdict of taken.rejected) metrics?.judged(name, verdict, 1)
    return { answer: withRejections(taken), engine: engineOf(taken, model.name, tokens) }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { answer: local, engine: byRules(`model_${error.kind}`, error.tokens) }
  }
}

const withRejections = ({ answer, rejected }: Taken<unknown>): Answer<unknown> => ({
  ...answer,
  warnings: [...answer.warnings, ...rejectionWarnings(rejected)],
})

/** Where nothing of a model is in the answer though it wrote something, all of it was refused or came second. */
function engineOf(
  { share, passed }: Taken<unknown>,
  model: string | null,
  tokens: Tokens | null,
): EngineFacts {
  if (share === 'none') return { ...byRules(passed === 0 ? 'candidates_rejected' : null, tokens), model }
  return { mode: share === 'all' ? 'model' : 'hybrid', model, degraded: null, tokens }
}
