import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, VARIABLES } from '#server/config.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the configuration', () => {
  const DEFAULTS = {
    port: 8787,
    host: '127.0.0.1',
    dataDir: 'data',
    databaseUrl: null,
    publicUrl: 'http://localhost:8787',
    model: null,
    smtpUrl: null,
    mailFrom: 'sendworthy@localhost',
    masterKeys: null,
    webhooksAllowLocal: false,
    trustedProxies: 0,
    warmUp: true,
    metricsToken: null,
    logLevel: 'info',
  }

  test('needs nothing: an empty environment has the documented defaults', () => {
    expect(readConfig({})).toEqual(DEFAULTS)
  })

  test('takes a variable that is empty or blank as not set, and leaves foreign ones alone', () => {
    const empty = Object.fromEntries(VARIABLES.map((name, i) => [name, ' '.repeat(i % 3)]))
    expect(readConfig({ ...empty, TERM: 'x', ABSENT: undefined })).toEqual(DEFAULTS)
  })

  test('takes every variable', () => {
    expect(
      readConfig({
        PORT: '80',
        HOST: '::',
        DATA_DIR: '/var/lib/sendworthy',
        DATABASE_URL: 'postgresql://app:secret@db.example.com/sendworthy',
        PUBLIC_URL: 'https://mail.example.com/',
        MODEL_BASE_URL: 'http://localhost:11434/v1',
        MODEL_NAME: 'small',
        MODEL_API_KEY: 'abc',
        MODEL_TIMEOUT: '12',
        SMTP_URL: 'smtps://user:pass@mail.example.com',
        MAIL_FROM: 'notices@example.com',
        MASTER_KEY: `${'0a'.repeat(32)}, ${Buffer.alloc(32, 11).toString('base64')}`,
        WEBHOOKS_ALLOW_LOCAL: '1',
        TRUSTED_PROXIES: '2',
        WARM_UP: '0',
        METRICS_TOKEN: 'a-token-of-the-monitor',
        LOG_LEVEL: 'debug',
      }),
    ).toEqual({
      port: 80,
      host: '::',
      dataDir: '/var/lib/sendworthy',
      databaseUrl: 'postgresql://app:secret@db.example.com/sendworthy',
      publicUrl: 'https://mail.example.com',
      model: { baseUrl: 'http://localhost:11434/v1', name: 'small', apiKey: 'abc', deadlineMs: 12_000 },
      smtpUrl: 'smtps://user:pass@mail.example.com',
      mailFrom: 'notices@example.com',
      masterKeys: [Buffer.alloc(32, 10), Buffer.alloc(32, 11)],
      webhooksAllowLocal: true,
      trustedProxies: 2,
      warmUp: false,
      metricsToken: 'a-token-of-the-monitor',
      logLevel: 'debug',
    })
  })

  test.each([
    [{ PORT: '3000' }, 'http://localhost:3000'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:8787'],
    [{ HOST: 'mail.example.com' }, 'http://mail.example.com:8787'],
    [{ HOST: 'fd00::1' }, 'http://[fd00::1]:8787'],
  ])('makes the public address of %j', (env, address) => {
    expect(readConfig(env).publicUrl).toBe(address)
  })

  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'ftp://mail.example.com'],
    ['PUBLIC_URL', 'https://mail.example.com/?a=1'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'smtp://100%:secret@mail.example.com'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'with spaces in the middle'],
    ['MAIL_FROM', 'Notices <notices@example.com>'],
    ['MASTER_KEY', 'short'],
    ['MASTER_KEY', `${'0a'.repeat(32)},${'0a'.repeat(31)}`],
    ['MASTER_KEY', `${'0a'.repeat(32)},`],
    ['WEBHOOKS_ALLOW_LOCAL', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://app:secret@localhost/sendworthy'],
    ['DATABASE_URL', 'postgres://app:secret@host:port/sendworthy'],
  ])('refuses %s=%s by name, without repeating the value', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
    expect(problems.join()).not.toContain(value)
  })

  test.each([
    'postgres://localhost/sendworthy',
    'postgres://app@/sendworthy?host=/var/run/postgresql',
    'postgresql://app:s%40cret@[::1]:5433/sendworthy?sslmode=verify-full',
  ])('takes the database %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  test.each([
    [{ SMTP_URL: 'smtp://ana%40example.com:secret@smtp.example.com' }, 'ana@example.com'],
    [
      { SMTP_URL: 'smtp://ana:secret@smtp.example.com', PUBLIC_URL: 'https://mail.example.org' },
      'sendworthy@mail.example.org',
    ],
    [
      { SMTP_URL: 'smtp://smtp.example.com', PUBLIC_URL: 'https://mail.example.org' },
      'sendworthy@mail.example.org',
    ],
  ])('sends mail from whoever signs in, else from the public address: %j', (env, from) => {
    expect(readConfig(env).mailFrom).toBe(from)
  })

  test('wants a model whole', () => {
    expect(problemsOf({ MODEL_BASE_URL: 'https://model.example.com/v1' })).toEqual([
      'MODEL_NAME is needed when MODEL_BASE_URL is set',
    ])
    expect(problemsOf({ MODEL_API_KEY: 'abc' })).toEqual([
      'MODEL_BASE_URL is needed when MODEL_NAME or MODEL_API_KEY is set',
    ])
  })

  test('names everything that is wrong at once', () => {
    // The key of a model takes any text; that its address is missing is noticed.
    const takeAnything = ['DATA_DIR', 'MODEL_NAME', 'MODEL_API_KEY', 'MODEL_BASE_URL']
    const checked = VARIABLES.filter((name) => !takeAnything.includes(name))
    const wrong = Object.fromEntries(checked.map((name) => [name, 'a b']))
    const problems = problemsOf({ ...wrong, MODEL_API_KEY: 'abc' })
    const names = problems.map((problem) => problem.split(' ')[0]).sort()
    expect(names).toEqual([...checked, 'MODEL_BASE_URL'].sort())
    expect(new ConfigError(problems).message.split('\n').length).toBe(names.length + 1)
  })
})
