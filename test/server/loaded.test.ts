import { expect, test } from 'vitest'
import { runNode } from '../support/run-node.ts'

/** Prints the address of every file that the server loads before it is asked for anything. */
const WATCH = `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
await import('./server/main.ts')
process.stdout.write(JSON.stringify(loaded), () => process.exit())`

test('a server starts without the engines of operations, the prompts and the judge: they are loaded when first asked', async () => {
  const { out } = await runNode(['--input-type=module', '--eval', WATCH], {})
  const loaded: string[] = JSON.parse(out)
  expect(loaded.filter((url) => url.endsWith('/server/main.ts'))).toHaveLength(1)
  expect(
    loaded.filter((url) =>
      /\/operations\/[\w-]+\/local\.ts$|\/server\/(?:prompts\/index|judge\/line)\.ts$/.test(url),
    ),
  ).toEqual([])
})
