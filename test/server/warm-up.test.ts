import { afterEach, expect, it, vi } from 'vitest'
import { loadDictionary } from '#server/dictionary.ts'
import { startWarmUp } from '#server/services/warm-up.ts'
import { OPERATIONS } from '#shared/operations/index.ts'

// One of its own: for another, the examples may be answered already.
const dictionary = await loadDictionary()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a server that was just started answers each operation once by itself, and then no more', () => {
  vi.useFakeTimers()
  const read = OPERATIONS.map((operation) => vi.spyOn(operation, 'read'))
  const stop = startWarmUp(dictionary)
  expect(read.flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.runAllTimers()
  expect(read.map(({ mock }) => mock.calls.length)).toEqual(
    OPERATIONS.map(({ contract }) => contract.examples.length),
  )
  expect(vi.getTimerCount()).toBe(0)
  stop()
})

it('ends at once when the server is stopped', () => {
  vi.useFakeTimers()
  startWarmUp(dictionary)()
  expect(vi.getTimerCount()).toBe(0)
})
