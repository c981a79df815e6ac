import { expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const drafts = [
  ...readCorpus().map(({ draft }) => draft),
  ...readPairs().flatMap(({ better, worse }) => [better.draft, worse.draft]),
]

it.each(RULES.filter(({ onHits }) => onHits).map((rule) => [rule.id, rule] as const))(
  '%s finds nothing as a whole where no phrase of its list stands',
  (_, { lexicon, check }) => {
    const without = drafts
      .map((draft) => parse(draft, DEFAULT_PROFILE, new Memo(), dictionary))
      .filter((doc) =>
        [doc.subject, doc.preheader, ...doc.sentences].every(
          (sentence) => !sentence?.hits.some((hit) => hit.lexicon === lexicon),
        ),
      )
    expect(without.length).toBeGreaterThan(100)
    for (const doc of without) expect(check?.(doc)).toEqual([])
  },
)
