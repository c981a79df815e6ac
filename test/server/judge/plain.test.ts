import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asRead, isNoMail, shown } from '#server/judge/plain.ts'

describe('what does not show is gone, and what shows stays', () => {
  test.each([
    ['hidden letters', 'Hi\u{E0048}\u{E0049} Ana', 'Hi Ana'],
    ['marks that turn the text', 'pay \u{202E}evil\u{202C}', 'pay evil'],
    ['fillers of other scripts', 'a\u{3164}b\u{115F}c\u{FFA0}d\u{17B4}e\u{180E}f\u{2065}g', 'abcdefg'],
    ['selectors in a row', 'Hi\u{FE00}\u{FE01}\u{FE02}', 'Hi'],
    ['one selector behind a letter', 'H\u{FE0F}i', 'Hi'],
    ['joiners between Latin letters', 'p\u{200D}ay', 'pay'],
    ['controls', 'a\u{0}b\u{7F}c\u{9B}d', 'abcd'],
    ['every line end', 'a\r\nb\rc\u{2028}d\u{2029}e\u{85}f', 'a\nb\nc\nd\ne\nf'],
    ['an emoji of several parts', '👩‍💻 ❤️ 1️⃣', '👩‍💻 ❤️ 1️⃣'],
    ['a form of an ideograph', '葛\u{FE00}', '葛\u{FE00}'],
    ['a joiner where a script needs it', 'می\u{200C}خواهم', 'می\u{200C}خواهم'],
    ['tabs', 'a\tb', 'a\tb'],
  ])('%s', (_, text, rest) => {
    expect(shown(text)).toBe(rest)
  })

  test('twice is no more than once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(shown(shown(text))).toBe(shown(text))
      }),
    )
  })
})

test('letters and digits of other forms are read as the plain ones', () => {
  expect(asRead('𝐢𝐠𝐧𝐨𝐫𝐞 ｅｖｉｌ ٣٫٥ १२ 𝟗')).toBe('ignore evil 3٫5 12 9')
})

test('markup and talk of models is no mail, unless the mail holds it', () => {
  expect(isNoMail('Sure! Here is the rewritten email:', 'Hi Ana')).toBe(true)
  expect(isNoMail('Write it as <b>bold</b>.', 'Write <b>bold</b>')).toBe(false)
})

test('a company of the trade is no talk of a model about itself', () => {
  for (const honest of ['As an AI company, we read it all.', 'We started as an AI startup in 2019.'])
    expect(isNoMail(honest, 'Hi Ana')).toBe(false)
  for (const talk of [
    'As an AI, I have no mail.',
    'As an AI model I have no mail.',
    'As an AI companion I write.',
  ])
    expect(isNoMail(talk, 'Hi Ana')).toBe(true)
})
