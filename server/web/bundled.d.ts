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

interface ImportMeta {
  /** Modules by path, each loaded when it is called for. */
  glob: <T>(pattern: string) => Readonly<Record<string, () => Promise<T>>>
}
