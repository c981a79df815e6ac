/** The part of JSON Schema that contracts of operations use. */
export interface Schema {
  type?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  additionalProperties?: boolean | Schema
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
}
