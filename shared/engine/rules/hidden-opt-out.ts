import type { Doc, Link } from '../doc.ts'
import type { Span } from '../draft.ts'
import { range } from '../finding.ts'
import { leadsOut } from '../opt-out.ts'
import { defineRule, type Examples } from '../rule.ts'

/** CSS pixels under which a link is hard to find and to hit. */
const SMALL_PX = 9
/** Contrast under which text is meant to be overlooked; 3:1 is what WCAG asks of large text and controls. */
const FAINT = 3

/** Links out that are looked at; a mail has one or two. */
const WAYS = 4

const over = (link: Link, text: Span) => text.start < link.end && text.end > link.start

/** What hides the link, or '' when it can be seen. */
function hiding({ html }: Doc, link: Link): string {
  if (!html) return ''
  const small = html.smallText.find(({ text, px }) => px < SMALL_PX && over(link, text))
  if (small) return `The way out is set in ${Math.round(small.px)} px type.`
  const faint = html.lowContrast.find(({ text, ratio }) => ratio < FAINT && over(link, text))
  return faint ? `The way out is hard to see: its contrast is ${faint.ratio}:1.` : ''
}

export default defineRule({
  id: 'hidden-opt-out',
  dimension: 'compliance',
  severity: 'warning',
  // A point more than faint text elsewhere, which this includes.
  cost: { each: 5, cap: 5 },
  summary: 'The way out of these mails is hard to see.',
  why: 'CAN-SPAM asks for a way out that an ordinary reader can see and use. Who does not find it reports the mail as spam, and that costs you every later one. A hint, not legal advice.',
  evidence: ['N01', 'E51', 'N10'],
  families: ['bulk_content', 'bulk_promo'],
  language: 'any',
  needs: 'html',
  check(doc) {
    if (!doc.html || (doc.html.smallText.length === 0 && doc.html.lowContrast.length === 0)) return []
    const ways = doc.links.filter((link) => link.end > link.start && leadsOut(link)).slice(0, WAYS)
    return ways.flatMap((link) => {
      const message = hiding(doc, link)
      return message === '' ? [] : [range('draft', link.start, link.end, { message })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        format: 'html',
        draft:
          '<div style="background:#ffffff"><p>All mugs at half price until Sunday.</p><p style="color:#cccccc"><a href="https://lowfire.example/u" style="color:#cccccc">Unsubscribe</a></p></div>',
      },
      marks: ['Unsubscribe'],
    },
    {
      draft: {
        kind: 'newsletter',
        format: 'html',
        draft:
          '<p>The glaze course starts on May 4.</p><p style="font-size:7px">Low Fire Studio. <a href="{unsubscribe_url}">leave</a></p>',
      },
      marks: ['leave'],
    },
  ],
  passes: [
    {
      kind: 'promotional',
      format: 'html',
      draft:
        '<div style="background:#ffffff"><p>All mugs at half price.</p><p style="font-size:12px;color:#555555"><a href="https://lowfire.example/u" style="color:#555555">Unsubscribe</a></p></div>',
    },
    {
      kind: 'promotional',
      format: 'html',
      draft:
        '<div style="background:#ffffff"><p style="color:#cccccc">All mugs at half price.</p><p><a href="https://lowfire.example/u">Unsubscribe</a></p></div>',
    },
  ],
}
