/** The model of the configuration, ready to be asked. */
import type { ModelConfig } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { guarded } from './guard.ts'
import type { Model } from './model.ts'
import { NO_MODEL } from './none.ts'
import { openAiModel } from './openai.ts'

export function openModel(config: ModelConfig | null, log: Log, metrics?: Metrics): Model {
  if (!config) return NO_MODEL
  return guarded(openAiModel(config), { log, metrics, deadlineMs: config.deadlineMs })
}
