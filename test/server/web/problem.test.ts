import { describe, expect, test } from 'vitest'
import { problemOf, waitInWords } from '#server/web/problem.ts'
import { SendworthyError } from '#shared/api/client.ts'
import { problemOf as wired } from '#shared/api/problem.ts'

describe('what went wrong with a call', () => {
  test('is said with what to do, and how long to wait', () => {
    const error = new SendworthyError(wired('rate_limited', 'req_1'), { status: 429, retryAfter: 7 })
    expect(problemOf(error)).toContain(error.title)
    expect(problemOf(error)).toContain(error.detail.replaceAll('`', ''))
    expect(problemOf(error)).toContain('Wait 7 seconds.')
  })

  test('names the fields at fault', () => {
    const errors = [{ pointer: '/recipient/gender', code: 'invalid', detail: 'Must be one of the list.' }]
    const error = new SendworthyError({ ...wired('invalid_request', 'req_1'), errors } as never)
    expect(problemOf(error)).toBe('Something in it does not fit. Recipient gender: Must be one of the list.')
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
