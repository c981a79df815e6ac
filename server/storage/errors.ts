/** What can go wrong in a store. Messages are for the person who runs the server and hold no customer text. */

/** A file is not what was written. Says which, and how to get the newest good copy back. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
  readonly file: string
  readonly backup: string | null
  readonly command: string | null

  constructor(file: string, reason: string, backup: string | null, command: string | null) {
    const remedy = command
      ? `${backup ? `Newest good backup: ${backup}. ` : ''}Stop the server and run: ${command}`
      : 'There is no good backup of it. Put back a copy of your own; it is never replaced by an empty one.'
    super(`${file} is damaged: ${reason}. ${remedy}`)
    this.file = file
    this.backup = backup
    this.command = command
  }
}

/** The file was written by a later version. */
export class NewerDataError extends Error {
  override name = 'NewerDataError'
  constructor(file: string, found: number, known: number) {
    super(
      `${file} has schema ${found}, this version knows up to ${known}. Run the version that wrote it, or a later one.`,
    )
  }
}

/** Another process holds the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
  constructor(folder: string, holder: { pid: number; host: string; since: string } | null) {
    const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process'
    const stop = holder ? ` (kill ${holder.pid})` : ''
    super(
      `The folder ${folder} is in use by ${who}, most likely the running server. Nothing was changed. ` +
        `Stop it first${stop}, run this again, then start the server. Two servers need two folders (DATA_DIR).`,
    )
  }
}

/** A write did not reach the disk (full, read-only, gone). Nothing of it is visible; it may be tried again. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
  constructor(file: string, cause: unknown) {
    super(`${file} could not be written: ${cause instanceof Error ? cause.message : 'unknown reason'}`, {
      cause,
    })
  }
}

export class UnknownWorkspaceError extends Error {
  override name = 'UnknownWorkspaceError'
  constructor(id: string) {
    super(`There is no workspace ${id}.`)
  }
}

export class WorkspaceExistsError extends Error {
  override name = 'WorkspaceExistsError'
  constructor(id: string) {
    super(`The workspace ${id} exists already.`)
  }
}

/** What was given as the place to go on from was never handed out by this store. */
export class UnknownPageError extends Error {
  override name = 'UnknownPageError'
  constructor() {
    super('There is no such page.')
  }
}

export class StoreClosedError extends Error {
  override name = 'StoreClosedError'
  constructor() {
    super('The store is closed.')
  }
}
