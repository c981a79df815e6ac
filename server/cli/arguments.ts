/** What was typed after the name of a command. */
import { parseArgs } from 'node:util'
import { type Arguments, type Command, UsageError } from './command.ts'
import { helpOf } from './help.ts'

/** Throws `UsageError` for an option that the command does not know, and for words where it takes none. */
export function readArguments(command: Command, rest: string[]): Arguments {
  const { values, positionals } = parsed(command, rest)
  if (command.usage === '' && positionals.length > 0) {
    throw new UsageError(`${helpOf(command)}\n\n${command.name} takes no file and no id.`)
  }
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
}

function parsed(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: command.options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    // The fault comes last, where a long help leaves it in sight.
    throw new UsageError(`${helpOf(command)}\n\n${faultOf(command, error)}`)
  }
}

/** Names only options that the command knows: Node's own message repeats the argument, which may be a draft. */
function faultOf({ options }: Command, error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  const option = Object.keys(options).find((name) =>
    new RegExp(`^Option '(?:-\\w, )?--${name}[ ']`).test(said),
  )
  if (option === undefined) return 'An option here is unknown. These are known.'
  return options[option]?.type === 'boolean'
    ? `--${option} takes no value.`
    : `--${option} needs a value. One that begins with “-” is joined by “=”: --${option}=-…`
}
