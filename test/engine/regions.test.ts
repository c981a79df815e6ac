import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Doc } from '#shared/engine/doc.ts'
import { lastAsk } from '#shared/engine/measures/body.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

const read = (draft: string): Doc => parse({ draft }, DEFAULT_PROFILE, new Memo())
const placed = (draft: string) => {
  const doc = read(draft)
  return doc.blocks.map(({ region, start, end }) => `${region}: ${doc.text.slice(start, end)}`)
}
const sentences = (draft: string) => read(draft).sentences.map((s) => s.text)

describe('thanks above more of the mail', () => {
  it.each(['Thanks!', 'Many thanks', 'Thanks in advance.'])('“%s” closes nothing', (thanks) => {
    expect(
      placed(`Hi Tom,\n\n${thanks}\n\nI will send the contract over on Monday. Is that early enough?\n\nAna`),
    ).toEqual([
      'greeting: Hi Tom,',
      `body: ${thanks}`,
      'body: I will send the contract over on Monday. Is that early enough?',
      'signature: Ana',
    ])
  })

  it('closes the mail over a name or a motto', () => {
    expect(placed('Hi Tom,\n\nThe seals leave today.\n\nThanks!\nAna').slice(-2)).toEqual([
      'signoff: Thanks!',
      'signature: Ana',
    ])
    expect(placed('Hi Tom,\n\nThe seals leave today.\n\nKind regards,\n\nTogether we grow.').at(-2)).toBe(
      'signoff: Kind regards,',
    )
  })
})

it.each(['Thank you very much in advance for your help,', 'To your success,'])(
  '“%s” closes the mail over a name',
  (closing) => {
    expect(placed(`Hi Tom,\n\nThe seals leave today.\n\n${closing}\nElspeth`).slice(-2)).toEqual([
      `signoff: ${closing}`,
      'signature: Elspeth',
    ])
  },
)

describe('a closing as people type it in haste', () => {
  it.each([
    ['thx\nsam', ['signoff: thx', 'signature: sam']],
    ['cheers sam', ['signoff: cheers', 'signature: sam']],
    ['thanks again sam', ['signoff: thanks again', 'signature: sam']],
    ['rgds\nian', ['signoff: rgds', 'signature: ian']],
  ])('“%s” closes the mail', (closing, parts) => {
    expect(placed(`Hi Tom,\n\nThe seals leave today.\n\n${closing}`).slice(-2)).toEqual(parts)
  })

  it.each(['best burger', 'thanks monday works', 'thanks to you', 'love it'])(
    '“%s” closes nothing',
    (line) => {
      expect(placed(`Hi Tom,\n\nThe seals leave today.\n\n${line}`).at(-1)).toBe(`body: ${line}`)
    },
  )
})

describe('a short reply over a thread', () => {
  const over = (reply: string) => `${reply}\n\n> Can the fitter come on Friday? The part costs £120.`

  it.each([
    'Danke, passt.',
    'Merci beaucoup',
    'Gracias, perfecto',
    'Kiitos, sopii.',
    'Tack, det går bra',
    'Спасибо, подходит.',
    'See you then',
    'cheers, works for me',
  ])('“%s” is what the mail says, in its own language', (reply) => {
    expect(placed(over(reply))[0]).toBe(`body: ${reply}`)
    const { score: points, annotations } = score({ draft: over(reply) }, DEFAULT_PROFILE, { dictionary })
    expect([points, annotations]).toEqual([100, []])
  })

  it('is none where only a sign-off over a name stands under the greeting', () => {
    expect(score({ draft: over('Hi Ana,\n\nBest,\nTom') }, DEFAULT_PROFILE).score).toBe(0)
  })
})

describe('a name, a job and an address under the last sentence', () => {
  it('are a signature, however long the job is', () => {
    expect(
      placed(
        'Hi all,\n\nPayments stop on Sunday from 02:00 to 04:00.\n\nIngrid Solberg\nHead of Operations, Tidewater Payments\nstatus.tidewater.example',
      ).slice(-3),
    ).toEqual([
      'signature: Ingrid Solberg',
      'signature: Head of Operations, Tidewater Payments',
      'signature: status.tidewater.example',
    ])
  })

  it('a wrapped line goes on with the address that was too long for it', () => {
    expect(
      placed(
        'Hi all,\n\nThe whole list with all its prices stands on our page at\nhttps://a.example/prices',
      ).at(-1),
    ).toContain('page at\nhttps')
  })

  it.each([
    "Not relevant? Tell me and I won't write again.",
    'If this is not for you, tell me and I’ll stop.',
    'Rather not hear from me? Just say so.',
  ])('are one over a line that lets the reader go: %s', (line) => {
    for (const gap of ['\n', '\n\n'])
      expect(
        placed(
          `Hi Ana,\n\nShould I send the dates?\n\nDana Whitcomb\nForkready, 412 Kietzke Ln, Reno NV${gap}${line}`,
        ).slice(-3),
      ).toEqual([
        'signature: Dana Whitcomb',
        'signature: Forkready, 412 Kietzke Ln, Reno NV',
        `footer: ${line}`,
      ])
  })

  it.each([
    'She will not be at the dock on Monday, so ask for Tom.',
    'I drove past the yard, and nobody would open.',
  ])('a name over the last sentence is a heading: %s', (line) => {
    expect(placed(`Hi Ana,\n\nThe crew has changed.\n\nDana Whitcomb\n${line}`).at(-1)).toBe(`body: ${line}`)
  })

  it('a German street is the end of a mailing', () => {
    expect(placed('Hello,\n\nExports are twice as fast.\n\nAcme Dev, Hauptstr. 5, 10115 Berlin').at(-1)).toBe(
      'footer: Acme Dev, Hauptstr. 5, 10115 Berlin',
    )
  })
})

describe('a postscript', () => {
  const mail = (after: string) =>
    `Hi Ana,\n\nThe seals leave today. Is Friday early enough?\n\nBest,\nTom\n\n${after}`

  it.each(['P.S.', 'PS:', 'P.P.S.', 'PD:'])('opened by %s is of the body, with its next line', (mark) => {
    expect(placed(mail(`${mark} Two are blue.\nThey fit the old pump`)).slice(-2)).toEqual([
      `body: ${mark} Two are blue.`,
      'body: They fit the old pump',
    ])
  })

  it('ends where the footer or a signature begins', () => {
    expect(placed(mail('P.S. Two are blue.\n\nUnsubscribe: https://a.example/u')).at(-1)).toMatch(/^footer/)
    expect(placed(mail('P.S. Two are blue.\n-- \nAcme Ltd')).at(-1)).toBe('signature: Acme Ltd')
  })

  it('may follow the address, and may stand above the sign-off', () => {
    expect(placed(mail('Acme Ltd, Leeds LS1 4AB\n\nP.S. Two are blue.')).slice(-2)).toEqual([
      'footer: Acme Ltd, Leeds LS1 4AB',
      'body: P.S. Two are blue.',
    ])
    expect(placed('Hi Ana,\n\nThe seals leave today.\n\nP.S. Two are blue.\n\nBest,\nTom').slice(-3)).toEqual(
      ['body: P.S. Two are blue.', 'signoff: Best,', 'signature: Tom'],
    )
  })

  it('asks in passing: the ask of the letter stays its last', () => {
    const doc = read(mail('P.S. Please bring the old key.'))
    expect(doc.asks.map((ask) => ask.postscript === true)).toEqual([false, true])
    expect(doc.sentences[lastAsk(doc)?.sentence ?? -1]?.text).toBe('Is Friday early enough?')
  })

  it('asks for the mail where nothing else does', () => {
    const doc = read('Hi Ana,\n\nThe seals leave today.\n\nBest,\nTom\n\nP.S. Is Friday early enough?')
    expect(doc.sentences[lastAsk(doc)?.sentence ?? -1]?.text).toBe('Is Friday early enough?')
  })

  it('hides no ask that closes the letter', () => {
    const long = 'The pump in the north hall has run for a week without a drop of oil on the floor below it.'
    const report = score({
      kind: 'customer_success',
      draft: `Hi Ana,\n\nThe seals leave today. Could you tell me by Monday which of the two halls comes first?\n\nBest,\nTom\n\nP.S. ${long} ${long} ${long}`,
    })
    expect(report.annotations.map((a) => a.rule_id)).not.toContain('buried-ask')
  })
})

describe('lines under the name', () => {
  it('are small print when they are full sentences, and a signature when they are not', () => {
    expect(
      placed(
        'Hi Ana,\n\nThe code is SEAL.\n\nBest,\nTom\nHead of seals\n\nOne code per household, new subscribers only.',
      ).slice(-3),
    ).toEqual([
      'signature: Tom',
      'signature: Head of seals',
      'footer: One code per household, new subscribers only.',
    ])
  })
})

describe('boilerplate above the sign-off', () => {
  it('is no sentence about a view', () => {
    const ask = 'I could show her the rota view in 15 minutes. Shall we talk about Derby first?'
    expect(placed(`Hi Ana,\n\nThe contract ends in June.\n\n${ask}\n\nTom`).at(-2)).toBe(`body: ${ask}`)
    expect(placed('Hi Ana,\n\nThe seals leave today.\n\nView this email in your browser').at(-1)).toMatch(
      /^footer/,
    )
  })

  it('does not swallow the sign-off and the name', () => {
    expect(
      placed(
        'Hi Ana,\n\nThe seals leave today.\n\nUnsubscribe here: https://a.example/u\n\nBest,\nTom',
      ).slice(-3),
    ).toEqual(['footer: Unsubscribe here: https://a.example/u', 'signoff: Best,', 'signature: Tom'])
  })
})

describe('a name at the end', () => {
  it.each([
    'Anneke de Vries',
    'Jan van der Berg',
    'Sofía López y Gómez',
    'Omar al-Farsi',
    'Gianni d’Angelo',
    'K. ten Hoor',
  ])('%s is a signature, with the title under it', (name) => {
    expect(placed(`Hi Ana,\n\nThe seals leave today.\n\n${name}\nHead of Seals`).slice(-2)).toEqual([
      `signature: ${name}`,
      'signature: Head of Seals',
    ])
  })

  it('closes the mail under its sign-off, whatever small print follows', () => {
    const notice =
      '%%[IF @country == "DE"]%%You get this mail because you asked for it. We keep your data for a year and delete it then.%%[ENDIF]%%'
    expect(
      placed(`Hi Ana,\n\nThe seals leave today.\n\nBest,\n{{sender.first_name}}\n\n${notice}`).slice(-3),
    ).toEqual(['signoff: Best,', 'signature: {{sender.first_name}}', `footer: ${notice}`])
  })

  it('is no line that only begins with one', () => {
    expect(placed('Hi Ana,\n\nThe seals leave today.\n\nAnna de Vries met us\nin The Hague')).not.toContain(
      'signature: Anna de Vries met us',
    )
  })
})

describe('the label of a link over a footer', () => {
  const footer =
    '<p>You get this mail because you signed up. <a href="https://a.example/u">Unsubscribe</a></p>'
  it.each(['SHOP NOW', 'Shop Now', 'View Your Offer', 'BOOK'])('%s is no name under the mail', (label) => {
    expect(
      placed(
        `<p>All coats are half price until Sunday.</p><p><a href="https://a.example/s">${label}</a></p>${footer}`,
      ).at(-2),
    ).toBe(`body: ${label}`)
  })
})

describe('thanks alone', () => {
  it.each(['Thanks!', 'Hi Ana,\n\nThank you so much!\n\nTom', 'Danke!'])(
    'are a mail, not an empty one: %s',
    (draft) => {
      expect(score({ draft }).annotations.map((a) => a.rule_id)).not.toContain('empty-draft')
    },
  )
})

describe('a greeting alone', () => {
  it.each(['Hello', 'Hi.', 'Hi Ana,', 'Good morning'])('is a mail without words: %s', (draft) => {
    expect(score({ draft }).annotations.map((a) => a.message)).toContain(
      'There is nothing here but a greeting.',
    )
  })
})

describe('lines of a paragraph', () => {
  const entry = fc
    .tuple(
      fc.constantFrom('Read', 'Order', 'Sign up for', 'Zoe wrote'),
      fc.array(fc.constantFrom('the', 'new', 'minutes', 'of', 'Saturday'), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(
        'https://a.example/m',
        'www.b.example/some/long/path/of/a/page',
        'http://c.example?q=1&r=2',
      ),
    )
    .map(([verb, words, link]) => `${verb} ${words.join(' ')}: ${link}`)

  it('that end with a link are sentences of their own, however long', () =>
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 6 }), (lines) => {
        expect(sentences(`Hi Ana,\n\n${lines.join('\n')}`).slice(1)).toEqual(lines)
      }),
    ))

  it('that begin with a capital and hold a link each are sentences of their own', () => {
    const lines = [
      'The whole report on the north hall stands at https://a.example/report and is free',
      'Order the printed book at https://a.example/book before the end of May',
    ]
    expect(sentences(lines.join('\n'))).toEqual(lines)
  })

  it('go on behind a link in small letters', () => {
    const text =
      'We wrote all about it in a long text that you can read at https://a.example/text\nand then throw away.'
    expect(sentences(text)).toEqual([text])
  })

  it('leave a name under a full sentence alone', () => {
    expect(
      placed('Hi Ana,\n\nThe seals that you asked for on Monday leave the north hall today.\nTom').at(-1),
    ).toBe('signature: Tom')
  })
})
