/** Secrets that are handed out once and kept as digests: sessions and links. */
import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, in characters that stand in addresses and cookies as they are. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in 64 hex digits: a secret of 256 bits needs no slow hash, and comparing digests tells nothing of it. */
export const digestOf = (token: string): string => hash('sha256', token, 'hex')
