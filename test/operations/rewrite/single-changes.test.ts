import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { withChanges } from '../../support/with-changes.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const variantsOf = (request: Request) => local(contract.input.parse(request), context).result.variants

it('what is named again goes with the sentence that named it, as one change', () => {
  const mail = readCorpus().find(({ id }) => id === 'customer-success-touch-base-fair')
  if (!mail) throw new Error('no such mail')
  const [variant] = variantsOf(contract.input.parse(JSON.parse(JSON.stringify(mail.draft))))
  const change = variant?.changes.find(({ before }) => before.includes('touch base'))
  expect(withChanges(mail.draft.draft, change ? [change] : [])).toContain(
    'Hi Omar,\n\nIs the team getting value out of the scheduling tool?',
  )
})

it('what a question asks for goes with the wish that named it, as one change', () => {
  const draft =
    "Hi Greg,\n\nTollgate Roofing opened an office in Reno. We run payroll for 300 contractors.\n\nI'd love to set up a 30-minute call to learn more about your current setup. Do you have time next Tuesday?\n\nHannah"
  const [variant] = variantsOf({ kind: 'cold_outreach', draft })
  const change = variant?.changes.find(({ before }) => before.includes('love to'))
  expect(withChanges(draft, change ? [change] : [])).toContain(
    'Do you have time for a 30-minute call next Tuesday?',
  )
})

it('what moves is one change: taken alone it leaves each sentence standing once', () => {
  const moved = ['billing-failed-payment-good', 'press-pitch-hedgehog-counts-good'].flatMap((id) => {
    const draft = readCorpus().find((mail) => mail.id === id)?.draft
    if (!draft) throw new Error(`no mail ${id}`)
    const request = contract.input.parse(JSON.parse(JSON.stringify(draft)))
    return variantsOf({ ...request, variants: 5 }).flatMap(({ changes }) =>
      changes.filter(({ type }) => type === 'order').map((change) => ({ draft: draft.draft, change })),
    )
  })
  expect(moved.length).toBeGreaterThan(0)
  const words = (text: string) => text.match(/\S+/g)?.sort()
  for (const { draft, change } of moved) expect(words(withChanges(draft, [change]))).toEqual(words(draft))
})

it('breaks between paragraphs stay changes of their own', () => {
  const sentence = (n: number) =>
    `The crew of depot ${n} checks both gates and all of the vans before the first round of the day begins.`
  const draft = `Hi all,\n\n${Array.from({ length: 12 }, (_, i) => sentence(i + 1)).join(' ')}\n\nTom`
  const breaks = variantsOf({ kind: 'internal', draft })[0]?.changes.filter(
    ({ rule_id }) => rule_id === 'wall-of-text',
  )
  expect(breaks?.length).toBeGreaterThan(1)
  for (const { before } of breaks ?? []) expect(before.length).toBeLessThan(sentence(1).length)
})
