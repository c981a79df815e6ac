import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from '#shared/engine/tokens.ts'

const kinds = (text: string) => tokenize(text).map((t) => `${t.kind}:${t.text}`)

describe('tokens', () => {
  it.each([
    [
      'We’re up-to-date, aren’t we?',
      ['word:We’re', 'word:up-to-date', 'mark:,', 'word:aren’t', 'word:we', 'mark:?'],
    ],
    ['$1,200.50 and 35% off', ['number:$1,200.50', 'word:and', 'number:35%', 'word:off']],
    [
      'at 10:30, 2026-11-21 or 24/7',
      ['word:at', 'number:10:30', 'mark:,', 'number:2026-11-21', 'word:or', 'number:24/7'],
    ],
    [
      '3pm, 2nd, 10k, B2B, 4G',
      [
        'number:3pm',
        'mark:,',
        'number:2nd',
        'mark:,',
        'number:10k',
        'mark:,',
        'word:B2B',
        'mark:,',
        'word:4G',
      ],
    ],
    ['mail jo.lee+x@acme.example now', ['word:mail', 'email:jo.lee+x@acme.example', 'word:now']],
    [
      'see https://acme.example/a?b=1, ok',
      ['word:see', 'url:https://acme.example/a?b=1', 'mark:,', 'word:ok'],
    ],
    ['go to acme.com.', ['word:go', 'word:to', 'url:acme.com', 'mark:.']],
    ['www.acme.example/x', ['url:www.acme.example/x']],
    ['done.Now we wait', ['word:done', 'mark:.', 'word:Now', 'word:we', 'word:wait']],
    [
      'Node.js at 5 p.m. e.g. now',
      ['word:Node.js', 'word:at', 'number:5', 'word:p.m.', 'word:e.g.', 'word:now'],
    ],
    ['Hi {{first_name}}!', ['word:Hi', 'placeholder:{{first_name}}', 'mark:!']],
    ['go 🚀👩‍💻 now', ['word:go', 'emoji:🚀', 'emoji:👩‍💻', 'word:now']],
    ['hi 👍🏽🇬🇧 🇬🇧', ['word:hi', 'emoji:👍🏽', 'emoji:🇬🇧', 'emoji:🇬🇧']],
    ['naïve café Müller', ['word:naïve', 'word:café', 'word:Müller']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  it('quote the text they stand for and leave out nothing but space, for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const tokens = tokenize(text)
        let at = 0
        for (const token of tokens) {
          expect(token.text).toBe(text.slice(token.start, token.end))
          expect(text.slice(at, token.start)).toMatch(/^\s*$/)
          at = token.end
        }
        expect(text.slice(at)).toMatch(/^\s*$/)
      }),
    ))

  it('writes apostrophes straight and letters small in `lower`', () => {
    expect(tokenize('DON’T Go')[0]?.lower).toBe("don't")
  })
})
