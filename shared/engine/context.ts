/** What has to stand beside a phrase so that it means what a list takes it for. */
import type { Token } from './doc.ts'

/**
 * Words in lower case, parted by spaces; `.` stands for a mark or the edge of the sentence, `#` for a number.
 * Without any of these a phrase is found wherever it stands.
 */
export interface ContextSource {
  /** One of these stands before it. */
  after?: string
  /** None of these stands before it. */
  notAfter?: string
  /** One of these follows. */
  before?: string
  /** None of these follows. */
  notBefore?: string
}

/** The same, read. */
export type Context = readonly ((before: string, after: string) => boolean)[]

/** Reads a context; `null` for one that asks nothing. */
export function contextOf({ after, notAfter, before, notBefore }: ContextSource): Context | null {
  const tests: ((before: string, after: string) => boolean)[] = []
  const set = (list: string) => new Set(list.split(' '))
  if (after !== undefined) {
    const led = set(after)
    tests.push((word) => led.has(word))
  }
  if (notAfter !== undefined) {
    const led = set(notAfter)
    tests.push((word) => !led.has(word))
  }
  if (before !== undefined) {
    const followed = set(before)
    tests.push((_, word) => followed.has(word))
  }
  if (notBefore !== undefined) {
    const followed = set(notBefore)
    tests.push((_, word) => !followed.has(word))
  }
  return tests.length === 0 ? null : tests
}

/** True when the tokens `from` up to, not including, `to` stand where the context asks. */
export function stands(context: Context, tokens: readonly Token[], from: number, to: number): boolean {
  const before = known(tokens[from - 1])
  const after = known(tokens[to])
  return context.every((test) => test(before, after))
}

const known = (token: Token | undefined): string =>
  token === undefined || token.kind === 'mark' || token.kind === 'emoji'
    ? '.'
    : token.kind === 'number'
      ? '#'
      : token.lower
