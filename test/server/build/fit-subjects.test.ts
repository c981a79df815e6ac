/** The weights by which headings are ranked, and the command that makes them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitSubjects } from '#server/build/fit-subjects.ts'
import { type Choice, fitChoice, heaviest } from '#server/build/fit-subjects-choice.ts'
import { likeness, nearness, readMails, samplesOf } from '#server/build/fit-subjects-mails.ts'
import { reportOf, sourceOf } from '#server/build/fit-subjects-report.ts'
import { FEATURE_IDS } from '#shared/operations/subject-lines/tagged/features.ts'

const content = readFileSync('server/build/fit-subjects-mails.txt', 'utf8')
const report = readFileSync('shared/operations/subject-lines/tagged/weights.md', 'utf8')
const some = content
  .split(/^(?=## )/m)
  .slice(0, 20)
  .join('')

describe('the mails', () => {
  it('have subjects, a body, and headings to choose from', () => {
    for (const mail of readMails(content)) {
      expect(mail.subjects.every((each) => each.length > 3)).toBe(true)
      expect(mail.draft.length).toBeGreaterThan(80)
      expect(mail.draft).not.toContain('## ')
    }
  })

  it('give the headings that the report was written of', () => {
    const headings = readMails(content).reduce((sum, mail) => sum + samplesOf(mail).length, 0)
    expect(report).toContain(`finds ${headings} headings`)
  })
})

describe('how near two lines are', () => {
  it.each([
    ['The lift is closed on Monday', 'Lift closed on Monday', 1],
    ['Lift closed on Monday', 'Stairs', 0],
    ['Closed lift', 'Lift', 2 / 3],
  ])('%s, %s', (a, b, share) => {
    expect(likeness(a, b)).toBeCloseTo(share)
    expect(likeness(b, a)).toBeCloseTo(share)
  })

  it('is told by the nearest subject', () => {
    expect(nearness('Lift closed', { subjects: ['Stairs', 'Lift closed'], draft: '' })).toBe(1)
  })
})

describe('a choice', () => {
  const group: Choice[] = [
    { x: [1, 0], near: 0.1 },
    { x: [0, 1], near: 0.9 },
    { x: [1, 1], near: 0.5 },
  ]

  it('is made for what is near', () => {
    const weights = fitChoice([group, [...group].reverse()], 2, 0.1)
    expect(heaviest(weights, group)).toBe(group[1])
  })

  it('learns nothing where all are alike', () => {
    const same = group.map(({ x }) => ({ x, near: 0.5 }))
    const weights = fitChoice([same], 2, 1)
    for (const each of weights) expect(each).toBeCloseTo(0)
  })
})

describe('the command', () => {
  const fitted = fitSubjects(some)

  it('gives the same files for the same mails', () => {
    const again = fitSubjects(some)
    expect(sourceOf(again)).toBe(sourceOf(fitted))
    expect(reportOf(again)).toBe(reportOf(fitted))
  })

  it('weighs each feature and beats what looks at length alone', () => {
    expect(Object.keys(fitted.weights)).toEqual([...FEATURE_IDS])
    const length = fitted.rivals.find(({ name }) => name === 'the longest heading')
    const chosen = fitted.ridges.find(({ ridge }) => ridge === fitted.ridge)
    expect(chosen?.quality.near).toBeGreaterThan(length?.quality.near ?? 1)
  })
})
