/** The prompts by operation. What is not in the list never asks a model. */
import { abPredict } from './ab-predict.ts'
import { cta } from './cta.ts'
import { localize } from './localize.ts'
import { preheader } from './preheader.ts'
import { type ServedPrompt, servedPrompt } from './prompt.ts'
import { rewrite } from './rewrite.ts'
import { roast } from './roast.ts'
import { score } from './score.ts'
import { sequences } from './sequences.ts'
import { subjectLines } from './subject-lines.ts'
import { teardown } from './teardown.ts'

export const PROMPTS: Readonly<Record<string, ServedPrompt>> = {
  'ab-predict': servedPrompt('ab-predict', abPredict),
  cta: servedPrompt('cta', cta),
  localize: servedPrompt('localize', localize),
  preheader: servedPrompt('preheader', preheader),
  rewrite: servedPrompt('rewrite', rewrite),
  roast: servedPrompt('roast', roast),
  score: servedPrompt('score', score),
  sequences: servedPrompt('sequences', sequences),
  'subject-lines': servedPrompt('subject-lines', subjectLines),
  teardown: servedPrompt('teardown', teardown),
}
