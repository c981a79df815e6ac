import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newSecret } from '#server/services/webhooks/secrets.ts'
import { signatureHeaders } from '#server/services/webhooks/sign.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
const receiver = /```js\n([\s\S]*?from 'standardwebhooks'[\s\S]*?)```/.exec(readme)?.[1] ?? ''

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Asks until somebody answers. */
async function ask(port: number, init: RequestInit): Promise<number> {
  for (let tries = 0; ; tries++) {
    try {
      return (await fetch(`http://127.0.0.1:${port}/`, init)).status
    } catch (error) {
      if (tries > 100) throw error
      await sleep(50)
    }
  }
}

test('the receiver of the README takes what we sign, says what came, and refuses the rest', async () => {
  const port = await freePort()
  // Beside the packages, or it would not find its own.
  const folder = join(ROOT, 'dist', `readme-${port}`)
  await mkdir(folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, receiver)
  const secret = newSecret()
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
  })
  onTestFinished(() => void child.kill())
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: '',
    workspace: 'ws_1',
    data: { webhook: 'ep_1' },
  })
  const signed = (key: string) => ({
    method: 'POST',
    body,
    headers: signatureHeaders('msg_1', body, [key], Date.now()),
  })
  expect(await ask(port, signed(newSecret()))).toBe(400)
  expect(said).toBe('')
  expect(await ask(port, signed(secret))).toBe(204)
  // What it prints comes by a pipe of its own, at times after its answer.
  await expect.poll(() => said).toContain("webhook.test { webhook: 'ep_1' }")
}, 20_000)
