/** What of the settings is sent: only what was changed, since the owner's own parts may not be sent by others. */
import type { Settings, SettingsChange } from '#shared/api/resources/settings.ts'

/** Maps that are replaced whole, as lists are; everything else is changed by field. */
const WHOLE: ReadonlySet<string> = new Set(['thresholds', 'rules'])

type Values = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of `after` that differ from `before`, null for what was emptied; undefined when nothing differs. */
export function changesOf(before: Settings, after: Partial<Settings>): SettingsChange | undefined {
  return differing(before, after) as SettingsChange | undefined
}

function differing(before: Values, after: Values): Values | undefined {
  const changes = Object.entries(after).flatMap(([name, value]) => {
    const was = before[name]
    if (isGroup(was) && isGroup(value) && !WHOLE.has(name)) {
      const inside = differing(was, value)
      return inside === undefined ? [] : [[name, inside] as const]
    }
    // In a map that is replaced whole, a name that has no value yet is news: the server says what is missing.
    const isSame = isGroup(was) && isGroup(value) ? same(entriesOf(was), entriesOf(value)) : same(was, value)
    return isSame ? [] : [[name, value ?? null] as const]
  })
  return changes.length === 0 ? undefined : Object.fromEntries(changes)
}

const entriesOf = (map: Values) => Object.entries(map).sort(([x], [y]) => (x < y ? -1 : 1))

/** Whether both say the same: an empty value is none, and the order of a map says nothing. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(plain)
  if (!isGroup(value)) return value
  return Object.entries(value)
    .map(([name, one]) => [name, plain(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([x], [y]) => (x < y ? -1 : 1))
}
