/** Days and times of day among tagged words, with the preposition before them. */
import { isDay, isMonth, type Word } from './tags.ts'

/** Half-open range of words. */
export type Range = readonly [from: number, to: number]

const BEFORE =
  /^(?:on|by|before|until|till|from|after|at|this|next|last|in|for|since|every|end|early|mid|starting|effective|during|between)$/
const CLOCK = /^\d{1,2}[:.]\d\d|^\d{1,2}[ap]m$|^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/i
const HALF = /^[ap]\.?m\.?$/i
const PERIOD = /^(?:week|month|quarter|year|morning|afternoon|evening)$/
const DAYTIME = /^(?:morning|afternoon|evening|night|noon)$/

/** All of them, in order. “October work” and “Saturday's job” name no day. */
export function datesIn(words: readonly Word[]): Range[] {
  const found: Range[] = []
  for (let i = 0; i < words.length; i++) {
    const end = endOf(words, i)
    if (end === i) continue
    found.push([i, end])
    i = end - 1
  }
  return found
}

function endOf(words: readonly Word[], at: number): number {
  const lower = (i: number) => words[i]?.lower ?? ''
  let isDate = false
  let i = at + (BEFORE.test(lower(at)) ? 1 : 0)
  for (; i < words.length; i++) {
    const [each, next] = [words[i], words[i + 1]]
    const isSolid =
      isDay(each) ||
      isMonth(each) ||
      /^(?:today|tomorrow|tonight|noon|midnight)$/.test(lower(i)) ||
      CLOCK.test(lower(i)) ||
      (PERIOD.test(lower(i)) && /^(?:this|next|last|every)$/.test(lower(i - 1)))
    const isRange =
      /^\d{1,2}$/.test(lower(i)) && /^(?:to|and|or|-|–)$/.test(lower(i + 1)) && isMonth(words[i + 3])
    const isFigure =
      /^\d{1,4}(?:st|nd|rd|th)?$/.test(lower(i)) && (isDate || isMonth(next) || HALF.test(lower(i + 1)))
    const goesOn =
      isDate &&
      (HALF.test(lower(i)) ||
        DAYTIME.test(lower(i)) ||
        (/^(?:at|from|to|-|–|,|between|and|on|until)$/.test(lower(i)) &&
          (isDay(next) || isMonth(next) || /^(?:\d|noon)/.test(lower(i + 1)))))
    const leads =
      !isDate &&
      /^(?:this|next|last|the|of|week|month|end)$/.test(lower(i)) &&
      (i > at || /^(?:this|next|last)$/.test(lower(i)))
    if (isRange) i += 3
    else if (!isSolid && !isFigure && !goesOn && !leads) break
    isDate ||= isSolid || isRange
  }
  while (i > at && /^(?:between|,|at|from|to|-|and|the|of|on)$/.test(lower(i - 1))) i--
  const names =
    words[i]?.pos === 'NOUN' && (isMonth(words[i - 1]) || isDay(words[i - 1])) && !DAYTIME.test(lower(i))
  return isDate && !names && words[i]?.text !== "'s" ? i : at
}

/** The sentence without the hours of its last day: “on Thursday between 9 and 12” is “on Thursday”. */
export function withoutHours(words: readonly Word[]): Word[] | null {
  const [from, to] = datesIn(words).at(-1) ?? [0, 0]
  const at = words.slice(from + 1, to).findIndex(({ lower }) => /^(?:at|from|between|,|-)$/.test(lower))
  return at > 0 ? [...words.slice(0, from + 1 + at), ...words.slice(to)] : null
}
