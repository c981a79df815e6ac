/** Holds answers against the machine description. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import type { AnyContract } from '#shared/operations/operation.ts'

/** Whose errors have a form of their own: the protocol's, and the readiness that monitors read. */
const OWN_FORM = ['/mcp', '/readyz']

/** A check that an answer has a described status, type and shape, and that errors look as errors do. */
export function describedAnswers(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'api', components: document.components })
  return async (method: string, path: string, response: Response): Promise<unknown> => {
    expect(response.status, `${method} ${path}`).not.toBe(500)
    const operation = document.paths[path]?.[method.toLowerCase()]
    const described = operation?.responses[response.status]
    expect(described, `${method} ${path}: status ${response.status} is not described`).toBeDefined()
    if (response.status === 204) return expect(await response.text()).toBe('')
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    const schema = described?.content?.[type]?.schema
    expect(schema, `${method} ${path}: type ${type} of ${response.status} is not described`).toBeDefined()
    const body: unknown = await response.json()
    // By its name a schema is compiled once; a reference made anew is compiled anew.
    const fits = schema?.$ref ? ajv.getSchema(`api${schema.$ref}`) : ajv.compile(schema ?? false)
    expect(fits?.(body), `${method} ${path} ${response.status}: ${ajv.errorsText(fits?.errors)}`).toBe(true)
    if (type === 'application/problem+json') expect(Object(body).status).toBe(response.status)
    else
      expect(response.ok || OWN_FORM.includes(path), `${method} ${path}: an error that is no problem`).toBe(
        true,
      )
    return body
  }
}

/** What an operation's answer has else than the description says, fields that it does not name among it; '' for nothing. */
export function describedResults(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'api', components: closed(document.components) })
  return ({ name }: AnyContract, answer: unknown): string => {
    const { $ref } =
      document.paths[`/v1/${name}`]?.post?.responses[200]?.content?.['application/json']?.schema ?? {}
    const fits = ajv.getSchema(`api${$ref}`)
    if (!fits) throw new Error(`The description names no answer of ${name}.`)
    return fits(answer) ? '' : ajv.errorsText(fits.errors)
  }
}

/** The schemas, in which an object has the fields that are described and no others, whether they say so or not. */
const closed = (schemas: unknown): unknown =>
  JSON.parse(JSON.stringify(schemas), (_, part) =>
    part?.type === 'object' && part.properties ? { additionalProperties: false, ...part } : part,
  )
