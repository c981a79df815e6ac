/** Ids of things that are made: a prefix that tells what it is, and 119 random bits. */
import { randomBase62 } from './key-format.ts'

export const newId = (prefix: string): string => `${prefix}_${randomBase62(20)}`
