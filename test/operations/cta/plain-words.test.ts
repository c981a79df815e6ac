/** Asks in plain words that open with no verb of asking, or that one sentence runs together. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const mail = (kind: Request['kind'], ask: string): Request => ({
  kind,
  subject: 'The spring market',
  draft: `Hi Ana,\n\nThe spring market runs for a day longer this year, with forty stalls in the yard.\n\n${ask}\n\nTom`,
})
const found = (kind: Request['kind'], ask: string) => answer(mail(kind, ask)).result.found
const codes = (kind: Request['kind'], ask: string) => answer(mail(kind, ask)).result.issues.map((i) => i.code)

describe('an ask', () => {
  it.each([
    'Hit reply with a time that works.',
    'I’d appreciate your feedback by Tuesday.',
    'We’d appreciate your answer.',
    'You can also call me on Friday.',
  ])('is found: %s', (ask) => {
    for (const kind of ['cold_outreach', 'follow_up', 'internal'] as const)
      expect(found(kind, ask).map(({ text }) => text)).toEqual([ask])
  })

  it.each(['We hit our target in May.', 'I appreciate your feedback on the plan.', 'You can call it a day.'])(
    'is none: %s',
    (line) => {
      expect(found('internal', line)).toEqual([])
    },
  )

  it('is found by the mark of an Arabic question, which ends its sentence', () => {
    const draft = 'مرحبا سارة،\n\nهل يمكنك الرد قبل الجمعة؟ هل الخميس مناسب؟ شكرا جزيلا.\n\nأحمد'
    const { found } = answer({ draft }).result
    expect(found.map(({ text }) => text)).toEqual(['هل يمكنك الرد قبل الجمعة؟', 'هل الخميس مناسب؟'])
  })
})

describe('one sentence', () => {
  it.each([
    'Please let me know your availability for a quick chat, send me your CV, and feel free to share this with your friends.',
    'Book now, call us on 0800 123 456, or visit the shop.',
  ])('with three asks asks several: %s', (ask) => {
    for (const kind of ['recruiting', 'cold_outreach', 'other'] as const)
      expect(codes(kind, ask), kind).toContain('several')
  })

  it('that leaves three ways to choose from is told of in a promotion as well', () => {
    expect(codes('promotional', 'Book now, call us on 0800 123 456, or visit the shop.')).toContain('several')
  })

  it('that leads through a few screens is one instruction, and no look', () => {
    const steps = 'Open an invoice, choose Split, and enter a percentage for each stage.'
    for (const kind of ['product_update', 'internal', 'support_reply'] as const) {
      expect(found(kind, steps)).toMatchObject([{ kind: 'task', friction: 2 }])
      expect(codes(kind, steps)).toEqual([])
    }
  })
})
