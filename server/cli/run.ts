/** Finds the command that was asked for and runs it. */

import { whatWentWrong } from '../welcome.ts'
import { readArguments } from './arguments.ts'
import { type Command, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpOf, overview } from './help.ts'
import { folded } from './terminal.ts'

/** Runs the command line with these words. Gives the exit code: 0 done, 1 failed or not good enough, 2 called wrongly. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  try {
    const found = findCommand(argv)
    if (found === null) {
      const asked = argv.some(asksForHelp)
      const target = asked ? process.stdout : process.stderr
      target.write(`${overview(COMMANDS)}\n`)
      return asked ? 0 : 2
    }
    const { command, rest } = found
    if (rest.some(asksForHelp)) {
      process.stdout.write(`${helpOf(command)}\n`)
      return 0
    }
    return await command.run(readArguments(command, rest))
  } catch (error) {
    process.stderr.write(`${folded(whatWentWrong(error))}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h'

/** The command with the longest name that fits; null when the first word is none. */
function findCommand(argv: readonly string[]): { command: Command; rest: string[] } | null {
  const words = argv.filter((word) => !word.startsWith('-'))
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = COMMANDS.find((known) => known.name === name)
    if (command && argv.slice(0, length).join(' ') === name) return { command, rest: argv.slice(length) }
  }
  if (words.length > 0) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name)
    throw new UsageError(
      group.length > 0
        ? `Say what to do: ${group.join(', ')}.`
        : `There is no such command. There are: ${COMMANDS.map(({ name }) => name).join(', ')}.`,
    )
  }
  return null
}
