/** What a mailing ends with by law: its footer, which its follow-ups have to carry as it stood. */
import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { playOf } from '#shared/operations/sequences/angles.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask, askFor, written } from './calls.ts'

const docOf = (draft: Draft) => parse(draft, DEFAULT_PROFILE, new Memo(), dictionary)
const later = (draft: Draft) => written(askFor(draft, { steps: 6, channels: ['email'] }).result.steps)

const mailings = readCorpus()
  .filter(({ kind }) => playOf(kind) === 'campaign')
  .map(({ id, draft }) => ({ id, draft, doc: docOf(draft) }))
  .filter(({ doc }) => doc.blocks.some(({ region }) => region === 'footer'))

describe('every follow-up to a mailing of the corpus', () => {
  it.each(mailings)('has each line, tag and link of the footer as it stood: $id', ({ draft, doc }) => {
    const lines = doc.blocks
      .filter(({ region }) => region === 'footer')
      .flatMap(({ start, end }) => doc.text.slice(start, end).split('\n'))
    const links = doc.links.filter(({ region, href }) => region === 'footer' && href !== '')
    const steps = later(draft)
    expect(steps.length).toBeGreaterThan(0)
    for (const { text } of steps) {
      const read = docOf({ draft: text ?? '', format: doc.format })
      expect(read.text.split('\n')).toEqual(expect.arrayContaining(lines))
      const kept = read.links.map((link) => ({ href: link.href, text: link.text }))
      for (const { href, text } of links) expect(kept).toContainEqual({ href, text })
    }
  })

  it.each([
    [
      'the firm and its address under the name',
      'event-invitation-trade-fair-good',
      'Hartwig Pumpen GmbH, Am Wehr 7, 86199 Augsburg, Germany<br>\nRegistered at',
    ],
    [
      'a link within its sentence',
      'event-invitation-trade-fair-good',
      '<a href="{unsubscribe_url}">Unsubscribe here in one step</a> or write to',
    ],
    [
      'a tag beside a link',
      'promotional-coffee-subscription-good',
      `{% unsubscribe 'Unsubscribe' %} or <a href="https://tarrycoffee.example/prefs">hear from us less often</a></p>`,
    ],
  ])('keeps %s', (_, id, part) => {
    const steps = mailings.filter((mail) => mail.id === id).flatMap(({ draft }) => later(draft))
    expect(steps.length).toBeGreaterThan(1)
    for (const { text } of steps) expect(text).toContain(part)
  })
})

describe('the footer of a mailing in text', () => {
  const signed = 'Best,\nHannah Odell\nOdell Ridge Ltd, 88 Kiln Road, Penland, NC 28765'
  const footer = 'Don’t want these? Unsubscribe: https://woolroom.example/u\n\nSent by hand.'
  const request = {
    kind: 'promotional',
    draft: `Hi {{first_name}},\n\nOur winter duvets are 30% off until Sunday.\n\nShop: https://woolroom.example/winter\n\n${signed}\n\n${footer}`,
  }

  it('keeps its own words and blank lines, whatever the voice, and names the sender and the address once', () => {
    const voice = { ...SILENT_VOICE, contractions: 'avoid' as const }
    const steps = written(ask(request, { ...DEFAULT_PROFILE, voice }).result.steps)
    expect(steps.length).toBeGreaterThan(0)
    for (const { text } of steps) {
      expect(text?.endsWith(footer)).toBe(true)
      for (const line of signed.split('\n')) expect(text?.split(line)).toHaveLength(2)
    }
  })
})
