import { describe, expect, it } from 'vitest'
import { PhraseTable } from '#shared/engine/phrase-table.ts'
import { entriesOf, type Lexicon } from '#shared/engine/phrases.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { tokenize } from '#shared/engine/tokens.ts'

const lexicons: Lexicon[] = RULES.filter(
  (rule) => rule.dimension === 'clarity' || rule.dimension === 'tone',
).flatMap((rule) => (rule.lexicon ? [rule.lexicon] : []))
const entries = lexicons.flatMap((lexicon) =>
  entriesOf({ ...lexicon, phrases: lexicon.phrases.filter(({ meant }) => !meant) }).map((entry) => ({
    id: lexicon.id,
    ...entry,
  })),
)
/** The lists with phrases that are found whatever stands beside them. */
const anywhere = lexicons.map((lexicon) => ({
  ...lexicon,
  phrases: lexicon.phrases.map((phrase) => ({ ...phrase, context: null })),
}))

/** So many of a list, evenly spread: the choices of a line multiply to hundreds of thousands. */
const MOST = 1000
const spread = lexicons.flatMap(({ id }) => {
  const own = entries.filter((entry) => entry.id === id)
  const step = Math.ceil(own.length / MOST)
  return own.filter((_, index) => index % step === 0)
})

describe('the phrase lists of clarity and tone', () => {
  it('have each phrase in one list, once', () => {
    const owners = new Map<string, string>()
    const doubles = entries.flatMap(({ id, term }) => {
      const owner = owners.get(term)
      owners.set(term, id)
      return owner === undefined ? [] : [`${term}: ${owner}, ${id}`]
    })
    expect(doubles).toEqual([])
  })

  it('have every choice written out in phrases and replacements', () => {
    expect(spread.filter(({ term, use }) => /[()|_]|^$|\s{2}|^\s|\s$/.test([term, ...use].join('')))).toEqual(
      [],
    )
  })

  it('have phrases that can be found: they read as the tokens of their own text', () => {
    const table = new PhraseTable(anywhere)
    const lost = spread.filter(
      ({ id, term }) =>
        !table.find(tokenize(term)).some((hit) => hit.lexicon.id === id && hit.entry.term === term),
    )
    expect(lost.map(({ id, term }) => `${id}: ${term}`)).toEqual([])
  })

  it('offer no single replacement that is itself in a list', () => {
    const table = new PhraseTable(lexicons)
    const circles = entries.flatMap(({ id, term, use }) =>
      use.length === 1
        ? table
            .find(tokenize(use[0] ?? ''))
            // An apology that means it is still one; only too many are found.
            .filter((hit) => id !== 'evasive-apology' || hit.lexicon.id !== 'over-apology')
            .map((hit) => `${id}: ${term} → ${use[0]} (${hit.lexicon.id}: ${hit.entry.term})`)
        : [],
    )
    expect(circles).toEqual([])
  })

  it('choose a replacement in step with the phrase: a group takes the place of the one that stands where it does', () => {
    const groupsIn = (pattern: string) =>
      [...pattern.matchAll(/\(([^)]*)\)/g)].map(([, group = '']) => group.split('|'))
    const outOfStep = RULES.flatMap(({ lexicon }) => lexicon?.phrases ?? [])
      .filter(({ literal }) => !literal)
      .flatMap(({ key, use }) => {
        const sizes = groupsIn(key).map(({ length }) => length)
        return use
          .filter((each) =>
            groupsIn(each).some((group, i) => group.length !== sizes[i] && group.some((word) => word !== '')),
          )
          .map((each) => `${key} → ${each}`)
      })
    expect(outOfStep).toEqual([])
  })
})
