/** What was typed after the name of a command. */
import { parseArgs } from 'node:util'
import { type Arguments, type Command, UsageError } from './command.ts'
import { helpOf } from './help.ts'

/** Throws `UsageError` for an option that the command does not know. */
export function readArguments(command: Command, rest: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: command.options,
      allowPositionals: true,
      allowNegative: true,
    })
    const given = new Map(Object.entries(values))
    const texts = (option: string) => [given.get(option)].flat().filter((value) => typeof value === 'string')
    return {
      words: positionals,
      text: (option) => texts(option).at(-1),
      texts,
      flag: (option) => {
        const value = given.get(option)
        return typeof value === 'boolean' ? value : undefined
      },
      given: (option) => given.get(option) !== undefined,
    }
  } catch {
    // Node's own message repeats the argument, which may be a draft.
    throw new UsageError(
      `An option here is unknown or lacks its value. These are known:\n\n${helpOf(command)}`,
    )
  }
}
