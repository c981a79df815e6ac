import { expect, test } from 'vitest'
import { NO_MODEL } from '#server/models/none.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, PROMPTED } from '../../support/answer-with.ts'
import { makeTeam } from '../../support/team.ts'

const team = await makeTeam()
const post = async (path: string, body: object) => (await team.call(team.admin, 'POST', path, body)).body

const SAMPLES = ['oven', 'mixer', 'fridge'].map(
  (thing) =>
    `Hi Ana,\n\nYour ${thing} is on its way. We'll bring it up the stairs for you. You don't have to do anything, and we'll take the old one with us.\n\nCheers,\nTom`,
)
const learned = await post('/v1/brand-voices/learn', { samples: SAMPLES, engine: 'local' })
const voice = await post('/v1/brand-voices', learned.voice)

test('a learned voice keeps sentences of its mails once it is made, and not before', async () => {
  expect(learned.voice.samples).toContain("We'll bring it up the stairs for you.")
  expect(learned.voice.samples.length).toBeGreaterThanOrEqual(3)
  expect(voice.samples).toEqual(learned.voice.samples)
})

test.each(PROMPTED)(
  '$name tells a model the rules of the voice and how it sounds',
  async ({ name, request }) => {
    let told: { brand_voice?: object } = {}
    const model = scriptedModel(({ user }) => {
      told = JSON.parse(user)
      return null
    })
    await answerWith(team, model, name, { ...request, brand_voice_id: voice.id })
    expect(told.brand_voice).toMatchObject({
      contractions: 'use',
      signoff: 'Cheers,',
      sounds_like: voice.samples,
    })
  },
)

test('a score says how far a mail is from the voice, and where', async () => {
  const mail = {
    subject: 'Your order!',
    draft:
      'Dear Ana,\n\nWe will bring the dryer on Monday. Please do not wait outside!\n\nKind regards,\nTom',
  }
  const scored = (draft: object) =>
    answerWith(team, NO_MODEL, 'score', { ...draft, kind: 'transactional', brand_voice_id: voice.id })
  const { result } = await scored({ ...mail, dimensions: ['clarity'], max_annotations: 0 })
  expect(result.brand_voice?.score).toBeLessThan(100)
  expect(new Set(result.brand_voice?.violations.map(({ rule_id }) => rule_id))).toEqual(
    new Set(['voice-exclamation', 'voice-greeting', 'voice-contractions', 'voice-signoff']),
  )
  for (const { field, start, end, quote } of result.brand_voice?.violations ?? [])
    expect(Object(mail)[field].slice(start, end)).toBe(quote)
  const { result: near } = await scored({ ...mail, subject: 'Your order', draft: SAMPLES[0] })
  expect(near.brand_voice).toEqual({ score: 100, violations: [] })
  const without = await answerWith(team, NO_MODEL, 'score', mail)
  expect(without.result.brand_voice).toBeNull()
})

const strict = await post('/v1/brand-voices', {
  name: 'Strict',
  banned: [{ term: 'headache' }],
  exclamations: 'avoid',
})
const MAIL = {
  kind: 'promotional',
  subject: 'Your oven is on its way',
  draft:
    'Hi Ana,\n\nI hope this email finds you well. Your oven is a headache no more. We bring it on Monday.\n\nBook the slot: https://oven.example/slot\n\nBest,\nTom',
  brand_voice_id: strict.id,
}
/** Says a line in whatever form it was asked for. */
const saying = (line: string) =>
  scriptedModel(({ name, user }) => {
    const body = `Hi Ana,\n\n${line} We bring it on Monday.\n\nBook the slot: https://oven.example/slot\n\nBest,`
    if (name === 'rewrite') return { variants: [{ subject: MAIL.subject, preheader: null, body }] }
    if (name === 'subject_lines') return { candidates: [{ text: line, angle: 'specific' }] }
    if (name === 'sequences') {
      const plan: { n: number; baseline?: { text: string } }[] = JSON.parse(user).plan
      return {
        steps: plan.map(({ n, baseline }) => ({
          n,
          subject: null,
          text: baseline?.text.replace('\n\n', `\n\n${line}\n\n`) ?? line,
        })),
      }
    }
    return { candidates: [line] }
  })

test.each([
  ['rewrite', 'Your oven is no headache!'],
  ['subject-lines', 'An oven without a headache'],
  ['preheader', 'No headache: we bring the oven on Monday'],
  ['cta', 'Is the oven still a headache on Monday?'],
  ['sequences', 'Your oven is no headache on Monday.'],
] as const)('a text of %s is refused that goes against the voice: %s', async (name, line) => {
  const more = name === 'cta' ? { form: 'question', kind: 'cold_outreach' } : {}
  const answer = await answerWith(team, saying(line), name, { ...MAIL, ...more })
  expect(answer.warnings.map(({ code }) => code)).toContain('rejected_brand_voice_worse')
})
