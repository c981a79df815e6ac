import { describe, expect, it } from 'vitest'
import type { Doc } from '#shared/engine/doc.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { FOREIGN_MAILS, type ForeignMail } from './mails.ts'

const read = (draft: string): Doc => parse({ draft }, DEFAULT_PROFILE, new Memo())
const textOf = ({ greeting, body, signoff, signature, footer }: ForeignMail) =>
  [greeting, ...body, [signoff, ...signature].join('\n'), ...(footer ? [footer] : [])].join('\n\n')
const htmlOf = ({ greeting, body, signoff, signature, footer }: ForeignMail) =>
  [greeting, ...body, [signoff, ...signature].join('<br>'), ...(footer ? [footer] : [])]
    .map((part) => `<p>${part}</p>`)
    .join('\n')
const partsOf = (doc: Doc) =>
  doc.blocks.map(({ region, start, end }) => `${region}: ${doc.text.slice(start, end)}`)
const expected = ({ greeting, body, signoff, signature, footer }: ForeignMail) => [
  `greeting: ${greeting}`,
  ...body.map((text) => `body: ${text}`),
  `signoff: ${signoff}`,
  ...signature.map((text) => `signature: ${text}`),
  ...(footer ? [`footer: ${footer}`] : []),
]
/** Words as anybody counts them: stretches with a letter or a digit in them. */
const wordsIn = (text: string) => text.split(/[\s/]+/).filter((word) => /[\p{L}\d]/u.test(word)).length

describe.each(FOREIGN_MAILS.map((mail) => [mail.language, mail] as const))(
  'a plain mail in %s',
  (_, mail) => {
    it('has its greeting, body, sign-off and signature told apart', () => {
      expect(partsOf(read(textOf(mail)))).toEqual(expected(mail))
    })

    it('has them told apart in HTML', () => {
      expect(partsOf(read(htmlOf(mail)))).toEqual(expected(mail))
    })

    it('has the words of its body counted', () => {
      expect(read(textOf(mail)).counts.words).toBe(wordsIn(mail.body.join(' ')))
    })

    it('is cut into sentences where a reader hears them end', () => {
      const doc = read(textOf(mail))
      const ends = mail.body.join('\n').match(/[.?!](?= \p{Lu}| ¿|\n|$)/gu)?.length ?? 0
      const cut = mail.body.join(' ').match(/(?:\d|\bz|\bd|\bSra)\. (?=\p{Lu})/gu)?.length ?? 0
      expect(doc.counts.sentences).toBe(ends - cut)
    })

    it('is not judged as English', () => {
      expect(read(textOf(mail)).english).toBe(false)
      expect(score({ draft: textOf(mail) }).warnings.map((w) => w.code)).toContain('language_not_supported')
    })

    it('is blamed for no company that its body names', () => {
      const report = score({ draft: textOf(mail), locale: 'de-DE', audience: { jurisdiction: 'DE' } })
      expect(
        report.annotations.filter(
          (a) => a.rule_id === 'missing-business-data' && mail.body.join().includes(a.quote),
        ),
      ).toEqual([])
    })
  },
)

describe('a number of things in a German mail', () => {
  it('is no address of the sender', () => {
    const codes = (line: string) =>
      score({
        kind: 'promotional',
        draft: `Guten Tag Frau Brandt,\n\nim Mai sank die Laufzeit um 22 %, ${line}.\n\nViele Grüße\nJens\n\nAbmelden: https://a.example/ab`,
      }).annotations.map((a) => a.rule_id)
    expect(codes('bei 10115 Aufträgen')).toContain('missing-postal-address')
    expect(codes('so Vogt Pumpen, Am Wehr 7, 86199 Augsburg')).not.toContain('missing-postal-address')
  })
})

describe('words of other languages in an English mail', () => {
  const ENGLISH = [
    'Ein Bier is one beer, and the EIN of the shop is on the invoice that I sent you.',
    'Salve sold out in a day, so we made more of it for you and the shop.',
    'Best of all, the dag and the hej are on the list of words that you gave us.',
  ]
  it.each(ENGLISH)('neither greet nor end it: %s', (line) => {
    const doc = read(`Hi Ana,\n\n${line}\n\n${line}\n\nThanks,\nTom`)
    expect(doc.english).toBe(true)
    expect(doc.blocks.map((b) => b.region)).toEqual(['greeting', 'body', 'body', 'signoff', 'signature'])
  })

  it('greet it where they stand before a name', () => {
    const doc = read(
      'Liebe Anna,\n\nthe seals you asked for leave here tomorrow, and the bill is with them.\n\nBest,\nTom',
    )
    expect(doc.english).toBe(true)
    expect(doc.blocks.map((b) => b.region)).toEqual(['greeting', 'body', 'signoff', 'signature'])
  })
})
