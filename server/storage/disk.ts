/** The calls by which files change, as a port: tests cut the power and fill the disk behind it. */
import { link, mkdir, open, rename, rm } from 'node:fs/promises'

interface OpenFile {
  /** Writes all bytes, at the end when opened with `a`. */
  writeFile(bytes: string | Uint8Array): Promise<void>
  sync(): Promise<void>
  datasync(): Promise<void>
  truncate(bytes: number): Promise<void>
  close(): Promise<void>
}

export interface Disk {
  /** Makes the folder, for its owner alone; true when it was not there. */
  mkdir(path: string): Promise<boolean>
  open(path: string, flags: string, mode?: number): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
  link(existing: string, path: string): Promise<void>
  rm(path: string, options: { force: true; recursive?: boolean }): Promise<void>
}

export const realDisk: Disk = {
  mkdir: async (path) => (await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined,
  open,
  rename,
  link,
  rm,
}

/** Makes names created, renamed or removed in the folder survive a power cut. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
