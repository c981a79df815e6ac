/** How rules say where something is: shorthands that keep offsets right. */
import type { Sentence } from './doc.ts'
import type { Field } from './draft.ts'
import { matchCase, removal } from './edit.ts'
import type { Hit } from './phrase-table.ts'
import type { Finding, Fix } from './rule.ts'

type Rest = Omit<Finding, 'field' | 'start' | 'end'>

/** A finding over the tokens `from` up to, not including, `to` of a sentence. */
export function at(sentence: Sentence, from: number, to: number, rest: Rest = {}): Finding {
  const first = sentence.tokens[from]
  const last = sentence.tokens[to - 1]
  return {
    field: sentence.field,
    start: sentence.start + (first?.start ?? 0),
    end: sentence.start + (last?.end ?? sentence.text.length),
    ...rest,
  }
}

/** A finding over a whole sentence. */
export const whole = (sentence: Sentence, rest: Rest = {}): Finding => ({
  field: sentence.field,
  start: sentence.start,
  end: sentence.end,
  ...rest,
})

/** A finding over a range of a field's visible text. */
export const range = (field: Field, start: number, end: number, rest: Rest = {}): Finding => ({
  field,
  start,
  end,
  ...rest,
})

/** Text of the tokens `from` up to, not including, `to`, as written. */
export const textOf = (sentence: Sentence, from: number, to: number): string =>
  sentence.text.slice(sentence.tokens[from]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0)

/** The finding a hit makes by itself: its replacements as fixes in the case of the original, its note as message. */
export function ofHit(hit: Hit, sentence: Sentence, rest: Rest & { safe?: boolean } = {}): Finding {
  const { safe = false, ...more } = rest
  const { use, note } = hit.entry
  const message = note === '' ? {} : { message: note }
  if (use.length === 1 && use[0] === '')
    return { ...without(sentence, hit.from, hit.to, safe), ...message, ...more }
  const original = textOf(sentence, hit.from, hit.to)
  const opens = sentence.tokens.findIndex(({ kind }) => kind !== 'mark') >= hit.from
  const fixes = use
    .filter((replacement) => replacement !== '')
    .map((replacement): Fix => {
      const text = matchCase(original, replacement, opens)
      return { label: `Use “${text}”`, replacement: text, safe }
    })
  return at(sentence, hit.from, hit.to, { ...(fixes.length > 0 ? { fixes } : {}), ...message, ...more })
}

/** A finding whose fix takes the tokens out and mends spaces, commas and the capital of what remains. */
export function without(sentence: Sentence, from: number, to: number, safe: boolean): Finding {
  const start = sentence.tokens[from]?.start ?? 0
  const end = sentence.tokens[to - 1]?.end ?? 0
  const edit = removal(sentence.text, start, end)
  return {
    field: sentence.field,
    start: sentence.start + edit.start,
    end: sentence.start + edit.end,
    fixes: [{ label: 'Remove', replacement: edit.replacement, safe }],
  }
}
