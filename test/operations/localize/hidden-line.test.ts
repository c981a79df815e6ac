/** The hidden line at the top of HTML speaks as the mail does. */
import { describe, expect, it } from 'vitest'
import { localize } from './localize.ts'

const BODY = '<p>Hello growers,</p><p>The seed swap is on 14 March, bring labelled colours.</p>'
const html = (hidden: string) =>
  `<html lang="en"><body><div style="display:none">${hidden}</div>${BODY}</body></html>`
const american = (hidden: string, more = {}) =>
  localize({ draft: html(hidden), locale: 'en-GB', target_locale: 'en-US', ...more })

describe('a hidden preheader', () => {
  it('is adapted with the body, and each change of it is listed by its place in the draft', () => {
    const draft = html('Our seed swap on 14 March')
    const { draft: after, adaptations, preheader } = american('Our seed swap on 14 March')
    expect(after).toContain('>Our seed swap on March 14</div>')
    expect(after).toContain('on March 14, bring labeled colors.')
    expect(preheader).toBeNull()
    for (const { field, start, end, before } of adaptations) {
      expect(field).toBe('draft')
      expect(draft.slice(start, end)).toBe(before)
    }
  })

  it.each([
    [
      'Colours &amp; seeds on 14 March&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;',
      'Colors &amp; seeds on March 14&#847;',
    ],
    [
      'Bring <b>labelled</b> seeds, {{first_name}}, on 14 March',
      'Bring <b>labeled</b> seeds, {{first_name}}, on March 14<',
    ],
    ['See https://colour.example/14-march', 'See https://colour.example/14-march<'],
  ])('keeps its markup, fillers, tags and addresses: %s', (hidden, after) =>
    expect(american(hidden).draft).toContain(`>${after}`),
  )

  it('is adapted beside a preheader of its own field', () => {
    const { draft, preheader } = american('Our swap on 14 March', { preheader: 'New colours' })
    expect([preheader, draft.includes('Our swap on March 14')]).toEqual(['New colors', true])
  })

  it('is left alone where it speaks as the target does', () =>
    expect(american('Our seed swap on March 14').draft).toContain('>Our seed swap on March 14</div>'))

  it('is to be translated once, without the signs that fill up its row', () => {
    const draft = html('Our seed swap on 14 March&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;')
    const { needs_model } = localize({ draft, locale: 'en-GB', target_locale: 'de-DE' })
    const hidden = needs_model.filter(({ span }) => span.quote.includes('Our seed swap'))
    expect(hidden.map(({ span }) => span.quote)).toEqual(['Our seed swap on 14 March'])
    expect(hidden[0]?.reason).toMatch(/^Hidden preview text\./)
  })
})
