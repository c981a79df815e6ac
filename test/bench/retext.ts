import dictionaryEn from 'dictionary-en'
import { retext } from 'retext'
import retextContractions from 'retext-contractions'
import retextEquality from 'retext-equality'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextIntensify from 'retext-intensify'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import retextSpell from 'retext-spell'
import type { Draft } from '#shared/engine/draft.ts'

/** Nine plug-ins that together look for about what our clarity, correctness and tone rules look for. */
export function open(): (draft: Draft) => Promise<number> {
  const stack = retext()
    .use(retextContractions)
    .use(retextEquality)
    .use(retextIndefiniteArticle)
    .use(retextIntensify)
    .use(retextPassive)
    .use(retextReadability)
    .use(retextRepeatedWords)
    .use(retextSimplify)
    .use(retextSpell, { dictionary: dictionaryEn })
  return async (draft) => (await stack.process(draft.draft)).messages.length
}
