import type { Link } from '../doc.ts'
import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Target without what only counts clicks. */
const pageOf = ({ href }: Link): string => href.split(/[?#]/, 1)[0] ?? ''

export default defineRule({
  id: 'repeated-link-text',
  dimension: 'accessibility',
  severity: 'info',
  cost: { each: 1, cap: 2 },
  summary: 'Links with the same words lead to different pages.',
  why: 'People who use a screen reader call up a list of the links alone. There “Read more” five times over says nothing; name the page instead.',
  evidence: ['N11', 'E50'],
  language: 'any',
  needs: 'html',
  check(doc) {
    if (!doc.html) return []
    const groups = new Map<string, Link[]>()
    for (const link of doc.links) {
      const text = link.text.trim().toLowerCase()
      if (text === '' || link.region === 'quoted') continue
      const group = groups.get(text)
      if (group) group.push(link)
      else groups.set(text, [link])
    }
    return [...groups.values()].flatMap((links) => {
      const pages = new Set(links.map(pageOf)).size
      const second = links.find((link) => pageOf(link) !== pageOf(links[0] ?? link))
      if (!second) return []
      const message = `${links.length} links say “${second.text.trim()}” but lead to ${pages} pages.`
      return [range('draft', second.start, second.end, { message })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        '<p>The kiln is back. <a href="https://lowfire.example/kiln">Read more</a></p><p>Courses start. <a href="https://lowfire.example/courses">Read more</a></p>',
      marks: ['Read more'],
    },
    {
      draft:
        '<p><a href="https://lowfire.example/mugs">Shop now</a> or <a href="https://lowfire.example/bowls">shop now</a> or <a href="https://lowfire.example/sale">Shop now</a></p>',
      marks: ['shop now'],
    },
  ],
  passes: [
    '<p>The kiln. <a href="https://lowfire.example/kiln?u=1">See the kiln</a></p><p><a href="https://lowfire.example/kiln?u=2">See the kiln</a></p>',
    '<p><a href="https://lowfire.example/kiln">See the kiln</a></p><p><a href="https://lowfire.example/courses">Pick a course</a></p>',
  ],
}
