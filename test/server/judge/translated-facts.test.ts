import { expect, test } from 'vitest'
import { otherCompany } from '#server/judge/translation/companies.ts'
import { turnsHalf } from '#server/judge/translation/halves-of-day.ts'
import { losesNo } from '#server/judge/translation/negations.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

test.each([
  ['Die Müller Logistik GmbH zahlt monatlich.', 'Schmidt Logistik GmbH pays monthly.', true],
  ['Die Müller Logistik GmbH zahlt monatlich.', 'Müller Logistik GmbH pays monthly.', false],
  ['Wir arbeiten mit der Bosch AG.', 'We work with Siemens AG.', true],
  ['Our customer, Acme Inc., pays monthly.', 'Unser Kunde, die Acme Inc., zahlt monatlich.', false],
  ['Unsere Kundin, die Becker & Söhne KG, zahlt.', 'Our customer Becker & Söhne KG pays.', false],
  ['Unser Kunde zahlt.', 'Our customer Becker KG pays.', true],
])('a company keeps its name: %s → %s', (source, text, other) => {
  expect(otherCompany(source, text)).toBe(other)
})

test.each([
  ['Can we talk at 15:00?', '午前3時にお話しできますか。', true],
  ['Can we talk at 3 pm?', '午前3時にお話しできますか。', true],
  ['Can we talk at 3 pm?', '午後3時にお話しできますか。', false],
  ['Can we talk at 12 pm?', '午後0時にお話しできますか。', false],
  ['We open at 9 am.', '我们下午9点开门。', true],
  ['We open at 9 am.', '오전 9시에 엽니다.', false],
  ['We open at 15:00.', '15時に開きます。', false],
])('an hour stays in its half of the day: %s → %s', (source, text, turned) => {
  expect(turnsHalf(source, text)).toBe(turned)
})

test.each([
  ['ja', 'We are not raising prices.', '価格を引き上げます。', true],
  ['ja', 'We are not raising prices.', 'まもなく価格を引き上げます。', true],
  ['ja', 'We are not raising prices.', '価格は引き上げません。', false],
  ['ja', 'You can cancel without notice, but not twice.', '予告せずに解約できます。', false],
  ['zh', 'We are not raising prices.', '我们会涨价。', true],
  ['zh', 'We are not raising prices.', '我们不会涨价。', false],
  ['ko', 'We are not raising prices.', '가격을 올립니다.', true],
  ['ko', 'We are not raising prices.', '가격을 올리지 않습니다.', false],
])('a no stays one in %s: %s → %s', (language, source, text, lost) => {
  expect(losesNo(source, text, language)).toBe(lost)
})

test('a translation from German that names another company is refused', async () => {
  const says = ['Dear all,', 'With Schmidt Logistik GmbH the report is done by Friday.', 'Best regards,']
  const answer = await answerWith(
    server,
    scriptedModel(() => ({ sentences: says.map((text, i) => ({ n: i + 1, text })) })),
    'localize',
    {
      mode: 'translate',
      kind: 'proposal',
      locale: 'de-DE',
      target_locale: 'en-GB',
      draft:
        'Guten Tag zusammen,\n\nMit der Müller Logistik GmbH ist der Bericht bis Freitag fertig.\n\nMit freundlichen Grüßen\nTom',
    },
  )
  expect(codesOf(answer)).toContain('rejected_fact_swapped')
})
