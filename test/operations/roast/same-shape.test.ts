import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, corpus, INTENSITIES, isGrave, type Request, roast } from './asked.ts'
import { TEN, THIRTY } from './same-shape.ts'

/** Lines that stand in the roasts of more than one of the mails. */
function sharedBy(mails: readonly Request[], intensity: 1 | 2 | 3): string[] {
  const owners = new Map<string, number>()
  for (const mail of mails)
    for (const line of new Set(all(roast({ ...mail, intensity }))))
      owners.set(line, (owners.get(line) ?? 0) + 1)
  return [...owners].filter(([, count]) => count > 1).map(([line]) => line)
}

/** A line without what it takes from the draft. */
const template = (line: string) => line.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\b\d+\b/g, '#')

describe('roasts of mails of one shape', () => {
  it.each(INTENSITIES)('share no line, be there ten of them, at intensity %i', (intensity) => {
    expect(sharedBy(TEN, intensity)).toEqual([])
  })

  it.each(INTENSITIES)('share no line, be there thirty from one template, at intensity %i', (intensity) => {
    expect(sharedBy(THIRTY, intensity)).toEqual([])
  })

  it.each(INTENSITIES)('are built differently in nine lines of ten, at intensity %i', (intensity) => {
    const lines = TEN.flatMap((mail) => [...new Set(all(roast({ ...mail, intensity })).map(template))])
    expect(new Set(lines).size / lines.length).toBeGreaterThan(0.9)
  })

  it('share no line, whoever writes to whom about what', () => {
    const word = fc.stringMatching(/^[bdfglmnprstv][aeiou][lmnrst][aeiou][dklnrt]$/)
    const name = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    const rep = fc.record({ reader: name, rep: name, firm: name, goods: fc.tuple(word, word) })
    const [pattern] = THIRTY
    fc.assert(
      fc.property(
        fc.uniqueArray(rep, { minLength: 4, maxLength: 4, selector: ({ firm }) => firm }),
        fc.constantFrom(...INTENSITIES),
        (reps, intensity) => {
          fc.pre(new Set(reps.flatMap((r) => [r.reader, r.rep, ...r.goods])).size === 4 * reps.length)
          const mails = reps.map(({ reader, rep, firm, goods }) => ({
            subject: 'Quick question',
            draft: (pattern?.draft ?? '')
              .replaceAll('Sarah', reader)
              .replaceAll('Mark', rep)
              .replaceAll('Loopwise', firm)
              .replaceAll('route planning software', `${goods.join(' ')} software`)
              .replaceAll('courier fleets', `${goods[0]} shops`),
          }))
          expect(sharedBy(mails, intensity)).toEqual([])
        },
      ),
      { numRuns: 25, seed: 11 },
    )
  })
})

describe('roasts of two dozen mails', () => {
  const masked = (line: string) => line.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\b\d[\d.,%]*/g, '#')
  const sets = [0, 1, 2].map((rest) =>
    corpus.filter((_, i) => i % 3 === rest).map(({ draft }): Request => ({ ...draft })),
  )

  it.each(sets.map((mails, i) => [i, mails] as const))(
    'have no line more than twice, but for what they quote: set %i',
    (_, mails) => {
      expect(mails.length).toBeGreaterThan(20)
      for (const intensity of INTENSITIES) {
        const lines = mails.flatMap((mail) => all(roast({ ...mail, intensity })).map(masked))
        const often = lines.filter(
          (line, i) => lines.slice(0, i).filter((other) => other === line).length > 1,
        )
        expect(often).toEqual([])
      }
    },
  )
})

describe('verdicts and lines over a whole mail', () => {
  const masked = (line: string) => line.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\b\d[\d.,%]*/g, '#')
  const dozens = [0, 1, 2, 3, 4, 5].map((rest) =>
    corpus.filter((_, i) => i % 6 === rest).map(({ draft }): Request => ({ ...draft })),
  )

  it.each(dozens.map((mails, i) => [i, mails] as const))(
    'are built differently for a dozen mails, but for one of them: dozen %i',
    (_, mails) => {
      expect(mails.length).toBeGreaterThan(10)
      for (const intensity of INTENSITIES) {
        const lines = mails.flatMap((mail) => {
          const { verdict, one_liner } = roast({ ...mail, intensity })
          return [masked(verdict), masked(one_liner)]
        })
        expect(lines.length - new Set(lines).size).toBeLessThan(2)
      }
    },
  )

  it('praise no time that is asked for as a figure', () => {
    const draft =
      "Hi Ana,\n\nWe make software for sales teams.\n\nI'd love to get 30 minutes on your calendar to show you a demo. Are you free on Tuesday?\n\nBrad"
    for (const intensity of INTENSITIES)
      expect(roast({ kind: 'cold_outreach', draft, intensity }).saving_grace ?? '').not.toContain(
        '“30 minutes”',
      )
  })
})

describe('findings of a roast', () => {
  const roasts = corpus.map(({ id, draft }) => ({ id, result: roast({ ...draft, max_findings: 25 }) }))
  const findings = roasts.flatMap(({ result }) => result.findings)

  it('quote the mail, unless a field is empty or it is about who sends', () => {
    const without = new Set(findings.filter(({ quote }) => quote === '').map(({ rule_id }) => rule_id))
    expect(
      [...without].filter((rule) => !/^missing-(?:subject|preheader)$|-sender(?:-name)?$/.test(rule)),
    ).toEqual([])
  })

  it('carry a fix in two cases of three and advice always', () => {
    const fixed = findings.filter(({ fix }) => fix !== null)
    expect(fixed.length / findings.length).toBeGreaterThan(0.66)
    for (const { real_advice } of findings) expect(real_advice.split(' ').length).toBeGreaterThan(1)
  })

  it('have fixes that change the mail and say how', () => {
    for (const { quote, fix } of findings) {
      if (fix === null) continue
      expect(fix.replacement).not.toBe(quote)
      expect(fix.label).not.toBe('')
    }
  })
})

describe('an appeal that holds the death of an animal over its reader', () => {
  const shelter = corpus.find(({ id }) => id === 'fundraising-animal-shelter-bad')
  const asked: Request = { ...shelter?.draft, draft: shelter?.draft.draft ?? '' }

  it('is roasted like other pushy mail, and its deaths are not repeated', () => {
    expect(isGrave(asked)).toBe(false)
    for (const intensity of INTENSITIES)
      expect(all(roast({ ...asked, intensity })).join('\n')).not.toMatch(
        /\b(?:die[ds]?|dying|dead|death|bur(?:y|ied|ial)|funeral)\b/i,
      )
  })

  it('stays grave where it is for people, or where somebody has died', () => {
    const appeal = (body: string): Request => ({
      kind: 'fundraising',
      draft: `Dear Ann,\n\n${body}\n\nWill you give £25?`,
    })
    expect(isGrave(appeal('Without our nurses these children will die this winter.'))).toBe(true)
    expect(isGrave(appeal('Many of the dogs in our care will die this winter without heating.'))).toBe(true)
    expect(isGrave(appeal('Our dog Rex died on Sunday, and we miss him at the shelter.'))).toBe(true)
    expect(
      isGrave({
        draft: 'Team,\n\nEleven roles are at risk in Leeds. The consultation runs for 30 days.\n\nJo',
      }),
    ).toBe(true)
    expect(isGrave({ draft: 'Hi Tom,\n\nThe vet says the dog is dying. I am off today.\n\nJo' })).toBe(true)
  })
})
