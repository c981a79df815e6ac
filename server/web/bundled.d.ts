/** Files that the bundler takes up, and what it makes. */
declare module '*.css'

declare module 'virtual:operations' {
  /** From the contracts; see `server/build/web-operations.ts`. */
  export const OPERATIONS: readonly {
    name: import('#shared/api/client.ts').OperationName
    summary: string
    description: string
    calls: number
    examples: readonly { summary: string; input: Readonly<Record<string, unknown>> }[]
    /** JSON Schema of a request. */
    input: import('./operations/schema.ts').Schema
  }[]
}

declare module 'virtual:resources' {
  type Schema = import('./operations/schema.ts').Schema
  type EndpointName = import('#shared/api/endpoints.ts').EndpointName
  /** Bodies that the settings make forms of; see `server/build/web-resources.ts`. */
  export const BODIES: Readonly<
    Record<'POST /v1/keys' | 'POST /v1/brand-voices' | 'PATCH /v1/workspace' | 'POST /v1/webhooks', Schema>
  >
  /** The least a person must be to call an endpoint; those that anybody may call are left out. */
  export const NEEDED: Readonly<Partial<Record<EndpointName, import('#shared/api/endpoint.ts').Role>>>
}

interface ImportMeta {
  /** Modules by path, each loaded when it is called for. */
  glob: <T>(pattern: string) => Readonly<Record<string, () => Promise<T>>>
}
