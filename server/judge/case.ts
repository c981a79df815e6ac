/** What a judge knows before it looks at what a model wrote: the mail, what was given with it, and who speaks in it. */
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Doc } from '#shared/engine/doc.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { languageOf } from '#shared/operations/localize/language.ts'
import type { Context } from '#shared/operations/operation.ts'
import type { ReadDraft } from '#shared/operations/read-draft.ts'
import { type Facts, inventedIn } from './facts/facts.ts'
import { hostsIn } from './facts/hosts.ts'
import { factsIn } from './facts/in-language.ts'
import { sameWay } from './facts/same-way.ts'
import { addressesModel, type Intrusion, intrusionIn, linesIn, withDerived } from './intrusion.ts'
import { asRead } from './plain.ts'

export interface Case {
  before: ReadDraft
  format: 'text' | 'html'
  intrusion: Intrusion
  /** All that a text may draw on: the lines of the mail that speak to the reader, and the caller's own words. */
  facts: Facts
  /** Hosts that the same lines name or link to. */
  hosts: ReadonlySet<string>
  /** Merge tags of the same lines. */
  tags: ReadonlySet<string>
  /** Code of the language the mail is in; `null` when it cannot be told. */
  language: string | null
  /** What the model was told. */
  system: string
}

/**
 * `words` are the caller's own besides the mail, such as instructions and phrases to put in; `derived` are texts that
 * the rules made of the mail, with whatever it says to a model.
 */
export function caseOf(
  before: ReadDraft,
  words: readonly string[],
  system: string,
  { profile, dictionary }: Context,
  derived: readonly string[] = [],
): Case {
  const read = (text: string) => parse({ draft: text, format: 'text' }, profile, before.memo, dictionary)
  const found = withDerived(intrusionIn(linesIn(before.doc)), derived.map(read).flatMap(linesIn))
  const intrusion = { ...found, given: [found.given, ...words].join('\n') }
  const links = before.doc.format === 'html' ? targetsIn(before.doc) : []
  const language = before.doc.english ? 'en' : languageOf(before.doc, before.doc.locale.slice(0, 2))
  const facts = factsIn(linesOf(intrusion.given), language, dictionary)
  return {
    before,
    format: before.doc.format,
    intrusion,
    facts: { ...facts, links: new Set([...facts.links, ...hrefs(links, dictionary)]) },
    hosts: hostsIn(sameWay([intrusion.given, ...links].join('\n'))),
    language,
    tags: new Set(findPlaceholders(intrusion.given).map(({ raw }) => raw)),
    system,
  }
}

const linesOf = (text: string): string[] =>
  asRead(text)
    .split('\n')
    .map((line) => sameWay(line))

/** Where the links of a mail lead, save for those that stand in a line for a model. */
const targetsIn = ({ links, sentences }: Doc): string[] =>
  links
    .filter(({ start }) => {
      const line = sentences.find((one) => one.start <= start && start < one.end)
      return !line || !addressesModel(line.text)
    })
    .map(({ href }) => href)

const hrefs = (links: readonly string[], dictionary: Dictionary | null): ReadonlySet<string> =>
  factsIn(linesOf(links.join('\n')), null, dictionary).links

/** Whether a mail holds a fact that was not given. */
export function inventsIn({ facts, hosts, language }: Case, doc: Doc, { dictionary }: Context): boolean {
  const lines = [doc.subject, doc.preheader, ...doc.sentences].flatMap((line) => (line ? [line.text] : []))
  const targets = doc.links.map(({ href }) => href)
  const own = factsIn(lines.flatMap(linesOf), language, dictionary)
  const links = new Set([...own.links, ...hrefs(targets, dictionary)])
  if (inventedIn(facts, { ...own, links })) return true
  const seen = sameWay(asRead([doc.subject?.text, doc.preheader?.text, doc.text, ...targets].join('\n')))
  return [...hostsIn(seen)].some((host) => !hosts.has(host))
}

/** Whether a text that is no mail holds a fact that was not given. */
export function inventsInText(trial: Case, text: string, context: Context): boolean {
  const { profile, dictionary } = context
  const doc = parse({ draft: text, format: 'text', locale: 'en' }, profile, new Memo(), dictionary)
  return inventsIn(trial, doc, context)
}
