/** What customers of the sender got, read once for asks, sequences and subjects. */
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { casesOf } from '#shared/operations/material/customers/cases.ts'
import { changeIn } from '#shared/operations/material/customers/changes.ts'
import { customersOf } from '#shared/operations/material/customers/got.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { dictionary } from '../../support/dictionary.ts'

const doc = parse(
  { draft: 'Hi Lena,\n\nI saw that Merton Foods opened a depot.\n\nWorth a look?\n\nAl Kessel\nKessel Labs' },
  DEFAULT_PROFILE,
  new Memo(),
  dictionary,
)
const read = customersOf(doc, materialOf(doc))

describe('what a customer got', () => {
  it.each([
    ['Oakley Freight cut its waits to 9 hours with us', 'Oakley Freight', null, 'cut its waits to 9 hours'],
    [
      'We’ve helped firms such as Pell and Ruud reduce their waste by 12%',
      'Pell and Ruud',
      null,
      'reduced their waste by 12%',
    ],
    [
      'At Norrland it took review from eleven days to three',
      'Norrland',
      'review',
      'went from eleven days to three',
    ],
    [
      'At Halden Cider the rejects fell from 4.1% to 1.3%',
      'Halden Cider',
      'the rejects',
      'fell from 4.1% to 1.3%',
    ],
    [
      'For Al Brook & Sons I did it and their orders went from 14 to 37',
      'Al Brook & Sons',
      'the orders',
      'went from 14 to 37',
    ],
    [
      'One of ours, Oakley Freight, went from 61 hours of waiting to 9',
      'Oakley Freight',
      null,
      'went from 61 hours of waiting to 9',
    ],
  ])('is told with who got it and what became of it: %s', (text, who, thing, did) => {
    expect(read(text)).toMatchObject({ who, thing, did, isHarm: false })
  })

  it('is read in figures, with what they count', () => {
    expect(changeIn('Oakley Freight went from 61 hours of waiting a month to 9')).toMatchObject({
      who: 'Oakley Freight',
      thing: 'hours of waiting',
      from: '61',
      to: '9',
      per: ' a month',
    })
    expect(changeIn('Our clients usually cut their costs by about 30%')).toMatchObject({
      thing: 'costs',
      by: '30%',
    })
  })

  it.each([
    ['of the sender itself', 'Kessel Labs cut waits from 9 hours to 2'],
    ['of the reader', 'Merton Foods cut waits from 9 hours to 2'],
    ['of a thing with a capital', 'Returns fell from 9% to 2%'],
    ['of what could be', 'We could help Oakley Freight cut its waits by 30%'],
    ['of whom it was only got from', 'Invoices from Oakley Freight went from 61 hours of work to 9'],
    ['of us', 'At Norrland it took us from 3 to 5'],
  ])('is never told %s', (_, text) => {
    expect(read(text)).toBeNull()
  })

  it.each([
    ['Oakley Freight lost 40 accounts', true],
    ['We helped Oakley Freight to lose 40 accounts', true],
    ['Oakley Freight increased accidents by 5%', true],
    ['Oakley Freight reduced accidents by 5%', false],
  ])('is marked where it is a loss or harm: %s', (text, isHarm) => {
    expect(read(text)).toMatchObject({ isHarm })
  })
})

describe('what is told over several sentences', () => {
  const told = (...sentences: string[]) => casesOf(sentences, doc, materialOf(doc)).map(({ text }) => text)

  it('is told of whom the sentence before named', () => {
    expect(told('Last summer Casa Luro lost 40 tables', 'They now lose 3 a month')).toEqual([
      'Casa Luro lost 40 tables',
      'Casa Luro now lose 3 a month',
    ])
    expect(told('At Norrland it took review from 9 days to 3', 'It took payment from 5 days to 1')).toContain(
      'at Norrland payment went from 5 days to 1',
    )
  })

  it('is never told of the customer before where others are spoken of', () => {
    expect(told('Casa Luro lost 40 tables', 'Rivals grew and their prices went from 9 to 12')).toHaveLength(1)
  })

  it('is told of nobody once the sender or its firm is spoken of', () => {
    expect(told('Casa Luro lost 40 tables', 'We make software', 'They now lose 3 a month')).toHaveLength(1)
    expect(told('Casa Luro lost 40 tables', 'Kessel Labs built a page', 'They now lose 3')).toHaveLength(1)
  })
})
