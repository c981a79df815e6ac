/** The order of an English sentence's facts in its translation: dates, times, sums and shares that changed places changed what they tell. */
import { daysIn, monthsIn, unitsIn } from '../facts/names-of-time.ts'

/** Languages that keep the order of an English sentence's facts, save for a rare turn; others may name the end first. */
const IN_ORDER: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb'])

const NUMBER = String.raw`\d+(?:[.,'’ \u{A0}\u{202F}]\d+)*`
const DATE = /\d{1,4}([./-])\d{1,2}\1\d{1,4}/gu
const TIME = /\b\d{1,2}[:.h]\d{2}\b(?!\s?[\p{Sc}%])/gu
const SHARE = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s?%`, 'gu')
const SUM = new RegExp(String.raw`\p{Sc}\s?(${NUMBER})|(?<![\d.,])(${NUMBER})\s?\p{Sc}`, 'gu')

/** A name of time with its endings left open; short ones stand as they are. */
const open = (name: string): string => (name.length > 4 ? `${name.slice(0, 4)}\\p{L}*` : name)

/** The facts of a sentence by their kind, in order, in a form that is the same in every language. */
function ordered(text: string, tag: string): string[][] {
  const lower = text.toLowerCase()
  const months = monthsIn(tag)
  const found: string[][] = []
  // “4 March”, “March 4”.
  const dates = months.flatMap((month, i) => {
    const name = new RegExp(
      String.raw`(?<!\p{L})(?:(\d{1,2})\.?(?:st|nd|rd|th|er|º)? (?:de |di |of )?${open(month)}|${open(month)} (\d{1,2})(?!\d))`,
      'gu',
    )
    return [...lower.matchAll(name)].map((match) => ({
      at: match.index,
      form: `${Number(match[1] ?? match[2])}/${i + 1}`,
    }))
  })
  found.push(dates.sort((a, b) => a.at - b.at).map(({ form }) => form))
  const days = daysIn(tag).flatMap((day, i) =>
    [...lower.matchAll(new RegExp(String.raw`(?<!\p{L})${open(day)}`, 'gu'))].map(({ index }) => ({
      at: index,
      form: String(i),
    })),
  )
  found.push(days.sort((a, b) => a.at - b.at).map(({ form }) => form))
  found.push((lower.match(DATE) ?? []).map((date) => date.replaceAll(/\D+/g, '/')))
  found.push((lower.match(TIME) ?? []).map((time) => time.replace(/\D/g, ':').replace(/^0/, '')))
  for (const kind of [SHARE, SUM])
    found.push([...lower.matchAll(kind)].map((match) => digits(match[1] ?? match[2] ?? '')))
  for (const names of unitsIn(tag).values())
    found.push(
      [
        ...lower.matchAll(
          new RegExp(String.raw`(${NUMBER})[ \u{A0}-](?:${names.map((name) => open(name)).join('|')})`, 'gu'),
        ),
      ].map((match) => digits(match[1] ?? '')),
    )
  return found
}

const digits = (figure: string): string => figure.replaceAll(/\D/g, '')

/** Of the kinds, the days of a month: another of them is always another fact. */
const DATES = 0

/** Whether two facts of one kind stand the other way round, or a figure took the kind of another: “5 days, 10%” as “10 Tage, 5 %”. */
export function changesOrder(source: string, text: string, tag: string): boolean {
  if (!IN_ORDER.has(tag.slice(0, 2))) return false
  const [was, is] = [ordered(source, 'en'), ordered(text, tag)]
  return was.some((facts, kind) => {
    const there = is[kind] ?? []
    const kept = facts.filter((fact) => there.includes(fact))
    const inTheirs = there.filter((fact) => kept.includes(fact))
    if (kept.length > 1 && new Set(kept).size === kept.length && inTheirs.join() !== kept.join()) return true
    // Another figure has this kind, and it is one of the sentence.
    const others = there.filter((fact) => !facts.includes(fact))
    const lost = facts.filter((fact) => !there.includes(fact))
    return (
      others.length > 0 &&
      lost.length > 0 &&
      (kind === DATES || others.some((fact) => elsewhere(fact, was, kind)))
    )
  })
}

const elsewhere = (fact: string, facts: readonly (readonly string[])[], kind: number): boolean =>
  facts.some((some, other) => other !== kind && some.includes(fact))
