/** People and their sessions: one record for the whole store. */

export interface UserRecord {
  /** `usr_…` */
  id: string
  /** In lower case. */
  email: string
  name: string
  /** `$argon2id$…`, as PHC strings are written. */
  password: string
  created: string
}

export interface SessionRecord {
  /** `ses_…`, which may be shown. */
  id: string
  /** SHA-256 of the token in the cookie. */
  hash: string
  user: string
  created: string
  /** Written at most every few minutes. */
  seen: string
  /** What the browser called itself, shortened. */
  agent: string | null
  /** First part of the address. */
  ip: string | null
}

/** A one-time link: to set the server up, or to choose a new password. */
export interface LinkRecord {
  purpose: 'setup' | 'recovery'
  hash: string
  user: string | null
  expires: string
}

/** A place among the workspaces that a person may own, taken for a while whether there is the workspace or not. */
export interface PlaceRecord {
  user: string
  /** Null once it was deleted. */
  workspace: string | null
  until: string
}

export interface AccountsRecord {
  schema: number
  users: UserRecord[]
  sessions: SessionRecord[]
  links: LinkRecord[]
  places: PlaceRecord[]
  /** SHA-256 of the ids of workspaces that were deleted lately: no request makes one of these again. */
  deleted: { hash: string; until: string }[]
}

/** What holds for the whole store. */
export interface MetaRecord {
  schema: number
  created: string
  /** The workspace made first; it belongs to whoever runs the server. */
  first_workspace: string | null
}
