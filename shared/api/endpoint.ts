/** One route of a resource: everything that server, description and client need to know of it. */
import type { z } from 'zod'
import type { ProblemCode } from './problem.ts'

export const ROLES = ['viewer', 'member', 'admin', 'owner'] as const
/** What a person may do in a workspace; each role may do all that those before it may. */
export type Role = (typeof ROLES)[number]

/**
 * Who may call. `scope` is what a key needs, and null keeps keys out; `role` is the least a person must be in the
 * workspace. `person` is anybody who is signed in, in whatever workspace; `visitor` a browser that is not yet, and may
 * get a session; `public` is everybody.
 */
export type Access = { scope: string | null; role: Role } | 'person' | Unasked
type Unasked = 'visitor' | 'public'

/** Whether nobody is asked who calls. */
export const isUnasked = (access: Access): access is Unasked => access === 'visitor' || access === 'public'

/** Whether programs elsewhere may call, with a key or without: all others belong to people and their browsers. */
export const isForPrograms = (access: Access): boolean =>
  typeof access === 'object' ? access.scope !== null : access === 'public'

export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters in braces: `/v1/brand-voices/{id}`. */
  path: string
  /** Name in the description: `brand-voices-create`. */
  id: string
  tag: string
  summary: string
  description?: string
  access: Access
  /** Values of the braces and of the query; both are text. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Whether an `Idempotency-Key` has it done once, for what makes something and would make two. */
  once?: true
  /** What a success is answered with; null for 204 and nothing. */
  answer: z.ZodType | null
  status?: 200 | 201 | 202
  /** What it may be refused with, besides what its access and its parts bring. */
  problems?: readonly ProblemCode[]
}

/** Types an endpoint; checks nothing at run time. */
export const endpoint = <const E extends Endpoint>(described: E): E => described
