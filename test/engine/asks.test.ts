import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { askOf, isWeakAsk } from '#shared/engine/asks.ts'
import type { BlockKind, Sentence } from '#shared/engine/doc.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

function sentence(text: string): Sentence {
  const parsed = parseSentence(text)
  return { ...parsed, parsed, start: 0, end: text.length, field: 'draft', region: 'body', block: 0 }
}

/** `meeting 3`, or '' for a sentence that asks for nothing. */
function read(text: string, block: BlockKind = 'paragraph'): string {
  const ask = askOf(sentence(text), 0, block)
  return ask ? `${ask.kind} ${ask.friction}` : ''
}

describe('an invitation', () => {
  test.each([
    ['We invite you to our webinar on payroll errors.', ''],
    ['We invite you to join us on Friday.', 'click 2'],
    ['Luis, meet Dana.', ''],
    ['Free shipping on all orders over 50 dollars for the whole family until Sunday night?', ''],
    ['It would be great if everyone could check their receipts this week.', 'task 2'],
    ['If you tell me how many people come, I will send a schedule.', 'task 3'],
    ['If you can send us a list, we can price it.', 'task 3'],
    ['If you send us the wrong item, it is lost.', ''],
  ])('%s asks for %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a question', () => {
  test.each([
    ['Is there any chance you could look over my CV?', 'task 2'],
    ['Would it be possible for you to send the file?', 'task 3'],
    ['Might I ask a favour of you?', 'task 3'],
    ['Is this not relevant to your dock?', 'interest 1'],
    ['Would a one-page summary help you?', 'interest 1'],
    ['Is this worth a closer look?', 'interest 1'],
    ['Shall I send you their figures?', 'interest 1'],
    ['Could I send you the rota they use?', 'interest 1'],
    ['Would you like to see the sums they did?', 'interest 1'],
    ['Would you, Julian, like a sample of the flour?', 'interest 1'],
    ['Want me to send the list?', 'interest 1'],
    ['Worth a quick chat?', 'interest 1'],
    ['Open to a quick 15 min chat next week to see if it is a fit for your team?', 'meeting 3'],
    ['Worth a quick call on Thursday to see how the rota for Leeds could look?', 'meeting 3'],
    ['Any interest in seeing how the rota for your depot in Leeds could look next month?', 'interest 1'],
    ['Happy to send the two-page summary over, if that helps you and your team decide?', 'interest 1'],
    ['Okay if I send over the two pages that we wrote for the depot in Leeds last year?', 'interest 1'],
    ['Should I send over the two pages?', 'interest 1'],
    ['Any thoughts?', 'interest 1'],
    ['How about a bag of each?', 'interest 1'],
    ['Should I close your file, or would you like to keep it?', 'interest 1'],
    ['Want me to send over some more info?', 'interest 1'],
    ['Mind if I send over a two-minute video?', 'interest 1'],
    ['Do you agree?', 'reply 1'],
    ['How are you handling this today?', 'reply 2'],
    ['Who is the best person to speak with about this?', 'reply 2'],
    ["How's Tuesday at 10am?", 'meeting 3'],
    ['How about Thursday?', 'meeting 3'],
    ['What does next week look like?', 'meeting 3'],
    ['How is your schedule looking?', 'meeting 3'],
    ['Would Tuesday at 10 work?', 'meeting 3'],
    ['Does Monday work for the release?', 'interest 1'],
    ['Let me know if you have some time next week for a quick 30 minute call?', 'meeting 3'],
    ['Did I miss anything?', 'reply 1'],
    ['Which one should I put in the contract?', 'reply 2'],
    ['And who else on your team should I be talking to?', 'reply 2'],
    ['Are you the right person for this?', 'reply 2'],
    ['Could you tell me by Thursday which date you want?', 'reply 2'],
    ['Could we meet for 30 minutes on Tuesday?', 'meeting 3'],
    ['Do you have 15 minutes this week?', 'meeting 3'],
    ['Would you be open to a 20-minute call with Inês?', 'meeting 3'],
    ['Are you free on Thursday?', 'meeting 3'],
    ['Would you come and taste what we make?', 'meeting 3'],
    ['Could you pick a slot in my calendar?', 'calendar 4'],
    ['Can you confirm the split by Friday?', 'task 3'],
    ['Zoë, could you send Håkon the route sheet?', 'task 3'],
    ['I was hoping you could perhaps confirm the split by Friday, if it is no trouble?', 'task 3'],
    ['Could you fill in our survey before Friday?', 'task 4'],
    ['Could you register at the link below?', 'click 2'],
  ])('asks: %s', (text, note) => {
    expect(read(text)).toBe(note)
    expect(askOf(sentence(text), 7)).toMatchObject({ sentence: 7, question: true })
  })

  test.each([
    'Did you know?',
    'So what are you waiting for??',
    'Are you tired of slow invoices?',
    'How are you?',
    'Stuck?',
    'Can’t travel?',
    'Not sure about grind?',
    'Not relevant?',
    'Not for you?',
    'Why buy a used kayak?',
    'Want fewer, closer to home?',
    'Your March piece ended with a question: is anyone actually counting?',
    'Still open: who answers the phone on launch weekend?',
    'Customers keep asking us “can it fly?”',
  ])('wants no answer: %s', (text) => expect(read(text)).toBe(''))
})

describe('a polite question without its mark', () => {
  test.each([
    ['Could you send me your comments by Friday', 'task 3'],
    ['Can you call me.', 'reply 2'],
    ['Only then will you get it.', ''],
    ['Would you believe it.', ''],
  ])('%s asks for %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a statement', () => {
  test.each([
    ['If you could see your way to giving £10, the roof will be done by May.', 'click 2'],
    ['Should you feel able to make a small donation, the page is below.', 'click 2'],
    ['If you felt able to help, we would be very grateful.', 'task 3'],
    ['Should you wish to proceed, kindly sign and return the enclosed documents.', 'task 3'],
    ['If you decide to stay, please sign the renewal by Friday.', 'task 3'],
    ['I would be so grateful if you were able to lend us the van.', 'task 3'],
    ['Any gift, however small, would make a difference.', 'click 2'],
    ['We wondered whether you might consider a donation.', 'click 2'],
    ['You might like to consider a small monthly gift.', 'click 2'],
    ['I was hoping to ask you a favour: the van on Saturday.', 'task 3'],
    ['Let me know when works for you.', 'reply 2'],
    ['Feel free to book a time on my calendar.', 'calendar 4'],
    ['You can book a slot here: https://cal.example/tom', 'calendar 4'],
    ['If you have 10 minutes this week, I can show you the numbers.', 'meeting 3'],
    ['Visit https://acme.example to see a demo.', 'click 2'],
    ["I'd love to learn more about how you handle this today.", 'reply 1'],
    ['Would love to get your feedback on this.', 'reply 1'],
    ['Reply here or call 555-0142 on weekdays.', 'reply 1'],
    ['Just reply "yes please" and I\'ll see to it.', 'reply 1'],
    ["Or just reply “INTERESTED” and I'll send over a film.", 'reply 1'],
    ['All I need is a quick yes.', 'reply 2'],
    ['It would be greatly appreciated if a date could be set.', 'reply 2'],
    ['Once you have read it, tell me which of the two you prefer.', 'reply 2'],
    ["I'd love to set up a 30-minute call to show you how it works.", 'meeting 3'],
    ['Let me know what time works for you.', 'meeting 3'],
    ['Grab a time here: https://cal.acme.example/kyle', 'calendar 4'],
    ['Please also book a 45-minute demo on my calendar.', 'calendar 4'],
    ['Please send me the signed order by Friday.', 'task 3'],
    ["If that works, send me the amended order and I'll sign it.", 'task 3'],
    ['If you could also send me an updated resume, that would be awesome.', 'task 3'],
    ['Customer visits can go ahead, but please try to combine trips.', 'task 2'],
    ['Please wear boots: the lower floor is still wet.', 'task 2'],
    ['Update your card by Thursday: https://app.acme.example/card', 'click 2'],
    ['To show it at the desk, open https://acme.example/pass', 'click 2'],
    ['See every boat with photos: https://acme.example/boats', 'click 2'],
    ['DONATE NOW OR HE DIES!!!', 'click 2'],
    ['We invite you to visit our new website.', 'click 2'],
    ['What I need from you:', 'task 3'],
    ['Here is what we need from you by Friday:', 'task 3'],
    ['Before the move, please:', 'task 2'],
    ['To start on 4 May I need a yes by Friday.', 'reply 1'],
    ['There are 2 things I need from yourself to hold the date:', 'task 3'],
    ['I need half an hour of your time this week.', 'meeting 3'],
    ['We only need the signed copy by 12 May.', 'task 3'],
    ["You'll need to sign page 4 before we can start on Monday.", 'task 3'],
    ['You will have to tell us by Friday.', 'reply 2'],
    ['Page 4 needs to be signed and returned by 12 May.', 'task 3'],
    ["All that's missing is your signature on page 2.", 'task 3'],
    ['Only your bank details are still missing.', 'task 3'],
    ['We are waiting on your OK.', 'reply 1'],
    ['I just need to know which one to order.', 'reply 2'],
    ['The deposit is due by 3 May.', 'task 3'],
    ["We can't order the oak until you've picked a handle.", 'task 3'],
    ["We still don't have the list of names from you.", 'task 3'],
    ['What remains is for you to send over the log book.', 'task 3'],
    ['Photos are ready, just say the word.', 'reply 2'],
    ['A yes from you by noon is enough.', 'reply 1'],
    ["We'd be glad of a line back.", 'reply 1'],
    ['It would help if your team sent us the log.', 'task 3'],
    ['Once you have signed the order, we book the crew.', 'task 3'],
    ["If this sounds interesting, please don't hesitate to reach out and send me your CV.", 'task 3'],
  ])('asks: %s', (text, note) => {
    expect(read(text)).toBe(note)
    expect(askOf(sentence(text), 0)?.question).toBe(false)
  })

  test.each([
    'Order TN-20417 left our warehouse this morning.',
    'Pay is €82,000 to €96,000 and we publish the bands.',
    'Please note that the kitchen will close on Thursday.',
    'Please be advised that all returned goods are inspected.',
    'Please do not reply to this email.',
    'Please find below the details of your reservation.',
    'See you at the stand,',
    "If claims aren't yours, tell me and I won't write again.",
    'If you have trouble, call the front desk.',
    'We would like to take this opportunity to thank you.',
    'Your supplier asked us to confirm the dates.',
    'We write to the twelve shops that ordered late last year.',
    "I'm free on Monday at 10 a.m. or Wednesday at 4 p.m.",
    'The waitlist is open and a call takes ten minutes.',
    'Get ready for the dark half of the year.',
    'With that in mind, we are happy to share that version 5.2 is out.',
    'If you are able to log in, the new page is on the left.',
    'Should you feel unwell, stay at home.',
    'You might consider the longer road.',
    'Reply STOP to end these texts.',
    'You have to print every label by hand, and each needs to be signed by two people.',
    'Your kitchen needs to keep its records for three years.',
    'I need two days for the draft and a week for the film.',
    'I need to move your visit to the afternoon.',
    'Our books must be closed by Friday.',
    "You'll have to see it to believe it.",
    'Without your team the move would have taken a month.',
    'There is nothing you have to do until then.',
    'Your contract is due to expire on 31 December.',
    'Some were charged without getting a confirmation.',
    'By then most had left, so she needs to be asked.',
  ])('asks for nothing: %s', (text) => expect(read(text)).toBe(''))
})

describe('a vague ask', () => {
  test.each([
    'Let me know your thoughts.',
    "Let me know if you're interested.",
    "I'd love to hear from you.",
    'Looking forward to hearing from you.',
    'Feel free to reach out.',
    'If you have any questions, please don’t hesitate to reach out.',
    'I would welcome the opportunity to connect.',
    'It would be great to explore this.',
    'Thoughts?',
    'Any thoughts?',
    'Let me know!',
    'Please revert when you can.',
    'Kindly reply at your earliest convenience.',
    'Just let me know as soon as you can.',
    'Do get back to me when you have a moment.',
  ])('is an ask and is weak: %s', (text) => {
    expect(read(text)).not.toBe('')
    expect(isWeakAsk(sentence(text))).toBe(true)
  })

  test.each([
    'Let me know what you think by Friday.',
    'Which of the two dates do you want?',
    'Please send me the signed order.',
    'Please revert with the figures when you can.',
    'Any thoughts on the racking quote?',
  ])('is not: %s', (text) => expect(isWeakAsk(sentence(text))).toBe(false))
})

describe('the place of a sentence', () => {
  it('makes every button with words an ask', () => {
    expect(read('Easter trail', 'button')).toBe('click 2')
    expect(read('Book a call', 'button')).toBe('calendar 4')
    expect(read('→', 'button')).toBe('')
  })

  it('makes no ask of a heading', () => {
    expect(read('Bring your worst seal failure to Munich', 'heading')).toBe('')
  })

  it('makes steps of a list an ask only when they link or say please', () => {
    expect(read('Drop the 11 seats nobody has used: $41,200, billed quarterly.', 'item')).toBe('')
    expect(read('Pick another day: https://acme.example/slot', 'item')).toBe('click 2')
    expect(read('Upon receipt, please sign the reverse.', 'item')).toBe('task 3')
  })
})

describe('the asks of a draft', () => {
  const asksOf = (draft: string) => parse({ draft }, DEFAULT_PROFILE, new Memo()).asks

  it('leave out greeting, sign-off, signature and quoted thread', () => {
    const draft =
      'Hi Ana,\n\nThe film is done.\n\nBest,\nTom\nCall me: 555-0100\n\n> Could you send the file?\n> Please reply today.'
    expect(asksOf(draft)).toEqual([])
  })

  it('point at the sentences they stand in, in order', () => {
    const draft = 'Hi Ana,\n\nThe film is done. Shall I send it? Please confirm the address.\n\nTom'
    const doc = parse({ draft }, DEFAULT_PROFILE, new Memo())
    expect(doc.asks.map((a) => doc.sentences[a.sentence]?.text)).toEqual([
      'Shall I send it?',
      'Please confirm the address.',
    ])
  })

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.boolean(), (text, asks) => {
        for (const ask of asksOf(asks ? `${text} could you please ${text}?` : text))
          expect(ask.friction).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 100 },
    )
  })
})
