/** What a written line is: text with slots that facts of the draft fill. */
import { capitalised } from '../../engine/edit.ts'

export const LEVELS = ['gentle', 'honest', 'brutal'] as const
export type Level = (typeof LEVELS)[number]

/** Lines with slots such as `{quote}`; `{Quote}` is the same with a capital. */
export type ByLevel = Readonly<Record<Level, readonly string[]>>

/** Lines by rule id. */
export type Lines = Readonly<Record<string, ByLevel>>

/** What may stand in a slot; a slot that is missing or `null` makes every line that needs it unfit. */
export type Slots = Readonly<Record<string, string | null>>

const SLOT = /(\b[Aa] )?\{([A-Za-z]+)\}/g
/** How numbers begin that want “an”: 8, 11, 18, 80 to 89. */
const VOWEL_FIRST = /^(?:8|11(?!\d)|18(?!\d)|eight|eleven)/i

/** The line with its slots filled, or `null` when the draft has nothing for one of them. */
export function fill(line: string, slots: Slots): string | null {
  let whole = true
  const text = line.replaceAll(SLOT, (_slot, article: string | undefined, name: string) => {
    const low = name.charAt(0).toLowerCase() + name.slice(1)
    const value = Object.hasOwn(slots, low) ? slots[low] : null
    if (value === null || value === undefined) {
      whole = false
      return ''
    }
    const text = low === name ? value : capitalised(value)
    if (article === undefined) return text
    return VOWEL_FIRST.test(text) ? `${article.trimEnd()}n ${text}` : article + text
  })
  // A quote that brings its own mark ends the sentence.
  return whole ? text.replaceAll(/([!?])”\.(?=\s|$)/g, '$1”') : null
}

/** Names of the slots in a line, as the draft's facts are named. */
export const slotsIn = (line: string): string[] =>
  [...line.matchAll(SLOT)].map(([, , name = '']) => name.charAt(0).toLowerCase() + name.slice(1))

const FEW_WORDS = 4

/** How many sentences of a line could stand in another roast: no slot of theirs is `own`, told by its name, nor two are counts. */
export const loose = (
  line: string,
  own: (slot: string) => boolean,
  isCount: (slot: string) => boolean,
): number =>
  line.split(/(?<=[.!?]”?)\s+/).filter((text) => {
    const slots = slotsIn(text)
    return text.split(/\s+/).length >= FEW_WORDS && !slots.some(own) && slots.filter(isCount).length < 2
  }).length

/** Level of an intensity from 1 to 3. */
export const levelOf = (intensity: number): Level => LEVELS[intensity - 1] ?? 'honest'
