/** The command line, and how the server is started: `npm run -s sendworthy -- COMMAND`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Reading some 800 files takes most of a short command's time: what was compiled once is kept for the next. It has
// to be asked for before they are imported; where the folder cannot be written, everything works as without it.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
const { runCommand } = await import('./cli/run.ts')

process.exitCode = await runCommand(process.argv.slice(2))
