/** A model that says what a test tells it to. */
import { type Model, ModelError, type Question, type Tokens } from './model.ts'

/** Gives what the model answers to a question, before it is checked. Throws what the model fails with. */
type Script = (question: Question) => unknown

/** Answers as `script` says; what does not fit the schema of a question is refused as any model's answer would be. */
export function scriptedModel(script: Script, tokens: Tokens | null = null): Model {
  return {
    name: 'scripted',
    ask: async (question, { onText }) => {
      const answer = script(question)
      onText?.(JSON.stringify(answer))
      const { success, data } = question.schema.safeParse(answer)
      if (!success) throw new ModelError('invalid_output', 'The script does not fit the schema')
      return { value: data, tokens }
    },
    state: () => 'ok',
  }
}
