import { expect, test } from 'vitest'
import type { ApiDocument, Schema } from '#server/routes/api-document.ts'
import { resolve } from '#server/routes/docs/fields.ts'
import { makeApp } from '../support/make-app.ts'

const { app } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)

/** Schemas written right here, each with what it is called by; what a name refers to is looked at by itself. */
function within(schema: Schema, name: string): [string, Schema][] {
  const { properties = {}, items, anyOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([key, field]): [string, Schema][] => [
      [`${name}.${key}`, field],
      ...within(field, `${name}.${key}`),
    ]),
    ...(items ? within(items, `${name}[]`) : []),
    ...anyOf.flatMap((one, index) => within(one, `${name}<${index}>`)),
  ]
}

const components = Object.entries(document.components.schemas)
const fields = [
  ...components.flatMap(([name, schema]) => within(schema, name)),
  ...endpoints.flatMap(({ name, operation: { requestBody, responses } }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) => within(schema, name)),
    ),
  ),
]
/** What is said of a field: by itself, or by the schema it has. */
const saidOf = (schema: Schema): string => schema.description ?? resolve(document, schema).description ?? ''
const isSaid = (text: string | undefined): boolean => /\w.*[.:…]$/s.test(text?.trim() ?? '')

test('every field and every schema says in a sentence what it means', () => {
  expect(fields.length).toBeGreaterThan(400)
  expect(fields.filter(([, schema]) => !isSaid(saidOf(schema))).map(([name]) => name)).toEqual([])
  expect(components.filter(([, { description }]) => !isSaid(description)).map(([name]) => name)).toEqual([])
})

test('every endpoint, parameter, body, answer and header is described', () => {
  const headers = Object.entries(document.components.headers)
  const said = [
    ...endpoints.flatMap(
      ({ name, operation: { summary, description, parameters, requestBody, responses } }) => [
        [`${name} summary`, summary],
        [`${name} description`, description],
        ...(parameters ?? []).map((each) => [`${name} ${each.name}`, each.description]),
        ...(requestBody ? [[`${name} body`, requestBody.description]] : []),
        ...Object.entries(responses).map(([status, each]) => [`${name} ${status}`, each.description]),
      ],
    ),
    ...headers.map(([name, { description }]) => [name, description]),
  ]
  expect(headers.length).toBeGreaterThan(2)
  expect(said.filter(([, text]) => !isSaid(text)).map(([name]) => name)).toEqual([])
})

test('the problems that are shown are those that endpoints answer with', () => {
  const examples = Object.keys(document.components.examples).map((code) => `#/components/examples/${code}`)
  const answered = endpoints.flatMap(({ operation: { responses } }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.values(content?.['application/problem+json']?.examples ?? {}).map(
        (example) => Object(example).$ref,
      ),
    ),
  )
  expect(examples.length).toBeGreaterThan(30)
  expect(examples.sort()).toEqual([...new Set(answered)].sort())
})
