/** What endpoints of resources answer their examples with, as a test got it and holds it true. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const ANSWERS_FILE = join(import.meta.dirname, 'resource-answers.json')

/** Answers by `METHOD path`. */
export const exampleAnswers = (): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')))
