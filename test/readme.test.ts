import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VARIABLES } from '#server/config.ts'
import { runHere } from './support/run-here.ts'
import { tempFolder } from './support/temp-folder.ts'

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

it('the README and the set-up with two servers name the variables that there are', () => {
  const table = readme.slice(readme.indexOf('### Settings'), readme.indexOf('### Docker'))
  const told = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z]+(?:_[A-Z]+)*(?=`)/g) ?? [])
  expect(told.sort()).toEqual([...VARIABLES].sort())
  const compose = readFileSync('compose.yaml', 'utf8')
  const environment = compose.slice(compose.indexOf('&environment'), compose.indexOf('services:'))
  const given = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(given).toContain('MASTER_KEY')
  expect(given.filter((name) => !VARIABLES.includes(name))).toEqual([])
})

it.each(commands)('$command prints what the README says', async ({ command, output }) => {
  const folder = await tempFolder()
  const file = join(folder, 'mail.txt')
  writeFileSync(file, `${mail}\n`)
  const words = [...command.replace('npm run -s sendworthy -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
  const args = words.map((word) => (word === 'mail.txt' ? file : word))
  const { out } = await runHere(args, { NO_COLOR: '1', DATA_DIR: join(folder, 'data') })
  const shown = output.endsWith('…') ? output.slice(0, -1).trimEnd() : output
  expect(out.trimEnd().startsWith(shown.trimEnd())).toBe(true)
  if (!output.endsWith('…')) expect(out.trimEnd()).toBe(shown)
})
