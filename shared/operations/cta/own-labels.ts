/** Labels of the mail's own words: its call without the “click here”, what its subject promises, its last day. */
import type { Doc } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { BLIND_LINKS, bareLabel, GENERIC_BUTTONS, THIN_LINKS } from '../../engine/lexicon/link-texts.ts'
import { stem, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { dateEnd } from '../material/dates.ts'
import { deadlineIn } from './deadline.ts'
import type { FoundAsk } from './found.ts'
import { isCallVerb, isClick, isLook } from './goals.ts'

/** Labels that say the same as the primary call, shorter or as the reader would say it. */
export function labelsOfCall(doc: Doc, primary: FoundAsk | null): string[] {
  const calls = [primary && lineOf(doc, primary), primary?.text, primary?.href ? doc.subject?.text : null]
  const said = primary && callOf(doc, primary)
  return calls.flatMap((text) => {
    const call = text ? callIn(unwrapped(text)) : null
    if (call === null || !isPressed(call, primary)) return []
    // “See the pump run” calls on the reader in the subject, and the link to its tickets shows no pump.
    if (text === doc.subject?.text && said && isLook(call) && !isLook(said)) return []
    const full = spelledOut(doc, call)
    // “Send us your photo” speaks as the sender, and would not with “my”.
    const mine = /\b(?:us|me|we|our)\b/i.test(full)
      ? full
      : full
          .replace(/\byour\b/, 'my')
          .replace(/^(Book|Get|Reserve|Save|Claim|Order) (?:an?|the)\b(?! date\b)/, '$1 my')
    const yours = full.replace(
      /^(\p{L}+) (account|order|profile|plan|booking|subscription|card)$/iu,
      '$1 your $2',
    )
    return [...new Set([yours, full, call, mine])].filter((label) => !/ one\b/.test(label))
  })
}

/** “Tell me both” is what a person is asked to write and nothing to press; without a link only a click is a call. */
const isPressed = (call: string, primary: FoundAsk | null): boolean =>
  primary === null || primary.href !== null || (isClick(call) && !/\b(?:me|us|my|our)\b/i.test(call))

/** What a link calls on the reader to do, by its line or its own words; `null` where they do not say. */
export function callOf(doc: Doc, ask: FoundAsk): string | null {
  for (const text of [ask.text, lineOf(doc, ask)]) {
    const call = text === null ? null : callIn(unwrapped(text))
    if (call !== null) return call
  }
  return null
}

/** “Read on” leads to the rest of what stands there, and not to what the subject names. */
export const READS_ON = /^(?:read on|(?:continue|keep) reading|read the rest)\b/i

/** What is done behind a link, also where its call could not stand alone: “Upload them here”; `null` where no verb says it. */
export function deedOfLink(doc: Doc, ask: FoundAsk): string | null {
  for (const text of [ask.text, lineOf(doc, ask)]) {
    const on = READS_ON.exec(text ?? '')
    if (on) return on[0]
    const said = text === null ? '' : unwrapped(text).replace(/\s(?:here|below|now)$/i, '')
    const [verb = '', ...rest] = said.split(' ')
    if (rest.length === 0 || /^(?:click|tap|press)$/i.test(verb)) continue
    if (isCallVerb(verb.toLowerCase()) && !isVagueLabel(bareLabel(said))) return said
  }
  return null
}

/** What a link or the line of its address names, where nothing calls: “The 2024 report”; `null` for nothing of its own. */
export function nameOfLink(doc: Doc, ask: FoundAsk): string | null {
  if (ask.sentence !== null) return null
  const said = ask.text === ask.href ? (lineOf(doc, ask) ?? '') : ask.text
  const name = said.replace(ADDRESSED, '').trim()
  return isVagueCall(name) || name === ask.href ? null : name
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** “Reserve one” with what there is to reserve, “Shop the sale” with which sale: as other sentences of the mail say it. */
function spelledOut(doc: Doc, call: string): string {
  const told = doc.sentences.filter(
    ({ region }) => region === 'opening' || region === 'body' || region === 'ask',
  )
  if (/^\p{L}+ one\b/u.test(call)) {
    const [, thing] =
      told.map(({ text }) => /\d (\p{Ll}{2,}[^s\P{L}])s\b/u.exec(text)).findLast(Boolean) ?? []
    return thing === undefined
      ? call
      : call.replace(/ one\b/, ` ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`)
  }
  const [, verb, noun] = /^(\p{L}+) the (\p{Ll}+)$/u.exec(call) ?? []
  if (verb === undefined || noun === undefined) return call
  const which = new RegExp(
    `\\b(?:[Oo]ur|[Tt]he|[Yy]our|[Tt]his) ((?:\\p{Ll}[\\p{L}-]+ ){1,2}${escaped(noun)})\\b`,
    'u',
  )
  const [, full] = told.map(({ text }) => which.exec(text)).find(Boolean) ?? []
  return full === undefined ? call : `${verb} the ${full}`
}

/** The sentence an inline link stands in; `null` for a link that stands alone. */
export function lineOf(doc: Doc, { sentence, start, end }: FoundAsk): string | null {
  if (sentence !== null) return null
  const around = doc.sentences.find((s) => s.start <= start && s.end >= end)
  return around && around.end - around.start > end - start ? around.text.replace(/\s+/g, ' ').trim() : null
}

const PRESS = '(?:click|tap|press) (?:here|below|(?:on )?(?:the|this) (?:link|button)(?: below| above)?)'

/** What “click here” stands for: `$1` becomes the call. */
const WRAPPED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:please )?${PRESS}(?: now)? to ([^,]+)$`, 'i'), '$1'],
  [new RegExp(`^(?:please )?${PRESS}(?: now)? for (.+)$`, 'i'), 'get $1'],
  [/^to ([^,]+), (?:please )?(?:click|tap|press) here$/i, '$1'],
  [/^the ([^,.]{3,30}) (?:is|are|can be found) here$/i, 'see the $1'],
  [/^(?:if|when|once|to)\b[^,]{3,60}, (?:please |you can |just |simply )*(\p{Ll}[^,]+? here)$/iu, '$1'],
  [/^(?:will|would|can|could) you (?:please )?(.+)$/i, '$1'],
  [/^you (?:can|could|may) (?:also |now )?(.+)$/i, '$1'],
  [
    /^(?:please )?(?:take|spare) (?:an?|\d+|\p{L}+) (?:\p{L}+ )?(?:moments?|minutes?|seconds?) to (.+)$/iu,
    '$1',
  ],
  [/^please (.+)$/i, '$1'],
]

/** “If you'd like to stay, choose a plan here: https://…”, of which the address is cut. */
const BEHIND_IF = [
  /^(?:if|when|once|to)\b[^,]{3,60}, (?:please |you can |just |simply )*(\p{Ll}[^,]+)$/iu,
  '$1',
] as const

/** “All the dates until Christmas are here: https://…”, of which the address is cut with its “here”. */
const IS_THERE =
  /^(All (?:the|our|my)|The|Our|My|Some|More) (\p{Ll}[^,.:;]{2,34}?) (?:is|are|can be (?:found|seen))$/u

/** “Click here to view your booking: https://…” without all but “View your booking”. */
function unwrapped(text: string): string {
  const bare = text.replace(ADDRESSED, '').replace(/[.:!?\s]+$/, '')
  const [, whose = '', thing] = bare === text ? [] : (IS_THERE.exec(bare) ?? [])
  if (thing !== undefined) return `see ${whose.toLowerCase()} ${thing}`
  for (const [pattern, call] of bare === text ? WRAPPED : [...WRAPPED, BEHIND_IF])
    if (pattern.test(bare)) return lowered(bare.replace(pattern, call))
  return bare
}

/** An address with what only leads to it: “at https://…”, “here: https://…”; amid a line only with such a word, for without one it is what the verb wants. */
const ADDRESSED =
  /(?:[:,]?\s+(?:here|below|(?:at|on|via|from|through|by|using|with|under)(?: (?:this|the) (?:link|page|form))?)\b:?)+\s+(?:https?:\/\/|www\.)\S*?(?=[.,;:!?]*(?:\s|$))|:?\s*(?:https?:\/\/|www\.)\S*$/iu

/** A label whose last word waits for another: “Register at”. */
const HANGS =
  /\b(?:at|to|for|from|with|via|of|into|onto|the|an?|your|our|my|and|or)$|^\S+ \S+ .*\b(?:on|in|by)$/i

/** A call in headline capitals, in small ones. */
function lowered(call: string): string {
  const words = call.split(' ').slice(1)
  const titled = words.length > 1 && words.every((w) => /^[^\p{Ll}]/u.test(w))
  return titled ? call.toLowerCase() : call
}

/** True for a call that could stand on any link, or is none. */
export function isVagueCall(text: string): boolean {
  const bare = bareLabel(text)
  return (
    bare === '' ||
    isVagueLabel(bare) ||
    /\bhere$|^(?:please )?(?:click|tap|press) (?:here|below)\b/.test(bare)
  )
}

const isVagueLabel = (bare: string) =>
  BLIND_LINKS.has(bare) || THIN_LINKS.has(bare) || GENERIC_BUTTONS.has(bare)

/** True for a link whose own words call on the reader: “Choose a workshop”. */
export const isCall = (text: string): boolean =>
  isCallVerb(text.toLowerCase().split(' ')[0] ?? '') && callIn(text) !== null

const MOST_WORDS = 8

/** The call up to its first clause; `null` where it is none that can stand alone. */
function callIn(text: string): string | null {
  const clause = text.split(/,\s(?!\p{Lu})|\s(?:and|so that|or)\s|[.!?]\s|:/u)[0] ?? ''
  // “Get your ticket at the desk or online”: half of where is where not.
  const cut = text.startsWith(`${clause} or `)
    ? clause.replace(/ (?:at|in|on|by|from|via) [^,]*$/, '')
    : clause
  // “View or change your booking”: what both verbs need stands behind the second.
  const whole = /^\p{L}+ or \p{L}+ .+$/u.test(text) && text.length <= MOST_LETTERS ? text : cut
  const call = whole
    .replace(/[.:!?\s]+$/, '')
    .replace(/\shere(?=$|\s(?:by|before|until)\b)/i, '')
    .replace(/\snow$/i, '')
  const words = call.split(' ')
  const verb = words[0]?.toLowerCase() ?? ''
  if (isVagueLabel(bareLabel(call)) || verb === 'click' || !isCallVerb(verb)) return null
  // “Open evening at the joinery”: no verb, but what sort of evening.
  if (OPEN_THING.test(call)) return null
  if (words.length < 2 || words.length > MOST_WORDS || /\b(?:it|them|this|that|these)$/i.test(call))
    return null
  if (HANGS.test(call) || /\bhttps?\b|\bwww\b/i.test(call)) return null
  if (/[^\p{L}\p{N}\s$£€%,'’-]/u.test(call) || /\p{Lu}{4}/u.test(call)) return null
  return capitalised(call)
}

const OPEN_THING =
  /^open (?:evening|day|days|house|night|weekend|morning|afternoon|studio|studios|workshop|air|doors?|enrol?lment|position|role|seats?|source|week|mic)\b/i

/** A button of more is read as a sentence. */
export const MOST_LETTERS = 40

/** Labels of what the subject says the reader can do now: “You can now split one invoice into stages”. */
export function labelsOfSubject(doc: Doc, primary: FoundAsk | null): string[] {
  const subject = doc.subject?.text.trim().replace(/[.!]+$/, '') ?? ''
  const can = /^(?:you can now|now you can) (\p{Ll}.+)$/iu.exec(subject)?.[1]
  if (can) return spelt(doc, can) ? [capitalised(can)] : []
  const ready = /^your (.+?) (?:is|are) (?:now )?ready\b/iu.exec(subject)?.[1]
  const verb = primary?.text.split(' ')[0] ?? ''
  if (!ready || !isCallVerb(verb.toLowerCase()) || !spelt(doc, ready)) return []
  return [`${verb} your ${ready}`, `${verb} my ${ready}`]
}

/** A slip of the subject is not said twice. */
const spelt = ({ dictionary }: Doc, text: string) =>
  tokenize(text).every((t) => t.kind !== 'word' || dictionary === null || dictionary.has(t.lower))

const UNTIL = /^(?:until|till|through)$/
const BY = /^(?:by|before)$/
/** What people do by a day may be due then: “What you can do before March 1”. What comes by a day is not: “Our delivery comes before October.” */
const ACTED =
  /\b(?:you|we)\b(?!.*\b(?:deliver\p{L}*|ship\p{L}*|arriv\p{L}*|send|sent|dispatch\p{L}*|have|get|receiv\p{L}*|expect|back|ready|open|out)\b)/iu
/** “not before October”, “closed until Monday”: from then on, and not up to then. */
const NOT_YET = /^(?:not|never|nothing|closed|shut|away|unavailable|out|takes?|lasts?|wait|on)$/

/** The clear call with the last day the mail names, where it is one day and a look is not all that is wanted. */
export function datedCalls(doc: Doc, calls: readonly string[]): string[] {
  if (doc.family !== 'bulk_promo') return []
  const days = lastDays(doc)
  const [day] = days
  if (day === undefined || days.length > 1) return []
  return calls
    .filter((call) => !isLook(call) && !/\bmy\b/.test(call) && deadlineIn(call) === undefined)
    .flatMap((call) => {
      const short = day.replace(/^\p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/u, '')
      return [day, short]
        .map((d) => `${call} by ${d}`)
        .filter((l) => l.length <= MOST_LETTERS)
        .slice(0, 1)
    })
}

/** Last days as written: “until Sunday 31 May”, “closes on Friday, February 27”; each day once, and none by which to answer. */
function lastDays(doc: Doc): string[] {
  const days = new Map<string, string>()
  // “Tell us by 10 November if you need a vegan meal” is no last day to book.
  const asking = new Set(doc.asks.flatMap(({ sentence, kind }) => (kind === 'reply' ? [] : sentence)))
  for (const [index, { region, tokens, text }] of doc.sentences.entries()) {
    if (region !== 'body' && region !== 'opening' && region !== 'ask') continue
    tokens.forEach(({ lower }, i) => {
      if (NOT_YET.test(tokens[i - 1]?.lower ?? '')) return
      const closes = /^(?:closes|ends|closing|ending)$/.test(tokens[i - 1]?.lower ?? '') && lower === 'on'
      const runs = tokens[i - 1]?.lower === 'runs' && lower === 'to'
      const end =
        UNTIL.test(lower) ||
        (BY.test(lower) && (asking.has(index) || ACTED.test(text.slice(0, tokens[i]?.start)))) ||
        closes ||
        runs
          ? dateEnd(tokens, i + 1)
          : i + 1
      const [first, last] = [tokens[i + 1], tokens[end - 1]]
      if (!first || !last || end <= i + 1) return
      const day = text.slice(first.start, last.end)
      // “Sunday” and “Sunday 31 May” are one day, which the longer form tells better.
      const key = [...days.keys()].find((k) => k.startsWith(day) || day.startsWith(k)) ?? day
      if (day.length >= (days.get(key)?.length ?? 0)) days.set(key, day)
    })
  }
  return [...days.values()]
}

const OFFER = /\b(?:up to )?(?:[$£€]\d[\d.,]*|\d{1,2}%) off\b/i

/** What is taken off the price, as the mail says it; `null` where it says so of several. */
export function offerIn(doc: Doc): string | null {
  const texts = [doc.subject?.text ?? '', ...doc.sentences.map((s) => s.text)]
  const offers = new Set(texts.flatMap((text) => OFFER.exec(text)?.[0].toLowerCase() ?? []))
  return offers.size === 1 ? ([...offers][0] ?? null) : null
}

/** True when a sentence says nothing beside its call: then a label can take its place. */
export function saysOnly(sentence: string, label: string): boolean {
  const words = stemsOfTokens(tokenize(label))
  return [...stemsOfTokens(tokenize(sentence.replace(/\S*:\/\/\S*/g, '')))].every(
    (stem) => words.has(stem) || AROUND.has(stem),
  )
}

const AROUND = new Set('click here press tap please now found'.split(' ').map(stem))
