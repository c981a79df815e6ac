import { range } from '../finding.ts'
import { atStart } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'

/** What is wrong at the heading with index `at`, or ''. */
function fault(levels: readonly number[], at: number): string {
  const level = levels[at] ?? 0
  const before = levels[at - 1] ?? level
  if (level - before > 1) return `The headings jump from level ${before} to level ${level}.`
  return level === 1 && levels.indexOf(1) < at ? 'This is not the first h1; use h2 for the sections.' : ''
}

/** Faults that are shown; the cap is long spent. */
const SHOWN = 5

export default defineRule({
  id: 'heading-gap',
  dimension: 'accessibility',
  severity: 'info',
  cost: { each: 1, cap: 2 },
  summary: 'The headings are out of order.',
  why: 'People who listen to a mail jump from heading to heading. A level that is left out, or several main headings, makes them think that they missed a part.',
  evidence: ['E50'],
  language: 'any',
  needs: 'html',
  check(doc) {
    const levels = doc.html?.headings ?? []
    const faults = levels.map((_, at) => fault(levels, at))
    if (faults.every((message) => message === '')) return []
    const blocks = doc.blocks.filter(({ kind }) => kind === 'heading')
    return faults
      .flatMap((message, at) => {
        if (message === '') return []
        // An empty heading is no block; then only the mail as a whole can be pointed at.
        const block = blocks.length === levels.length ? blocks[at] : undefined
        return [block ? range('draft', block.start, block.end, { message }) : atStart(doc, { message })]
      })
      .slice(0, SHOWN)
  },
})

export const examples: Examples = {
  flags: [
    { draft: '<h1>May</h1><p>The kiln is back.</p><h3>Courses</h3><p>From May 4.</p>', marks: ['Courses'] },
    { draft: '<h1>The kiln</h1><p>It is back.</p><h1>Courses</h1><p>From May 4.</p>', marks: ['Courses'] },
  ],
  passes: [
    '<h1>May</h1><p>The kiln is back.</p><h2>Courses</h2><h3>Glaze</h3><p>From May 4.</p><h2>Sale</h2><p>Mugs.</p>',
    '<h2>Courses</h2><p>From May 4.</p><h2>Sale</h2><p>Mugs.</p>',
  ],
}
