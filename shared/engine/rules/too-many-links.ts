import type { Link } from '../doc.ts'
import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { inBody } from '../measures/body.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Links over the band from which a personal mail looks like a mailing. */
const FAR_OVER = 3

export default defineRule({
  id: 'too-many-links',
  dimension: 'structure',
  severity: 'info',
  summary: 'The mail has more links than a personal mail needs.',
  why: 'Every link is one more thing to do instead of answering, and strangers do not click on links. Keep the one that matters.',
  evidence: ['E52'],
  kinds: PERSONAL,
  needs: 'link',
  check: (doc) => {
    const most = doc.bands.links
    if (most === null) return []
    const targets = new Map<string, Link>()
    for (const link of doc.links) if (isWritten(link) && !targets.has(link.href)) targets.set(link.href, link)
    const over = [...targets.values()][most]
    if (!over) return []
    const message = `The mail has ${targets.size} different links; ${most === 1 ? 'one is' : `up to ${most} are`} usual here.`
    return [
      range('draft', over.start, over.end, {
        message,
        ...(targets.size >= most + FAR_OVER ? { severity: 'warning' } : {}),
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'See https://a.example/rota and https://a.example/prices. Would the rota help you?',
      },
      marks: ['https://a.example/prices'],
    },
    {
      draft: {
        kind: 'partnership',
        format: 'html',
        draft:
          '<p>Our <a href="https://a.example/1">story</a>, <a href="https://a.example/2">team</a>, <a href="https://a.example/3">prices</a> and <a href="https://a.example/4">press</a>. Is this worth exploring?</p>',
      },
      marks: ['team'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'See https://a.example/rota. Would it help you?\n\nBest,\nTom\nhttps://a.example',
    },
    {
      kind: 'cold_outreach',
      draft: 'See https://a.example/rota, or mail me at tom@a.example. Would it help you?',
    },
  ],
}

const isWritten = (link: Link) => inBody(link) && !/^(?:mailto|tel|sms):/i.test(link.href)
