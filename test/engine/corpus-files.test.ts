import { describe, expect, test } from 'vitest'
import { FAMILIES, kindOf } from '#shared/engine/kinds.ts'
import {
  type CorpusMail,
  joinPairs,
  LENGTHS,
  parseMail,
  QUALITIES,
  readCorpus,
  readPairs,
} from '../support/corpus.ts'

const corpus = readCorpus()
const pairs = readPairs()
const HEADER = 'kind: newsletter\nquality: good\nlength: short\nformat: text\nfrom_name: A\nlocale: en-US'

/** What a reader sees of a body, near enough to count words and compare sentences. */
function visible({ draft: { draft, format } }: CorpusMail): string {
  if (format !== 'html') return draft
  return draft
    .replace(/<!--[\s\S]*?-->|<(style|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:p|td|th|tr|h[1-6]|li|div|br|table)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:zwnj|nbsp|#\d+|[lr]?quot|[lr][sd]quo);/g, ' ')
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/https?:\S+/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? []

/** Sentences of eight words and more, in lower case, without marks. */
const sentencesOf = (mail: CorpusMail) =>
  visible(mail)
    .split(/[.!?]+(?=\s|$)|\n/)
    .map(wordsOf)
    .filter((words) => words.length >= 8)
    .map((words) => words.join(' '))

describe('the golden corpus', () => {
  test('has at least 60 mails and 40 pairs, and no id twice', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    expect(pairs.length).toBeGreaterThanOrEqual(40)
    const ids = [...corpus.map(({ id }) => id), ...pairs.map(({ name }) => name)]
    expect(new Set(ids).size).toBe(ids.length)
    expect(corpus.map(({ id }) => id)).toEqual(ids.slice(0, corpus.length).sort())
  })

  test.each(FAMILIES)('has good and bad mail of the family %s', (family) => {
    const qualities = corpus
      .filter(({ kind }) => kindOf(kind).family === family)
      .map(({ quality }) => quality)
    expect(qualities).toEqual(expect.arrayContaining(['good', 'bad']))
  })

  test('has every quality and every length in both formats', () => {
    for (const format of ['text', 'html']) {
      const some = corpus.filter(({ draft }) => draft.format === format)
      for (const quality of QUALITIES) expect(some.map((mail) => mail.quality)).toContain(quality)
      for (const length of LENGTHS) expect(some.map((mail) => mail.length)).toContain(length)
    }
  })

  test('holds only mails as long as they say', () => {
    // Footers and signatures count here and not for the writer, hence the overlap.
    const limits = { short: [0, 90], medium: [50, 230], long: [150, 2000] } as const
    const wrong = [...corpus, ...pairs.flatMap(({ better, worse }) => [better, worse])].filter((mail) => {
      const words = wordsOf(visible(mail)).length
      const [least, most] = limits[mail.length]
      return words < least || words > most
    })
    expect(wrong.map(({ id, length }) => `${id} is not ${length}`)).toEqual([])
  })

  test('says no sentence of eight words twice, but for the two halves of a pair', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    const mails = [
      ...corpus.map((mail) => [mail.id, mail] as const),
      ...pairs.flatMap(({ name, better, worse }) => [[name, better] as const, [name, worse] as const]),
    ]
    for (const [owner, mail] of mails)
      for (const sentence of sentencesOf(mail)) {
        const first = owners.get(sentence) ?? owner
        owners.set(sentence, first)
        if (first !== owner) shared.push(`${first} and ${owner}: ${sentence}`)
      }
    expect(owners.size).toBeGreaterThan(corpus.length)
    expect(shared).toEqual([])
  })

  test('names only invented hosts, phone numbers and mail addresses', () => {
    const standards = new Set(['www.w3.org'])
    for (const mail of [...corpus, ...pairs.flatMap(({ better, worse }) => [better, worse])]) {
      // `@2x` names an image for dense screens.
      const hosts = [...mail.draft.draft.matchAll(/(?:https?:\/\/|[\w.+-]@(?!2x\b))([\w.-]*\w)/g)].map(
        (m) => m[1] ?? '',
      )
      const real = hosts.filter((host) => !host.endsWith('.example') && !standards.has(host))
      expect(real, mail.id).toEqual([])
      const phones = mail.draft.draft.match(/\b555-\d{4}\b/g) ?? []
      expect(
        phones.filter((phone) => !phone.startsWith('555-01')),
        mail.id,
      ).toEqual([])
    }
  })
})

describe('a fixture', () => {
  test('gives header and body, the body verbatim but for the last line break', () => {
    const mail = parseMail(
      'a-b.txt',
      `${HEADER}\nsubject:\njurisdiction: DE\n---\nTwo: lines\n---\n with a rule\n\n`,
    )
    expect(mail).toMatchObject({ id: 'a-b', kind: 'newsletter', quality: 'good', length: 'short' })
    expect(mail.draft).toMatchObject({ subject: '', format: 'text', audience: { jurisdiction: 'DE' } })
    expect(mail.draft.preheader).toBeUndefined()
    expect(mail.draft.draft).toBe('Two: lines\n---\n with a rule\n')
  })

  test.each([
    ['an unknown key', HEADER.replace('length', 'lenght'), 'x.txt:3: unknown header key in "lenght: short"'],
    ['an unknown kind', HEADER.replace('newsletter', 'spam'), 'x.txt:1: unknown kind "spam"'],
    ['the kind auto', HEADER.replace('newsletter', 'auto'), 'x.txt:1: unknown kind "auto"'],
    ['an unknown quality', HEADER.replace('good', 'great'), 'x.txt:2: "great" is none of good, fair, bad'],
    ['a line without a colon', `${HEADER}\nsubject`, 'x.txt:7: unknown header key in "subject"'],
    ['a doubled key', `${HEADER}\nkind: digest`, 'x.txt:7: header key "kind" stands twice'],
    [
      'a missing key',
      HEADER.replace('locale: en-US', 'subject: S'),
      'x.txt:7: header key "locale" is missing',
    ],
  ])('with %s is refused with file and line', (_, header, message) => {
    expect(() => parseMail('x.txt', `${header}\n---\nbody\n`)).toThrow(message)
  })

  test('without a divider is refused', () => {
    expect(() => parseMail('x.txt', HEADER)).toThrow('x.txt:6: no line "---" before the body')
  })
})

describe('a pair', () => {
  const half = (id: string, kind = 'newsletter') =>
    parseMail(`${id}.txt`, `${HEADER.replace('newsletter', kind)}\n---\nbody\n`)

  test('without its other half is refused by name', () => {
    expect(() => joinPairs([half('p.better')])).toThrow('p: a pair needs p.better.txt and p.worse.txt')
  })

  test('of two kinds is refused by name', () => {
    expect(() => joinPairs([half('p.better'), half('p.worse', 'digest')])).toThrow(
      'p: better is newsletter, worse is digest',
    )
  })
})
