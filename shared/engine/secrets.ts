/** Finds card numbers, account numbers, social security numbers and passwords among the tokens of a sentence. */
import type { Sentence, Token } from './doc.ts'
import { unicode } from './unicode.ts'
import { words } from './word-set.ts'

export interface Secret {
  kind: 'card' | 'iban' | 'ssn' | 'password'
  /** Half-open range of tokens. */
  from: number
  to: number
}

const SSN_WORDS = words('ssn ssns social itin')

export function findSecrets({ tokens }: Sentence): Secret[] {
  const found: Secret[] = []
  for (let i = 0; i < tokens.length; i++) {
    const secret = secretAt(tokens, i)
    if (!secret) continue
    found.push(secret)
    i = secret.to - 1
  }
  return found
}

function secretAt(tokens: readonly Token[], from: number): Secret | null {
  const { kind, text, lower } = tokens[from] as Token
  if (kind === 'number') return cardAt(tokens, from) ?? ssnAt(tokens, from)
  if (kind !== 'word') return null
  if (PASSWORD_WORDS.has(lower)) return passwordAt(tokens, from)
  return text.charCodeAt(0) < 97 && /^[A-Z]{2}\d{2}/.test(text) ? ibanAt(tokens, from) : null
}

/** Sixteen digits in one piece or in four, with a right check digit. */
function cardAt(tokens: readonly Token[], from: number): Secret | null {
  const first = (tokens[from] as Token).text
  if (first.length < 4) return null
  if (/^\d{4}(?:-\d{4}){3}$|^\d{16}$/.test(first))
    return luhn(first) ? { kind: 'card', from, to: from + 1 } : null
  const parts = tokens.slice(from, from + 4)
  if (parts.length < 4 || !parts.every(({ text }) => /^\d{4}$/.test(text))) return null
  return luhn(parts.map(({ text }) => text).join('')) ? { kind: 'card', from, to: from + 4 } : null
}

/** The check of payment cards: every second digit doubled, all summed to a multiple of ten. */
function luhn(text: string): boolean {
  const digits = [...text.replaceAll('-', '')].map(Number)
  const sum = digits.reduce((total, digit, i) => {
    const value = (digits.length - i) % 2 === 0 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  // Sixteen zeros pass the check and are a form to fill in.
  return sum % 10 === 0 && sum > 0
}

/** A US social security number that can exist; only looked for in a sentence that speaks of one. */
function ssnAt(tokens: readonly Token[], at: number): Secret | null {
  if (!/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/.test((tokens[at] as Token).text)) return null
  if (!tokens.some(({ lower }) => SSN_WORDS.has(lower))) return null
  return { kind: 'ssn', from: at, to: at + 1 }
}

/** Longest IBAN in characters, and in groups of four. */
const IBAN_CHARS = 34
const IBAN_GROUPS = 9

/** An account number in one piece or in groups, with right check digits. */
function ibanAt(tokens: readonly Token[], from: number): Secret | null {
  let text = ''
  for (let to = from; to < tokens.length && to < from + IBAN_GROUPS; to++) {
    const part = (tokens[to] as Token).text
    if (!/^[A-Z0-9]+$/.test(part) || text.length + part.length > IBAN_CHARS) break
    text += part
    if (text.length >= 15 && remainder97(text) === 1) return { kind: 'iban', from, to: to + 1 }
  }
  return null
}

/** ISO 13616: the first four characters moved to the end, letters as numbers from 10, modulo 97. */
function remainder97(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

export const PASSWORD_WORDS = words('password passwort passphrase wachtwoord contraseña lösenord')
/** Pieces of a password at most. */
const PASSWORD_TOKENS = 20
const LINKING = words(': = is ist es -')

/** “Your password is hunter2”: a word with letters and digits, or a merge tag that will become one. */
function passwordAt(tokens: readonly Token[], at: number): Secret | null {
  let next = at + 1
  while (LINKING.has(tokens[next]?.lower ?? '')) next++
  const value = tokens[next]
  if (next === at + 1 || !value) return null
  if (value.kind === 'placeholder') return { kind: 'password', from: next, to: next + 1 }
  let to = next + 1
  let text = value.text
  // A password runs to the next space, whatever marks it holds.
  for (; to - next < PASSWORD_TOKENS && tokens[to]?.start === tokens[to - 1]?.end; to++)
    text += tokens[to]?.text ?? ''
  return text.length >= 6 && /\d/.test(text) && unicode`\p{L}`.test(text)
    ? { kind: 'password', from: next, to }
    : null
}
