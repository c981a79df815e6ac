/** The model of the configuration, ready to be asked. */
import type { ModelConfig } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { guarded } from './guard.ts'
import type { Model } from './model.ts'
import { NO_MODEL } from './none.ts'

export async function openModel(config: ModelConfig | null, log: Log, metrics?: Metrics): Promise<Model> {
  if (!config) return NO_MODEL
  // Some 240 files, which most servers never need.
  const { openAiModel } = await import('./openai.ts')
  return guarded(openAiModel(config), { log, metrics, deadlineMs: config.deadlineMs })
}
