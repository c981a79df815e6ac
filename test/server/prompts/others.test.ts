import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { contract as abPredict } from '#shared/operations/ab-predict/contract.ts'
import { contract as cta } from '#shared/operations/cta/contract.ts'
import { contract as preheader } from '#shared/operations/preheader/contract.ts'
import { contract as roast } from '#shared/operations/roast/contract.ts'
import { contract as teardown } from '#shared/operations/teardown/contract.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const saying = (answer: unknown) => scriptedModel(() => answer)

const [PROMOTION] = preheader.examples.map(({ input }) => input)
const preheadersOf = (...candidates: string[]) =>
  answerWith(server, saying({ candidates }), 'preheader', { ...PROMOTION, count: 8 })

test('a preheader of a model is scored like any other, and has no place in the draft', async () => {
  const { result, engine } = await preheadersOf('40 sacks from the Worka co-op, roasted since Tuesday')
  expect(engine.mode).toBe('hybrid')
  const written = result.candidates.find(({ source }) => source === 'model')
  expect(written).toMatchObject({ sources: [], overlap_with_subject: expect.any(Number) })
  for (const { text, sources } of result.candidates) expect(text === written?.text).toBe(sources.length === 0)
})

test.each([
  ['fact_added', 'Only 20 sacks from the Worka co-op are left'],
  ['length_missed', 'Worka co-op'],
  ['unsafe_markup', '<b>40 sacks</b> from the Worka co-op'],
  ['off_topic', '$12 off your first bag of the Gedeb harvest'],
])('a preheader is refused for %s: %s', async (code, text) => {
  const answer = await preheadersOf(text)
  expect(codesOf(answer)).toContain(`rejected_${code}`)
  expect(answer.engine.degraded).toBe('candidates_rejected')
})

const [COLD] = cta.examples.map(({ input }) => input)
const asksOf = (...candidates: string[]) =>
  answerWith(server, saying({ candidates }), 'cta', { ...COLD, count: 8 })

test('an ask of a model comes with the edit that makes the mail it was scored in', async () => {
  const { result } = await asksOf('Worth seeing their before-and-after figures?')
  const written = result.candidates.find(({ source }) => source === 'model')
  expect(written).toMatchObject({
    form: 'question',
    placement: 'replaces_primary',
    score_delta: expect.any(Number),
  })
  const { start, end, replacement } = written?.edit ?? { start: 0, end: 0, replacement: '' }
  const draft = String(COLD?.draft)
  const mail = {
    kind: 'cold_outreach',
    subject: 'damaged pallets at Goole',
    draft: draft.slice(0, start) + replacement + draft.slice(end),
  }
  const { result: scored } = await answerWith(server, saying(null), 'score', mail)
  expect(scored.score).toBe(written?.score)
})

test.each([
  ['malformed', 'The figures are here.'],
  ['fact_added', 'Can we talk on Friday at 9?'],
  ['length_missed', 'Can we set up a 30-minute call next Tuesday?'],
])('an ask is refused for %s: %s', async (code, text) => {
  expect(codesOf(await asksOf(text))).toContain(`rejected_${code}`)
})

const [ROASTED] = roast.examples.map(({ input }) => input)
const roastOf = (line: string, more: object = {}) =>
  answerWith(server, saying({ verdict: line, one_liner: line, lines: [{ rank: 1, line }] }), 'roast', {
    ...ROASTED,
    ...more,
  })

test('a joke of a model takes the place of the line, and nothing else', async () => {
  const local = await roastOf('', { engine: 'local' })
  const { result, engine } = await roastOf('The synergies are still looking for each other.')
  expect(engine.mode).toBe('hybrid')
  const [first] = result.findings
  expect(first).toEqual({
    ...local.result.findings[0],
    source: 'model',
    line: 'The synergies are still looking for each other.',
  })
  expect(result.findings.slice(1)).toEqual(local.result.findings.slice(1))
})

test.each([
  ['harmful', 'You are as dull as this mail.'],
  ['harmful', 'Only an idiot answers this.'],
  ['fact_added', 'Nine of 10 readers left.'],
  ['fact_added', 'Even Globex would delete this.'],
  ['length_missed', `A mail that ${'goes on and '.repeat(40)}on.`],
])('a joke is refused for %s: %s', async (code, line) => {
  const answer = await roastOf(line)
  expect(codesOf(answer)).toContain(`rejected_${code}`)
  expect(answer.engine.mode).toBe('local')
})

test('over a grave matter no model is asked for jokes', async () => {
  const model = scriptedModel(() => {
    throw new Error('It was asked')
  })
  const draft =
    'Hi Ana,\n\nI am so sorry to hear that your father died. Please take all the time you need.\n\nTom'
  const { engine, result } = await answerWith(server, model, 'roast', { draft })
  expect(engine.degraded).toBe('grave_matter')
  expect(result.findings.every(({ source }) => source === 'local')).toBe(true)
})

const [MAIL] = teardown.examples.map(({ input }) => input)

test('a section is reworded where the mail gains by it as much as by the rules, and exactly what is said', async () => {
  const local = await answerWith(server, saying(null), 'teardown', { ...MAIL, engine: 'local' })
  const subject = local.result.sections.find(({ id }) => id === 'subject')
  const opening = local.result.sections.find(({ id }) => id === 'opening')
  const model = saying({
    sections: [
      { id: 'subject', text: subject?.rewrite ?? '' },
      { id: 'opening', text: `${opening?.visible} We did that for Globex in 2019.` },
      { id: 'signature', text: 'Victor' },
    ],
  })
  const { result, warnings, engine } = await answerWith(server, model, 'teardown', MAIL ?? {})
  expect(engine.mode).toBe(subject?.rewrite ? 'hybrid' : 'local')
  const at = (id: string) => result.sections.find((section) => section.id === id)
  expect(at('subject')).toEqual({
    ...subject,
    ...(subject?.rewrite && { rewrite_source: 'model', rewrite_reason: 'Reworded by the model.' }),
  })
  expect(at('opening')).toEqual(opening)
  expect(at('signature')).toEqual(local.result.sections.find(({ id }) => id === 'signature'))
  expect(codesOf({ warnings }).some((code) => code.startsWith('rejected'))).toBe(true)
})

const [TEST] = abPredict.examples.map(({ input }) => input)

test('a model adds subjects to test, and moves no odds', async () => {
  const local = await answerWith(server, saying(null), 'ab-predict', { ...TEST, engine: 'local' })
  const says = {
    candidates: [
      'Payroll rules that change on 1 April',
      'The 7 payroll rules that change',
      'New payroll rules at Globex',
    ],
  }
  const { result, warnings, engine } = await answerWith(server, saying(says), 'ab-predict', TEST ?? {})
  expect(engine.mode).toBe('hybrid')
  expect(result).toEqual({
    ...local.result,
    challengers: [{ subject: 'Payroll rules that change on 1 April', score: null, source: 'model' }],
  })
  expect(codesOf({ warnings })).toContain('rejected_fact_added')
})

test('of the subjects a model adds to a test, those that score best are shown', async () => {
  const draft =
    'Hi Priya,\n\nDave on your Goole dock told me damage claims eat most of his Friday. Harcastle Haulage went from 43 days to 11 with our claims form.\n\nShall I send you their figures?\n\nKind regards,\nTom'
  const variants = [
    { subject: 'Quick question', draft },
    { subject: 'Touching base', draft },
  ]
  const candidates = [
    'DAMAGE CLAIMS EAT HIS FRIDAY',
    'Damage claims eat Friday!!!',
    'damage claims at Goole',
    'claims form for Goole',
  ]
  const { result } = await answerWith(server, saying({ candidates }), 'ab-predict', {
    variants,
    kind: 'cold_outreach',
  })
  expect(result.challengers.map(({ subject }) => subject)).toEqual(candidates.slice(2))
})
