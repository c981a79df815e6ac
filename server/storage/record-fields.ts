/** What fields of records are made of. */
import { z } from 'zod'
import type { Json } from './journals.ts'

/** PostgreSQL's jsonb keeps neither NUL nor lone surrogates, so no store takes them. */
const isKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

export const text = (charsMax: number) =>
  z.string().max(charsMax).refine(isKept, 'holds NUL or ill-formed Unicode')

/** UTC, written one way only, so that instants can be compared as text. */
export const instant = z.iso.datetime({ precision: 3 })
export const day = z.iso.date()
export const digest = z.string().regex(/^[0-9a-f]{64}$/)
export const count = z.int().min(0)

/** Ids that begin with one of these, `evt_…`. */
export const id = (...prefixes: readonly string[]) =>
  z.string().regex(new RegExp(`^(?:${prefixes.join('|')})_[0-9A-Za-z]{1,40}$`))

export const workspaceId = z.string().regex(/^ws_[0-9A-Za-z]{16}$/)
export const keyId = z.string().regex(/^key_[0-9A-Za-z]{8}$/)
export const userId = id('usr')
export const email = text(254)
/** Label of a client. */
export const client = text(100)

/** A window, a key in a window, or what a window costs: `day:2026-11-22`, `month:2026-11-01T00:00:00.000Z/key_…`. */
export const counter = z
  .string()
  .regex(/^(?:day:\d{4}-\d\d-\d\d|month:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)(?:\/[0-9A-Za-z_]{1,50})?$/)

/** Any JSON of about so many characters at most, copied. By hand: `z.json()` takes 20 times as long. */
export const json = (charsMax: number) =>
  z.unknown().transform((value, { addIssue }): Json => {
    const left = { chars: charsMax }
    const copy = copyJson(value, left)
    if (copy === undefined) {
      addIssue({ code: 'custom', message: 'is no JSON, or holds NUL or ill-formed Unicode' })
      return z.NEVER
    }
    if (left.chars < 0) addIssue({ code: 'custom', message: `is longer than ${charsMax} characters` })
    return copy
  })

/** A copy, or undefined for what is no JSON that every store keeps. Takes its length off `left`, and stops there. */
function copyJson(value: unknown, left: { chars: number }): Json | undefined {
  left.chars -= typeof value === 'string' ? value.length : 4
  if (left.chars < 0) return null
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return isKept(value) ? value : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object') return undefined
  if (Array.isArray(value)) {
    const copies: Json[] = []
    for (const part of value) {
      const copy = copyJson(part, left)
      if (copy === undefined) return undefined
      copies.push(copy)
    }
    return copies
  }
  const entries: [string, Json][] = []
  for (const [name, part] of Object.entries(value)) {
    left.chars -= name.length
    const copy = isKept(name) ? copyJson(part, left) : undefined
    if (copy === undefined) return undefined
    entries.push([name, copy])
  }
  return Object.fromEntries(entries)
}

/** What a message holds: ids and counters. */
export const messageData = z.record(text(50), json(2000))
