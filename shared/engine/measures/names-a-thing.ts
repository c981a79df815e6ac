/** Whether a line holds something a reader could point at: a number or a name. */
import { isAllCaps, isCapitalised } from '../characters.ts'
import { ofSentence } from '../of-sentence.ts'

/** Number of tokens that are numbers. */
export const hasNumber = ofSentence(({ tokens }) => tokens.some((t) => t.kind === 'number'))

/** Whether a word after the first is written as a name; not judged where every long word has a capital. */
export const hasName = ofSentence(({ tokens }) => {
  let long = 0
  let capitals = 0
  let name = false
  let opens = true
  for (const { kind, text } of tokens) {
    if (kind === 'word' && text.length > 1) {
      const capital = isCapitalised(text)
      if (text.length > 3) {
        long++
        if (capital) capitals++
      }
      if (capital && !opens && !isAllCaps(text) && !text.startsWith('I’') && !text.startsWith("I'"))
        name = true
    }
    opens = kind === 'mark' && ':.?!“"–—'.includes(text)
  }
  return name && (capitals < long || long < 3)
})
