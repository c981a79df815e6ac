import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { score } from '#shared/engine/score.ts'

/** Ids of the rules that found something in the words, by id. */
const on = (words: string, draft: Draft) =>
  score(draft)
    .annotations.filter((a) => a.quote.includes(words))
    .map((a) => a.rule_id)
    .sort()

describe('findings on the same words', () => {
  it('all stand where better words would not mend them all', () => {
    const button =
      '<p>The lamps are back in two sizes.</p><table role="none" bgcolor="#ffd24d"><tr><td><a class="button" href="http://shop.example/lamps" style="color:#ffffff">CLICK HERE</a></td></tr></table>'
    expect(on('CLICK HERE', { kind: 'promotional', draft: button })).toEqual(
      expect.arrayContaining(['insecure-link', 'low-contrast', 'vague-link-text']),
    )
  })

  it('are one where two lists of phrases mean the same', () => {
    const draft: Draft = {
      kind: 'renewal',
      draft: 'Hi Ana,\n\nWe are writing in relation to your plan.\n\nBo',
    }
    expect(on('in relation to', draft)).toHaveLength(1)
  })
})
