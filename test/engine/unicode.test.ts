import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startsLower, startsUpper, unicode } from '#shared/engine/unicode.ts'

describe('letters of all scripts', () => {
  it('are told small and capital as Unicode does', () => {
    const points = Array.from({ length: 0x1_1000 }, (_, code) => code)
    const wrong = points.filter((point) => {
      const text = `${String.fromCodePoint(point)}x`
      return startsUpper(text) !== /^\p{Lu}/u.test(text) || startsLower(text) !== /^\p{Ll}/u.test(text)
    })
    expect(wrong).toEqual([])
    expect(startsUpper('') || startsLower('')).toBe(false)
  })

  it('are looked for as a literal would, made once for each place in the code', () => {
    const pattern = () => unicode`^\p{L}+\d$`
    expect(pattern()).toEqual(/^\p{L}+\d$/u)
    expect(pattern()).toBe(pattern())
  })

  it('stand in no literal of the engine, which would be read at each start', () => {
    const literals = globSync('shared/engine/**/*.ts').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\/[^/`]*\\p\{(?!ASCII)[^/`]*\/[a-z]*[.,;)]?/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(literals).toEqual([])
  })
})
