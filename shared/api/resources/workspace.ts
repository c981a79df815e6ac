/** The workspace a caller is in, and what the caller may do there. */
import { z } from 'zod'
import { text } from '../../operations/fields.ts'
import { endpoint, ROLES } from '../endpoint.ts'
import { whole } from '../lists.ts'
import { objectName } from '../object-name.ts'
import { PLAN_NAMES } from '../plans.ts'
import { Settings, SettingsChange } from './settings.ts'

const tag = 'Workspace'
const plan = z.enum(PLAN_NAMES).meta({ description: 'What limits it; see `/v1/plans`.' })
const id = z.string().meta({ description: 'Its id, `ws_…`.' })
const name = text(200).min(1).meta({ description: 'What people call it.' })
const created = z.string().meta({ description: 'ISO 8601, UTC.' })

export const Workspace = z
  .strictObject({
    id,
    object: objectName('workspace'),
    name,
    plan,
    created,
    settings: Settings.meta({ description: 'What it decides about scores, sends and history.' }),
  })
  .meta({ id: 'Workspace', description: 'A workspace with its settings.' })
export type Workspace = z.input<typeof Workspace>

export const readWorkspace = endpoint({
  method: 'get',
  path: '/v1/workspace',
  id: 'workspace',
  tag,
  summary: 'Gives the workspace with its settings.',
  description:
    'All that the extension needs to score and to gate by the workspace’s policy, besides the voices.',
  access: { scope: 'profiles:read', role: 'viewer' },
  answer: Workspace,
})

export const changeWorkspace = endpoint({
  method: 'patch',
  path: '/v1/workspace',
  id: 'workspace-change',
  tag,
  summary: 'Changes the name or settings.',
  description:
    'What is left out stays as it is. To keep drafts, to use a model and to change either needs an owner.',
  access: { scope: null, role: 'admin' },
  body: z
    .strictObject({ name: name.optional(), settings: SettingsChange.optional() })
    .meta({ id: 'WorkspaceChange', description: 'What is left out stays as it is.' }),
  answer: Workspace,
  problems: ['missing_role'],
})

export const Caller = z
  .strictObject({
    object: objectName('caller'),
    workspace: z.strictObject({ id, name, plan }).meta({ description: 'Where the caller is.' }),
    key: z
      .strictObject({
        id: z.string().meta({ description: 'Its id, `key_…`.' }),
        name: z.string().meta({ description: 'What it was called.' }),
        scopes: z.array(z.string()).meta({ description: 'What it may do.' }),
        expires: z.string().nullable().meta({ description: 'When it ends; `null` never.' }),
        client: z.string().nullable().meta({ description: 'The client it works for; `null` for all.' }),
      })
      .nullable()
      .meta({ description: 'The key that calls; `null` for a person.' }),
    user: z
      .strictObject({
        id: z.string().meta({ description: 'Its id, `usr_…`.' }),
        role: z.enum(ROLES).meta({ description: 'What they may do here.' }),
      })
      .nullable()
      .meta({ description: 'The person who calls; `null` for a key.' }),
  })
  .meta({ id: 'Caller', description: 'Who calls, where, and what they may do.' })
export type Caller = z.input<typeof Caller>

export const readCaller = endpoint({
  method: 'get',
  path: '/v1/me',
  id: 'me',
  tag,
  summary: 'Says who is calling and what they may do.',
  description: 'Costs nothing; good to test a key.',
  access: { scope: 'any', role: 'viewer' },
  answer: Caller,
})

export const listWorkspaces = endpoint({
  method: 'get',
  path: '/v1/workspaces',
  id: 'workspaces',
  tag,
  summary: 'Lists the workspaces you are a member of.',
  access: 'person',
  answer: whole(
    z
      .strictObject({
        id,
        object: objectName('membership'),
        name,
        plan,
        role: z.enum(ROLES).meta({ description: 'What you may do there.' }),
      })
      .meta({ id: 'Membership', description: 'A workspace that you belong to.' }),
    'Membership',
  ),
})

export const createWorkspace = endpoint({
  method: 'post',
  path: '/v1/workspaces',
  id: 'workspaces-create',
  tag,
  summary: 'Makes a workspace, of which you are the owner.',
  description:
    'It is on the free plan and has no key yet. A person owns at most ten such; one that is deleted counts until 00:00 UTC.',
  access: 'person',
  once: true,
  body: z.strictObject({ name }).meta({ id: 'WorkspaceInput', description: 'A workspace to be made.' }),
  answer: Workspace,
  status: 201,
  problems: ['limit_reached'],
})

export const deleteWorkspace = endpoint({
  method: 'delete',
  path: '/v1/workspace',
  id: 'workspace-delete',
  tag,
  summary: 'Deletes the workspace with everything in it.',
  description: 'Keys stop at once; journals and backups go as well. Export it first.',
  access: { scope: null, role: 'owner' },
  query: z.object({
    confirm: z
      .string()
      .max(200)
      .meta({ description: 'The name of the workspace, so that none goes by mistake.' }),
  }),
  answer: null,
})

export const exportWorkspace = endpoint({
  method: 'get',
  path: '/v1/workspace/export',
  id: 'workspace-export',
  tag,
  summary: 'Gives everything the workspace holds, as JSON.',
  description: 'Without secrets: digests of keys and secrets of webhooks stay.',
  access: { scope: null, role: 'owner' },
  answer: z
    .strictObject({
      object: objectName('workspace_export'),
      exported: z.string().meta({ description: 'ISO 8601, UTC.' }),
      workspace: z.record(z.string(), z.unknown()).meta({ description: 'The record, without secrets.' }),
      journals: z
        .record(z.string(), z.array(z.unknown()))
        .meta({ description: 'Usage, audit, history, gate and deliveries, newest first.' }),
    })
    .meta({ id: 'WorkspaceExport', description: 'All that a workspace holds.' }),
})
