import { expect, test } from 'vitest'
import { LiveMeter } from '#server/storage/live-meter.ts'
import { endReservation } from '#server/storage/meter.ts'
import { A, DAY, event, reservation, take, workspace } from './contract/fixtures.ts'

/** A meter whose commits end when they are told to. */
function held() {
  const meter = new LiveMeter()
  const commits: PromiseWithResolvers<void>[] = []
  const reserve = (id: string, cap: number) =>
    meter.reserve(
      take({ reserve: reservation(id), cap }),
      () => 0,
      () => workspace(A),
      () => {
        const commit = Promise.withResolvers<void>()
        commits.push(commit)
        return commit.promise
      },
    )
  return { meter, commits, reserve }
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 5))

test('no verdict gets out, and nothing is decided, before the notice of an earlier one is durable', async () => {
  const { meter, commits, reserve } = held()
  const told: string[] = []
  const first = reserve('1', 1).then(() => told.push('admitted'))
  const second = reserve('2', 1).then((verdict) => told.push(verdict ? 'admitted' : 'refused'))
  await turns()
  expect(told).toEqual([])
  expect(meter.now.counters).toEqual({})
  expect(commits.length).toBe(1)
  commits[0]?.resolve()
  await Promise.all([first, second])
  expect(told).toEqual(['admitted', 'refused'])
  expect(meter.now.counters[DAY]).toBe(1)
})

test('what is settled or released while a commit fails is neither lost nor undone', async () => {
  const { meter, commits, reserve } = held()
  const [one, two] = [reservation('1'), reservation('2')]
  await reserve('1', 9)
  await reserve('2', 9)
  const failing = reserve('3', 3)
  const settled = meter.change((now) => endReservation(now, one, event('1')))
  const released = meter.change((now) => endReservation(now, two, null))
  await turns()
  commits[0]?.reject(new Error('disk full'))
  await expect(failing).rejects.toThrow('disk full')
  await Promise.all([settled, released])
  expect(meter.now).toMatchObject({ counters: { [DAY]: 1 }, reserved: [] })
})
