import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { evaluate, score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

const mailOf = (line: string) => ({
  kind: 'follow_up' as const,
  subject: 'The list',
  draft: `Hi Ana,\n\n${line} Could you look at the last six rows of it by Monday?\n\nTom`,
})
const rulesOf = (line: string) =>
  evaluate(mailOf(line), DEFAULT_PROFILE, { dictionary })
    .found.filter(({ rule, severity }) => rule.dimension !== 'correctness' && severity !== 'praise')
    .map(({ rule }) => rule.id)

describe('a slip hides nothing', () => {
  it.each([
    ['I havent heard back about the list.', 'I haven’t heard back about the list.'],
    ['Lets touch base about the list.', 'Let’s touch base about the list.'],
    ['I definately think it is a unqiue list.', 'I definitely think it is a unique list.'],
    ['We can synergise there own list.', 'We can synergise their own list.'],
  ])('“%s” has what it has when spelt right', (wrong, right) => {
    expect(rulesOf(wrong)).toEqual(rulesOf(right))
  })

  it('and mending it gains points', () => {
    const { annotations } = score(mailOf('I havent heard back.'), DEFAULT_PROFILE, { dictionary })
    const [fix] = annotations.find((a) => a.rule_id === 'missing-apostrophe')?.fixes ?? []
    expect(fix?.replacement).toBe("haven't")
    expect(fix?.score_delta).toBeGreaterThan(0)
  })
})
