/** Where things lie in the data folder. Folders are 0700, files 0600. */
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

export const META = 'meta'

/** The file of a workspace, or of the store itself for `META`. */
export function recordFile(dataDir: string, record: string): string {
  return record === META ? join(dataDir, 'meta.json') : join(dataDir, 'workspaces', `${record}.json`)
}

export function workspacesFolder(dataDir: string): string {
  return join(dataDir, 'workspaces')
}

/** The journals of a workspace. */
export function journalsFolder(dataDir: string, workspaceId: string): string {
  return join(dataDir, 'workspaces', workspaceId)
}

export function restoreCommand(record: string): string {
  return `npm run -s sendworthy -- restore ${record}`
}

export async function prepareFolders(dataDir: string): Promise<void> {
  for (const folder of [dataDir, workspacesFolder(dataDir), join(dataDir, 'backups')]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  // A folder that was there before, such as a mounted volume, may belong to somebody else.
  await chmod(dataDir, 0o700).catch(() => {})
}
