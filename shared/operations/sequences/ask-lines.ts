/** The ask of a mail to many, said again in a later one. */

import type { Doc } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import { type FoundAsk, findAsks } from '../cta/found.ts'
import { isVagueCall } from '../cta/own-labels.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { HYPE } from './recall-words.ts'

const MOST = 120

/** What leads to the page of a mailing, where its own words do not say it. */
const LEADS_ON: Partial<Record<Kind, string>> = {
  event_invitation: 'Sign up here',
  onboarding: 'Go on from here',
  re_engagement: 'Pick it up again',
  promotional: 'Have a look',
  fundraising: 'See what it is for',
  survey: 'Take the survey',
  abandoned_cart: 'See your cart',
}
export const leadsOn = (kind: Kind): string => LEADS_ON[kind] ?? 'This is the page'

/** The ask of a mail to many as a line of its own: `Shop the sale: https://…`, `Please reply by 8 May.` */
export function askLineOf(ask: FoundAsk | null, doc: Doc, material: RichMaterial, kind: Kind): string | null {
  // “Have questions?” is no ask where a tag leads on.
  const tag = ask === null || HELPS.test(ask.text) ? tagIn(doc) : null
  if (tag !== null) return `${leadsOn(kind)}: ${tag}`
  const href = ask?.href ?? material.link
  const stands =
    ask !== null && !isLoud(ask, doc) && !isVague(ask) && !(href !== null && LATER.test(ask.text))
  const text = stands ? firstLine(ask.text) : ''
  if (text === '') return href === null ? null : `${leadsOn(kind)}: ${href}`
  if (href === null || text.includes(href)) return begun(text)
  if (/https?:/i.test(text)) return text
  return text.endsWith('?') ? `${text} ${href}` : `${begun(text.replace(/[.:!\s]+$/, ''))}: ${href}`
}

/** “Let me know by then” in a mail that names the day. */
export const dated = (
  line: string | null,
  { closing, deadline }: { closing: string | null; deadline: { date: string } | null },
): string | null => {
  const day = closing ?? deadline?.date
  return day === undefined ? line : (line?.replace(/\bby then\b/i, `by ${day}`) ?? null)
}

/** “start there” begins its line; a single word is a label as the sender wrote it. */
const begun = (label: string) => (label.includes(' ') ? capitalised(label) : label)

const HELPS = /^(?:(?:do you )?have |got |any )(?:any |a )?questions?\b/i

/** A merge tag that stands for a page, and not for the way out. */
const tagIn = ({ placeholders }: Doc): string | null =>
  placeholders.find(
    ({ raw }) => /ur[il]|link|href/i.test(raw) && !/unsub|opt.?out|prefer|browser|logo|image/i.test(raw),
  )?.raw ?? null

const isVague = ({ text, href }: FoundAsk) => href !== null && isVagueCall(text.replace(href, ''))

/** What is to be done only if something else is: “When you are done, send us …”, “And if anything isn't right, reply here”. */
const LATER = /^(?:(?:and|but) )?(?:when|once|after|if (?:any|some)thing)\b/i

/** Two buttons in one line are two asks: up to the end of the first address. */
const firstLine = (text: string): string => /^.*?https?:\/\/\S+/i.exec(text)?.[0] ?? text

function isLoud({ text, sentence }: FoundAsk, doc: Doc): boolean {
  const hits = doc.sentences[sentence ?? -1]?.hits ?? []
  const letters = text.replaceAll(/https?:\S+/gi, '').replaceAll(/[^\p{L}]/gu, '')
  return (
    hits.some((hit) => HYPE.has(hit.lexicon.id)) ||
    text.includes('!') ||
    (letters.length > 6 && letters === letters.toUpperCase()) ||
    text.length > 2 * MOST
  )
}

/** Kinds whose readers give something up by what they are asked, whatever it is called. */
const COSTLY: ReadonlySet<Kind> = new Set<Kind>(['fundraising', 'event_invitation'])
/** A button that buys, pays or signs. */
const COMMITS = 3

/** The page to look at, for a later mail that asks for less than the first; `null` where that asked for little. */
export const lookOf = (ask: FoundAsk | null, link: string | null, kind: Kind): string | null =>
  ask !== null && (ask.friction >= COMMITS || (ask.friction > 1 && COSTLY.has(kind)))
    ? (ask.href ?? link)
    : null

/** The ask in the paragraph that names the day, where the mail mostly asks for something else: `Save a place: https://…`. */
export function askBeside(
  day: string,
  primary: FoundAsk | null,
  doc: Doc,
  material: RichMaterial,
  kind: Kind,
): string | null {
  const blockOf = (found: FoundAsk) => doc.sentences[found.sentence ?? -1]?.block
  const block = doc.sentences.find(({ field, text }) => field === 'draft' && text.includes(day))?.block
  const beside = findAsks(doc).find(
    (found) => found.href !== null && found.href !== primary?.href && blockOf(found) === block,
  )
  return beside ? askLineOf(beside, doc, material, kind) : null
}

/** The page of a case or a guide: “check out our case study at https://…”. */
export function readingIn({ sentences }: Doc): string | null {
  const said = sentences.find(
    ({ field, region, text }) => field === 'draft' && region !== 'quoted' && READING.test(text),
  )
  return /https?:\/\/[^\s<>"]*[^\s<>".,;)]/i.exec(READING.exec(said?.text ?? '')?.[0] ?? '')?.[0] ?? null
}
const READING =
  /\b(?:case stud(?:y|ies)|guide|checklist|report|white ?paper|article|customer stor(?:y|ies))\b[^.?!]{0,40}https?:\S+/i
