import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'

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
    publicUrl: 'http://localhost:8787',
    model: null,
    smtpUrl: null,
    logLevel: 'info',
  }

  test('needs nothing: an empty environment has the documented defaults', () => {
    expect(readConfig({})).toEqual(DEFAULTS)
  })

  test('takes a variable that is empty or blank as not set, and leaves foreign ones alone', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'MODEL_BASE_URL', 'MODEL_NAME']
    const more = ['MODEL_API_KEY', 'SMTP_URL', 'LOG_LEVEL']
    const empty = Object.fromEntries([...names, ...more].map((name, i) => [name, ' '.repeat(i % 3)]))
    expect(readConfig({ ...empty, TERM: 'x', ABSENT: undefined })).toEqual(DEFAULTS)
  })

  test('takes every variable', () => {
    expect(
      readConfig({
        PORT: '80',
        HOST: '::',
        DATA_DIR: '/var/lib/sendworthy',
        PUBLIC_URL: 'https://mail.example.com/',
        MODEL_BASE_URL: 'http://localhost:11434/v1',
        MODEL_NAME: 'small',
        MODEL_API_KEY: 'abc',
        SMTP_URL: 'smtps://user:pass@mail.example.com',
        LOG_LEVEL: 'debug',
      }),
    ).toEqual({
      port: 80,
      host: '::',
      dataDir: '/var/lib/sendworthy',
      publicUrl: 'https://mail.example.com',
      model: { baseUrl: 'http://localhost:11434/v1', name: 'small', apiKey: 'abc' },
      smtpUrl: 'smtps://user:pass@mail.example.com',
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
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'postgres://localhost/sendworthy'],
  ])('refuses %s=%s by name, without repeating the value', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
    expect(problems.join()).not.toContain(value)
  })

  test('says of a database that this version keeps files', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://x' }).join()).toContain('keeps workspaces in files')
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
    const problems = problemsOf({
      PORT: 'x',
      LOG_LEVEL: 'x',
      SMTP_URL: 'x',
      DATABASE_URL: 'x',
      MODEL_NAME: 'x',
    })
    const names = problems.map((problem) => problem.split(' ')[0]).sort()
    expect(names).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'MODEL_BASE_URL', 'PORT', 'SMTP_URL'])
    expect(new ConfigError(problems).message.split('\n').length).toBe(6)
  })
})
