/** The prompts by operation. What is not in the list never asks a model. */
import { localize } from './localize.ts'
import { type ServedPrompt, servedPrompt } from './prompt.ts'
import { rewrite } from './rewrite.ts'
import { sequences } from './sequences.ts'
import { subjectLines } from './subject-lines.ts'

export const PROMPTS: Readonly<Record<string, ServedPrompt>> = {
  localize: servedPrompt('localize', localize),
  rewrite: servedPrompt('rewrite', rewrite),
  sequences: servedPrompt('sequences', sequences),
  'subject-lines': servedPrompt('subject-lines', subjectLines),
}
