import { describe, expect, it } from 'vitest'
import { kindOf } from '#shared/engine/kinds.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { inWords } from '#shared/operations/teardown/in-words.ts'
import { readCorpus } from '../../support/corpus.ts'
import { corpus, type Request, teardown } from './ask.ts'

describe('the structure', () => {
  it('names an ask that stands too early', () => {
    const draft =
      'Hi Ana,\n\nCould we talk on Tuesday about the pallets?\n\nYour Leeds depot lost nine of them in March. Each one costs you a claim and a call. We photograph them on the bay, so that the claim is settled the same week and nobody has to chase the haulier.\n\nBest,\nTom'
    const { order_issues } = teardown({ kind: 'cold_outreach', draft }).structure
    expect(order_issues.map((i) => i.id)).toContain('cta')
  })

  it('of the good mails of the corpus lacks nothing that is a must', () => {
    for (const { id, draft, quality } of readCorpus()) {
      if (quality !== 'good') continue
      const { missing } = teardown(contract.input.parse(JSON.parse(JSON.stringify(draft)))).structure
      expect(
        missing.filter((m) => m.need === 'must'),
        id,
      ).toEqual([])
    }
  })
})

describe('the scorecard', () => {
  const mail = corpus('cold-outreach-packaging-fair')

  it('holds a mail against the bands of its kind and invents no average', () => {
    const { scorecard } = teardown(mail)
    expect(scorecard.compared_with).toMatchObject({ type: 'benchmark', kind: 'cold_outreach', score: null })
    const words = scorecard.measures.find((m) => m.id === 'words')
    expect(words?.usual).toEqual([...kindOf('cold_outreach').bands.words])
    expect(scorecard.dimensions.every((d) => d.other_score === null && d.other_points === null)).toBe(true)
    for (const measure of scorecard.measures) {
      const [least, most] = measure.usual ?? []
      if (least === undefined || most === undefined || measure.value === null)
        expect(measure.inside).toBeNull()
      else expect(measure.inside).toBe(measure.value >= least && measure.value <= most)
    }
    const outside = scorecard.measures.filter((m) => m.inside === false).map((m) => m.id)
    expect(scorecard.differences.map((d) => d.about)).toEqual(outside)
    const brief = { kind: 'proposal', subject: 'Oak', draft: 'Hi Ana,\n\nThe oak costs £90.\n\nTom' } as const
    expect(teardown(brief).scorecard.verdict).toMatch(
      /: \d+ words in the body \(usually \d+ to \d+\), 1 word in the /,
    )
  })

  it('takes the bands of another kind when asked', () => {
    const { scorecard } = teardown({ ...mail, compare_to: { benchmark: 'press_pitch' } })
    expect(scorecard.compared_with.kind).toBe('press_pitch')
    expect(scorecard.measures.find((m) => m.id === 'words')?.usual).toEqual([50, 150])
  })

  it('compares with another mail both ways alike', () => {
    const as = ({ draft, subject, from_name }: Request) => ({ draft, subject, from_name })
    const other = { ...mail, ...as(corpus('cold-outreach-clinic-no-shows-good')) }
    const one = teardown({ ...mail, compare_to: as(other) }).scorecard
    const two = teardown({ ...other, compare_to: as(mail) }).scorecard
    expect(one.compared_with.score).toBe(two.score)
    expect(one.score).toBe(two.compared_with.score)
    expect(one.dimensions.map((d) => [d.points, d.other_points])).toEqual(
      two.dimensions.map((d) => [d.other_points, d.points]),
    )
    const sides = (card: typeof one) => card.differences.map((d) => `${d.about} ${d.points}`).sort()
    expect(sides(one)).toEqual(sides(two))
    const favours = new Map(two.differences.map((d) => [d.about, d.favours]))
    for (const d of one.differences) expect(favours.get(d.about)).not.toBe(d.favours)
  })

  it('finds no difference between a mail and itself', () => {
    const { scorecard } = teardown({
      ...mail,
      compare_to: { draft: mail.draft, subject: mail.subject, from_name: mail.from_name },
    })
    expect(scorecard.differences).toEqual([])
    expect(scorecard.verdict).toBe(`Both mails score ${scorecard.score}.`)
  })
})

it('tells the words of a place once, where what is said of them names them already', () => {
  const draft =
    'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help clinics in order to reduce missed appointments by 30%. You opened a clinic in March, so I thought this may be relevent to you.\n\nLet me know if you might be interested in a call.\n\nTom'
  const text = inWords(teardown({ kind: 'cold-outreach', subject: 'Quick question', draft }))
  for (const word of ['basically', 'relevent']) {
    const lines = text.split('\n').filter((line) => /^ *-? ?−/.test(line) && line.includes(`“${word}”`))
    expect(lines, word).not.toEqual([])
    for (const line of lines) expect(line.split(`“${word}”`), line).toHaveLength(2)
  }
})
