/** Where things lie in the data folder. Folders are 0700, files 0600. */
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const META = 'meta'
export const ACCOUNTS = 'accounts'

/** Whether the name is that of a record of the whole store, not of a workspace. */
export const isShared = (record: string): boolean => record === META || record === ACCOUNTS

/** The file of a workspace, or of a record of the whole store. */
export function recordFile(dataDir: string, record: string): string {
  return isShared(record) ? join(dataDir, `${record}.json`) : join(dataDir, 'workspaces', `${record}.json`)
}

/** What a workspace's file is called once the workspace is deleted, until everything else of it is gone. */
export function deletedFile(dataDir: string, workspaceId: string): string {
  return join(dataDir, 'workspaces', `${workspaceId}.deleted`)
}

export function workspacesFolder(dataDir: string): string {
  return join(dataDir, 'workspaces')
}

/** The journals of a workspace. */
export function journalsFolder(dataDir: string, workspaceId: string): string {
  return join(dataDir, 'workspaces', workspaceId)
}

/** The backups of a record. */
export function backupsFolder(dataDir: string, record: string): string {
  return join(dataDir, 'backups', record)
}

export function restoreCommand(record: string): string {
  return `npm run -s sendworthy -- restore ${record}`
}

export async function prepareFolders(dataDir: string): Promise<void> {
  for (const folder of [dataDir, workspacesFolder(dataDir), join(dataDir, 'backups')])
    await makeFolder(folder)
  // A folder that was there before, such as a mounted volume, may belong to somebody else.
  await chmod(dataDir, 0o700).catch(() => {})
}

/** Node's own recursive call never ends where no folder can be made, such as under `/proc`: this one says so. */
async function makeFolder(folder: string): Promise<void> {
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  })
}
