/** The environment, read once and checked whole. Nothing else in the server reads process.env. */
import { z } from 'zod'
import { readMasterKey } from './services/seal.ts'

/** A server of models, and the model to ask there. */
export interface ModelConfig {
  /** Up to and with `/v1`. */
  baseUrl: string
  name: string
  apiKey: string | null
  /** Milliseconds for one question, with everything that is tried to get its answer. */
  deadlineMs: number
}

export interface Config {
  /** 0 takes any free port. */
  port: number
  host: string
  dataDir: string
  /** The PostgreSQL that takes the place of `dataDir`; may hold a password. Null keeps everything in files. */
  databaseUrl: string | null
  /** Without a slash at the end. */
  publicUrl: string
  model: ModelConfig | null
  smtpUrl: string | null
  /** Who notices come from; without it, who signs in at `smtpUrl`, or an address at `publicUrl`. */
  mailFrom: string
  /** Keys that secrets are sealed under, newest first; null leaves it to a file in `dataDir`. */
  masterKeys: readonly Buffer[] | null
  /** Whether webhooks may lead to this machine, for development and tests. */
  webhooksAllowLocal: boolean
  /** How many proxies stand before the server and add to `X-Forwarded-For`. */
  trustedProxies: number
  /** Whether each operation answers once by itself after a start, so that the first to ask does not wait. */
  warmUp: boolean
  /** What whoever reads the metrics must show; null leaves them to this machine. */
  metricsToken: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** Everything that is wrong with the environment, a line each. Values are not repeated: some are secrets. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The environment does not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const webUrl = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be a full http or https address',
  )

/** Whether PostgreSQL may be at the address. Its host may be left out: a socket's folder stands in `?host=`. */
export const isDatabaseUrl = (value: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@localhost/'))

/** Name and password are taken out of it decoded. */
function isMailServer(value: string): boolean {
  try {
    const { protocol, username, password } = new URL(value)
    decodeURIComponent(username + password)
    return /^smtps?:$/.test(protocol)
  } catch {
    return false
  }
}

const environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a number from 0 to 65535')
      .default(8787),
    HOST: z
      .string()
      .regex(/^[0-9A-Za-z.:_-]+$/, 'must be a host name or an address, without scheme or port')
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    PUBLIC_URL: webUrl
      .refine((value) => !/[?#]/.test(value), 'must not have a query or a fragment')
      .transform((value) => value.replace(/\/$/, ''))
      .optional(),
    DATABASE_URL: z
      .string()
      .refine(isDatabaseUrl, 'must be an address like postgres://user:password@host:5432/database')
      .optional(),
    MODEL_BASE_URL: webUrl.optional(),
    MODEL_NAME: z.string().optional(),
    MODEL_API_KEY: z.string().optional(),
    MODEL_TIMEOUT: z
      .string()
      .regex(/^(?:[1-9]|[1-9]\d|100)$/, 'must be the seconds a model may take, from 1 to 100')
      .transform(Number)
      .default(30),
    SMTP_URL: z
      .string()
      .refine(isMailServer, 'must be an address like smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an address like notices@example.com')
      .optional(),
    MASTER_KEY: z
      .string()
      .transform((value) => value.split(',').flatMap((key) => readMasterKey(key.trim()) ?? [null]))
      .refine(
        (keys) => !keys.includes(null),
        'must be 32 bytes in base64 or hex; `openssl rand -base64 32` makes them. Older keys may follow, after commas',
      )
      .transform((keys) => keys.filter((key) => key !== null))
      .optional(),
    WEBHOOKS_ALLOW_LOCAL: z.enum(['0', '1'], 'must be 1, or 0 as without it').default('0'),
    TRUSTED_PROXIES: z
      .string()
      .regex(/^[0-5]$/, 'must be the number of proxies before the server, from 0 to 5')
      .transform(Number)
      .default(0),
    WARM_UP: z.enum(['0', '1'], 'must be 0, or 1 as without it').default('1'),
    METRICS_TOKEN: z
      .string()
      .regex(
        /^[\x21-\x7e]{16,}$/,
        'must be at least 16 characters without spaces; `openssl rand -hex 24` makes it',
      )
      .optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  // Runs beside the fields' own checks, so that one error names everything.
  .check(
    z.refine((env) => !env.MODEL_BASE_URL || env.MODEL_NAME !== undefined, {
      path: ['MODEL_NAME'],
      message: 'is needed when MODEL_BASE_URL is set',
      when: () => true,
    }),
    z.refine((env) => env.MODEL_BASE_URL || (env.MODEL_NAME ?? env.MODEL_API_KEY) === undefined, {
      path: ['MODEL_BASE_URL'],
      message: 'is needed when MODEL_NAME or MODEL_API_KEY is set',
      when: () => true,
    }),
  )

/** Names of all variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** The configuration in the environment; a variable that is empty counts as not set. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  const { data, error } = environment.safeParse(Object.fromEntries(set))
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  const publicUrl = data.PUBLIC_URL ?? `http://${publicHost(data.HOST)}:${data.PORT}`
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    publicUrl,
    model:
      data.MODEL_BASE_URL && data.MODEL_NAME
        ? {
            baseUrl: data.MODEL_BASE_URL,
            name: data.MODEL_NAME,
            apiKey: data.MODEL_API_KEY ?? null,
            deadlineMs: data.MODEL_TIMEOUT * 1000,
          }
        : null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? senderOf(data.SMTP_URL, publicUrl),
    masterKeys: data.MASTER_KEY ?? null,
    webhooksAllowLocal: data.WEBHOOKS_ALLOW_LOCAL === '1',
    trustedProxies: data.TRUSTED_PROXIES,
    warmUp: data.WARM_UP === '1',
    metricsToken: data.METRICS_TOKEN ?? null,
    logLevel: data.LOG_LEVEL,
  }
}

/** Mail servers take mail from whoever signed in. */
function senderOf(smtpUrl: string | undefined, publicUrl: string): string {
  const user = decodeURIComponent(URL.parse(smtpUrl ?? '')?.username ?? '')
  return /^[^\s@<>]+@[^\s@<>]+$/.test(user) ? user : `sendworthy@${new URL(publicUrl).hostname}`
}

/** The name a browser on this machine can open. */
function publicHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
