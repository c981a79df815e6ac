/** Kinds of sales mail, of those who buy, and of those who write for the last time. */
import { expect, test } from 'vitest'
import { isSure } from '#shared/engine/detect.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

const guess = (draft: Draft) => parse({ ...draft, kind: 'auto' }, DEFAULT_PROFILE, new Memo())

test.each([
  [
    'Cut your AWS bill by 30%',
    'Hi David,\n\nAre you tired of overpaying for cloud? Most companies waste 35% of what they spend on it.\n\nCloudTrim finds waste in your AWS account. It takes 15 minutes to set up and there is no risk. We are trusted by over 500 companies. Would you be available for a 15 minute call this Thursday?\n\nCheers,\nNate',
  ],
  [
    'Can we help you hit quota?',
    'Hello Michael,\n\nAre you struggling to get your reps to hit quota? You’re not alone! That’s where RevBoost comes in. Our AI-powered platform gives your reps the content they need.\n\nWhen are you free for a call over the next couple of weeks?\n\nJessica',
  ],
])('a pitch is surely one, whatever it leaves out: %s', (subject, draft) => {
  const { kind, kindConfidence } = guess({ subject, draft })
  expect(kind).toBe('cold_outreach')
  expect(isSure(kindConfidence)).toBe(true)
})

test('who asks for a quote sells nothing', () => {
  const draft =
    'Hello,\n\nI came across your website and I am interested in getting a quote for 500 tote bags by September 3rd. What is the price per unit, and what is the lead time?\n\nThank you,\nMarisol'
  expect(guess({ subject: '500 tote bags', draft }).kind).not.toBe('cold_outreach')
})

test('who takes over from somebody is no stranger', () => {
  const draft =
    'Hi Leo,\n\nI wanted to introduce myself as your new customer success manager. I am taking over from Kim. Would you have 30 minutes next week to talk about your goals?\n\nPia'
  expect(guess({ subject: 'Your new contact', draft }).kind).toBe('customer_success')
})

test('who writes for the last time says so', () => {
  const draft =
    'Hey Jamie,\n\nI’ve reached out a couple of times and haven’t heard back, so I’m going to assume that this isn’t a priority.\n\nI don’t want to be a pest, so this will be my last email. If things change, you know where to find me.\n\nCarlos'
  expect(guess({ subject: 'Last note', draft }).kind).toBe('breakup')
})
