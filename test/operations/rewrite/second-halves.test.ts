import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { leavesHalf, partsHalves } from '#shared/operations/rewrite/steps/second-half.ts'
import { dictionary } from '../../support/dictionary.ts'

/** What becomes of a sentence in a paragraph of its own. */
function one(sentence: string): string {
  const draft = `Hi Anna,\n\n${sentence}\n\nThe second delivery came in this morning and is in bay 4. Could you tell Rob which pallets you want first?\n\nBest,\nTom`
  const input = contract.input.parse({ kind: 'internal', subject: 'Delivery in bay 4', draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split('\n\n').slice(1, -2).join('\n\n')
}

describe('a sentence of two halves', () => {
  it.each([
    'Please note that the gate is shut and use the side door.',
    'Please be aware that the gate is shut and use the side door.',
    'I wanted to let you know that I got the job, and to thank you for the reference.',
    "I would like to let you know that I'm away on Monday and ask you to lock the gate.",
    'I am writing to let you know that I will leave in June and to ask you for a reference.',
    'I would like to thank you for the reference and to ask you for one more favour.',
    'We would like to inform you that the pump is back and to ask you to test it.',
    'I just wanted to say that the talk was good and to ask for the slides.',
    'We ask that you lock the gate and that the dog stays inside.',
    'I was wondering if you could come on Friday and if Rob could come too.',
    'I hope you had a good holiday and are ready for the audit on Monday.',
    'Please find attached the form and sign on page 2.',
    'As you are aware, and as we said in May, the gate is shut.',
    'I am pleased to tell you that you got the place and would like to ask you for your papers.',
    'Upon further investigation, we have found that the pump was blocked and have replaced it.',
    "I'm reaching out about the job, which starts in May, and to ask what you earn now.",
    'There is one thing that is not clear and that we need to know by Friday.',
    'I was hoping that you could look at the plan and that we could talk on Monday.',
    'I hope all is well with you and your team and that the new office suits you.',
  ])('stays whole where a cut would leave its second half: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    "I'm writing to let you know about the gate and to ask for the code.",
    "I'm reaching out to say hello and to ask how the pump is doing.",
    "If you can't be bothered to do it then at least send me the raw export and I will do it myself, like last quarter.",
  ])('is not cut with what it asks besides: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    'On reviewing your account it was found that it was locked.',
    'After checking the log, we found that it had left on Monday.',
  ])('keeps what its pronoun means: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    [
      'I wanted to let you know that the gate is shut and that you can use the side door.',
      'The gate is shut and you can use the side door.',
    ],
    [
      'We are pleased to inform you that the pump is back and runs again.',
      'The pump is back and runs again.',
    ],
    [
      'After reviewing your claim, we have found that the pump was fitted wrong and that the seal is missing.',
      'The pump was fitted wrong and the seal is missing.',
    ],
    [
      'We are happy to let you know that your orders have shipped and have cleared customs.',
      'Your orders have shipped and have cleared customs.',
    ],
    [
      'Would you be able to send the file today and call me when it is done?',
      'Could you send the file today and call me when it is done?',
    ],
    ['Please note that the doors open at 8 and close at 6.', 'The doors open at 8 and close at 6.'],
    [
      'Please be aware that you must sign the form and return it by Friday.',
      'You must sign the form and return it by Friday.',
    ],
    [
      "I'm contacting you regarding the gate, which is broken and which is open all night.",
      'The gate is broken and is open all night.',
    ],
    [
      "I'm contacting you regarding the gate, which is broken, and the fence.",
      'This is about the gate, which is broken, and the fence.',
    ],
  ])('loses its preamble where both halves can do without it: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })

  it.each([
    'Your current lease, which expires on 30 June and in respect of which notice of at least three months must be given by either side in writing, is with our solicitor and we will send a copy.',
    'We have renewed the lease for the second floor on the old terms, which expire on 30 June and in respect of which notice of three months must be given in writing by either of the two sides.',
    'Please join the webinar on Tuesday, 21 May at 11:00 CET, where our expert Lena Ott shares her five best tips for the audit, and where you will have the chance to ask her about your own case.',
    'The report, which is due on Friday and which the board has asked for twice, needs the figures of your team for the second quarter before we can print it.',
  ])('is not parted where its second relative would hang in the air: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})

describe('a sentence of two halves in markup', () => {
  it.each([
    'I hope you had a <b>good</b> holiday and are ready for the audit on <b>Monday</b>.',
    'I wanted to let you know that the gate is <b>shut</b> and to ask you for the code.',
    'Please note that the gate is <b>shut</b> and use the side door.',
  ])('stays whole as well: %s', (sentence) => {
    const draft = `<p>Hi Anna,</p><p>${sentence}</p><p>The second delivery came in this morning. Could you tell Rob which pallets you want first?</p><p>Best,<br>Tom</p>`
    const input = contract.input.parse({ kind: 'internal', subject: 'Delivery in bay 4', draft })
    const [variant] = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants
    expect(variant?.draft).toContain(sentence)
  })
})

describe('“then”', () => {
  it.each([
    "If the lift is fixed, that's fine too, but then I'd need a second key.",
    'If I have four votes by then I will book the hall.',
    'If you are not sure until then please call the desk.',
    'If you are free from then I can come on Monday.',
    'If it is leaking even then you should call me.',
    "If you sign today and then we'd ship on Friday, the fair would have its stand.",
    'If it rains, we go in, then we can eat.',
  ])('stays where it says when: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    ['If it rains, then we can move it inside.', 'If it rains, we can move it inside.'],
    ['If you agree, then please sign on page 4.', 'If you agree, please sign on page 4.'],
  ])('goes right behind its if-clause: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })
})

describe('what a cut leaves', () => {
  it.each([
    ['We are not able to print or to bind.', 'We cannot print or to bind.'],
    ['It has an impact on the price and on the date.', 'It affects the price and on the date.'],
    ['There are two vans that are free and one that is not.', 'Two vans are free and one that is not.'],
    ['In the event that it rains or that it snows, we stay.', 'If it rains or that it snows, we stay.'],
    ['Do not hesitate to write to me or to Rob.', 'Please call me or to Rob.'],
    ['I hope you are well and would like to ask you.', 'Would like to ask you.'],
    [
      "I'm reaching out because we are late and because you know why.",
      'We are late and because you know why.',
    ],
    [
      'We would like to make a change to the date and to the price.',
      'We would like to change the date and to the price.',
    ],
    ['We have the ability to print on cloth and to ship.', 'We can print on cloth and to ship.'],
    ['They carried out a check of the pump and of the valve.', 'They checked the pump and of the valve.'],
  ])('is half a sentence where its first half went: %s', (before, after) => {
    expect(leavesHalf(before, after)).toBe(true)
  })

  it.each([
    [
      'I wanted to let you know that we need to move the desks and to sell two of them.',
      'We need to move the desks and to sell two of them.',
    ],
    [
      'We would like to make a change to the date and to the price.',
      'We would like to change the date and the price.',
    ],
    ['I wanted to say that we moved from Bern to Basel.', 'We moved from Bern to Basel.'],
    [
      'Tickets are sold at the present time online or at the desk.',
      'Tickets are sold now online or at the desk.',
    ],
    [
      'I would be grateful if you could tell me who came and if all is well.',
      'Please tell me who came and if all is well.',
    ],
    ['I was wondering if you have the key and if so, where.', 'Do you have the key and if so, where?'],
    ['I hope you are well and have a look at it.', 'Have a look at it.'],
  ])('is whole where nothing of it hangs on what went: %s', (before, after) => {
    expect(leavesHalf(before, after)).toBe(false)
  })

  it('is told of each sentence that a split makes', () => {
    const sent = 'We sold the van, which was old and for which we had no use.'
    expect(partsHalves(sent, ['We sold the van.', 'It was old and for which we had no use.'])).toBe(true)
    expect(partsHalves(sent, ['We sold the van.', 'It was old, and we had no use for it.'])).toBe(false)
  })
})
