/** The operations as the web editor knows them: what each takes, from its contract, as data without a validator. */
import type { Plugin } from 'vite'
import { z } from 'zod'
import { OPERATIONS } from '#shared/operations/index.ts'
import type { AnyContract } from '#shared/operations/operation.ts'

/** What `server/web` imports it as. */
const NAME = 'virtual:operations'
const RESOLVED = `\0${NAME}`

export function operationsOfWeb(): Plugin {
  return {
    name: 'operations',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED ? `export const OPERATIONS = ${JSON.stringify(OPERATIONS.map(toldOf))}` : null,
  }
}

/** What of a contract a form needs. */
export const toldOf = ({ contract }: { contract: AnyContract }) => {
  const { name, summary, description, calls, examples } = contract
  const {
    $defs = {},
    $schema: _,
    ...input
  } = z.toJSONSchema(contract.input, {
    io: 'input',
    unrepresentable: 'any',
  })
  return { name, summary, description, calls, examples, input: inlined(input, $defs) }
}

/** The same with every reference replaced by what it names; no contract refers to itself. */
function inlined(value: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, named))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as { $ref?: string }
  const target = $ref === undefined ? {} : named[$ref.split('/').at(-1) ?? '']
  return Object.fromEntries(
    Object.entries({ ...(target as object), ...rest }).flatMap(([key, one]) =>
      key === 'id' && typeof one === 'string' ? [] : [[key, inlined(one, named)]],
    ),
  )
}
