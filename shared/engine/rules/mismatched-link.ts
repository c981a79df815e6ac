import type { Link } from '../doc.ts'
import { range } from '../finding.ts'
import { TLDS } from '../lexicon/tlds.ts'
import { domainOf, hostOf } from '../measures/link-host.ts'
import { defineRule, type Examples } from '../rule.ts'

/** No address people write out is longer. */
const LONGEST = 200

/** The host a reader takes the link's text for, or ''. A brand such as `Booking.com` is a name, not an address. */
function shownHost({ text }: Link): string {
  const shown = text.trim()
  if (shown.length > LONGEST || /[\s@]/.test(shown)) return ''
  const plain = /^(?:https?:\/\/|www\.)/i.test(shown)
  if (!plain && !/^[a-z0-9]/.test(shown)) return ''
  const host = hostOf(shown)
  return plain || TLDS.has(host.slice(host.lastIndexOf('.') + 1)) ? host : ''
}

export default defineRule({
  id: 'mismatched-link',
  dimension: 'spam_risk',
  severity: 'error',
  summary: 'The link shows one address and leads to another.',
  why: 'This is how phishing looks, so filters and mail programs warn about it. Show the true address, or words instead of an address.',
  evidence: ['E52'],
  language: 'any',
  needs: 'html',
  check: ({ html, links }) =>
    html === null
      ? []
      : links.flatMap((link) => {
          const shown = link.region === 'quoted' ? '' : shownHost(link)
          const target = shown && hostOf(link.href)
          if (!shown || !target || domainOf(shown) === domainOf(target)) return []
          return [
            range('draft', link.start, link.end, { message: `This shows ${shown} and leads to ${target}.` }),
          ]
        }),
})

export const examples: Examples = {
  flags: [
    {
      draft: '<p>Hi Ana,</p><p>Log in at <a href="https://acme-login.test/x">www.acme.example</a> today.</p>',
      marks: ['www.acme.example'],
    },
    {
      draft: '<p>Hi Ana,</p><p>Pay at <a href="http://192.0.2.7/pay">https://acme.example/pay</a> today.</p>',
      marks: ['https://acme.example/pay'],
    },
  ],
  passes: [
    '<p>Hi Ana,</p><p>Log in at <a href="https://login.acme.co.uk/x">acme.co.uk</a> today.</p>',
    '<p>Hi Ana,</p><p>It works with <a href="https://acme.example/booking">Booking.com</a> and <a href="https://acme.example/node">Node.js</a> today.</p>',
    '<p>Hi Ana,</p><p>Write to <a href="mailto:ana@acme.example">ana@acme.example</a> or see <a href="{{ link }}">acme.example</a> today.</p>',
  ],
}
