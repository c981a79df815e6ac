/** A server in a process of its own, and the load that is put on it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export interface Facts {
  /** Microseconds of CPU so far. */
  cpu: number
  /** Bytes that are held after a collection of garbage, in the heap and in buffers outside of it. */
  held: number
  /** Bytes taken from the system. Where memory is plenty V8 collects late, and it gives back little of its peak. */
  rss: number
}

/** What came of a load. `p50` and `p99` are milliseconds. */
export interface Shot {
  requests: number
  seconds: number
  p50: number
  p99: number
}

export interface UnderLoad {
  /** Calls `/v1/score` for so many seconds, or so often. Rejects when an answer is none of 2xx. */
  shoot(load: { seconds: number } | { requests: number }): Promise<Shot>
  facts(): Promise<Facts>
  stop(): void
}

/** Starts `test/bench/load-server.ts` with the arguments. */
export async function underLoad(
  args: readonly string[],
  body: string,
  connections: number,
): Promise<UnderLoad> {
  const child = fork('test/bench/load-server.ts', args, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the server ${args.join(' ')} ended`)
  })
  ended.catch(() => {})
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const { port, key } = (await heard()) as { port: number; key: string }
  return {
    async shoot(load) {
      const result = await autocannon({
        url: `http://127.0.0.1:${port}/v1/score`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body,
        connections,
        ...('seconds' in load ? { duration: load.seconds } : { amount: load.requests }),
      })
      const failed = result.non2xx + result.errors
      if (failed > 0) throw new Error(`${failed} requests were not answered with 2xx`)
      const { requests, duration, latency } = result
      return { requests: requests.total, seconds: duration, p50: latency.p50, p99: latency.p99 }
    },
    facts() {
      child.send('facts')
      return heard() as Promise<Facts>
    },
    stop: () => child.kill(),
  }
}
