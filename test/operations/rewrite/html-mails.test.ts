import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const TEXTS = [
  'I just wanted to reach out in order to utilize this.',
  'We recieved teh file definately too late.',
  'The team and I was very very happy.',
  'Basically, it should be noted that the price include delivery.',
  'Could you possibly have a look at the the plan by Friday?',
  'Ana cut the queue from 12 days to 4 at Northgate.',
  'Please do not hesitate to contact me should you have any questions.',
  'A call would help: is Tuesday at 10:30 good?',
  'It’s features are new!!!',
]
/** Words and what stands between them, as editors and templates write them. */
const PIECES = [
  '&nbsp;',
  '&amp; more',
  '&lt;3',
  'caf&eacute;',
  '&#8217;tis',
  '{{ first_name }}',
  '*|COMPANY|*',
  '<!-- a note with <b>tags</b> -->',
  '<!--[if mso]><table><tr><td><![endif]-->x<!--[if mso]></td></tr></table><![endif]-->',
  '<br>',
  '<br/>',
  '<img src="https://img.example/a.png" alt="Our plan" width="20" height="20">',
  '<a href="https://example.com/a?x=1&amp;y={{ id }}">See the plan</a>',
  '<a href="mailto:ana@example.com" style="color:#06c">write to us</a>',
] as const
const INLINE = ['b', 'i', 'span style="color:#333"', 'font face="Arial"', 'strong class="x"'] as const
const BLOCKS = ['p', 'div', 'td', 'li', 'h2', 'blockquote type="cite"', 'center'] as const

const nameOf = (tag: string) => tag.split(' ')[0]
const wrap = (tag: string, inside: string) => `<${tag}>${inside}</${nameOf(tag)}>`
const inTable = (tag: string, inside: string) =>
  tag === 'td'
    ? `<table role="presentation" cellpadding="0"><tr>${wrap(tag, inside)}</tr></table>`
    : tag === 'li'
      ? wrap('ul', wrap(tag, inside))
      : wrap(tag, inside)

/** A sentence with tags around some of its words, nested at times. */
const sentence = fc
  .tuple(
    fc.constantFrom(...TEXTS),
    fc.array(fc.tuple(fc.nat(30), fc.nat(4), fc.constantFrom(...INLINE), fc.boolean()), { maxLength: 3 }),
  )
  .map(([text, marks]) => {
    const words = text.split(' ')
    for (const [at, length, tag, nested] of marks) {
      const from = at % words.length
      const inside = words.slice(from, from + 1 + length)
      // Only where no tag of another mark begins or ends alone.
      if (inside.some((word) => word.includes('<'))) continue
      const marked = wrap(tag, nested ? wrap('em', inside.join(' ')) : inside.join(' '))
      words.splice(from, inside.length, ...marked.split(/(?<=>) | (?=<)/))
    }
    return words.join(' ')
  })
const line = fc.array(fc.oneof({ weight: 3, arbitrary: sentence }, fc.constantFrom(...PIECES)), {
  minLength: 1,
  maxLength: 4,
})
const block = fc
  .tuple(fc.constantFrom(...BLOCKS), line, fc.constantFrom(' ', '\n', '\n    '))
  .map(([tag, parts, gap]) => inTable(tag, parts.join(gap)))
const mail = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 6 }), fc.boolean(), fc.boolean())
  .map(([blocks, whole, nested]) => {
    const body = `<p>Hi {{ first_name }},</p>\n${nested ? inTable('td', blocks.join('\n')) : blocks.join('\n')}\n<p>Best,<br>Tom</p>`
    return whole
      ? `<!doctype html><html lang="en"><head><title>News</title><style>p { color: #333 }</style></head><body>${body}</body></html>`
      : body
  })

const TAG = /<!--[\s\S]*?-->|<[^>]*>/g
const linksIn = (html: string) => (html.match(/(?:href|src)="[^"]*"/g) ?? []).sort()
const placeholdersIn = (html: string) => (html.match(/\{\{[^}]*\}\}|\*\|\w+\|\*/g) ?? []).sort()
const commentsIn = (html: string) => html.match(/<!--[\s\S]*?-->/g) ?? []

const RUNS = 150
const EMPTY = new Set(['br', 'img', '!doctype'])

/** What is wrong with how tags open and close; '' when all do. */
function unbalanced(html: string): string {
  const open: string[] = []
  for (const [tag] of html.matchAll(TAG)) {
    if (tag.startsWith('<!--')) continue
    const name = /^<\/?(!?[a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    if (EMPTY.has(name) || tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return `${tag} closes what is not open`
  }
  return open.join(' ')
}

/** The draft with the changes the answer tells of made by hand. */
function changed(
  draft: string,
  changes: readonly { field: string; start: number; end: number; after: string }[],
) {
  return changes
    .filter(({ field }) => field === 'draft')
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, after }) => text.slice(0, start) + after + text.slice(end), draft)
}

const kinds = fc.constantFrom('auto', 'cold_outreach', 'newsletter', 'internal', 'promotional')
const wishes = fc.constantFrom<Partial<Request>>(
  {},
  { length: { mode: 'shorter' } },
  { tone: ['plain', 'direct'] },
)

describe('a rewrite of any HTML mail', () => {
  it('keeps links, placeholders and comments, closes every tag, and changes nothing but what it says', () => {
    let mended = 0
    fc.assert(
      fc.property(mail, kinds, wishes, (draft, kind, wish) => {
        expect(unbalanced(draft)).toBe('')
        const request: Request = { draft, kind, format: 'html', ...wish }
        const { variants } = local(contract.input.parse(request), {
          profile: DEFAULT_PROFILE,
          dictionary,
        }).result
        const [variant] = variants
        const after = variant?.draft ?? ''
        if (after !== draft) mended++
        expect(linksIn(after)).toEqual(linksIn(draft))
        expect(placeholdersIn(after)).toEqual(placeholdersIn(draft))
        expect(commentsIn(after)).toEqual(commentsIn(draft))
        expect(unbalanced(after)).toBe('')
        expect(changed(draft, variant?.changes ?? [])).toBe(after)
        for (const { field, start, end, before } of variant?.changes ?? [])
          if (field === 'draft') expect(draft.slice(start, end)).toBe(before)
      }),
      { numRuns: RUNS, seed: 20261125 },
    )
    // Mails that are left alone would prove nothing.
    expect(mended).toBeGreaterThan(RUNS / 2)
  })
})
