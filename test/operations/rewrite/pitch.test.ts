import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) => {
  const [variant] = local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
    .variants
  expect(variant?.facts.dropped).toEqual([])
  return variant?.draft ?? ''
}

const mail = (told: string, asked = '') =>
  `Hi Marcus,\n\nYour second dock in Tulsa opens in May. Dispatchers at Hollis Transport in Joplin made 62 check calls a day before they had Lanewise. ${told}\n\nLanewise reads from McLeod, so there is nothing to install in the cabs. Most teams are live within three weeks, at $1,900 per month.\n\nWould you be open to a 20-minute call next week? ${asked}\n\nBest,\nPriya`

const shorter = (kind: Request['kind'], told: string, asked?: string) =>
  rewritten({ kind, subject: 'Check calls in Tulsa', length: { mode: 'shorter' }, draft: mail(told, asked) })

describe('a mail to a stranger that is to be shorter', () => {
  it.each([
    'They also complained about the fuel cards.',
    'That means tired dispatchers, late trucks and angry shippers.',
    'In other words, the desk was always full.',
    'We pride ourselves on our attention to detail.',
    "We're confident that we can deliver similar results for you.",
    "It's a no-brainer for any carrier.",
    'Congratulations on this milestone.',
    'Our friendly team is always on hand to support you.',
    'I believe there is a huge potential for our two companies.',
    'They have a great culture and excellent benefits.',
    'It is a truly unique opportunity to make a real difference.',
  ])('loses praise, what is said again and points behind the first: %s', (sentence) => {
    expect(shorter('cold_outreach', sentence)).not.toContain(sentence.slice(0, -1))
  })

  it.each([
    'If not, could you point me to the person who looks after this?',
    'You can also book a slot in my calendar.',
    'Alternatively, just reply with your number and I will call you.',
    'Alternatively, feel free to forward this to whoever is the right person.',
    'You can also find out more on our website and follow us on Instagram.',
  ])('loses the ask beside the one it is for: %s', (sentence) => {
    expect(shorter('cold_outreach', '', sentence)).not.toContain(sentence.slice(0, -1))
  })

  it.each([
    'It also works without a signal.',
    'They also filled 40 slots.',
    'It also reads from Samsara.',
    'That means you can cancel on any day.',
    'I would also be happy to visit you with some samples. I am in Tulsa in the week of the fair.',
  ])('keeps limits, figures, names and what the reader may do: %s', (sentence) => {
    expect(shorter('cold_outreach', sentence)).toContain(sentence)
  })

  it('keeps the way to say no', () => {
    const out = 'If this is not for you, tell me and I will not write again.'
    expect(shorter('cold_outreach', '', out)).toContain(out)
  })

  it('keeps what stands before praise in its sentence', () => {
    const told = 'We plan loads for carriers, and our award-winning team is passionate about helping people.'
    expect(shorter('cold_outreach', told)).toContain('We plan loads for carriers.')
  })

  it('tells its question what the call is for and how long it takes', () => {
    const asked = "I'd love to hop on a quick 30 minute call to show you a demo. Do you have time on Tuesday?"
    const draft = mail('').replace('Would you be open to a 20-minute call next week?', asked)
    expect(rewritten({ kind: 'cold_outreach', subject: 'Check calls', draft })).toContain(
      'Do you have time for a 30-minute call on Tuesday?',
    )
  })
})

it.each(['They also complained about the fuel cards.', 'In other words, the desk was always full.'])(
  'who knows the sender is told further points as well: %s',
  (sentence) => {
    expect(shorter('renewal', sentence)).toContain(sentence)
  },
)
