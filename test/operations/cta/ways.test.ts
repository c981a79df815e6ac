/** Several ways in one breath, and links that no word tells of. */
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../../support/corpus.ts'
import { answer, type Request } from './asked.ts'

const about = (ask: string, kind: Request['kind'] = 'follow_up'): Request => ({
  kind,
  draft: `Hi Priya,\n\nLast week I sent you the plan for night dispatch in Rotterdam. It covers the depot and the two vans.\n\n${ask}\n\nBest,\nMaya`,
})
const issues = (request: Request) =>
  answer(request).result.issues.map(({ code, start, end }) => [code, request.draft.slice(start, end)])

const WAYS = 'Click here to book a time, or call me, or reply to this email.'

describe('a sentence that offers several ways', () => {
  const request = about(`Please let me know your thoughts. ${WAYS}`)

  it('is told of as several, and its ways compete with the first', () => {
    expect(issues(request)).toContainEqual(['several', WAYS])
    const { found } = answer(request).result
    expect(found.filter(({ competing }) => competing).map(({ text }) => text)).toEqual([
      'call me',
      'reply to this email',
    ])
  })

  it('is replaced as a whole or not at all', () => {
    const mails = (ask: string) =>
      answer({ ...about(ask), commitment: 'low' }).result.candidates.map(({ edit }) => {
        const { draft } = about(ask)
        return draft.slice(0, edit.start) + edit.replacement + draft.slice(edit.end)
      })
    expect(mails(WAYS).length).toBeGreaterThan(0)
    for (const mail of mails(WAYS)) expect(mail).not.toMatch(/Click here|call me|reply to this/)
    // The number would be lost with it.
    for (const mail of mails('Book a time, reply to this email or call me on 555-0188.'))
      expect(mail).toContain('555-0188')
  })

  it.each(['Sign the sheet and send it or bring it to me.', 'Please reply or call me.'])(
    'is none where all is to be done, or two do: “%s”',
    (ask) => {
      expect(answer(about(ask)).result.found.some(({ competing }) => competing)).toBe(false)
    },
  )
})

describe('another thing to tell instead of a call', () => {
  const CALL = 'Would you be open to a 15-minute call on Tuesday at 10:00?'
  it.each(['Or reply with the size of your fleet.', 'Or just send me the list of your depots.'])(
    'competes with it: “%s”',
    (line) => {
      for (const kind of ['cold_outreach', 'follow_up'] as const)
        expect(issues(about(`${CALL} ${line}`, kind))).toContainEqual(['competing', line])
    },
  )

  it.each([
    'Or reply with a time that suits you.',
    'Or just reply with the days that work.',
    'Or reply with the best number to reach you on.',
  ])('is another way to have it where it says when: “%s”', (line) => {
    expect(issues(about(`${CALL} ${line}`))).toEqual([])
  })
})

describe('a link without words', () => {
  const vague = (request: Request) =>
    issues(request).flatMap(([code, at]) => (code === 'vague_link_text' ? [at] : []))

  it('is each bare address of a list', () => {
    const dump = readCorpus().find(({ id }) => id === 'digest-link-dump-bad')?.draft as Request
    expect(vague(dump)).toHaveLength(9)
    expect(vague(dump).join()).not.toContain('77Tt')
  })

  it.each([
    'Here are the photos of the depot:\n\nhttps://a.example/photos',
    'The photos: https://a.example/photos\nThe plan: https://a.example/plan',
    'https://a.example/photos – the photos of May\nhttps://a.example/plan – the plan for night dispatch',
  ])('is none that a line tells of: “%s”', (lines) => {
    expect(vague(about(lines, 'internal'))).toEqual([])
  })

  it('is “click here” with nothing to click, and not where an address follows', () => {
    expect(vague(about('Click here to book a time.'))).toEqual(['Click here'])
    expect(vague(about('Click here to book a time: https://cal.example/maya'))).toEqual([])
    expect(vague(about('Click here to book a time.\n\nhttps://cal.example/maya'))).toEqual([])
    expect(vague(about('Click here to book a time: {{booking_link}}'))).toEqual([])
  })
})
