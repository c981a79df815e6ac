/** `help`: what there is, or how one command is called. */
import { type Command, type Option, print, UsageError } from './command.ts'
import { SEEN, wrap } from './terminal.ts'

/** How the command line is called. */
export const CALL = 'npm run -s sendworthy --'

export const helpCommand = (all: () => readonly Command[]): Command => ({
  name: 'help',
  usage: '[COMMAND]',
  summary: 'Shows this, or how a command is called.',
  options: {},
  run: async ({ words }) => {
    const asked = words.join(' ')
    const command = all().find(({ name }) => name === asked)
    const group = all().filter(({ name }) => asked === '' || name.startsWith(`${asked} `))
    if (!command && group.length === 0) throw new UsageError(`There is no such command. Try: ${CALL} help`)
    print(command ? helpOf(command) : overview(group))
    return 0
  },
})

export function overview(commands: readonly Command[]): string {
  const lines = commands.map(({ name, usage, summary }) => commandLine(`${name} ${usage}`, summary))
  return `Is this email worth sending?

Usage: ${CALL} COMMAND [OPTIONS]

${lines.join('\n')}

${CALL} help COMMAND shows the options of one.`
}

export function helpOf({ name, usage, summary, options }: Command): string {
  const entries = Object.entries(options)
  const lines = entries.map(([option, about]) => optionLine(signature(option, about), about.help))
  const call = [CALL, name, usage, lines.length > 0 ? '[OPTIONS]' : ''].filter((part) => part !== '')
  return [`${summary}\n\nUsage: ${call.join(' ')}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

const COLUMN = 28
const BESIDE = ' '.repeat(COLUMN + 2)

/** A command that is longer than its column has its summary below it. */
const commandLine = (call: string, summary: string): string =>
  call.length < COLUMN
    ? `  ${call.padEnd(COLUMN)}${wrap(summary, BESIDE, SEEN)}`
    : `  ${call}\n${BESIDE}${wrap(summary, BESIDE, SEEN)}`

const INDENT = ' '.repeat(26)

/** An option that is longer than its column has its help below it. */
function optionLine(option: string, help: string): string {
  const head = `  ${option}`
  const gap = head.length < INDENT.length ? ' '.repeat(INDENT.length - head.length) : `\n${INDENT}`
  return `${head}${gap}${wrap(help, INDENT)}`
}

const signature = (option: string, { value }: Option) => `--${option}${value ? ` ${value}` : ''}`
