/** Who makes a request, and what for. */
import type { Role } from '#shared/api/endpoint.ts'

export interface Principal {
  workspace: string
  /** The key that was shown; null for a person. Its id may be logged. */
  key: { id: string; calls_max: number | null; client: string | null } | null
  /** The person who is signed in; null for a key. */
  user: { id: string; role: Role } | null
  scopes: readonly string[]
}

/** A person who is signed in, in no workspace yet. */
export interface Person {
  user: string
  /** Id of the session. */
  session: string
}
