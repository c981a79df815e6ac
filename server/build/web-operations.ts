/** The operations as the web editor knows them: what each takes, from its contract, as data without a validator. */
import type { Plugin } from 'vite'
import { OPERATIONS } from '#shared/operations/index.ts'
import type { AnyContract } from '#shared/operations/operation.ts'
import { schemaOf } from './web-schema.ts'

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
  return { name, summary, description, calls, examples, input: schemaOf(contract.input) }
}
