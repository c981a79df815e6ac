import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runNode } from './support/run-node.ts'

const readme = readFileSync('README.md', 'utf8')
const blocks = [...readme.matchAll(/```(\w*)\n([\s\S]*?)\n```/g)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const mail = blocks.find(({ text }) => text.startsWith('Hi Ana,'))?.text ?? ''
const commands = blocks.flatMap(({ language, text }, i) =>
  language === 'sh' && text.startsWith('npm run -s sendworthy -- ') && text.includes('mail.txt')
    ? [{ command: text, output: blocks[i + 1]?.text ?? '' }]
    : [],
)

it('the README shows at least two commands with their output', () => {
  expect(mail).toContain('Best,')
  expect(commands.length).toBeGreaterThanOrEqual(2)
})

it.each(commands)('$command prints what the README says', async ({ command, output }) => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  const file = join(folder, 'mail.txt')
  writeFileSync(file, `${mail}\n`)
  const words = [...command.replace('npm run -s sendworthy -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
  const args = words.map((word) => (word === 'mail.txt' ? file : word))
  const { out } = await runNode(['server/cli.ts', ...args], { NO_COLOR: '1', DATA_DIR: join(folder, 'data') })
  const shown = output.endsWith('…') ? output.slice(0, -1).trimEnd() : output
  expect(out.trimEnd().startsWith(shown.trimEnd())).toBe(true)
  if (!output.endsWith('…')) expect(out.trimEnd()).toBe(shown)
})
