/** Runs the product's own files as a person would. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const ROOT = join(import.meta.dirname, '..', '..')

export interface Ended {
  code: number | null
  out: string
  err: string
}

export type Environment = Readonly<Record<string, string>>

const start = (args: readonly string[], env: Environment): ChildProcess => {
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env
  // Work that most tests do not wait for, and that would slow down the others.
  return spawn(process.execPath, args, { cwd: ROOT, env: { ...inherited, WARM_UP: '0', ...env } })
}

const textOf = async (stream: Readable | null) => (stream ? text(stream) : '')

/** Runs to the end, with `input` on standard input. */
export async function runNode(args: readonly string[], env: Environment, input = ''): Promise<Ended> {
  const child = start(args, env)
  child.stdin?.end(input)
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), closed])
  return { code, out, err }
}

/** A test that fails before it stops its server leaves none behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A file of ours that runs until it is stopped. */
interface Running {
  /** What it printed until it was ready. */
  welcome: string
  /** Lines of its standard error so far. */
  logged: () => string[]
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts a file and waits until it prints that it is `ready`. */
export async function startNode(args: readonly string[], env: Environment, ready: RegExp): Promise<Running> {
  const child = start(args, env)
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  running.add(child)
  child.once('close', () => running.delete(child))
  let out = ''
  let err = ''
  child.stderr?.on('data', (chunk) => {
    err += chunk
  })
  const welcome = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      out += chunk
      if (ready.test(out)) resolve(out)
    })
    closed.then(() => reject(new Error(`It ended: ${err}`)))
  })
  return {
    welcome,
    logged: () => err.split('\n').filter(Boolean),
    stop: (signal) => {
      child.kill(signal)
      return closed
    },
  }
}

export interface Served extends Running {
  /** Address of the server, as it said it. */
  url: string
}

/** Starts the server and waits until it says where it is. */
export async function serve(env: Environment): Promise<Served> {
  const server = await startNode(['server/cli.ts', 'start'], { PORT: '0', ...env }, /Reference: .*\n/)
  return { ...server, url: /is at (\S+)/.exec(server.welcome)?.[1] ?? '' }
}
