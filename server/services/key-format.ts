/** How a key is written: `mk_live_` or `mk_test_`, 8 public characters, 32 secret ones, a checksum of 6. */
import { randomFillSync } from 'node:crypto'
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CHECKSUM_CHARS = 6
const KEY = /^mk_(?:live|test)_[0-9A-Za-z]{46}$/
const PUBLIC_AT = 'mk_live_'.length

export type KeyMode = 'live' | 'test'

/** A new key and its id: 191 bits of the key are secret. */
export function mintKey(mode: KeyMode): { id: string; key: string } {
  const open = randomBase62(8)
  const body = `mk_${mode}_${open}${randomBase62(32)}`
  return { id: `key_${open}`, key: body + checksum(body) }
}

/** The key's id, or null for what cannot be a key: wrong form, or a slip of the pen by the checksum. */
export function keyIdOf(presented: string): string | null {
  if (!KEY.test(presented)) return null
  const end = presented.length - CHECKSUM_CHARS
  if (checksum(presented.slice(0, end)) !== presented.slice(end)) return null
  return `key_${presented.slice(PUBLIC_AT, PUBLIC_AT + 8)}`
}

/** Uniformly random characters of 0-9, A-Z, a-z: 5.95 bits each. */
export function randomBase62(chars: number): string {
  let text = ''
  while (text.length < chars) {
    const byte = randomByte()
    // 248 is the largest multiple of 62 in a byte; what lies above would make some digits likelier.
    if (byte < 248) text += DIGITS[byte % 62]
  }
  return text
}

/** Bytes as so many characters of 0-9, A-Z, a-z: for ids that follow from something, not for secrets. */
export const base62 = (bytes: Uint8Array, chars: number): string =>
  Array.from(bytes.subarray(0, chars), (byte) => DIGITS[byte % DIGITS.length]).join('')

/** Drawn by the thousand: asking for a few bytes costs as much as the rest of an id's call, or more. */
const pool = new Uint8Array(4096)
let used = pool.length

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const byte = pool[used] as number
  pool[used++] = 0 // it may be part of a secret
  return byte
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < CHECKSUM_CHARS; i++) {
    text = DIGITS[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}
