import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { textOffset } from '../source-place.ts'

/** Elements that run or fetch something; filters refuse mail for these, while others are only dropped. */
const ACTIVE = new Set(['script', 'iframe', 'object', 'embed', 'applet', 'form', 'frame', 'frameset'])

export default defineRule({
  id: 'forbidden-markup',
  dimension: 'spam_risk',
  severity: 'warning',
  summary: 'The HTML has elements that mail programs remove.',
  why: 'Mail programs strip scripts, forms and frames, and filters distrust mail that has them. What you built with them will be missing; link to a page instead.',
  evidence: [],
  language: 'any',
  needs: 'html',
  check: (doc) => {
    const named = new Set<string>()
    return (doc.html?.forbidden ?? []).flatMap(({ name, source }) => {
      if (named.has(name)) return []
      named.add(name)
      const place = textOffset(doc, source.start)
      const message = `Mail programs remove <${name}>, so what it does will be missing.`
      return [range('draft', place, place, ACTIVE.has(name) ? { message } : { message, severity: 'info' })]
    })
  },
})

export const examples: Examples = {
  flags: [
    { draft: '<p>Hi Ana,</p><script>track()</script><p>It is done.</p>', marks: [''] },
    {
      draft: '<p>Hi Ana,</p><form action="https://a.example"><input name="q"></form><p>It is done.</p>',
      marks: ['', ''],
    },
  ],
  passes: [
    '<p>Hi Ana,</p><p>The &lt;script&gt; tag is gone.</p>',
    'Hi Ana,\n\nThe <script> tag is gone.\n\nTom',
  ],
}
