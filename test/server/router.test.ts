import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { RememberingRouter } from '#server/routes/router.ts'
import { makeApp } from '../support/make-app.ts'

const { app } = await makeApp()
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

test('every address leads to the same handlers the second time, and to those that a plain search finds', () => {
  const plain = new TrieRouter<string>()
  const remembering = new RememberingRouter<string>()
  for (const [index, { method, path }] of app.routes.entries()) {
    plain.add(method, path, `${index} ${path}`)
    remembering.add(method, path, `${index} ${path}`)
  }
  const addresses = app.routes.flatMap(({ path }) =>
    ['one', 'export', 'two'].map((id) => path.replace(/:\w+/, id).replace('*', id)),
  )
  for (const path of [...addresses, ...addresses])
    for (const method of METHODS)
      expect(remembering.match(method, path), `${method} ${path}`).toEqual(plain.match(method, path))
})

test('a route that comes later counts for addresses that were asked for before', () => {
  const router = new RememberingRouter<string>()
  router.add('GET', '/here', 'first')
  expect(router.match('GET', '/here')[0].map(([handler]) => handler)).toEqual(['first'])
  router.add('ALL', '*', 'second')
  expect(router.match('GET', '/here')[0].map(([handler]) => handler)).toEqual(['first', 'second'])
})
