/** What a later mail takes up keeps its condition, its subject and its meaning, and no mail says a sentence again. */
import { describe, expect, it, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { hoursIn } from '#shared/operations/sequences/due.ts'
import { conditioned, isCutOff } from '#shared/operations/sequences/point-whole.ts'
import { pointsIn } from '#shared/operations/sequences/points.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask, type Step } from './calls.ts'

const footer = '12 Mill Lane, Leeds\nUnsubscribe: https://plank.example/u'
const pointsOf = (told: string) => {
  const draft = `Hi Ana,\n\nThe oak desk is back.\n\n${told}\n\nFinish your order: https://a.example/c\n\nTom\n${footer}`
  const doc = parse({ draft, kind: 'abandoned_cart' }, DEFAULT_PROFILE, new Memo(), dictionary)
  return pointsIn(doc, materialOf(doc), 'the oak desk', false).map(({ text }) => text)
}
const all = (steps: readonly Step[]) => steps.map(({ subject, text }) => `${subject}\n${text}`).join('\n')

describe('a point', () => {
  test.each([
    "If the colour is the problem, reply and we'll send you a swatch of all six.",
    'If you move to the yearly plan before then, you get two months free.',
    "Send us your size and we'll keep a pair for you.",
    'We have £4,150 of it.',
    'We have six.',
    'Nineteen are gone.',
    "It's £84 with the cover.",
    'They ship within two days.',
    'The blue one costs £40.',
    'Plans are cheaper at this price.',
    'We have four of them left.',
    'Only 7 desks left.',
    'If not, there is nothing to do. Your account will switch to read-only.',
  ])('is never taken out of what it needs: %s', (told) => {
    expect(pointsOf(told)).toEqual([])
  })

  test.each([
    [
      'We have six, and the next delivery is not before October.',
      ['the next delivery is not before October'],
    ],
    ['You can cancel whenever you like.', ['you can cancel whenever you like']],
    ['Delivery is free, and we take back your old desk.', ['delivery is free', 'we take back your old desk']],
    ['Last winter 214 people slept here, and the boiler gave out.', ['last winter 214 people slept here']],
    ['Assembly takes one hour.', ['assembly takes one hour']],
    ['Our sites went from 11 days to 4.', ['our sites went from 11 days to 4']],
  ])('that stands by itself is told: %s', (told, points) => {
    expect(pointsOf(told)).toEqual(points)
  })

  it.each(['if', 'unless', 'once', 'as long as'])('holds only where its “%s” does', (word) => {
    expect(conditioned(`You pay nothing ${word} you stay`)).toBe(true)
  })

  it.each(['it ships on Monday', 'we have six', 'your next one is cheaper', 'the price of those'])(
    'that takes up another is cut off: %s',
    (text) => {
      expect(isCutOff(text)).toBe(true)
    },
  )

  it('of a later delivery is no way in which an order comes', () => {
    const { steps } = ask({
      kind: 'abandoned_cart',
      subject: 'The oak desk is back',
      draft: `Hi Ana,\n\nThe oak desk you looked at is back. We have six, and the next delivery is not before October.\n\nFinish your order here: https://plank.example/cart\n\nThe Plank team\n${footer}`,
      channels: ['email'],
    }).result
    expect(all(steps.slice(1))).not.toMatch(/your order reaches you|\bsix\b/i)
    expect(all(steps.slice(1))).toContain('the next delivery is not before October')
  })
})

describe('to a stranger', () => {
  const about = {
    about: 'Software that keeps one stock list',
    trigger: 'Northbeam opens a second site in Tilburg',
    ask: 'Shall I send the plan?',
    sender: { name: 'Marieke Blom', company: 'Stocklane' },
    recipient: { name: 'Priya', company: 'Northbeam' },
  }
  const second = (proof?: string[]) =>
    ask({
      kind: 'cold_outreach',
      steps: 4,
      channels: ['email'],
      brief: { ...about, proof },
    }).result.steps.find(({ angle }) => angle === 'proof')

  it('their own news proves nothing: what is missing is asked for', () => {
    const step = second()
    expect(step?.angle).toBe('proof')
    expect(step?.text).not.toContain('opens a second site')
    expect(step?.to_fill).toHaveLength(1)
  })

  it('a proof that the first mail told is not told again, and another is', () => {
    const told = 'Kessel went from 11 days to 4'
    const { steps } = ask({
      kind: 'cold_outreach',
      steps: 4,
      channels: ['email'],
      brief: { ...about, proof: [told] },
    }).result
    expect(steps.filter(({ text }) => text?.includes(told))).toHaveLength(1)
    expect(second([told, 'Dale Foods cut returns by 12%'])?.text).toContain('Dale Foods cut returns by 12%')
  })
})

const event = (line: string) =>
  ask({
    kind: 'event_invitation',
    subject: 'Breakfast in Manchester, 23 April',
    draft: `Hi {{first_name}},\n\nOn Thursday 23 April we serve breakfast at The Refuge in Manchester, 8:30 to 10:30, and I'd like you to be there.\n\n${line}: https://r.example/b\n\nCallum\n${footer}`,
    steps: 4,
    channels: ['email'],
  }).result.steps

describe('an invitation', () => {
  it.each(['If you can make it, reserve your seat here by 10 April', 'Reserve your seat here by 10 April'])(
    'keeps its last day to sign up: %s',
    (line) => {
      const steps = event(line)
      expect(steps.map((s) => s.angle)).toContain('close_file')
      for (const { text, condition } of steps.filter((s) => /timing|close_file/.test(s.angle))) {
        expect(text).toMatch(/10 April .*to sign up/)
        expect(condition).toContain('10 April')
      }
    },
  )

  it('is reminded of by its day and time, and not by its own first sentence', () => {
    const text = all(event('Reserve your seat here').slice(1))
    expect(text).toContain('23 April')
    expect(text).toContain('8:30 to 10:30.')
    expect(text).not.toMatch(/we serve breakfast|like you to be there/)
  })

  it.each(["Our members' evening", 'Our members’ evening'])('is named whole: %s', (named) => {
    const { steps } = ask({
      kind: 'event_invitation',
      subject: `${named.slice(4).replace('m', 'M')}, 6 May`,
      draft: `Hi Jo,\n\n${named} is on Wednesday 6 May at 19:00 in the Old Bank, Ghent.\n\nSign up by 28 April: https://guild.example/may\n\nBart\n${footer}`,
      channels: ['email'],
    }).result
    expect(steps.at(-1)?.text).toMatch(/the members['’] evening/)
    expect(steps.at(-1)?.subject).toMatch(/^Members['’] evening: /)
  })

  test.each([
    ['Thursday, 8:30 to 10:30 at the hall', '8:30 to 10:30'],
    ['at 4:00 PM ET, 45 minutes', '4:00 PM ET'],
    ['from 10am to 3pm', '10am to 3pm'],
    ['at 9:00 here and at 17:30 there', null],
    ['for £8.30 or €10.50', null],
    ['on Thursday', null],
  ])('has the time of day that its mail names, where it is one: %s', (text, hours) => {
    expect(hoursIn(text)).toBe(hours)
  })
})

describe('a renewal', () => {
  const { steps } = ask({
    kind: 'renewal',
    subject: 'Ledgerly renewal March 31: 27 or 40 seats?',
    draft:
      "Hi Dana,\n\nYour Ledgerly plan comes up for renewal on March 31. You're on 40 seats at $18 each.\n\nSecond, our list price goes to $21 on April 1. If you do nothing, the plan renews by itself with 40 seats at the new price.\n\nCould you have a look and tell me by March 20 which names should go?\n\nThanks,\nColin Reyes",
    channels: ['email'],
  }).result
  const last = steps.at(-1)

  it('calls a day the last one for what its sentence asks, and for nothing else', () => {
    expect(last?.text).toContain('March 20 is the day to tell me which names should go')
    expect(all(steps)).not.toContain('day to decide by')
  })

  it('ends with its news: the new price, and what comes about by itself', () => {
    expect(last?.text).toContain('renewal on March 31.')
    expect(last?.text).toContain('our list price goes to $21 on April 1')
    expect(last?.text).toContain('the plan renews by itself with 40 seats at the new price')
  })
})

/** Sentences that are no question and lead nowhere. */
const sentencesOf = ({ text, cta }: Step) =>
  parse({ draft: text ?? '' }, DEFAULT_PROFILE, new Memo(), null)
    .sentences.filter((s) => s.words > 6 && (s.region === 'opening' || s.region === 'body'))
    .map((s) => s.text.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => !cta?.includes(line) && !/https?:/.test(line))

it('no mail after one of the corpus holds a sentence of a mail before it, but for what hangs on its day', () => {
  for (const { id, draft } of readCorpus()) {
    const request = Object.fromEntries(Object.entries(draft).filter(([, v]) => v !== undefined))
    const told: string[] = []
    for (const step of ask({ ...request, steps: 12, channels: ['email'] }).result.steps) {
      const text = (step.text ?? '').replaceAll(/\s+/g, ' ').toLowerCase()
      if (step.n > 1 && (step.angle !== 'timing' || step.kind === 'event_invitation'))
        for (const line of told)
          expect(text, `${id}, step ${step.n}`).not.toContain(line.toLowerCase().replace(/[.!?]+$/, ''))
      told.push(...sentencesOf(step))
    }
  }
})
