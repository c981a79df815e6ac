/** Passwords at rest: argon2id, as PHC strings. Two are hashed at a time and few wait, so that no crowd can take the memory. */
import { type Argon2Algorithm, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError } from '#shared/api/problem.ts'

/** KiB, rounds, lanes: what OWASP asks for at least; about 50 ms of a core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const ALGORITHM: Argon2Algorithm = 'argon2id'
const SALT_BYTES = 16
const TAG_BYTES = 32
const AT_ONCE = 2
/** Waiting for their turn: about two seconds of hashing. */
const WAITING_MAX = 64

const derive = promisify(argon2)

let hashing = 0
const waiting: (() => void)[] = []

/** Runs when fewer than two do. Throws `too_many_at_once` when the queue is full. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing < AT_ONCE) hashing++
  else {
    if (waiting.length >= WAITING_MAX)
      throw new ApiError('too_many_at_once', { headers: { 'retry-after': '2' } })
    await new Promise<void>((go) => waiting.push(go))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else hashing--
  }
}

/** The same password typed on another keyboard may be composed otherwise. */
const messageOf = (password: string): string => password.normalize('NFKC')

/** PHC writes base64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The password as it is kept. Throws `ApiError` when too many are being hashed. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const { memory, passes, parallelism } = COST
  const tag = await inTurn(() =>
    derive(ALGORITHM, { ...COST, tagLength: TAG_BYTES, message: messageOf(password), nonce }),
  )
  return `$${ALGORITHM}$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Compared with when there is no such account, so that nobody learns that by the time it takes. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(SALT_BYTES))}$${encode(Buffer.alloc(TAG_BYTES))}`

/** What a kept password is to be hashed with, and its tag; for null, an account that is not there, with today's cost. */
export function workOf(stored: string | null) {
  const parts = PHC.exec(stored ?? NOBODY)
  if (!parts) throw new Error('a password is not kept as a PHC string of argon2id')
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const [nonce, tag] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  return { memory, passes, parallelism, tagLength: tag.length, nonce, tag }
}

/** Whether it is the password that was kept; null never is, and takes as long. Throws `ApiError` as hashing does. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const { tag, ...work } = workOf(stored)
  const found = await inTurn(() => derive(ALGORITHM, { ...work, message: messageOf(password) }))
  return timingSafeEqual(found, tag) && stored !== null
}
