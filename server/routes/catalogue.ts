/** Reference data: rules, evidence, kinds. Public, the same for everybody, cached for an hour. */
import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { Evidence, KindEntry, list, Rule } from '#shared/api/catalogue.ts'
import { ApiError } from '#shared/api/problem.ts'
import { lazy } from '#shared/engine/lazy.ts'
import { readQuery } from '../middleware/query.ts'
import { CATALOGUE_EVIDENCE, CATALOGUE_KINDS, CATALOGUE_RULES } from '../services/catalogue.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'
import { StaticDocument } from './static-document.ts'

interface Resource {
  path: string
  tag: string
  schema: z.ZodType
  /** Name of the schema of the list. */
  name: string
  items: readonly { id: string }[]
  summary: string
  description: string
  /** When single items have an address of their own. */
  item?: { operationId: string; summary: string; description: string; example: string }
}

const RESOURCES: readonly Resource[] = [
  {
    path: '/v1/rules',
    tag: 'Catalogue',
    schema: Rule,
    name: 'Rule',
    items: CATALOGUE_RULES,
    summary: 'Lists every rule.',
    description: 'What is looked for, why it matters, what it costs, on which evidence, with examples.',
    item: {
      operationId: 'rule',
      summary: 'Gives one rule.',
      description: 'For the `rule_id` of an annotation: what it looks for, why, and what it costs.',
      example: 'hedging',
    },
  },
  {
    path: '/v1/evidence',
    tag: 'Catalogue',
    schema: Evidence,
    name: 'Evidence',
    items: CATALOGUE_EVIDENCE,
    summary: 'Lists the evidence behind the rules.',
    description: 'Each finding with its size, its grade, its sources, and the rules that cite it.',
    item: {
      operationId: 'evidence-item',
      summary: 'Gives one finding.',
      description: 'For the `id` of any `evidence`: what was found, how large it is, and where it was read.',
      example: 'E08',
    },
  },
  {
    path: '/v1/kinds',
    tag: 'Catalogue',
    schema: KindEntry,
    name: 'Kind',
    items: CATALOGUE_KINDS,
    summary: 'Lists the kinds of mail.',
    description: 'Each kind with its family, which decides what evidence applies, and what is usual for it.',
  },
]

const CACHED = { ETag: { $ref: '#/components/headers/ETag' } }
const NOT_MODIFIED = {
  304: { description: 'What `If-None-Match` names is still current.', headers: CACHED },
}

export function mountCatalogue(app: App): void {
  for (const resource of RESOURCES) {
    mountList(app, resource)
    if (resource.item) mountItems(app, resource, resource.item)
  }
}

function mountList(app: App, { path, tag, schema, name, items, summary, description }: Resource): void {
  const route: RouteConfig = {
    method: 'get',
    path,
    operationId: path.slice('/v1/'.length),
    tags: [tag],
    summary,
    description,
    security: [],
    responses: {
      200: answers('The whole list.', list(schema, name), CACHED),
      ...NOT_MODIFIED,
      ...problems(...ANYWHERE, 'invalid_request'),
    },
  }
  const document = lazy(() => jsonDocument({ object: 'list', data: items }))
  mount(app, route, (c) => {
    readQuery(c)
    return document().respond(c)
  })
}

function mountItems(
  app: App,
  { path, tag, schema, items }: Resource,
  { operationId, summary, description, example }: NonNullable<Resource['item']>,
): void {
  const id = z.string().meta({
    param: { name: 'id', in: 'path' },
    description: 'Its `id` in the list, in the case written there.',
    example,
  })
  const route: RouteConfig = {
    method: 'get',
    path: `${path}/{id}`,
    operationId,
    tags: [tag],
    summary,
    description,
    security: [],
    request: { params: z.object({ id }) },
    responses: {
      200: answers('The item.', schema, CACHED),
      ...NOT_MODIFIED,
      ...problems(...ANYWHERE, 'invalid_request', 'not_found'),
    },
  }
  const documents = new Map(items.map((item) => [item.id, lazy(() => jsonDocument(item))]))
  mount(app, route, (c) => {
    readQuery(c)
    const document = documents.get(c.req.param('id') ?? '')
    if (!document) throw new ApiError('not_found')
    return document().respond(c)
  })
}

const jsonDocument = (value: unknown) => new StaticDocument(JSON.stringify(value), 'application/json')
