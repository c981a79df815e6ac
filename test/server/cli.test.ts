import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { COMMANDS } from '#server/cli/commands.ts'
import { folded } from '#server/cli/terminal.ts'
import { ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { runHere } from '../support/run-here.ts'
import { runNode } from '../support/run-node.ts'
import { tempFolder } from '../support/temp-folder.ts'

const MAIL = `Subject: Quick question

Hi Ana,

I hope this email finds you well. I just wanted to reach out because we basically help clinics in order to
reduce missed appointments by 30%!! Let me know if you might be interested.

Best,
Tom
`
let folder = ''
beforeEach(async () => {
  folder = await tempFolder()
})
const run = (args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runHere(args, { DATA_DIR: join(folder, 'data'), ...env }, input)
const json = async (args: string[], input = '') => {
  const { out, err, code } = await run([...args, '--json'], input)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}
const ESCAPE = '\u001b['

test('a list of what is not there yet says so, and what to do', async () => {
  for (const [list, says] of [
    [['keys', 'list'], /no workspace .*no key.*\n\n.*-- keys create\n$/s],
    [['workspaces', 'list'], /no workspace .*\n\n.*-- keys create\n$/s],
    [['accounts', 'list'], /Nobody has an account/],
  ] as const)
    expect((await run(list)).out).toMatch(says)
  const { id } = await json(['workspaces', 'create'])
  const [key] = await json(['keys', 'list', '--workspace', id])
  await run(['keys', 'revoke', key.id])
  expect((await run(['keys', 'list'])).out).toContain('revoked')
})

test('what is read on a terminal breaks between words, under its own first word', () => {
  expect(folded('- one two three\n  → four five', 10)).toBe('- one two\n  three\n  → four\n    five')
  expect(folded('proof · 100 · six', 14)).toBe('proof · 100 ·\n        six')
  expect(folded('\u001b[31mone\u001b[39m two three', 13)).toBe('\u001b[31mone\u001b[39m two three')
  expect(folded('a line nobody looks at on a terminal')).toBe('a line nobody looks at on a terminal')
})

describe('score', () => {
  test('reads standard input and shows findings in place, without colours in a pipe', async () => {
    const words = ['score', '-', '--kind', 'cold-outreach']
    const { code, out, err } = await runNode(['server/cli.ts', ...words], { DATA_DIR: folder }, MAIL)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ *\d+ [A-F] {2}█/)
    expect(out).toMatch(/I hope this email finds you well[^\n]*\n\^{10,}/)
    expect(out).not.toContain(ESCAPE)
  })

  test('underlines in colour when asked to, and not against NO_COLOR', async () => {
    const colored = await run(['score', '-'], MAIL, { FORCE_COLOR: '1' })
    expect(colored.out).toContain(`${ESCAPE}4m`)
    const plain = await run(['score', '-'], MAIL, { FORCE_COLOR: '1', NO_COLOR: '1' })
    expect(plain.out).not.toContain(ESCAPE)
  })

  test('takes a file, its subject line and the same options as the API', async () => {
    const file = join(folder, 'mail.txt')
    await writeFile(file, MAIL)
    const answer = await json(['score', file, '--kind', 'cold outreach', '--locale', 'en-GB'])
    expect(answer.input).toMatchObject({ kind: 'cold_outreach', locale: 'en-GB' })
    const draft = MAIL.slice(MAIL.indexOf('Hi Ana'))
    const inDraft = answer.result.annotations.filter((a: { field: string }) => a.field === 'draft')
    expect(inDraft.length).toBeGreaterThan(0)
    for (const { start, end, quote } of inDraft) expect(draft.slice(start, end)).toBe(quote)
  })

  test('reads subject, preheader and sender at the head of the mail, and says why a rule matters once', async () => {
    const mail =
      'Subject: Our March Newsletter\nPreheader: Our March Newsletter\nFrom: Tom Reed <tom@reed.example>\n\nSubject: this line is text. In order to go, go. In order to stay, stay.\n'
    const { result } = await json(['rewrite', '-', '--kind', 'newsletter'], mail)
    expect(result.variants[0]).toMatchObject({
      subject: 'Our March Newsletter',
      preheader: 'Our March Newsletter',
      draft: expect.stringMatching(/^Subject: this line is text\. To go, go\./),
    })
    const { out } = await run(['score', '-', '--kind', 'newsletter'], mail)
    expect(out.match(/every word that carries nothing/g)).toHaveLength(1)
    expect(out.match(/A shorter phrase says the same/g)).toHaveLength(2)
  })

  test('exits with 1 under the threshold and with 0 at it', async () => {
    const { result } = await json(['score', '-'], MAIL)
    expect((await run(['score', '-', '--threshold', String(result.score)], MAIL)).code).toBe(0)
    expect((await run(['score', '-', '--threshold', String(result.score + 1)], MAIL)).code).toBe(1)
  })

  test('prints words when JSON is turned off', async () => {
    expect((await run(['score', '-', '--no-json'], MAIL)).out).toMatch(/^ *\d+ [A-F] {2}█/)
  })

  test('shows no grade under the first year of school', async () => {
    const { out } = await run(['score', '-'], 'Hi Ana,\n\nGo now. Do it. I am in. We go.\n\nTom\n')
    expect(out).toContain('reading grade below 1')
  })

  test('leaves nothing behind', async () => {
    await run(['score', '-'], MAIL)
    await expect(mkdir(join(folder, 'data'))).resolves.toBeUndefined()
  })

  test('a draft cannot steer the terminal', async () => {
    const { out } = await run(['score', '-'], 'Hi \u001b[2J\u009bAna,\u202e can we talk?')
    expect(['\u001b', '\u009b', '\u202e'].filter((char) => out.includes(char))).toEqual([])
  })
})

describe('rewrite', () => {
  test('says nothing of remarks on the list of findings, which only the score shows', async () => {
    const many = `${MAIL}\n\nOur cutting-edge tool seamlessly leverages payslips in order to basically unlock efficiency at scale, which we are absolutely certain that you will love!!`
    const told = 'are held back'
    expect((await run(['score', '-', '--kind', 'cold-outreach'], many)).out).toContain(told)
    expect((await run(['rewrite', '-', '--kind', 'cold-outreach'], many)).out).not.toContain(told)
    expect((await run(['preheader', '-', '--kind', 'cold-outreach'], many)).out).not.toContain(told)
  })

  test('shows what goes and what comes, and the score before and after', async () => {
    const { code, out } = await run(['rewrite', '-', '--kind', 'cold-outreach'], MAIL)
    expect(code).toBe(0)
    expect(out).toContain('[-')
    expect(out.match(/^ *\d+ [A-F] {2}/gm)).toHaveLength(2)
    const colored = await run(['rewrite', '-', '--kind', 'cold-outreach'], MAIL, { FORCE_COLOR: '1' })
    expect(colored.out).toContain(`${ESCAPE}9m`)
    // What goes and what comes are words of their own, also where nothing but a colour tells them apart.
    const swapped = await run(
      ['rewrite', '-'],
      'Hi Ana,\n\nOur tool leverages payslips to check each depot.\n\nCan you send the May file by Friday?\n\nTom',
      { FORCE_COLOR: '1' },
    )
    expect(stripVTControlCharacters(swapped.out)).toContain('Our tool leverages uses payslips')
  })

  test('prints the answer of the API as JSON, and exits with 1 when it stays under the threshold', async () => {
    const { object, result } = await json(['rewrite', '-'], MAIL)
    expect(object).toBe('rewrite')
    expect(result.variants[0].score).toBeGreaterThanOrEqual(result.variants[0].score_before)
    expect((await run(['rewrite', '-', '--threshold', '100'], MAIL)).code).toBe(1)
  })
})

describe('keys and workspaces', () => {
  test('whoever lists keys in a new folder makes nothing, so that the first start has its key to print', async () => {
    expect(await json(['keys', 'list'])).toEqual([])
    const store = await openFileStore(join(folder, 'data'))
    const { made } = await ensureFirstWorkspace(store)
    await store.close()
    const [first] = await json(['keys', 'list'])
    expect(first).toMatchObject({ revoked: null, last4: made?.key.slice(-4) })
  })

  test('whoever makes a key in a new folder has that key and no other; one that may not be makes nothing', async () => {
    expect((await run(['keys', 'create', '--scopes', 'everything'])).code).toBe(2)
    expect(await json(['workspaces', 'list'])).toEqual([])
    const { id } = await json(['keys', 'create', '--name', 'mine'])
    expect(await json(['keys', 'list'])).toMatchObject([{ id, name: 'mine', revoked: null }])
    expect(await json(['workspaces', 'list'])).toMatchObject([{ plan: 'enterprise', keys: 1 }])
    await json(['keys', 'create', '--name', 'second'])
    expect(await json(['keys', 'list'])).toHaveLength(2)
  })

  test('a key is made, listed without its secret, and revoked', async () => {
    const { id, key } = await json([
      'keys',
      'create',
      '--name',
      'ci',
      '--scopes',
      'optimize:score',
      '--expires',
      '30d',
    ])
    expect(key).toMatch(/^mk_live_[0-9A-Za-z]{46}$/)
    const listed = await run(['keys', 'list'])
    expect(listed.out).toContain(id)
    expect(listed.out).not.toContain(key)
    expect((await run(['keys', 'revoke', id])).code).toBe(0)
    const after = await json(['keys', 'list'])
    expect(after.find((one: { id: string }) => one.id === id)).toMatchObject({
      name: 'ci',
      scopes: ['optimize:score'],
    })
    expect(after.every((one: { revoked: string | null }) => one.revoked !== null)).toBe(true)
  })

  test('a workspace is made with its key, on the plan that was named', async () => {
    const { id, key } = await json(['workspaces', 'create', '--plan', 'free', '--name', 'Acme'])
    expect(key).toMatch(/^mk_live_/)
    expect(await json(['workspaces', 'list'])).toMatchObject([{ id, name: 'Acme', plan: 'free', keys: 1 }])
  })

  test('a workspace changes its plan, and the audit log says so', async () => {
    const { id } = await json(['workspaces', 'create', '--plan', 'free'])
    expect(await json(['workspaces', 'plan', id, 'pro'])).toEqual({ id, plan: 'pro' })
    expect((await run(['workspaces', 'plan', id, 'pro'])).out).toBe(`${id} is on the plan pro.\n`)
    expect(await json(['workspaces', 'list'])).toMatchObject([{ id, plan: 'pro' }])
    const store = await openFileStore(join(folder, 'data'))
    const { entries } = await store.page(id, 'audit', { limit: 1 })
    const { billing } = (await store.read(id)) ?? {}
    await store.close()
    expect(entries).toMatchObject([
      {
        action: 'plan.changed',
        actor: { type: 'command', id: null },
        before: { plan: 'free' },
        after: { plan: 'pro' },
      },
    ])
    expect(billing?.anchor).toBe(entries[0]?.at)
  })

  test('a key is rotated: the new one takes its place, the old one ends after the grace', async () => {
    const { id } = await json(['keys', 'create', '--name', 'ci'])
    const made = await json(['keys', 'rotate', id, '--grace', '1h'])
    expect(made.key).toMatch(/^mk_live_/)
    const [old, replacement] = (await json(['keys', 'list'])).slice(-2)
    expect([old.id, old.rotated_to, replacement.id, replacement.name]).toEqual([id, made.id, made.id, 'ci'])
    const left = Date.parse(old.expires) - Date.now()
    expect(Math.abs(left - 3_600_000)).toBeLessThan(60_000)
  })
})

describe('called wrongly', () => {
  const SECRET = 'zebra-quartz-lantern'

  test.each([
    ['nothing', [], 'Usage:'],
    ['an unknown command', [SECRET], 'There is no such command.'],
    ['half a command', ['keys'], 'keys create, keys list, keys rotate, keys revoke'],
    ['an unknown option', ['score', '-', `--${SECRET}`], 'An option here is unknown'],
    ['an option without its value', ['score', '-', '--kind'], '--kind needs a value'],
    ['a value that looks like an option', ['score', '-', '--kind', `-${SECRET}`], '--kind needs a value'],
    ['a switch with a value', ['score', '-', `--json=${SECRET}`], '--json takes no value'],
    ['no file', ['score'], 'Give one file'],
    ['two files', ['score', SECRET, SECRET], 'Give one file'],
    ['a draft for a file', ['score', `Hi ${SECRET}`], 'There is no such file.'],
    ['a folder', ['score', '.'], 'That is a folder.'],
    ['an unknown kind', ['score', '-', '--kind', SECRET], 'kind: Must be one of: auto'],
    ['a threshold that is none', ['score', '-', '--threshold', '101'], 'from 0 to 100'],
    ['an unknown plan', ['workspaces', 'create', '--plan', SECRET], 'free, pro, team, enterprise'],
    ['an unknown plan to move to', ['workspaces', 'plan', 'ws_0', SECRET], 'free, pro, team, enterprise'],
    ['a plan without a workspace', ['workspaces', 'plan', 'pro'], 'which workspace and which plan'],
    ['an expiry that is none', ['keys', 'create', '--expires', SECRET], '2027-01-31'],
    ['an expiry in the past', ['keys', 'create', '--expires', '2020-01-01'], 'in the future'],
    ['a key without an id', ['keys', 'revoke'], 'Say which key'],
    ['two keys at once', ['keys', 'revoke', 'key_1a2B3c4D', SECRET], 'Say which key'],
    ['an id where none is taken', ['keys', 'create', SECRET], 'keys create takes no file and no id'],
    [
      'terms for a plan that has none',
      ['workspaces', 'plan', 'ws_1', 'free', '--included', '9'],
      'no other terms than its own',
    ],
    ['half a call', ['workspaces', 'plan', 'ws_1', 'pro', '--included', '0.5'], 'a whole number above 0'],
    ['variants in a mail', ['ab-predict', '-'], 'Give one .json file'],
  ])('%s: says what to do and exits with 2', async (_, args, message) => {
    const file = join(folder, 'mail.txt')
    await writeFile(file, `Hi ${SECRET}`)
    const { code, out, err } = await run(args.map((word) => (word === '-' ? file : word)))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).not.toContain(SECRET)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test.each([['keys revoke'], ['restore'], ['workspaces plan', 'pro']])(
    '%s: an id that is none is a failure, and is not repeated',
    async (name, ...more) => {
      const { code, err } = await run([...name.split(' '), SECRET, ...more])
      expect(code).toBe(1)
      expect(err).toContain('An id ')
      expect(err).not.toContain(SECRET)
    },
  )

  test('bytes that are no text are refused', async () => {
    const file = join(folder, 'mail.txt')
    await writeFile(file, new Uint8Array([0x48, 0xff, 0xfe]))
    expect(await run(['score', file])).toMatchObject({ code: 2, err: expect.stringContaining('UTF-8') })
    expect(await run(['score', '-'], 'a\u0000b')).toMatchObject({
      code: 2,
      err: expect.stringContaining('NUL'),
    })
  })

  test('help tells what a command does apart from how it is called', async () => {
    const parts = (await run(['help'])).out.split(/\s{2,}/)
    for (const { name, usage, summary } of COMMANDS) {
      expect(parts).toContain(`${name} ${usage}`.trim())
      expect(parts).toContain(summary)
    }
  })

  test('help is no error', async () => {
    for (const args of [['--help'], ['help', 'keys'], ['help', 'keys', 'create'], ['score', '-h']]) {
      const { code, out } = await run(args)
      expect(code).toBe(0)
      expect(out).toContain('Usage: npm run -s sendworthy --')
    }
  })
})
