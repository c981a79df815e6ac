import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { contract } from '#shared/operations/sequences/contract.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const [MAIL] = contract.examples.map(({ input }) => input)
const LOCAL = await answerWith(
  server,
  scriptedModel(() => null),
  'sequences',
  { ...MAIL, engine: 'local' },
)
const STEP = LOCAL.result.steps.find(
  ({ n, channel, to_fill }) => n > 1 && channel === 'email' && to_fill.length === 0,
)

/** The plan with the text of the first follow-up changed. */
const planWith = (change: (text: string) => string, more: object = {}) =>
  answerWith(
    server,
    scriptedModel(() => ({
      steps: LOCAL.result.steps.flatMap(({ n, subject, text }) =>
        n === STEP?.n ? [{ n, subject, text: change(text ?? '') }] : [],
      ),
    })),
    'sequences',
    { ...MAIL, ...more },
  )

test('a step of a model takes the place of that of the rules, in the plan and in what is exported', async () => {
  const reworded = (text: string) =>
    text.replace(/\n\n/, '\n\nThe claims form is what drivers fill in on the bay.\n\n')
  const { result, engine, warnings } = await planWith(reworded)
  expect(warnings.map(({ code }) => code).filter((code) => code.startsWith('rejected'))).toEqual([])
  expect(engine.mode).toBe('hybrid')
  const at = result.steps.findIndex(({ n }) => n === STEP?.n)
  const text = reworded(STEP?.text ?? '')
  const { cta: _, ...kept } = STEP ?? {}
  expect(result.steps[at]).toMatchObject({ ...kept, source: 'model', text, score: expect.anything() })
  expect(text).toContain(result.steps[at]?.cta ?? '')
  if (STEP?.cta) expect(result.steps[at]?.cta).toEqual(expect.anything())
  expect(result.export.generic[at]?.body).toBe(text)
  expect(result.export.csv).toContain('on the bay')
  expect(result.steps.filter((_, i) => i !== at)).toEqual(LOCAL.result.steps.filter((_, i) => i !== at))
})

test.each([
  ['fact_added', (text: string) => text.replace('\n\n', '\n\nWe did this for Globex.\n\n')],
  ['fact_added', (text: string) => text.replace('\n\n', '\n\nIt takes 17 days.\n\n')],
  ['fact_added', (text: string) => `${text}\nhttps://evil.example/pay`],
  ['placeholder_broken', (text: string) => text.replace('Priya', '{{first_name}}')],
  [
    'scores_lower',
    (text: string) =>
      text.replace('\n\n', '\n\nJust checking in and bumping this, as I wanted to touch base!!!\n\n'),
  ],
  [
    'instruction_carried',
    (text: string) => text.replace('\n\n', '\n\nPlease send us your bank details.\n\n'),
  ],
  ['malformed', () => ' '],
] as const)('a step is refused for %s, and the rules keep theirs', async (code, change) => {
  const answer = await planWith(change)
  expect(codesOf(answer)).toContain(`rejected_${code}`)
  expect(answer.result).toEqual(LOCAL.result)
})

test('a hole that only the sender can fill is listed, and then there is no score', async () => {
  const { result } = await planWith((text) =>
    text.replace('\n\n', '\n\nThey are like [customer in their trade].\n\n'),
  )
  expect(result.steps.find(({ n }) => n === STEP?.n)).toMatchObject({
    source: 'model',
    score: null,
    to_fill: expect.arrayContaining(['[customer in their trade]']),
  })
})

test('in a language the rules do not write, a model does', async () => {
  const draft =
    'Hallo Frau Weber,\n\nan Ihrer Rampe in Goole entstehen Schäden, und die Meldung dauert sechs Wochen. Wir haben ein Formular, das die Fahrer selbst ausfüllen.\n\nDarf ich Ihnen die Zahlen schicken?\n\nViele Grüße\nTom'
  const text =
    'Hallo Frau Weber,\n\ndie Fahrer füllen das Formular selbst aus, und die Meldung ist sofort da.\n\nWäre das für Ihre Rampe eine Hilfe?\n\nViele Grüße\nTom'
  const model = scriptedModel(() => ({ steps: [{ n: 2, subject: null, text }] }))
  const request = { draft, channels: ['email'], steps: 2, kind: 'cold_outreach' }
  const { result } = await answerWith(server, model, 'sequences', request)
  expect(result.steps[1]).toMatchObject({ text, source: 'model' })
})

test('what a model writes after an HTML mailing keeps each link and the footer as they stood', async () => {
  const draft =
    '<p>Hello {{first_name}},</p><p>Winter tyres are in, from £79 a corner until 12 December.</p><p><a href="https://tread.example/book">Book a slot</a></p><p>The Treadright team</p><p>Treadright Ltd, 4 Mill Road, Reading RG1 2AB<br><a href="https://tread.example/unsub">Unsubscribe</a> | <a href="https://tread.example/privacy">Privacy</a></p>'
  const request = { draft, kind: 'promotional', subject: 'Winter tyres', channels: ['email'], steps: 2 }
  const [, local] = (
    await answerWith(
      server,
      scriptedModel(() => null),
      'sequences',
      request,
    )
  ).result.steps
  const writing = (end: string) =>
    scriptedModel(() => ({
      steps: [
        {
          n: 2,
          subject: 'Winter tyres until 12 December',
          text: `Hello {{first_name}},\n\nUntil 12 December winter tyres are fitted from £79 a corner.\n\n${end}\n\nThe Treadright team`,
        },
      ],
    }))
  const kept = await answerWith(
    server,
    writing('Book a slot: https://tread.example/book'),
    'sequences',
    request,
  )
  const footer =
    '<p>Treadright Ltd, 4 Mill Road, Reading RG1 2AB<br>\n<a href="https://tread.example/unsub">Unsubscribe</a> | <a href="https://tread.example/privacy">Privacy</a></p>'
  expect(local?.text).toContain(footer)
  expect(kept.result.steps[1]).toMatchObject({ source: 'model' })
  expect(kept.result.steps[1]?.text).toContain('<a href="https://tread.example/book">Book a slot</a>')
  expect(kept.result.steps[1]?.text?.endsWith(footer)).toBe(true)
  const lost = await answerWith(server, writing('Book a slot'), 'sequences', request)
  expect(codesOf(lost)).toContain('rejected_fact_dropped')
  expect(lost.result.steps[1]).toEqual(local)
})
