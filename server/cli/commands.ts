/** Every command. Those of the operations follow from their list. */
import { OPERATIONS } from '#shared/operations/index.ts'
import { ACCOUNT_COMMANDS } from './accounts.ts'
import type { Command } from './command.ts'
import { helpCommand } from './help.ts'
import { KEY_COMMANDS } from './keys.ts'
import { mcp } from './mcp.ts'
import { move } from './move.ts'
import { operationCommand } from './operation-command.ts'
import { rewrap } from './secrets.ts'
import { WORKSPACE_COMMANDS } from './workspaces.ts'

const start: Command = {
  name: 'start',
  usage: '',
  summary: 'Serves the API. PORT, HOST and DATA_DIR or DATABASE_URL say where.',
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
  ...ACCOUNT_COMMANDS,
  move,
  rewrap,
  helpCommand(() => COMMANDS),
]
