/** Every command. Those of the operations follow from their list. */
import { OPERATIONS } from '#shared/operations/index.ts'
import type { Command } from './command.ts'
import { helpCommand } from './help.ts'
import { KEY_COMMANDS } from './keys.ts'
import { mcp } from './mcp.ts'
import { operationCommand } from './operation-command.ts'
import { WORKSPACE_COMMANDS } from './workspaces.ts'

const start: Command = {
  name: 'start',
  usage: '',
  summary: 'Serves the API. PORT, HOST and DATA_DIR say where.',
  options: {},
  run: async () => {
    const { startServer } = await import('../main.ts')
    return startServer()
  },
}

export const COMMANDS: readonly Command[] = [
  start,
  ...OPERATIONS.map(operationCommand),
  mcp,
  ...KEY_COMMANDS,
  ...WORKSPACE_COMMANDS,
  helpCommand(() => COMMANDS),
]
