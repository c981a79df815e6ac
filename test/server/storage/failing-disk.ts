import { type Disk, realDisk } from '#server/storage/disk.ts'

/** The real disk, which fills up when told to: half of what is written arrives, then ENOSPC. */
export function failingDisk(): { disk: Disk; fail(failing: boolean): void } {
  let failing = false
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const disk: Disk = {
    ...realDisk,
    open: async (path, flags, mode) => {
      const handle = await realDisk.open(path, flags, mode)
      return {
        writeFile: async (bytes) => {
          await handle.writeFile(failing ? bytes.slice(0, bytes.length / 2) : bytes)
          if (failing) throw full()
        },
        sync: () => handle.sync(),
        datasync: () => handle.datasync(),
        truncate: (bytes) => handle.truncate(bytes),
        close: () => handle.close(),
      }
    },
    rename: async (from, to) => {
      if (failing) throw full()
      await realDisk.rename(from, to)
    },
  }
  return {
    disk,
    fail: (now) => {
      failing = now
    },
  }
}
