/** No model: the rules answer by themselves. */
import { type Model, ModelError } from './model.ts'

export const NO_MODEL: Model = {
  name: null,
  ask: () => Promise.reject(new ModelError('unreachable', 'No model is set up')),
  state: () => 'not_configured',
}
