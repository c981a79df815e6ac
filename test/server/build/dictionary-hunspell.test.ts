import { describe, expect, test } from 'vitest'
import { expandHunspell } from '#server/build/dictionary-hunspell.ts'

describe('expanding hunspell files', () => {
  const aff = [
    'NEEDAFFIX n',
    'ONLYINCOMPOUND c',
    'FORBIDDENWORD f',
    'NOSUGGEST !',
    'PFX U Y 1',
    'PFX U 0 un .',
    'SFX D Y 2',
    'SFX D y ied [^aeiou]y',
    'SFX D 0 ed [^y]',
    'SFX V N 1',
    'SFX V e ive e',
  ].join('\n')
  const expand = (...entries: string[]) => [...expandHunspell(aff, [entries.length, ...entries].join('\n'))]
  const words = (...entries: string[]) =>
    expand(...entries)
      .map((form) => form.word)
      .toSorted()

  test.each([
    ['tie/UD', ['tie', 'tieed', 'untie', 'untieed']],
    ['carry/D', ['carried', 'carry']],
    ['create/UV', ['create', 'creative', 'uncreate']],
    ['ceiv/nD', ['ceived']],
    ['th/c', []],
    ['alot/f', []],
  ])('%s becomes %j', (entry, expected) => expect(words(entry)).toEqual(expected))

  test('a forbidden form is left out wherever it comes from', () => {
    expect(words('walk/D', 'walked/f')).toEqual(['walk'])
  })

  test('the flag against suggesting reaches every form', () => {
    expect(expand('damn/D!').map((form) => form.unsuggested)).toEqual([true, true])
  })

  test('a feature it does not know is refused, not passed over', () => {
    expect(() => [...expandHunspell('FLAG num', '0')]).toThrow('not understood')
    expect(() => [...expandHunspell('SFX A Y 1\nSFX A 0 s/B .', '0')]).toThrow('not understood')
  })
})
