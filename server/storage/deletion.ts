/**
 * Deleting a workspace. Its file is renamed first: from that moment it is gone, whatever happens. The rest is
 * removed after it, and where the server dies before that, at the next start.
 */
import { readdir } from 'node:fs/promises'
import { type Disk, syncFolder } from './disk.ts'
import { StorageUnavailableError } from './errors.ts'
import { backupsFolder, deletedFile, journalsFolder, recordFile, workspacesFolder } from './layout.ts'
import { workspaceId } from './record-fields.ts'

/** Rejects with `StorageUnavailableError` when the workspace is still there. */
export async function markDeleted(dataDir: string, id: string, disk: Disk): Promise<void> {
  const [file, mark] = [recordFile(dataDir, id), deletedFile(dataDir, id)]
  try {
    await disk.rename(file, mark)
    await syncFolder(disk, workspacesFolder(dataDir)).catch(async (error: unknown) => {
      await disk.rename(mark, file)
      throw error
    })
  } catch (cause) {
    throw new StorageUnavailableError(file, cause)
  }
}

/** Removes journals and backups. */
export async function removeRest(dataDir: string, id: string, disk: Disk): Promise<void> {
  for (const folder of [journalsFolder(dataDir, id), backupsFolder(dataDir, id)]) {
    await disk.rm(folder, { force: true, recursive: true })
  }
}

/** The last step, when nothing reminds of the workspace any more. */
export async function removeMark(dataDir: string, id: string, disk: Disk): Promise<void> {
  await disk.rm(deletedFile(dataDir, id), { force: true })
  await syncFolder(disk, workspacesFolder(dataDir))
}

/** Workspaces whose deletion was begun and not finished. */
export async function unfinishedDeletions(dataDir: string): Promise<string[]> {
  const names = await readdir(workspacesFolder(dataDir))
  return names
    .filter((name) => name.endsWith('.deleted'))
    .map((name) => name.slice(0, -'.deleted'.length))
    .filter((id) => workspaceId.safeParse(id).success)
}
