import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { directQuestion } from '#shared/operations/rewrite/steps/embedded-question.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (ask: string, kind: Request['kind'] = 'cold_outreach') => {
  const draft = `Hi Dana,\n\nYour careers page lists eleven open driver jobs in Leeds. We plan routes for 40 bakeries, and each van comes home 70 minutes sooner.\n\n${ask}\n\nBest,\nTom Hale`
  const [variant] = local(contract.input.parse({ kind, draft }), { profile: DEFAULT_PROFILE, dictionary })
    .result.variants
  return variant?.draft.split('\n\n').slice(2, -1).join(' ')
}

describe('what a mail asks for is asked outright', () => {
  it('but not where it is the answer that has its day', () => {
    const ask = 'Could you tell me which depot you like by the 15th?'
    expect(rewritten(ask)).toBe(ask)
  })

  it.each([
    ["I'd be grateful if you could point me to the right person.", 'Could you point me to the right person?'],
    ['I would really appreciate it if you could send me the list.', 'Could you send me the list?'],
    [
      'It would be great if you could point me to the right person.',
      'Could you point me to the right person?',
    ],
    ['I was wondering if you might have had a chance to read it.', 'Have you had a chance to read it?'],
    ['I was wondering whether you have already received the list.', 'Have you already received the list?'],
    ["I'm hoping you can point me to the right person.", 'Could you point me to the right person?'],
    ["If you could send me the list, I'd really appreciate it.", 'Could you send me the list?'],
    ["Let me know if you'd like to proceed.", 'Would you like to proceed?'],
    ['Please feel free to let me know in case you would like a demo.', 'Would you like a demo?'],
    [
      'In terms of next steps, I think it might make sense for us to maybe do a short demo with your data.',
      'Could we do a short demo with your data?',
    ],
    ['I think it would be good if we could have a call next week.', 'Could we have a call next week?'],
    [
      "I'd be keen to hear whether this is something you would be interested in exploring further.",
      'Is this something you would be interested in exploring?',
    ],
    [
      'I would be more than happy to arrange a tasting at your depot should this be of interest to you.',
      'Shall I arrange a tasting at your depot?',
    ],
    ["Let me know if you'd like a demo of the scheduler.", 'Would you like a demo of the scheduler?'],
    ["Please let me know if you're interested in a trial.", 'Are you interested in a trial?'],
    ['Let me know which depot you would start with.', 'Which depot would you start with?'],
    ['Let me know who looks after routing.', 'Who looks after routing?'],
    [
      "Let me know if you'd like to proceed and I'll send the contract.",
      "Would you like to proceed? If so, I'll send the contract.",
    ],
    ["If you're interested in a trial, please let me know.", 'Are you interested in a trial?'],
    ["Let me know if you have any questions or if you'd like to proceed.", 'Would you like to proceed?'],
  ])('%s', (sentence, expected) => {
    expect(rewritten(sentence)).toBe(expected)
  })

  it.each([
    ['and please include the prices', 'Please include the prices.'],
    ['and please feel free to say no', 'Please feel free to say no.'],
    ['but please do not rush', 'Please do not rush.'],
    ['and I understand if you cannot', 'I understand if you cannot.'],
    ['and thank you for being so patient', 'Thank you for being so patient.'],
    ['but no rush', 'No rush.'],
  ])('what goes along and asks nothing is a sentence of its own: “, %s”', (more, apart) => {
    for (const wish of ['I was wondering if you could', "I'd be grateful if you could"])
      expect(rewritten(`${wish} send me the list, ${more}.`)).toBe(`Could you send me the list? ${apart}`)
  })

  it.each(['and perhaps the prices', 'and thank Rob for it'])(
    'and what is asked as well stays in the question: “%s”',
    (more) => expect(rewritten(`I was wondering if you could send the list ${more}.`)).not.toContain('list?'),
  )

  it.each([
    'Let me know if you need anything else.',
    'Let me know in case the list is late.',
    'Please let us know when the route list is ready.',
  ])('but not what is to be told in some case, or later: %s', (sentence) =>
    expect(rewritten(sentence)).toBe(sentence),
  )

  it('and not beside the ask that the mail is for', () => {
    const asked =
      "Shall I send you the plan for one route? Let me know if you'd like a demo of the scheduler."
    expect(rewritten(asked)).toContain("Let me know if you'd like a demo")
  })
})

describe('a question that is only reported', () => {
  it.each([
    ['if the plan fits your depot', 'Does the plan fit your depot?'],
    ['if your team has time for a trial', 'Does your team have time for a trial?'],
    ['whether or not you have received the parcel', 'Have you received the parcel?'],
    ["if you've seen the quote", 'Have you seen the quote?'],
    ['if Anna and Tom are free', 'Are Anna and Tom free?'],
    ['if you or your team would like a demo', 'Would you or your team like a demo?'],
    ['if I should send the route plan', 'Should I send the route plan?'],
    ['if there is someone else I should talk to', 'Is there someone else I should talk to?'],
    ['how many vans you run', 'How many vans do you run?'],
    ['what time suits you', 'What time suits you?'],
    ['when we can expect payment', 'When can we expect payment?'],
    ['who these should be sent to', 'Who should these be sent to?'],
    ["which of these you would prefer and I'll order it", "Which of these would you prefer? I'll order it."],
  ])('has its verb in front: %s', (reported, expected) => {
    expect(directQuestion(reported)).toBe(expected)
  })

  it.each([
    'if there is a problem',
    "if you can't make it",
    'if I can help',
    'if it arrives',
    'when it goes live',
    'when you can',
    'what your thoughts are',
    "if you'd better wait",
    'if the depots that we named have space',
    'which items you dispute',
    'if you want it, so that we can start',
  ])('stays where it asks nothing of today, or grammar leaves a doubt: %s', (reported) => {
    expect(directQuestion(reported)).toBeNull()
  })
})
