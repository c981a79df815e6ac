import { range } from '../finding.ts'
import { hostOf, isIpAddress } from '../measures/link-host.ts'
import { defineRule, type Examples } from '../rule.ts'

const SCHEME = 'http://'

export default defineRule({
  id: 'insecure-link',
  dimension: 'spam_risk',
  severity: 'info',
  summary: 'A link goes to an unencrypted page.',
  why: 'Browsers warn of pages without encryption, and your reader meets that warning right after trusting your link. Nearly every site answers to https.',
  evidence: [],
  language: 'any',
  needs: 'link',
  check: ({ format, links }) => {
    const named = new Set<string>()
    return links.flatMap(({ href, region, start, end }) => {
      if (region === 'quoted' || href.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return []
      const host = hostOf(href)
      // Once for each site is enough.
      if (isIpAddress(host) || named.has(host)) return []
      named.add(host)
      // In HTML the address stands in the markup, out of a fix's reach.
      const fixes =
        format === 'text'
          ? [{ label: 'Use https', replacement: `https://${href.slice(SCHEME.length)}`, safe: false }]
          : []
      return [range('draft', start, end, { fixes })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe plan is at http://acme.example/plan today.\n\nTom',
      marks: ['http://acme.example/plan'],
      fixed: 'Hi Ana,\n\nThe plan is at https://acme.example/plan today.\n\nTom',
    },
    {
      draft: '<p>Hi Ana,</p><p>See <a href="HTTP://acme.example/plan">the plan</a> today.</p>',
      marks: ['the plan'],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe plan is at https://acme.example/?next=http://acme.example today.\n\nTom',
    'Hi Ana,\n\nThe plan is at acme.example/plan today.\n\nTom',
  ],
}
