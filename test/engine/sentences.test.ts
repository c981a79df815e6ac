import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { splitSentences } from '#shared/engine/sentences.ts'

/** Sentences of a text, by the same rule for placeholders as the parser's. */
function split(text: string): string[] {
  const found = findPlaceholders(text)
  const out: string[] = []
  splitSentences(
    text,
    0,
    text.length,
    (at) => found.find((p) => p.start <= at && p.end > at)?.end ?? 0,
    (start, end) => out.push(text.slice(start, end)),
  )
  return out
}

describe('sentences end where a reader hears them end', () => {
  it.each([
    ['It works. We ship it.', ['It works.', 'We ship it.']],
    ['Is it? Yes! Good…', ['Is it?', 'Yes!', 'Good…']],
    ['Dr. Lee met Ms. Roy at 3.5 p.m. on Friday.', ['Dr. Lee met Ms. Roy at 3.5 p.m. on Friday.']],
    ['We cut cost by 3.5% in Q2. Next up is Q3.', ['We cut cost by 3.5% in Q2.', 'Next up is Q3.']],
    [
      'Tools, e.g. Slack, i.e. chat, are in. The rest is out.',
      ['Tools, e.g. Slack, i.e. chat, are in.', 'The rest is out.'],
    ],
    ['I work at Acme Inc. The team is small.', ['I work at Acme Inc.', 'The team is small.']],
    ['I work at Acme Inc. Chicago, on the lake.', ['I work at Acme Inc. Chicago, on the lake.']],
    ['Well... maybe not. Hm... No.', ['Well... maybe not.', 'Hm...', 'No.']],
    ['He asked “Why now?” and left. She said "No."', ['He asked “Why now?” and left.', 'She said "No."']],
    ['See acme.com. It has a demo.', ['See acme.com.', 'It has a demo.']],
    ['Write to jo@acme.example. Thanks.', ['Write to jo@acme.example.', 'Thanks.']],
    ['Really?! Yes.', ['Really?!', 'Yes.']],
    ['It holds 6 °C. Ana checked it.', ['It holds 6 °C.', 'Ana checked it.']],
    ['It costs 9.2% p.a. and ends in May. Ask Ana.', ['It costs 9.2% p.a. and ends in May.', 'Ask Ana.']],
    ['Send 40 pcs. of it. They go fast.', ['Send 40 pcs. of it.', 'They go fast.']],
    ['J. Smith called. I said yes.', ['J. Smith called.', 'I said yes.']],
    ['J.K. Rowling wrote it. D.J. will sign.', ['J.K. Rowling wrote it.', 'D.J. will sign.']],
    [
      'Mt. Everest is in suite 5, Bldg. 2, a.k.a. "Top".',
      ['Mt. Everest is in suite 5, Bldg. 2, a.k.a. "Top".'],
    ],
    ['The shelf is 5 ft. Workers call on Monday.', ['The shelf is 5 ft.', 'Workers call on Monday.']],
    ['It is in Washington, D.C. The town is big.', ['It is in Washington, D.C.', 'The town is big.']],
    ['That is what I. And you.', ['That is what I.', 'And you.']],
    ['We meet on Jan. 5 at No. 10. Come by.', ['We meet on Jan. 5 at No. 10.', 'Come by.']],
    ['It came back on 9 Feb. and we sent another.', ['It came back on 9 Feb. and we sent another.']],
    ['Hope you are well 😊 I saw your talk.', ['Hope you are well 😊', 'I saw your talk.']],
    ['We 😍 London.', ['We 😍 London.']],
    ['The answer is no. We can talk.', ['The answer is no.', 'We can talk.']],
    ['hi there. just checking in. ok', ['hi there.', 'just checking in.', 'ok']],
    ['No end mark here', ['No end mark here']],
    [
      'Hi {{ first_name | default: "friend. Or foe" }}, welcome. Bye.',
      ['Hi {{ first_name | default: "friend. Or foe" }}, welcome.', 'Bye.'],
    ],
    ['(We did it.) Then we left.', ['(We did it.)', 'Then we left.']],
    ['U.S. sales rose. U.K. sales fell.', ['U.S. sales rose.', 'U.K. sales fell.']],
    ['これはペンです。元気ですか？', ['これはペンです。', '元気ですか？']],
    ['We meet at 6 a.m. Bring a hat.', ['We meet at 6 a.m.', 'Bring a hat.']],
    ['We meet at 6 a.m. Eastern on Monday.', ['We meet at 6 a.m. Eastern on Monday.']],
    ['Doors open at 6 p.m. EST or 5 p.m. Tuesday.', ['Doors open at 6 p.m. EST or 5 p.m. Tuesday.']],
    ['Am 3. März und am 12. April, d. h. bald.', ['Am 3. März und am 12. April, d. h. bald.']],
    ['Im 2. Quartal z. B. Kassel. Der Rest folgt.', ['Im 2. Quartal z. B. Kassel.', 'Der Rest folgt.']],
    ['Vi ses den 3. marts. Tak.', ['Vi ses den 3. marts.', 'Tak.']],
    ['I sold 12. Tom sold 3.', ['I sold 12.', 'Tom sold 3.']],
    ['', []],
    ['   ', []],
  ])('%s', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('gives ordered, disjoint ranges that hold every visible character, for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(split(text).join('').replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''))
      }),
    ))
})
