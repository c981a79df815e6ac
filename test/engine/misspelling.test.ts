import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '#shared/engine/check.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { MISSPELLINGS } from '#shared/engine/lexicon/misspellings.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { everyChoice } from '#shared/engine/patterns.ts'
import { entriesOf, type Phrase } from '#shared/engine/phrases.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import homophones from '#shared/engine/rules/homophones.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import missingApostrophe from '#shared/engine/rules/missing-apostrophe.ts'
import misspelling from '#shared/engine/rules/misspelling.ts'
import wrongCollocation from '#shared/engine/rules/wrong-collocation.ts'
import typos from '../fixtures/typos.json' with { type: 'json' }
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

/** What the rule finds in a draft as `word→first correction`, sentence by sentence. */
function found(
  draft: string | Draft,
  ownWords: readonly string[] = [],
  words: typeof dictionary | null = dictionary,
) {
  const input = typeof draft === 'string' ? { draft } : draft
  const doc = parse(input, { ...DEFAULT_PROFILE, own_words: ownWords }, new Memo(), words)
  return [doc.subject, doc.preheader, ...doc.sentences].flatMap((sentence) =>
    (sentence ? (misspelling.sentence?.(sentence, doc) ?? []) : []).map(({ field, start, end, fixes }) => {
      const text = field === 'draft' ? doc.text : (input[field] ?? '')
      return `${text.slice(start, end)}→${fixes?.[0]?.replacement}`
    }),
  )
}

/** An ordinary sentence around a word. */
const within = (word: string) => `Hi Ana,\n\nPlease look at the ${word} before we call you.`
const owned = new Set(
  [homophones, missingApostrophe, wrongCollocation].flatMap((rule) =>
    rule.lexicon ? entriesOf(rule.lexicon).map(({ term }) => term) : [],
  ),
)

describe('what is found', () => {
  test('more than nine in ten typos, most with the word that was meant first', () => {
    const answers = typos.map(([typo = '', meant = '']) => [found(within(typo))[0] ?? '', `${typo}→${meant}`])
    expect(answers.filter(([answer]) => answer !== '').length / typos.length).toBeGreaterThan(0.93)
    const right = answers.filter(([answer = '', wanted = '']) => answer.toLowerCase() === wanted)
    expect(right.length / typos.length).toBeGreaterThan(0.9)
  })

  test('every well-known misspelling, unless a rule of its own says more', () => {
    const missed = [...MISSPELLINGS.keys()].filter(
      (word) => /^[a-z]{3,}$/.test(word) && !owned.has(word) && found(within(word)).length === 0,
    )
    expect(missed).toEqual([])
  })

  test.each([
    ['Recieve it today.', 'Recieve→Receive'],
    ['It is on wensday.', 'wensday→Wednesday'],
    ['It is on Wensday.', 'Wensday→Wednesday'],
    ['See you on Thrusday.', 'Thrusday→Thursday'],
    ['We met two companys.', 'companys→companies'],
    ['It was well-recieved.', 'well-recieved→well-received'],
    ['Is it posible, Ana?', 'posible→possible'],
  ])('%s', (draft, wanted) => {
    expect(found(draft)).toEqual([wanted])
  })

  test('in the subject and the preheader too', () => {
    expect(found({ draft: 'All is well.', subject: 'Your recieved order', preheader: 'A shedule' })).toEqual([
      'recieved→received',
      'shedule→schedule',
    ])
  })

  test.each([
    'Our compny hlps busineses grow thier revenu.',
    'The meting is schedled for tomorow mornig at nien.',
    'Yur acount has ben suspnded becuse of a mising paymnt.',
    'Speling mistaks mak mails look carles.',
  ])('most slips of a sentence that is full of them: %s', (draft) => {
    expect(found(draft).length).toBeGreaterThanOrEqual(3)
  })

  test('only well-known misspellings and slips of the fingers are mended unasked', () => {
    const doc = parse(
      { draft: 'We recieve the meetign notes on tiem.' },
      DEFAULT_PROFILE,
      new Memo(),
      dictionary,
    )
    const fixes = doc.sentences.flatMap((s) => misspelling.sentence?.(s, doc) ?? []).map(({ fixes }) => fixes)
    expect(fixes.map((list) => list?.map(({ safe }) => safe)[0])).toEqual([true, true, false])
    expect(fixes.flatMap((list) => list?.slice(1) ?? []).every(({ safe }) => !safe)).toBe(true)
  })
})

describe('what is no typo', () => {
  test.each([
    ['names', 'Jhonatan met Kaelynn and Mr Beleive in Recieveville.'],
    ['placeholders', 'Hi {{frist_nmae}}, see [Recieve Date] and *|ADRESS|*.'],
    ['addresses', 'Write to definately@recieve.io or open https://recieve.io/definately now.'],
    ['codes', 'Use recieve_file, getItme, recieve2, TEH and @recieve with #definately.'],
    [
      'words of trades',
      'The codling moth, two reinsurers, a telehandler, the kerning, selvedges, demurrage and our fermenters are due.',
    ],
    ['the other side of the ocean', 'The colour of the organised centre, the color of the organized center.'],
    ['words joined with a hyphen', 'A company-wide, pre-launch, sales-led follow-up.'],
    ['contractions and owners', 'It’s the customers’ and the company’s, isn’t it? They’d agree.'],
    [
      'phrases taken from other languages',
      'Dinner is à la carte, the invoice is pro forma, at $40 per capita, and they left en masse.',
    ],
    ['short forms', 'Send it to accts with the addl page.'],
    ['talk', 'Ok, thx, lol, btw yep, hmm, haha, gonna be soooo good.'],
    ['other languages', 'Vielen Dank für Ihre schnelle Antwort und einen schönen Abend.'],
    ['other alphabets', 'Спасибо and ありがとう and Ευχαριστώ, Ana.'],
    ['new words of known parts', 'A rebookable slot in our microsite, with a brewhouse and an explainer.'],
  ])('%s', (_what, draft) => {
    expect(found(`We wrote this to you on Monday. ${draft}`)).toEqual([])
  })

  test.each([
    'Wir freuen uns auf Ihre Antwort und danken herzlich.',
    'Können Sie mir bitte den Termin für nächste Woche bestätigen?',
    'Gerne zeige ich Ihnen bei einem Kaffee unsere Lösung.',
    'Nous vous remercions de votre message et revenons vers vous rapidement.',
    'Notre équipe reste à votre disposition pour toute question.',
    'Pourriez-vous me confirmer la date de notre prochaine réunion ?',
    'Muchas gracias por su respuesta y quedamos a la espera.',
    'Adjunto encontrará el informe sobre la visita a la planta.',
    'Los clientes nuevos reciben el pedido en tres días.',
    'Hartelijk dank voor uw bericht, wij nemen snel contact met u op.',
    'Laat het mij weten als u nog vragen heeft.',
    'Wyślę ofertę jeszcze przed końcem tego tygodnia.',
    'Nasz zespół pozostaje do Państwa dyspozycji w każdej sprawie.',
    'Jag skickar offerten innan veckan är slut.',
    'Terima kasih atas balasan Anda, kami akan segera menghubungi.',
  ])('a sentence of another language, with its accents or without: %s', (draft) => {
    const bare = draft.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss')
    expect([...found(draft), ...found(bare)]).toEqual([])
  })

  test('words of the workspace, in any case, with their plural and owner', () => {
    const draft = 'We recieve the shedule, the shedules and the shedule’s owner.'
    expect(found(draft, ['SHEDULE'])).toEqual(['recieve→receive'])
  })

  test('anything in the quoted thread or the signature', () => {
    const draft =
      'Hi Ana,\n\nWe recieve it today.\n\nBest,\nTom\nRecieve Ltd, definately open\n\nOn Mon, 9 Feb 2026 at 16:05 Ana <a@b.example> wrote:\n> I definately agree.'
    const doc = parse({ draft }, DEFAULT_PROFILE, new Memo(), dictionary)
    const quotes = check(doc).found.filter(({ rule }) => rule === misspelling)
    expect(quotes.map(({ start, end }) => draft.slice(start, end))).toEqual(['recieve'])
  })

  test('anything where no dictionary is loaded', () => {
    expect(found('We recieve it definately.', [], null)).toEqual([])
  })

  test('anything in a mail of the corpus that is good', () => {
    const good = readCorpus().filter(({ quality }) => quality === 'good')
    expect(good.flatMap(({ id, draft }) => found(draft).map((one) => `${id}: ${one}`))).toEqual([])
  })
})

/** The words of a phrase in every form; alternatives between two spaces are chosen apart from the others. */
function wordsOf({ key, literal }: Phrase): string[] {
  if (literal) return key.split(' ')
  const texts: string[] = []
  for (const piece of key.split(/ (?![^(]*\))/)) everyChoice(piece, (text) => texts.push(...text.split(' ')))
  return texts
}

test('no phrase list holds a misspelling, for known words are not looked at', () => {
  const hidden = RULES.flatMap(({ id, lexicon }) =>
    (lexicon?.phrases ?? [])
      .flatMap(wordsOf)
      .flatMap((word) => (MISSPELLINGS.has(word) && !owned.has(word) ? [`${id}: ${word}`] : [])),
  )
  expect(hidden).toEqual([])
})

test('a word is looked up once in a sentence, and a sentence of noise not without end', () => {
  let asked: string[] = []
  const counting = {
    ...dictionary,
    suggest: (word: string, limit: number) => {
      asked.push(word)
      return dictionary.suggest(word, limit)
    },
  }
  found('The meetign after the meetign is no meetign, and you know it well.', [], counting)
  expect(asked).toEqual(['meetign'])
  asked = []
  const noise = Array.from(
    { length: 40 },
    (_, i) => `the we you our meetin${String.fromCharCode(97 + (i % 26))}x`,
  )
  found(`${noise.join(' ')}.`, [], counting)
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('no correction is missed by looking for words two edits away only where they may be believed', () => {
  const thorough = {
    ...dictionary,
    suggest: (word: string, limit: number) => dictionary.suggest(word, limit),
  }
  const letters = fc.constantFrom(...'aeiourstlnmdcphgbfyvkwxzjq')
  const slips = fc.array(fc.tuple(fc.nat(20), letters, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...typos.map(([, meant = '']) => meant)), slips, (meant, edits) => {
      let word = meant
      for (const [place, letter, dropped] of edits) {
        const at = place % word.length
        word = word.slice(0, at) + letter + word.slice(at + dropped)
      }
      const name = word.charAt(0).toUpperCase() + word.slice(1)
      for (const draft of [
        within(word),
        `${name} came in the morning. We saw the ${word}s and ${name}’s ${word}.`,
      ])
        expect(found(draft)).toEqual(found(draft, [], thorough))
    }),
    { numRuns: 400 },
  )
})

test('corrections replace exactly the word, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('recieve', 'Definately', 'shedule'),
      (noise, word) => {
        const doc = parse({ draft: `${noise} ${word} ${noise}` }, DEFAULT_PROFILE, new Memo(), dictionary)
        for (const sentence of doc.sentences)
          for (const { start, end, fixes } of misspelling.sentence?.(sentence, doc) ?? []) {
            expect(
              sentence.tokens.map((t) => `${t.start + sentence.start}-${t.end + sentence.start}`),
            ).toContain(`${start}-${end}`)
            expect(fixes?.length).toBeGreaterThan(0)
          }
      },
    ),
  )
})
