/** The one phrase table of the engine: its own lexicons and those of all rules, found in a single pass. */
import { ASKS, RHETORICAL, SOFT_REQUESTS, WEAK_ASKS } from './lexicon/asks.ts'
import { KIND_CUES } from './lexicon/kind-cues.ts'
import { SENDER_ROLES } from './lexicon/sender-roles.ts'
import { PhraseTable } from './phrase-table.ts'
import { RULES } from './rules/index.ts'

export const TABLE = new PhraseTable([
  ASKS,
  SOFT_REQUESTS,
  RHETORICAL,
  WEAK_ASKS,
  KIND_CUES,
  SENDER_ROLES,
  ...RULES.flatMap((rule) => (rule.lexicon ? [rule.lexicon] : [])),
])
