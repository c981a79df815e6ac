import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Compiles a project; gives what the compiler says, '' when it is content. */
function compile(...args: string[]): string {
  try {
    execFileSync('node_modules/.bin/tsc', args, { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout: string }).stdout)
  }
}

/**
 * The imports that a layer may not make, by the folder of the layer and the project that compiles it: each as a line
 * of code, and what it would reach.
 */
const FORBIDDEN: readonly (readonly [string, readonly string[], readonly (readonly [string, string])[]])[] = [
  [
    'shared/engine',
    ['-p', 'shared/engine', '--noEmit'],
    [
      ["import { z as x } from 'zod'", 'a package'],
      ["import * as x from 'node:fs'", 'Node'],
      ["import * as x from '../operations/fields.ts'", 'the operations'],
      ['const x = document', 'the DOM'],
      ['const x = setTimeout', 'timers'],
    ],
  ],
  [
    'shared/operations',
    ['-p', 'shared', '--noEmit'],
    [
      ["import * as x from 'hono'", 'the HTTP library'],
      ["import * as x from '../../server/config.ts'", 'the server'],
    ],
  ],
  [
    'shared/ui',
    ['-p', 'shared/ui', '--noEmit'],
    [
      ["import * as x from '../../server/config.ts'", 'the server'],
      ["import * as x from 'zod'", 'validation'],
    ],
  ],
  [
    'server',
    ['-p', 'server', '--noEmit'],
    [
      ["import * as x from '#extension/entrypoints/popup/checker.tsx'", 'the extension'],
      ["import * as x from '../extension/entrypoints/popup/checker.tsx'", 'the extension by path'],
      ["import * as x from './web/session.ts'", 'the web editor'],
    ],
  ],
  [
    'server/web',
    ['-p', 'server/web', '--noEmit'],
    [
      ["import * as x from '#server/config.ts'", 'the server'],
      ["import * as x from '../config.ts'", 'the server by path'],
      ["import * as x from '#extension/settings.ts'", 'the extension'],
      ["import * as x from 'zod'", 'validation'],
    ],
  ],
  [
    'extension',
    ['-p', 'extension'],
    [
      ["import * as x from '#server/config.ts'", 'the server'],
      ["import * as x from '../server/config.ts'", 'the server by path'],
      ["import * as x from 'zod'", 'validation'],
    ],
  ],
]

describe.each(FORBIDDEN)('the walls of %s', (folder, args, imports) => {
  const fileOf = (index: number) => `${folder}/forbidden-import-${index}.ts`
  let said: string[] = []
  // In files of their own, and compiled together: what the compiler says names the file.
  beforeAll(() => {
    for (const [index, [line]] of imports.entries())
      writeFileSync(fileOf(index), `${line}\nexport const used = x\n`)
    said = compile(...args).split('\n')
  })
  afterAll(() => {
    for (const index of imports.keys()) rmSync(fileOf(index), { force: true })
  })

  it.each(imports.map(([line, reached], index) => [reached, line, index] as const))(
    'keep it from %s: %s',
    (_reached, _line, index) => {
      const own = said.filter((line) => line.startsWith(fileOf(index)))
      expect(own.filter((line) => /error TS(?!2304: Cannot find name 'x')/.test(line))).not.toEqual([])
    },
  )
})

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile() && /\.tsx?$/.test(f.name))
    .map((f) => `${f.parentPath}/${f.name}`)

const SOURCES = ['shared', 'server', 'extension'].flatMap(listed)

describe('the house', () => {
  it('holds no file of over 400 lines', () => {
    const files = [...SOURCES, ...listed('test')]
    expect(files.filter((f) => readFileSync(f, 'utf8').split('\n').length > 401)).toEqual([])
  })

  it('has no drawer for things without a name', () => {
    expect(
      SOURCES.filter((f) => /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\/|\.tsx?$)/.test(f)),
    ).toEqual([])
  })

  it.each([
    ['lowdb', 'server/storage/'],
    ['pg', 'server/storage/postgres/'],
    ['openai', 'server/models/'],
    ['@inboxsdk/core', 'extension/hosts/'],
    ['pino', 'server/'],
    ['prom-client', 'server/metrics.ts'],
    ['nodemailer', 'server/mail.ts'],
    ['nodemailer', 'server/'],
    ['@modelcontextprotocol/server', 'server/mcp/'],
  ])('imports %s in one place', (name, place) => {
    const users = SOURCES.filter((f) => new RegExp(`from '${name}['/]`).test(readFileSync(f, 'utf8')))
    expect(users.length).toBeLessThanOrEqual(1)
    for (const user of users) expect(user.startsWith(place)).toBe(true)
  })

  it('has four rooms, and beside them only files that tools look for at the top', () => {
    const made = ['node_modules', 'dist', 'data']
    const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !made.includes(name))
    const rooms = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    expect(rooms.map(({ name }) => name).sort()).toEqual(['extension', 'server', 'shared', 'test'])
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    const known = [
      ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
      ...['package.json', 'package-lock.json', '.npmrc', '.gitignore', '.git', '.env'],
      ...['Dockerfile', '.dockerignore', 'compose.yaml'],
      ...['biome.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'wxt.config.ts'],
    ]
    expect(files.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('packs into the image what the server needs, and nothing else', () => {
    const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, paths = '']) => paths.split(' '),
    )
    const admitted = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)
    expect(copied.sort()).toEqual([...admitted].map(([, path]) => path).sort())
    for (const path of copied) expect(exists(path), path).toBe(true)
    const needed = new Set(
      ['shared', 'server']
        .flatMap(listed)
        .filter((f) => !/^shared\/ui\/|^server\/build\//.test(f))
        .flatMap((f) => [...readFileSync(f, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)['/]/g)])
        .map(([, name = '']) => name),
    )
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(needed).toContain('hono')
    expect([...needed].filter((name) => !(name in dependencies))).toEqual([])
  })

  it('reads the environment in server/config.ts and the starting files only', () => {
    // A name in quotes, as the bundler is given it, reads nothing.
    const readers = SOURCES.filter((f) => /(?<!['"])process\.env/.test(readFileSync(f, 'utf8')))
    expect(
      readers.filter(
        (f) => !['server/config.ts', 'server/cli.ts'].includes(f) && !f.startsWith('server/cli/'),
      ),
    ).toEqual([])
  })

  it('names in the documents only files that exist', () => {
    for (const document of ['README.md', 'CONTRIBUTING.md']) {
      const text = readFileSync(document, 'utf8')
      const named = [...text.matchAll(/`((?:shared|server|extension|test|\.ci)\/[\w./-]+)`/g)].map(
        (m) => m[1] ?? '',
      )
      for (const path of named) expect(exists(path), `${document}: ${path}`).toBe(true)
    }
  })
})

function exists(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR'
  }
}
