/** Mends of a few words: praise that a noun can do without, a greeting, a title, a link that says where it leads. */

import type { Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import type { Annotation } from '../../engine/report.ts'
import type { ReadDraft } from '../read-draft.ts'
import type { Mend } from './mend.ts'
import { PRAISE, WAY_OUT } from './mend-words.ts'

const PRAISES = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${PRAISE.join('|')}) `, 'giu')
const PRAISE_RULES = new Set(['vague-claim', 'hype', 'template-smell', 'jargon'])

/** Characters in which a noun is looked for. */
const NOUN = 24

/** The place without its adjectives of praise, and with the article that then fits. */
export function withoutPraise(
  { doc, draft }: ReadDraft,
  sentence: Sentence,
  { rule_id, start, end }: Annotation,
): Mend[] {
  if (!PRAISE_RULES.has(rule_id)) return []
  const whole = doc.source.toSource(sentence)
  const own = draft.draft.slice(whole.start, whole.end)
  // The praised noun and the article may stand outside the place.
  const head = own.slice(0, start - whole.start)
  const article = /\b(?:an?|the) $/i.exec(head)?.[0] ?? ''
  const from = start - article.length
  // A place that is all praise takes the noun behind it along.
  const isBare =
    `${draft.draft.slice(start, end)} `
      .replaceAll(PRAISES, '')
      .replace(/^(?:an?|the) /i, '')
      .trim() === ''
  const behind = isBare ? draft.draft.slice(end, Math.min(whole.end, end + NOUN)) : ''
  const next = /^(?:[\p{L}-]* ?[\p{L}-]+)?/u.exec(behind)?.[0] ?? ''
  const text = draft.draft.slice(from, end + next.length)
  const plain = text.replaceAll(PRAISES, '')
  if (plain === text || plain.trim() === '' || plain.includes('<')) return []
  const fitting = plain.replace(/^(an?|the)(?= )/i, (a) => articleLike(a, plain.slice(a.length + 1)))
  const written = from === whole.start ? capitalised(fitting) : fitting
  return [
    {
      field: 'draft',
      start: from,
      end: end + next.length,
      replacement: written,
      label: `Write “${written.trim()}”`,
    },
  ]
}

const articleLike = (article: string, next: string): string => {
  const fit = /^[aeiou]/i.test(next.trim()) ? 'an' : 'a'
  return /^[AT]/.test(article) ? capitalised(fit) : fit
}

/** What is missing at the end or stands worn at the start, in plain words. */
export function openly({ doc, draft }: ReadDraft, { rule_id, start, end, quote }: Annotation): Mend[] {
  if (!doc.english) return []
  if (rule_id === 'stale-greeting') {
    const closed = /[,:!]$/.test(quote)
    const replacement = closed ? 'Hello,' : 'Hello'
    return [
      {
        field: 'draft',
        start,
        end,
        replacement,
        label: 'Write “Hello” until you know the name',
        keeps: 'none',
      },
    ]
  }
  if (rule_id !== 'missing-unsubscribe' || start !== end) return []
  const html = doc.format === 'html'
  const text = html ? `<p>${WAY_OUT}</p>` : `\n\n${WAY_OUT}`
  const shut = html ? draft.draft.search(/<\/(?:td>\s*<\/tr>\s*<\/table>[\s\S]{0,200}?<\/)?body>/i) : -1
  const at = shut >= 0 ? shut : draft.draft.trimEnd().length
  return [
    { field: 'draft', start: at, end: at, replacement: text, label: `End with “${WAY_OUT}”`, keeps: 'none' },
  ]
}

/** The subject as the title of the page, in the place of another or where there is none. */
export function titleFromSubject({ draft }: ReadDraft, { rule_id }: Annotation): Mend[] {
  const subject = (draft.subject ?? '').trim()
  if (!/^title-differs$|^missing-title$/.test(rule_id) || subject === '' || /[<&{}%|]/.test(subject))
    return []
  const label = `Title it “${subject}”`
  const title = /<title>([^<]{0,300})<\/title>/i.exec(draft.draft)
  if (title) {
    const start = title.index + '<title>'.length
    return [{ field: 'draft', start, end: start + (title[1] ?? '').length, replacement: subject, label }]
  }
  const written = `<title>${subject}</title>`
  const head = /<head(?:\s[^<>]{0,200})?>/i.exec(draft.draft)
  const tag = head ?? /<html(?:\s[^<>]{0,300})?>/i.exec(draft.draft)
  if (!tag) return []
  const [start, end] = [tag.index, tag.index + tag[0].length]
  const replacement = tag[0] + (head ? written : `<head>${written}</head>`)
  return [{ field: 'draft', start, end, replacement, label, keeps: 'none' }]
}

/** “<a>Click here</a> to book a table”: the words behind the link become the link. */
export function labelFromWords({ draft }: ReadDraft, { rule_id, start, end }: Annotation): Mend[] {
  if (rule_id !== 'vague-link-text') return []
  const behind = /^(<\/a>)\s+(?:to|for)\s+([\p{L}][^<>.!?,;:\n]{3,50})/iu.exec(
    draft.draft.slice(end, end + 90),
  )
  const words = behind?.[2]?.trimEnd()
  if (!behind || !words) return []
  const label = capitalised(words)
  return [
    {
      field: 'draft',
      start,
      end: end + behind[0].trimEnd().length,
      replacement: `${label}${behind[1]}`,
      label: `Link “${label}”`,
    },
  ]
}

/** Behind the introduction stands what the firm provides: “My name is Tom and I work at Acme, the leading provider of”. */
const INTRODUCTION =
  /^(?:my name is|i am|i['’]m|this is|we are|we['’]re) [^.!?,]{0,80}?(?:(?:at|from|with|for|of) )?(\p{Lu}[\p{L}\p{N}&]*(?: (?:&|\p{Lu}[\p{L}\p{N}]*))*),? (?:which is |who are )?(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:(?:provider|supplier|maker|developer)s? of|(?:startup|company|firm|agency|business) (?:that|which) (?:offers|provides|makes|sells|builds)) (?=\S)/iu

/** The firm and what it provides, without who writes. */
export function withoutIntroduction(
  { doc, draft }: ReadDraft,
  sentence: Sentence,
  { rule_id }: Annotation,
): Mend[] {
  if (rule_id !== 'self-introduction') return []
  const { start, end } = doc.source.toSource(sentence)
  const found = INTRODUCTION.exec(draft.draft.slice(start, end))
  const [said = '', firm = ''] = found ?? []
  if (firm === '' || !/^\p{Lu}/u.test(firm)) return []
  const replacement = `${firm} provides `
  return [
    {
      field: 'draft',
      start,
      end: start + said.length,
      replacement,
      label: `Begin with “${firm} provides …”`,
      keeps: 'figures',
    },
  ]
}

/** Grey that is read on white, nearly white that is read on black, and nearly black that is read on bright colours. */
const READABLE = ['#595959', '#f2f2f2', '#111111']
const COLOUR = /(?<![-\w])color\s*[:=]\s*["']?(#[0-9a-f]{3,8}|[a-z]+)/gi
const NEAR = 600

/** A colour for the text of the nearest tag before it that can be read. */
export function darker({ draft }: ReadDraft, { rule_id, start }: Annotation): Mend[] {
  if (rule_id !== 'low-contrast') return []
  const from = Math.max(0, start - NEAR)
  const last = [...draft.draft.slice(from, start).matchAll(COLOUR)].at(-1)
  const colour = last?.[1]
  if (!last || !colour) return []
  const at = from + last.index + last[0].length - colour.length
  return READABLE.map((replacement) => ({
    field: 'draft',
    start: at,
    end: at + colour.length,
    replacement,
    label: `Set the text in ${replacement}`,
  }))
}
