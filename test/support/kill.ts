import { spawn } from 'node:child_process'

interface Running {
  /** Kills the process as a power switch would, and gives the whole lines it wrote. */
  kill(): Promise<string[]>
  pid: number
}

/** Runs a TypeScript file with Node and resolves once it has written its first line. */
export async function run(script: string, ...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    closed.then(() => reject(new Error(`${script} ended before its first line: ${errors}`)))
  })
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await closed
      return out.split('\n').slice(0, -1) // the last piece is empty or half a line
    },
  }
}
