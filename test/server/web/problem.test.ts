import { describe, expect, test } from 'vitest'
import { problemOf, troublesOf, waitInWords } from '#server/web/problem.ts'
import { SendworthyError } from '#shared/api/client.ts'
import { problemOf as wired } from '#shared/api/problem.ts'

describe('what went wrong with a call', () => {
  test('is said with what to do, and how long to wait', () => {
    const error = new SendworthyError(wired('rate_limited', 'req_1'), { status: 429, retryAfter: 7 })
    expect(problemOf(error)).toContain(error.title)
    expect(problemOf(error)).toContain(error.detail.replaceAll('`', ''))
    expect(problemOf(error)).toContain('Wait 7 seconds.')
  })

  test('names the fields at fault as forms do, and tells each by its pointer', () => {
    const errors = [
      { pointer: '/settings/gate/required/0/score', code: 'too_large', detail: 'Must be at most 100.' },
      { pointer: '/variants/1/subject', code: 'not_allowed', detail: 'Give a `subject`, a `draft` or both.' },
    ]
    const error = new SendworthyError({ ...wired('invalid_request', 'req_1'), errors } as never)
    expect(problemOf(error)).toBe(
      'Something here is missing or wrong. Gate, required 1, score: Must be at most 100. Variant 2, subject: Give a “Subject”, a “Mail” or both.',
    )
    expect([...troublesOf(error).values()]).toEqual([
      'Must be at most 100.',
      'Give a “Subject”, a “Mail” or both.',
    ])
    expect([...troublesOf(error).keys()]).toEqual(errors.map(({ pointer }) => pointer))
    expect(troublesOf(new Error('other')).size).toBe(0)
  })

  test('says which fields to fill in where some are empty', () => {
    const errors = ['/target_locale', '/brief/about', '/existing/0/channel'].map((pointer) => ({
      pointer,
      code: 'missing',
      detail: 'This field is required.',
    }))
    const error = new SendworthyError({ ...wired('invalid_request', 'req_1'), errors } as never)
    expect(problemOf(error)).toContain(
      'Fill in “Readers’ language and country”, “Brief, what it is about” and “Step 1, channel”.',
    )
    expect(troublesOf(error).get('/target_locale')).toBe('Fill this in.')
  })

  test('says that the text is kept when the server is away, and when the page itself failed', () => {
    expect(problemOf(new SendworthyError('unreachable'))).toContain('Your text is kept')
    expect(problemOf(new TypeError('x'))).toContain('your text is kept')
    expect(problemOf(new TypeError('secret words'))).not.toContain('secret')
  })
})

test.each([
  [0, '1 second'],
  [59.2, '60 seconds'],
  [120, '2 minutes'],
  [7200, '2 hours'],
])('%s seconds are “%s”', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
