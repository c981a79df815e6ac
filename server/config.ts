/** The environment, read once and checked whole. Nothing else in the server reads process.env. */
import { z } from 'zod'

interface ModelConfig {
  baseUrl: string
  name: string
  apiKey: string | null
}

export interface Config {
  /** 0 takes any free port. */
  port: number
  host: string
  dataDir: string
  /** Without a slash at the end. */
  publicUrl: string
  model: ModelConfig | null
  smtpUrl: string | null
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

const url = (protocols: RegExp, message: string) =>
  z.string().refine((value) => protocols.test(URL.parse(value)?.protocol ?? ''), message)
const webUrl = url(/^https?:$/, 'must be a full http or https address')

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
      .undefined('is set, but this version keeps workspaces in files (DATA_DIR). Unset it to start.')
      .optional(),
    MODEL_BASE_URL: webUrl.optional(),
    MODEL_NAME: z.string().optional(),
    MODEL_API_KEY: z.string().optional(),
    SMTP_URL: url(/^smtps?:$/, 'must be an address like smtp://user:password@host:587').optional(),
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

/** The configuration in the environment; a variable that is empty counts as not set. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  const { data, error } = environment.safeParse(Object.fromEntries(set))
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    publicUrl: data.PUBLIC_URL ?? `http://${publicHost(data.HOST)}:${data.PORT}`,
    model:
      data.MODEL_BASE_URL && data.MODEL_NAME
        ? { baseUrl: data.MODEL_BASE_URL, name: data.MODEL_NAME, apiKey: data.MODEL_API_KEY ?? null }
        : null,
    smtpUrl: data.SMTP_URL ?? null,
    logLevel: data.LOG_LEVEL,
  }
}

/** The name a browser on this machine can open. */
function publicHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
