/** Subjects of days to choose from, with what they are for: `Annual boiler service: 10, 12 or 16 March`. */

import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc, Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { WEEKDAY } from '../reading/thing-at.ts'
import { OCCASIONS } from '../reading/thing-words.ts'
import { matterLines } from './matter.ts'

/** Days that a line has room for. */
const MOST_DAYS = 3
/** Words of a line of a list that begins with its day. */
const LISTED = 12
/** Sentences that still say what the days are for. */
const EARLY = 4
const LONGEST = 5

/** Where days are to choose from: “Could you do …?”, “That leaves …”, “I'm free on …”. */
const OFFERS =
  /\?|\b(?:free|available|availability|leaves?|left|offer|offers|suits?|works?|possible|could do|can do|either|has time|have time|slots?|times?|prefer)\b/i

export function daysOfferedLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family === 'bulk_promo' || doc.family === 'bulk_content') return []
  const found = listed(material.lines) ?? inOneBreath(material.lines)
  const matter = found && matterOf(doc, material)
  if (!found || !matter) return []
  return [
    {
      text: `${matter}: ${joined(found.days)}`,
      angle: 'specific',
      shape: 'says',
      role: 'ask',
      weight: 5,
      why: 'Says what it is for, and which days there are.',
      line: found.line,
      promise: `${matter} ${found.days.join(' ')}`,
    },
  ]
}

interface Days {
  days: readonly string[]
  line: Line
}

/** Days that begin the lines of a list. */
function listed(lines: readonly Line[]): Days | null {
  const found = lines.flatMap((line, i) => {
    const { tokens, words, text } = line.sentence
    const end = words > LISTED ? 0 : dateEnd(tokens, 0)
    return end > 1 ? [{ i, line, day: text.slice(tokens[0]?.start ?? 0, tokens[end - 1]?.end ?? 0) }] : []
  })
  const [first, second] = found
  if (!first || !second || found.length > MOST_DAYS || second.i !== first.i + 1) return null
  return { days: found.map(({ day }) => day), line: first.line }
}

/** “on 9 or 10 June”, “That leaves 11 June and 2 July”. */
function inOneBreath(lines: readonly Line[]): Days | null {
  for (const line of lines) {
    const { tokens, text } = line.sentence
    if (!OFFERS.test(text)) continue
    const at = tokens.findIndex((_, i) => dateEnd(tokens, i) > i)
    const end = at < 0 ? 0 : dateEnd(tokens, at)
    if (at < 0) continue
    const said = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    const chosen = said(at, end)
    if (/ (?:or|and) /.test(chosen)) return { days: [chosen], line }
    const link = tokens[end]?.lower ?? ''
    const next = dateEnd(tokens, end + 1)
    if ((link === 'or' || (link === 'and' && isOffer(tokens, at))) && next > end + 1)
      return { days: [chosen, said(end + 1, next)], line }
  }
  return null
}

const isOffer = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ lower }) => /^(?:leaves?|left|offer|free|available|either)$/.test(lower))

/** “Tuesday 10 March”, “Thursday 12 March” as “10 or 12 March”. */
function joined(days: readonly string[]): string {
  const bare = days.map((day) => day.replace(WEEKDAY, '').replace(/,? 20\d\d$/, ''))
  const [month] = bare.map((day) => MONTH_BEHIND.exec(day)?.[1])
  const same = month !== undefined && bare.every((day) => MONTH_BEHIND.exec(day)?.[1] === month)
  const short = same ? bare.map((day, i) => (i < bare.length - 1 ? day.replace(` ${month}`, '') : day)) : bare
  return short.length < 2 ? (short[0] ?? '') : `${short.slice(0, -1).join(', ')} or ${short.at(-1)}`
}
const MONTH_BEHIND = /^\d{1,2}(?:st|nd|rd|th)? (\p{Lu}\p{L}+)$/u

/** What the days are for, in a few words; `null` where the mail does not say it early. */
function matterOf(doc: Doc, material: RichMaterial): string | null {
  const early = new Set(material.lines.slice(0, EARLY).map(({ sentence }) => sentence))
  const [told] = matterLines(doc, material)
  // “Three dates for the first-aid course”: the days are said behind.
  const bare = told?.text.replace(/^.*\b(?:dates?|days?|times?|slots?) (?:for|of) (?:the |your |our )?/i, '')
  if (bare && bare.split(' ').length <= LONGEST) return capitalised(bare)
  const [topic] = material.topics
    .filter(({ line, phrase, text }) => {
      const { tokens } = line.sentence
      const own = tokens.slice(phrase.from, phrase.to)
      const head = tokens[phrase.head]?.lower ?? ''
      return (
        early.has(line.sentence) &&
        !phrase.joined &&
        text.includes(' ') &&
        !/^(?:our|my|their|his|her|its|no|any)$/.test(phrase.determiner) &&
        !own.every((t) => isCapitalised(t.text)) &&
        own.every((t) => t.kind === 'word') &&
        (OCCASIONS.has(head) || ARRANGED.test(head)) &&
        namesMatter(own) &&
        wordsIn(tokens, phrase.from, phrase.to) <= LONGEST
      )
    })
    .sort((a, b) => b.weight - a.weight)
  return topic ? capitalised(topic.text) : null
}

/** What one arranges a day for, beside what there is to come to. */
const ARRANGED =
  /^(?:service|appointment|visit|inspection|interview|delivery|installation|training|check|survey|fitting|test|review|lesson|viewing|collection|repair|meeting|audit|handover|shoot|photoshoot)s?$/
