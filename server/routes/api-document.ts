/** The parts of an OpenAPI 3.1 document that ours uses, as the reference reads them. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | false
  anyOf?: Schema[]
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  example?: unknown
}

export interface Media {
  schema: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}

interface DescribedResponse {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}

export interface DescribedOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { required: boolean; description?: string; content: Record<string, Media> }
  responses: Record<string, DescribedResponse>
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; summary?: string; description?: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  webhooks: Record<string, { post: DescribedOperation }>
  components: {
    schemas: Record<string, Schema>
    headers: Record<string, { description?: string }>
    examples: Record<string, unknown>
  }
}
