/** What sets one subject apart from another, in words. */
import { cutShort } from './fit.ts'

interface Subject {
  text: string
  words: number
}

/** What the second line does that the first does not: `has a figure`; two at most. */
export function differencesOf(now: Subject, other: Subject): readonly string[] {
  const figure = (s: Subject) => /\d/.test(s.text)
  const asks = (s: Subject) => s.text.trimEnd().endsWith('?')
  const found: string[] = []
  if (asks(now) !== asks(other))
    found.push(asks(other) ? 'asks where yours states' : 'states where yours asks')
  if (figure(now) !== figure(other)) found.push(figure(other) ? 'has a figure' : 'does without the figure')
  if (cutShort(now.text) !== cutShort(other.text))
    found.push(
      cutShort(other.text) ? 'is cut on phones, yours is not' : 'shows whole on phones, where yours is cut',
    )
  else if (Math.abs(now.words - other.words) >= 3)
    found.push(`has ${other.words} ${other.words === 1 ? 'word' : 'words'} to your ${now.words}`)
  return found.slice(0, 2)
}
