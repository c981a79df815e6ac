import { expect, it } from 'vitest'
import { markedText } from '#server/cli/marked-text.ts'
import { painter, WIDTH } from '#server/cli/terminal.ts'

const text = `${'word '.repeat(60)}end`
const marks = Array.from({ length: 12 }, (_, i) => ({
  start: i * 25,
  end: i * 25 + 4,
  severity: 'warning' as const,
  number: i + 1,
}))

it('breaks lines before the numbers behind marked places leave the terminal, and loses neither', () => {
  const shown = markedText(text, marks, painter(false), true)
  for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(WIDTH)
  for (const { number } of marks) expect(shown).toContain(`word[${number}]`)
  expect(
    shown
      .replaceAll(/\[\d+\]/g, '')
      .split(/\s+/)
      .join(' '),
  ).toBe(text)
})

it('puts the number of a word that is to go at the word, not behind its space', () => {
  const mark = { start: 2, end: 7, severity: 'info' as const, number: 1 }
  expect(markedText('I just ask.', [mark], painter(false), true)).toBe('I just[1] ask.')
})
