import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDictionary } from '#server/build/dictionary.ts'
import { compileGraph } from '#server/build/dictionary-graph.ts'
import { expandHunspell } from '#server/build/dictionary-hunspell.ts'
import { MODERN } from '#server/build/dictionary-modern.ts'
import { corrections } from '#shared/engine/dictionary/corrections.ts'
import { ORDINARY, openGraph } from '#shared/engine/dictionary/graph.ts'
import { nearby } from '#shared/engine/dictionary/nearby.ts'
import { type Dictionary, openDictionary } from '#shared/engine/dictionary.ts'
import { MISSPELLINGS } from '#shared/engine/lexicon/misspellings.ts'
import typos from '../fixtures/typos.json' with { type: 'json' }
import { expectLinear } from '../support/growth.ts'

let bytes: Uint8Array
let dictionary: Dictionary
let forms: readonly string[]

/** The affix and word file of one of the hunspell packages. */
async function hunspell(name: string): Promise<[string, string]> {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
  return [
    await readFile(new URL('index.aff', folder), 'utf8'),
    await readFile(new URL('index.dic', folder), 'utf8'),
  ]
}

beforeAll(async () => {
  bytes = await buildDictionary()
  dictionary = openDictionary(bytes)
  const files = await Promise.all(['dictionary-en', 'dictionary-en-gb'].map(hunspell))
  forms = files.flatMap(([aff, dic]) => [...expandHunspell(aff, dic)].map(({ word }) => word))
})

describe('the file', () => {
  test('stays under 700 kB', () => {
    expect(bytes.length).toBeLessThan(700_000)
  })

  test('is the same at every build', async () => {
    expect(Buffer.compare(await buildDictionary(), bytes)).toBe(0)
  })

  test('opens at any offset of a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    const opened = openDictionary(shifted.subarray(1))
    expect([opened.has('meeting'), opened.has('meetign')]).toEqual([true, false])
  })

  test('is refused with a reason when it is something else', () => {
    const changed = (at: number) => bytes.with(at, 9)
    expect(() => openDictionary(new Uint8Array(0))).toThrow('Not a dictionary')
    expect(() => openDictionary(new TextEncoder().encode('<!doctype html><title>404</title>'))).toThrow(
      'Not a dictionary',
    )
    expect(() => openDictionary(changed(0))).toThrow('does not begin with the dictionary mark')
    expect(() => openDictionary(changed(4))).toThrow('version 9')
    expect(() => openDictionary(bytes.subarray(0, 4000))).toThrow('Damaged dictionary')
  })

  test('never traps the reader when damaged behind its header', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
        fc.constantFrom('meeting', 'recieve'),
        (noise, word) => {
          const damaged = bytes.slice(0, 4096)
          new DataView(damaged.buffer).setUint32(8, 1024, true)
          new DataView(damaged.buffer).setUint32(12, 4, true)
          for (let at = 16; at < damaged.length; at += 1) damaged[at] = noise.next().value ?? 0
          const opened = openDictionary(damaged)
          expect(typeof opened.has(word)).toBe('boolean')
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('what is spelt right', () => {
  test('every form hunspell accepts is', () => {
    const words = forms.filter((form) => !/\d/.test(form)).map((form) => form.toLowerCase())
    expect(words.length).toBeGreaterThan(200_000)
    expect(words.filter((word, index) => index % 5 === 0 && !dictionary.has(word))).toEqual([])
  })

  test('today’s business words are, and hunspell lacks every one of them', () => {
    const known = new Set(forms)
    expect(MODERN.filter((word) => !dictionary.has(word.toLowerCase()))).toEqual([])
    expect(MODERN.filter((word) => known.has(word))).toEqual([])
    expect(MODERN.length).toBeGreaterThan(300)
  })

  test.each([
    ['color', 'colour'],
    ['organize', 'organise'],
    ['personalized', 'personalised'],
    ['center', 'centre'],
    ['license', 'licence'],
    ['canceled', 'cancelled'],
    ['catalog', 'catalogue'],
    ['judgment', 'judgement'],
    ['fulfill', 'fulfil'],
    ['program', 'programme'],
  ])('%s and %s both are', (american, british) => {
    expect([dictionary.has(american), dictionary.has(british)]).toEqual([true, true])
  })

  test('no well-known misspelling is', () => {
    expect([...MISSPELLINGS.keys()].filter((word) => dictionary.has(word))).toEqual([])
    expect(MISSPELLINGS.size).toBeGreaterThan(400)
  })

  test('no word becomes right by a letter it does not have', () => {
    const letter = fc.constantFrom('q', 'x', 'z', 'j')
    fc.assert(
      fc.property(fc.constantFrom('meeting', 'schedule', 'customer'), letter, letter, (word, a, b) => {
        expect(dictionary.has(`${word}${a}${b}`)).toBe(false)
        expect(dictionary.has(`${a}${b}${word}`)).toBe(false)
      }),
    )
  })

  test.each([
    "company's",
    "companies'",
    "paris's",
    "boss's",
    'café',
    'cafe',
    'naïve',
    'company’s',
    'well-known',
  ])('%s is', (word) => expect(dictionary.has(word)).toBe(true))
  test.each([
    'e-mail',
    'pre-launch',
    'co-founder’s',
    'e.g.',
    'and/or',
    'q3',
    'mp4',
    '21st',
    '112th',
    '1,003rd',
  ])('%s is', (word) => expect(dictionary.has(word)).toBe(true))
  test.each([
    "compnay's",
    "compnays'",
    "their's",
    "its'",
    'wel-known',
    '-',
    '',
    "'",
    "'s",
    '21th',
    '11st',
    'привет',
  ])('%s is not', (word) => expect(dictionary.has(word)).toBe(false))

  test('names and acronyms are told from words', () => {
    const proper = ['paris', 'monday', 'hubspot', 'nasa', "paris's", 'anglo-saxon'].map(dictionary.isProper)
    const plain = ['meeting', 'may', 'mark', 'webinar', 'ok', 'meetign', ''].map(dictionary.isProper)
    expect(proper).toEqual(proper.map(() => true))
    expect(plain).toEqual(plain.map(() => false))
  })
})

describe('corrections', () => {
  const share = (pairs: readonly (readonly string[])[], first: (typo: string) => string | undefined) =>
    pairs.filter(([typo = '', meant]) => first(typo) === meant).length / pairs.length

  test('every well-known misspelling gets its correction first', () => {
    expect(share([...MISSPELLINGS], (typo) => dictionary.suggest(typo, 3)[0])).toBe(1)
  })

  test('of misspellings the list does not hold, nine in ten get the right word first', () => {
    expect(typos.filter(([typo = '']) => MISSPELLINGS.has(typo) || dictionary.has(typo))).toEqual([])
    expect(typos.length).toBeGreaterThan(150)
    const graph = openGraph(bytes)
    expect(share(typos, (typo) => corrections(graph, typo)[0])).toBeGreaterThan(0.9)
  })

  test.each([
    ['alot', 'a lot'],
    ["custmer's", "customer's"],
    ["custmers'", "customers'"],
    ["her's", 'hers'],
    ['wel-known', 'well-known'],
    ['londno', 'london'],
    ['wendesday', 'wednesday'],
    ['21th', '21st'],
    ['schédlue', 'schedule'],
    ['shcedule', 'schedule'],
  ])('%s gets %s first', (typo, meant) => {
    expect(dictionary.has(typo)).toBe(false)
    expect(dictionary.suggest(typo, 3)[0]).toBe(meant)
  })

  test('two words are offered only when both are everyday words', () => {
    expect(dictionary.suggest('tothe', 5)).toContain('to the')
    expect(dictionary.suggest('xylemgnome', 5)).toEqual([])
  })

  test('names are not offered while a plain word is one letter away', () => {
    expect(dictionary.isProper('jan')).toBe(true)
    const offered = ['jhn', 'parris', 'amger', 'peper', ...typos.map(([typo = '']) => typo)].map((typo) =>
      dictionary.suggest(typo, 9),
    )
    const weekdays = /day$|^(?:january|february|april|june|july|august|september|october|november|december)$/
    const mixed = offered.filter(
      (words) =>
        !dictionary.isProper(words[0] ?? 'x') &&
        words.some((word) => dictionary.isProper(word) && !weekdays.test(word)),
    )
    expect(mixed).toEqual([])
  })

  test('nothing rude is offered', () => {
    const offered = ['anual', 'shti', 'publci', 'pubilc', 'fukc', 'assest', 'bich', 'sux'].flatMap((typo) =>
      dictionary.suggest(typo, 20),
    )
    expect(offered).toContain('annual')
    expect(offered.filter((word) => /^(?:anal|shit|pubic|fuck|ass|asses|bitch|sex)$/.test(word))).toEqual([])
  })

  test('are words, none twice, never the word itself, and no more than asked for', () => {
    const mangled = fc
      .tuple(
        fc.constantFrom(...typos.map(([, meant = '']) => meant)),
        fc.nat(20),
        fc.constantFrom('', 'e', 't', "'", 'z'),
      )
      .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1))
    fc.assert(
      fc.property(mangled, fc.integer({ min: 0, max: 8 }), (word, limit) => {
        const found = dictionary.suggest(word, limit)
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found).size).toBe(found.length)
        expect(found).not.toContain(word)
        expect(found.flatMap((text) => text.split(' ')).filter((part) => !dictionary.has(part))).toEqual([])
        expect(dictionary.suggest(word, limit)).toEqual(found)
        expect(dictionary.suggest(word, 8).slice(0, limit)).toEqual(found)
      }),
    )
  })

  test('are not given for words over 24 letters, and are for 24', () => {
    expect(dictionary.suggest('electroencephalographicc', 3)).toContain('electroencephalographic')
    expect(dictionary.suggest('electroencephalographiccc', 3)).toEqual([])
  })

  test('no string makes it throw', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.string({ unit: fc.constantFrom("'", '-', '.', 's', '1', 't', 'h', 'é', '\ud800') }),
    )
    fc.assert(
      fc.property(anything, fc.double(), (word, limit) => {
        expect(typeof dictionary.has(word)).toBe('boolean')
        expect(dictionary.isProper(word) && !dictionary.has(word)).toBe(false)
        expect(dictionary.suggest(word, limit).includes(word)).toBe(false)
      }),
      { numRuns: 500 },
    )
    const long = 'a-'.repeat(100_000)
    expect([dictionary.has(long), dictionary.suggest(long, 3)]).toEqual([false, []])
  })

  test.each(['constructor', '__proto__', 'hasownproperty', 'valueof'])(
    '%s is a word like any other',
    (word) => {
      expect(dictionary.suggest(word, 5).every((text) => typeof text === 'string')).toBe(true)
    },
  )
})

describe('the words within reach of an edit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', "'"), minLength: 1, maxLength: 7 })

  test('are all those, and only those, that the plain edit table counts', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
        word,
        fc.constantFrom(1, 2),
        (words, typed, reach) => {
          const graph = openGraph(
            compileGraph(words.map((one) => ({ word: one, class: ORDINARY, everyday: false }))),
          )
          const found = nearby(graph, typed, reach).map((one) => `${one.word} ${one.distance}`)
          const expected = words
            .map((one) => [one, distance(typed, one)] as const)
            .filter(([, edits]) => edits <= reach)
          expect(found.toSorted()).toEqual(expected.map(([one, edits]) => `${one} ${edits}`).toSorted())
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('an endless word', () => {
  test.each(['s', 'eta', 'qz', "s'", 'a-', 'ab.', '1', 'é', '\ud800'])(
    'of %j is looked up in linear time',
    (part) => {
      expectLinear(
        200_000,
        (size) => part.repeat(size / part.length),
        (word) => [dictionary.has(word), dictionary.suggest(word, 5)],
      )
    },
  )
})

/** Letters added, dropped, changed and neighbours swapped between two words, by the full table. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (const [row, cells] of table.entries()) {
    for (let column = 0; column < cells.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const crossed = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const options = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same]
      if (crossed) options.push(at(row - 2, column - 2) + 1)
      cells[column] = row === 0 && column === 0 ? 0 : Math.min(...options)
    }
  }
  return at(a.length, b.length)
}
