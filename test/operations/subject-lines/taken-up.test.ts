import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const answer = (draft: string, subject?: string) =>
  local(contract.input.parse({ draft, ...(subject === undefined ? {} : { subject }) }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result
const linesFor = (draft: string) => answer(draft).candidates.map(({ text }) => text)

const cutOver =
  'Hi all,\n\nA quick note on where we stand with the migration. The customer tables went across on Saturday night without loss. The billing export did not, and finance is correcting it by hand.\n\nBecause of that we’re pushing the cut-over from Monday 17 to Thursday 20 November. Please keep using the old system until then.\n\nRuth'
const reception =
  'Hi Derek\n\nI need someone to cover reception on Friday afternoon. Carla has a hospital appointment and Petra is already off. Can you do it?\n\nSam'
const quotes =
  'Hi Tess,\n\nI looked at the three quotes for the office cleaning. CleanCo is cheapest but only does evenings, so I recommend Brightside.\n\nAre you happy for me to sign?\n\nOwen'
const application =
  'Dear Mr Halloran,\n\nThank you for your application for the post of site manager. We have decided to offer the position to another candidate, who has more experience with rail projects.\n\nEileen Brophy'
const boiler =
  'Hello Gwen,\n\nYour annual boiler service is due in March. We have these times free in your area:\n\nTuesday 10 March, 8 to 10 am\nThursday 12 March, 1 to 3 pm\nMonday 16 March, 10 am to noon\n\nReply with the one you’d like.\n\nPhil'
const course =
  'Hi Bronwyn,\n\nI haven’t heard back about the three dates I suggested for the first-aid course, and the one in May has gone to another school. That leaves 11 June and 2 July.\n\nAled'
const hotel =
  'Good morning,\n\nI stayed at your hotel from 11 to 14 July. When I checked my card statement I noticed that we were charged for four nights instead of three.\n\nPlease refund the difference.\n\nBeatrix Holm'
const backpack =
  'Hello,\n\nI bought the Ridgeline 40 backpack from your shop in Bristol on 2 May. On its third outing the left shoulder strap tore out of the seam. Photos are attached.\n\nI would like a replacement rather than a repair.\n\nAlison Tregear'
const absent =
  'Hi Rob,\n\nQuick heads-up that I won’t make the site meeting on Thursday. Could you take it? The minutes are in the project folder.\n\nSanjay'
const valuation =
  'Dear Helen\n\nI must apologise that nobody from our office came to the valuation on Saturday. Our diary showed it for the 21st. You gave up a morning for nothing, and I’m sorry.\n\nSimon Airey'
const clinics =
  'Hi Amina,\n\nI saw that Brightwell is opening clinics in Leeds and Bradford. Our overflow line cut missed calls at Oakfield Dental from one in five to one in thirty.\n\nWould a short call help?\n\nTom'
const engineer =
  'Hi Soraya,\n\nWe are looking for a staff data engineer at Hollis Rail. The team is five people and pay is €95,000 to €115,000.\n\nOpen to a call with Piet next week?\n\nNadia'

describe('a subject', () => {
  it.each([
    ['says what a note is on', 'Where we stand with the migration', cutOver],
    ['says what has another day, and which', 'Cut-over pushed to Thursday 20 November', cutOver],
    ['says for what somebody is needed', 'Covering reception on Friday', reception],
    ['names what was looked at, with what it is for', 'Three quotes for the office cleaning', quotes],
    ['names what a courtesy answers', 'Your application for the post of site manager', application],
    ['leaves out who suggested what it names', 'Three dates for the first-aid course', course],
    ['says what was done to the sender', 'Charged for four nights instead of three', hotel],
    ['names the appointment that is missed', 'Won’t make site meeting on Thursday', absent],
    ['says sorry for what stands behind “that”', 'Sorry about the valuation on Saturday', valuation],
    ['keeps both places of a pair', 'Opening clinics in Leeds and Bradford', clinics],
    ['names a job with its pay', 'Staff data engineer: €95,000 to €115,000', engineer],
  ])('%s: %s', (_, line, draft) => {
    expect(linesFor(draft)).toContain(line)
  })

  it.each([
    ['tells nobody why a colleague is away', reception, /hospital/i],
    ['is not cut before whom something was offered to', application, /the position$/],
    ['does not give the thing the day on which it was bought', backpack, /on 2 May/],
    ['points at nothing with “it”', valuation, /diary/i],
  ])('%s', (_, draft, never) => {
    for (const line of linesFor(draft)) expect(line).not.toMatch(never)
  })
})

describe('an invoice with letters before its number', () => {
  it('is called by it, with its sum and day', () => {
    const lines = linesFor(
      'Hello Petra,\n\nInvoice INV-2291 for $3,480.00 was due on 31 October and we have not received it yet.\n\nCould you tell me what day it will be paid?\n\nMiguel',
    )
    expect(lines).toContain('Invoice INV-2291: $3,480.00')
    expect(lines).toContain('Invoice INV-2291, due 31 October')
  })
})

describe('a subject that tells what became of a thing the mail does not name', () => {
  it.each(['Server outage resolved', 'Driver promoted', 'Invoice 20418 overdue'])(
    'is misleading and breaks its promise: %s',
    (subject) => {
      const current = answer(boiler, subject).current
      expect(current?.promise_match).toBe(false)
      expect(current?.risk).toBe('misleading')
    },
  )

  it('hardly fits where the mail may tell it in other words', () => {
    const current = answer(boiler, 'Your order has shipped').current
    expect(current?.promise_match).not.toBe(true)
    expect(current?.fit).toBeLessThanOrEqual(40)
  })
})
