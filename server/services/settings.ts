/** The settings of a workspace: what it begins with, and how they are changed. */
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import type { SettingsChange } from '#shared/api/resources/settings.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { RULESET } from '#shared/engine/score.ts'
import { isNamedCode } from '#shared/operations/named-code.ts'
import type { Settings, WorkspaceRecord } from '../storage/workspace.ts'
import { type Audited, audit } from './audit.ts'

export const DEFAULT_SETTINGS: Settings = {
  default_kind: null,
  locale: null,
  jurisdiction: null,
  default_voice: null,
  gate: {
    mode: 'advise',
    threshold: 70,
    thresholds: {},
    required: [],
    exempt: { replies: false, internal_domains: [] },
    override: 'with_reason',
    unavailable: 'open',
  },
  terms: { own: [], banned: [], preferred: [] },
  rules: {},
  ruleset: null,
  history: { on: false, drafts: false, days: 90 },
  model: { use: true },
}

const RULE_IDS = new Set(RULES.map(({ id }) => id))
/** What an owner decides, because it is about other people's words. */
const OWNERS = ['history.drafts', 'model.use']

/** Changes settings within a transaction. Throws `ApiError` for names that mean nothing, and for owners' matters. */
export function changeSettings(
  workspace: WorkspaceRecord,
  by: Audited & { isOwner: boolean },
  change: SettingsChange,
): void {
  const errors = unknownNames(workspace, change)
  if (errors.length > 0) throw new ApiError('invalid_request', { errors })
  const before = workspace.settings
  const after = merged(before, change)
  const changed = differences(before, after)
  if (changed.length === 0) return
  // Where drafts are kept with it, history as well: keeping them begins by nobody else's act.
  const owners = after.history.drafts ? [...OWNERS, 'history.on'] : OWNERS
  if (!by.isOwner && changed.some((path) => owners.includes(path))) throw new ApiError('missing_role')
  workspace.settings = after
  audit(workspace, by, {
    action: 'settings.changed',
    before: Object.fromEntries(changed.map((path) => [path, valueAt(before, path)])),
    after: Object.fromEntries(changed.map((path) => [path, valueAt(after, path)])),
  })
}

/** What is left out stays; lists and maps are replaced whole. */
function merged(
  before: Settings,
  { gate, terms, history, model, rules, ...plain }: SettingsChange,
): Settings {
  return {
    ...before,
    ...given(plain),
    ...(rules && {
      rules: Object.fromEntries(Object.entries(rules).map(([id, change]) => [id, given(change)])),
    }),
    gate: {
      ...before.gate,
      ...given(gate ?? {}),
      exempt: { ...before.gate.exempt, ...given(gate?.exempt ?? {}) },
    },
    terms: { ...before.terms, ...given(terms ?? {}) },
    history: { ...before.history, ...given(history ?? {}) },
    model: { ...before.model, ...given(model ?? {}) },
  }
}

/** The fields that have a value. */
const given = <T extends object>(part: T) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))

function unknownNames(
  { voices }: WorkspaceRecord,
  { rules, default_voice, ruleset, locale, jurisdiction }: SettingsChange,
): FieldError[] {
  const errors: FieldError[] = []
  const unknown = (pointer: string, detail: string) => errors.push({ pointer, code: 'not_found', detail })
  for (const id of Object.keys(rules ?? {}))
    if (!RULE_IDS.has(id))
      unknown(`/settings/rules/${id}`, 'There is no rule with this id. GET /v1/rules lists them.')
  if (default_voice != null && !voices.some(({ id }) => id === default_voice))
    unknown(
      '/settings/default_voice',
      'There is no brand voice with this id. GET /v1/brand-voices lists them.',
    )
  if (locale && !isNamedCode('language', locale))
    unknown('/settings/locale', 'There is no such language or region. Write it like `en-GB`.')
  if (jurisdiction && !isNamedCode('region', jurisdiction.toUpperCase()))
    unknown('/settings/jurisdiction', 'There is no country with this code. Write it like `DE`.')
  if (ruleset && ruleset !== RULESET)
    unknown('/settings/ruleset', `This version has the ruleset ${RULESET} only.`)
  return errors
}

/** Sections are compared field by field, everything else whole. */
const SECTIONS = ['gate', 'terms', 'history', 'model'] as const

function differences(before: Settings, after: Settings): string[] {
  const sections: readonly string[] = SECTIONS
  return Object.keys(after).flatMap((name) => {
    if (!sections.includes(name)) return same(valueAt(before, name), valueAt(after, name)) ? [] : [name]
    return Object.keys(Object(valueAt(after, name)))
      .map((field) => `${name}.${field}`)
      .filter((path) => !same(valueAt(before, path), valueAt(after, path)))
  })
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const valueAt = (settings: Settings, path: string) =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), settings)
