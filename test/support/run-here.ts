/** Runs the command line in this process: the start of a process of its own costs more than most commands. */
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { runCommand } from '#server/cli/run.ts'
import type { Ended, Environment } from './run-node.ts'

/** Runs one command to its end, with `input` on standard input. One at a time: it hears what the process writes. */
export async function runHere(args: readonly string[], env: Environment, input = ''): Promise<Ended> {
  const colours = { FORCE_COLOR: undefined, NO_COLOR: undefined }
  for (const [name, value] of Object.entries({ ...colours, ...env })) vi.stubEnv(name, value)
  const said = { out: '', err: '' }
  const hears = (stream: NodeJS.WriteStream, name: keyof typeof said) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[name] += text
      return true
    })
  const spies = [
    hears(process.stdout, 'out'),
    hears(process.stderr, 'err'),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object(Readable.from([Buffer.from(input)]))),
  ]
  try {
    return { code: await runCommand(args), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}
