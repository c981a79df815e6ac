import { range } from '../finding.ts'
import { leadsToIp } from '../measures/link-host.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'ip-link',
  dimension: 'spam_risk',
  severity: 'warning',
  summary: 'A link leads to a bare number instead of a name.',
  why: 'An address made of numbers tells the reader nothing about its owner, and filters take it for phishing. Use the site’s name.',
  evidence: ['E52'],
  language: 'any',
  needs: 'link',
  check: ({ links }) =>
    links.flatMap(({ href, region, start, end }) =>
      region !== 'quoted' && leadsToIp(href) ? [range('draft', start, end)] : [],
    ),
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe test page is at http://192.0.2.7/form today.\n\nTom',
      marks: ['http://192.0.2.7/form'],
    },
    {
      draft: '<p>Hi Ana,</p><p>See <a href="https://[2001:db8::7]:8080/x">the test page</a> today.</p>',
      marks: ['the test page'],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe test page is at https://v1.2.3.acme.example/form today.\n\nTom',
    'Hi Ana,\n\nPlease update the router to version 1.2.3.4 today.\n\nTom',
  ],
}
