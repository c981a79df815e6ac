/** What a command of the command line is. */
import type { ParseArgsOptionDescriptor } from 'node:util'

export interface Option extends ParseArgsOptionDescriptor {
  /** What stands for the value in the help; none for switches. */
  value?: string
  help: string
}

export interface Arguments {
  /** What is no option: files and ids. */
  words: readonly string[]
  /** The value of an option; undefined when it was not given. */
  text: (option: string) => string | undefined
  /** Every value of an option that may be repeated. */
  texts: (option: string) => readonly string[]
  /** A switch: undefined when it was not given, false when it was turned off. */
  flag: (option: string) => boolean | undefined
  given: (option: string) => boolean
}

export interface Command {
  /** One or two words: `keys create`. */
  name: string
  /** What comes after the name: `FILE|-`. */
  usage: string
  summary: string
  options: Readonly<Record<string, Option>>
  /** Gives the exit code. Throws `UsageError` for what the caller can mend, and any Error for what failed. */
  run: (args: Arguments) => Promise<number>
}

/** The command was called wrongly. Messages say what to do and never repeat a draft or a key. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const JSON_OPTION: Option = { type: 'boolean', help: 'Print JSON.' }

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Prints a result: as JSON with `--json`, else in words. */
export const printResult = (args: Arguments, result: unknown, words: string): void =>
  print(args.flag('json') ? JSON.stringify(result) : words)

/** The one file or id of a command. Throws `UsageError` with `advice` when there is none or are several. */
export function onlyWord(words: readonly string[], advice: string): string {
  const [word, ...more] = words
  if (word === undefined || more.length > 0) throw new UsageError(advice)
  return word
}
