import '../../support/fake-browser.ts'
import { beforeEach, expect, it } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { LAYOUTS } from '#extension/hosts/layouts.ts'
import { registerSites } from '#extension/worker/sites.ts'

interface Script {
  id: string
  matches: string[]
  js: string[]
  runAt: string
}

/** What the browser has been told to run, and what the person has granted. */
let scripts: Script[] = []
let granted: string[] = []
let isBroken = false

beforeEach(() => {
  scripts = []
  granted = []
  isBroken = false
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((one) => granted.includes(one)),
    },
    scripting: {
      getRegisteredContentScripts: async () => [...scripts],
      unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
        scripts = scripts.filter(({ id }) => !ids.includes(id))
      },
      registerContentScripts: async (more: Script[]) => {
        if (isBroken) throw new Error('no')
        const twice = more.filter(({ id }) => scripts.some((one) => one.id === id))
        if (twice.length > 0) throw new Error(`Duplicate script ID '${twice[0]?.id}'`)
        scripts.push(...more)
      },
    },
  })
})

it('runs on no site that was not granted, and on all addresses of one that was', async () => {
  await registerSites()
  expect(scripts).toEqual([])
  for (const { id, matches } of LAYOUTS) {
    granted = [...matches]
    await registerSites()
    expect(scripts.map(({ id: own, runAt }) => [own, runAt])).toEqual([
      [`${id}-guard`, 'document_start'],
      [id, 'document_end'],
    ])
    for (const script of scripts) expect(script.matches).toEqual(matches)
  }
  granted = []
  await registerSites()
  expect(scripts).toEqual([])
})

it('keeps count when permissions change faster than it registers, and after a failure', async () => {
  granted = LAYOUTS.flatMap(({ matches }) => [...matches])
  await Promise.all([registerSites(), registerSites(), registerSites()])
  expect(scripts).toHaveLength(2 * LAYOUTS.length)
  isBroken = true
  await registerSites()
  isBroken = false
  await registerSites()
  expect(scripts).toHaveLength(2 * LAYOUTS.length)
})
