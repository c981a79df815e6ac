import { describe, expect, it } from 'vitest'
import { holdsPhrase, timesHeld } from '#shared/operations/phrase.ts'

describe('a phrase', () => {
  it.each([
    ['run', 'The running costs rose.', 0],
    ['run', 'Run it, and run again.', 2],
    ['AI', 'An email about AI, ai-made.', 2],
    ['free  trial', 'A free\ntrial.', 1],
    ['100%', 'It is 100% sure, 2100% not.', 1],
    ['{{first_name}}', 'Hi {{first_name}},', 1],
    ['https://acme.example/a', 'See https://acme.example/a.', 1],
    ['(c++)', 'We write (C++) here.', 1],
    ['über', 'Es geht darüber, über alles.', 1],
    [' ', 'a b', 0],
  ])('%j is found in %j as whole words, %i times', (phrase, text, times) => {
    expect(timesHeld(text, phrase)).toBe(times)
    expect(holdsPhrase(text, phrase)).toBe(times > 0)
  })
})
