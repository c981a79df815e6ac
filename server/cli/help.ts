/** `help`: what there is, or how one command is called. */
import { type Command, type Option, print, UsageError } from './command.ts'

const CALL = 'npm run -s sendworthy --'

export const helpCommand = (all: () => readonly Command[]): Command => ({
  name: 'help',
  usage: '[COMMAND]',
  summary: 'Shows this, or how a command is called.',
  options: {},
  run: async ({ words }) => {
    const name = words.join(' ')
    const command = all().find((known) => known.name === name)
    if (name !== '' && !command) throw new UsageError(`There is no such command. Try: ${CALL} help`)
    print(command ? helpOf(command) : overview(all()))
    return 0
  },
})

export function overview(commands: readonly Command[]): string {
  const lines = commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(28)}${summary}`)
  return `Is this email worth sending?

Usage: ${CALL} COMMAND [OPTIONS]

${lines.join('\n')}

${CALL} help COMMAND shows the options of one.`
}

export function helpOf({ name, usage, summary, options }: Command): string {
  const entries = Object.entries(options)
  const lines = entries.map(([option, about]) => `  ${signature(option, about).padEnd(22)}${about.help}`)
  const call = [CALL, name, usage, lines.length > 0 ? '[OPTIONS]' : ''].filter((part) => part !== '')
  return [`${summary}\n\nUsage: ${call.join(' ')}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

const signature = (option: string, { value }: Option) => `--${option}${value ? ` ${value}` : ''}`
