/** The ask a mail is for, where others stand beside it. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const primary = (kind: Request['kind'], asks: string) =>
  answer({
    kind,
    subject: 'claims at Goole',
    draft: `Hi Ana,\n\nDamage claims eat most of the Friday on your Goole dock.\n\n${asks}\n\nTom`,
  }).result.primary?.text

describe('the primary ask', () => {
  it('is what the reader can do, and not the wish before it', () => {
    const asks =
      'I’d love to pick your brain and show you my system. Grab a time here: https://cal.example/tom. Or just reply “yes” and I’ll send a video.'
    expect(primary('cold_outreach', asks)).toContain('Grab a time here')
  })

  it('is a wish that names the talk, whatever is said of its time', () => {
    const asks =
      'I would love to jump on a call. Please let me know what time works for you, or find more at https://tom.example'
    expect(primary('cold_outreach', asks)).toContain('jump on a call')
  })

  it('is a wish where nothing else asks for the same', () => {
    expect(primary('cold_outreach', 'I’d love to show you my system.')).toContain('show you my system')
  })

  it('is nothing that one is free to do as well', () => {
    const asks =
      'Could we talk for ten minutes on Tuesday?\n\nFeel free to connect with me on LinkedIn as well.'
    expect(primary('cold_outreach', asks)).toContain('ten minutes')
  })

  it('is what is asked first, where a long sentence asks something also', () => {
    const asks =
      'I was wondering if you could let me know by Friday 20 February which of the two you would prefer, and please also tell me how many people are in the group.'
    expect(primary('other', asks)).toContain('by Friday 20 February')
  })

  it('is not what is also wanted', () => {
    const asks =
      'You will honor last year’s price by noon tomorrow.\n\nI also want a refund for the December load.'
    expect(primary('negotiation', asks)).toContain('honor last year')
  })

  it('is due by a day, and not by one that comes round every month', () => {
    const asks =
      'Starting May 4 all travel will need to be approved by your VP before booking.\n\nExpense reports are due by the 5th of the month, so please make sure that yours are in.'
    expect(primary('internal', asks)).toContain('approved')
    expect(primary('internal', asks.replace(' of the month', ' of May'))).toContain('Expense reports')
  })
})

describe('candidates', () => {
  const texts = (kind: Request['kind'], asks: string) =>
    answer({ kind, subject: 'A question', draft: `Hi Ana,\n\n${asks}\n\nTom` })
      .result.candidates.map(({ text }) => text)
      .join(' ')

  it('pitch nothing for one who asks for advice or applies', () => {
    const advice =
      'I study finance at Ohio State. I was wondering if you would be willing to speak with me for 15 minutes to tell me about your career and any advice you may have for me.'
    expect(texts('cold_outreach', advice)).not.toContain('closer look')
    const applies =
      'I am writing to apply for the position of Marketing Manager. I would welcome the opportunity to discuss my application.'
    expect(texts('recruiting', applies)).not.toContain('hearing more')
  })

  it('are the nod that a word of reply would give', () => {
    const asks =
      'Damage claims eat most of the Friday on your Goole dock. Koster cut them by a third.\n\nGrab a time here: https://cal.example/tom. Or just reply “yes” and I’ll send over a two-page plan.'
    expect(texts('cold_outreach', asks)).toContain('Shall I send over a two-page plan?')
  })

  it('ask no favour of one who is told a code', () => {
    expect(
      texts('apology', 'Your lamp left late and we are sorry. Please use code SORRY10 at checkout.'),
    ).not.toContain('code')
  })

  it('send no results that are only hoped for', () => {
    const asks =
      'We cut claims at Koster by a third, and include every step in our plan to get similar results. Are you free next week for a call to discuss how we can get similar results?'
    expect(texts('cold_outreach', asks)).not.toContain('similar results')
  })

  it('is the question, and not what the sender does after a yes', () => {
    const request: Request = {
      kind: 'recruiting',
      draft:
        'Hi Aoife,\n\nThe ward opens in March with 18 beds, and nights are optional for the first year.\n\nIs this something you would like to hear more about? If so I can ring you after your shift, or send the job description.\n\nDeclan',
    }
    const { found, primary, candidates } = answer(request).result
    expect(primary?.text).toBe('Is this something you would like to hear more about?')
    expect(found).toHaveLength(1)
    // Another nod may stand before “If so”; a question that asks which or what may not.
    expect(candidates.length).toBeGreaterThan(0)
    for (const { text } of candidates) expect(text).not.toMatch(/^(?:which|what|when|how|who)\b/i)
  })

  it('of an invitation is the page on which its guests answer, and no wish before it', () => {
    const draft =
      'Dear customers and friends,\n\nAfter nine months of work our new press is in, and we would like to show you.\n\nOn Thursday 26 February between 3 and 6pm you can watch it print. There will be soup.\n\nPlease let us know if you are coming: https://quarry.example/open\n\nQuarry Press, 8 Wharf Lane, Hebden Bridge HX7 8AD\nNo more letters from us? https://quarry.example/leave'
    const { primary } = answer({ kind: 'event_invitation', draft }).result
    expect(primary?.destination).toBe('https://quarry.example/open')
  })

  it('that leaves a choice is put in no frame that breaks it', () => {
    const draft =
      'Hi Teresa,\n\nYour Fernway plan ends on 28 February. This year the crew logged 1,204 inspections.\n\nShall I send the renewal form, or would you like to change the number of users first?\n\nDev'
    const { candidates } = answer({ kind: 'renewal', draft }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const { text } of candidates) expect(text).not.toMatch(/first help|^Would the|^Do you want the/)
  })
})
