import { describe, expect, test } from 'vitest'
import type { Question } from '#server/models/model.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

interface Material {
  sentences: { n: number; text: string }[]
}
const materialOf = ({ user }: Question): Material => JSON.parse(user)

/** Translations of the greeting, of one sentence and of the sign-off; the codes of what was refused. */
async function refused(locale: string, source: string, says: readonly string[]): Promise<string[]> {
  const model = scriptedModel((question) => ({
    sentences: materialOf(question).sentences.map(({ n }) => ({ n, text: says[n - 1] ?? '' })),
  }))
  const answer = await answerWith(server, model, 'localize', {
    mode: 'translate',
    kind: 'proposal',
    locale: 'en-US',
    target_locale: locale,
    draft: `Hi team,\n\n${source}\n\nBest,\nTom`,
  })
  return codesOf(answer).filter((code) => code.startsWith('rejected_'))
}
const inSpanish = (source: string, text: string) =>
  refused('es-ES', source, ['Buenos días:', text, 'Atentamente,'])
const inGerman = (source: string, text: string) =>
  refused('de-DE', source, ['Guten Tag zusammen,', text, 'Mit freundlichen Grüßen'])

describe('a translation that tells the same facts stands', () => {
  test.each([
    ['The pilot costs $3.5 million.', 'El piloto cuesta 3,5 millones de dólares.'],
    ['The pilot saves 30% a year.', 'El piloto ahorra un 30 % al año.'],
    ['The pilot saves 30 percent a year.', 'El piloto ahorra un 30 por ciento al año.'],
    ['It handles 3 billion rows.', 'Procesa 3 mil millones de filas.'],
    ['Anna Lopez met the board in Germany.', 'Anna Lopez se reunió con la junta en Alemania.'],
  ])('%s', async (source, text) => {
    expect(await inSpanish(source, text)).toEqual([])
  })

  test.each([
    ['The pilot costs $12,450.50.', 'Das Pilotprojekt kostet 12.450,50 $.'],
    ['The pilot saves 30% a year.', 'Das Pilotprojekt spart 30 Prozent im Jahr.'],
    ['It handles 3 million rows.', 'Es verarbeitet 3 Millionen Zeilen.'],
    ['Are you free on Tuesday at 15:00?', 'Haben Sie am Dienstag um 15 Uhr Zeit?'],
    ['The offer ends on 5 March 2027.', 'Das Angebot endet am 05.03.2027.'],
    ['Your account is ready.', 'Ihr Konto ist bereit.'],
    ['We build concepts for offices.', 'Wir erstellen Konzepte für Kontore.'],
    ['Our AI should save you time.', 'Unsere KI soll Ihnen Zeit sparen.'],
    ['Slack pays us each year.', 'Jedes Jahr zahlt uns Slack.'],
    ['Call me at +1 415 555 0132.', 'Rufen Sie mich unter +1 415 555 0132 an.'],
    ['We are unable to ship it.', 'Wir können es nicht versenden.'],
    ['It fell from 6 weeks to 3 weeks.', 'Es fiel von 6 Wochen auf 3 Wochen.'],
    ['We start in Q3.', 'Wir beginnen im dritten Quartal.'],
  ])('%s', async (source, text) => {
    expect(await inGerman(source, text)).toEqual([])
  })
})

describe('a translation that tells another fact is refused', () => {
  test.each([
    ['another currency', 'The pilot costs $500.', 'El piloto cuesta 500 libras.', 'fact_added'],
    ['a lost percent', 'The pilot saves 30% a year.', 'El piloto ahorra 30 euros al año.', 'fact_added'],
    ['a lost sign', 'The pilot saves 30% a year.', 'El piloto ahorra 30 al año.', 'fact_dropped'],
    ['a moved decimal mark', 'The pilot costs $3.5.', 'El piloto cuesta 35 $.', 'fact_dropped'],
    ['another magnitude', 'It handles 3 million rows.', 'Procesa 3 mil millones de filas.', 'fact_added'],
    ['another figure', 'It handles 3 million rows.', 'Procesa 4 millones de filas.', 'fact_dropped'],
  ])('%s', async (_, source, text, code) => {
    expect(await inSpanish(source, text)).toEqual([`rejected_${code}`])
  })
})

describe('a German translation that tells another fact is refused', () => {
  test.each([
    ['hours for minutes', 'Can we talk for 20 minutes?', 'Können wir 20 Stunden sprechen?', 'fact_added'],
    ['a year for a month', 'It costs $500 per month.', 'Es kostet 500 $ pro Jahr.', 'fact_added'],
    ['a number in words', 'We can start in two weeks.', 'Wir können in drei Wochen beginnen.', 'fact_added'],
    ['signs swapped', 'You pay $50 and save 20%.', 'Sie zahlen 20 $ und sparen 50 %.', 'fact_added'],
    ['a discount', 'We offer a plan.', 'Wir bieten fünfzig Prozent Rabatt.', 'fact_added'],
    ['an order', 'It fell from 6 weeks to 3 weeks.', 'Es fiel von 3 Wochen auf 6 Wochen.', 'fact_swapped'],
    ['nobody', 'Nobody answered our mails.', 'Man hat auf unsere Mails geantwortet.', 'fact_dropped'],
    ['yes for no', 'We are not raising prices.', 'Wir erhöhen die Preise.', 'fact_dropped'],
    ['something for free', 'We offer a plan.', 'Wir bieten kostenlos einen Plan.', 'instruction_carried'],
    ['its own source', 'We offer a plan.', 'We offer a plan.', 'language_changed'],
  ])('%s', async (_, source, text, code) => {
    expect(await inGerman(source, text)).toContain(`rejected_${code}`)
  })
})

test.each([
  ['ja-JP', 'この提案は2027年3月5日に終了します。'],
  ['zh-CN', '该优惠于2027年3月5日结束。'],
  ['ko-KR', '이 제안은 2027년 3월 5일에 끝납니다.'],
  ['tr-TR', 'Teklif 5 Mart 2027 tarihinde sona erer.'],
])('dates are taken as the language writes them: %s', async (locale, text) => {
  const model = scriptedModel((question) => ({
    sentences: materialOf(question).sentences.map(({ n, text: source }) => ({
      n,
      text: /2027/.test(source) ? text : source,
    })),
  }))
  const answer = await answerWith(server, model, 'localize', {
    mode: 'translate',
    kind: 'proposal',
    locale: 'en-US',
    target_locale: locale,
    draft: 'Hi team,\n\nThe offer ends on March 5, 2027.\n\nBest,\nTom',
  })
  expect(codesOf(answer).filter((code) => /^rejected_fact/.test(code))).toEqual([])
})

test.each([
  ['es-ES', 'Hi Anna,', 'Hola, Lucía:'],
  ['fr-FR', 'Hi Anna,', 'Bonjour Camille,'],
])('whom a mail greets keeps the name: %s', async (locale, greeting, text) => {
  const model = scriptedModel((question) => ({
    sentences: materialOf(question).sentences.map(({ n, text: source }) => ({
      n,
      text: source.includes('Anna') ? text : source,
    })),
  }))
  const answer = await answerWith(server, model, 'localize', {
    mode: 'translate',
    kind: 'proposal',
    locale: 'en-US',
    target_locale: locale,
    draft: `${greeting}\n\nThe plan is attached.\n\nBest,\nTom`,
  })
  const codes = codesOf(answer)
  expect(codes.some((code) => /^rejected_fact_(?:added|dropped)$/.test(code))).toBe(true)
  expect(answer.result.draft).not.toContain(text)
})

test('a name in the middle of a mail may not become another where the mail greets its owner', async () => {
  const model = (name: string) =>
    scriptedModel((question) => ({
      sentences: materialOf(question).sentences.map(({ n }) => ({
        n,
        text: ['Guten Tag Anna,', `Das ist der Plan, ${name}.`, 'Mit freundlichen Grüßen'][n - 1] ?? '',
      })),
    }))
  const request = {
    mode: 'translate',
    kind: 'proposal',
    locale: 'en-US',
    target_locale: 'de-DE',
    draft: 'Hi Anna,\n\nThis is the plan, Anna.\n\nBest,\nTom',
  }
  const codes = async (name: string) => codesOf(await answerWith(server, model(name), 'localize', request))
  expect((await codes('Anna')).filter((code) => code.startsWith('rejected'))).toEqual([])
  expect(await codes('Lucia')).toContain('rejected_fact_dropped')
})

describe('a no that came with the translation', () => {
  test.each([
    ['You can stop by 15 January.', 'Sie können nicht vor dem 15. Januar kündigen.'],
    ['The session is recorded.', 'Die Sitzung wird nicht aufgezeichnet.'],
  ])('is seen: %s', async (source, text) => {
    expect(await inGerman(source, text)).toContain('rejected_fact_swapped')
  })

  test.each([
    ['The office is closed on Friday.', 'La oficina está abierta el viernes.'],
    ['The price includes delivery.', 'El precio no incluye la entrega.'],
  ])('is seen: %s', async (source, text) => {
    expect(await inSpanish(source, text)).toContain('rejected_fact_swapped')
  })

  test.each([
    ['Please contact us by Friday.', 'No dude en escribirnos antes del viernes.'],
    ['Remember to sign the form.', 'No olvide firmar el formulario.'],
    ['The office is closed on Friday.', 'La oficina está cerrada el viernes.'],
    ['Nothing is due before March.', 'No hay que pagar nada antes de marzo.'],
  ])('is none where the language says it so: %s', async (source, text) => {
    expect(await inSpanish(source, text)).not.toContain('rejected_fact_swapped')
  })
})

test.each([
  ['Book here: https://desk.example/ok/booking.', 'ご予約はこちら：https://desk.example/ok/booking'],
  ['We use Google Workspace and Microsoft Teams.', 'Google WorkspaceとMicrosoft Teamsを使っています。'],
])('a translation into another script keeps links and names in theirs: %s', async (source, text) => {
  const codes = await refused('ja-JP', source, ['皆様', text, 'よろしくお願いいたします。'])
  expect(codes).not.toContain('rejected_language_changed')
})
