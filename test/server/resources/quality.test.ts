import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isChain } from '#server/services/audit.ts'
import { makeTeam, type Who } from '../../support/team.ts'

const team = await makeTeam()
const { call, store, workspace, owner, member, ofKey } = team
const DAY = 86_400_000
let number = 0
const event = (part: object = {}) => ({
  id: `event-${String(++number).padStart(6, '0')}`,
  at: new Date().toISOString(),
  kind: 'follow_up',
  score: 60,
  threshold: 70,
  mode: 'prompt',
  decision: 'block',
  outcome: 'sent',
  rules: ['hedging'],
  host: 'gmail',
  ...part,
})
const send = (events: object[], by: Who = ofKey) => call(by, 'POST', '/v1/gate-events', { events })
const report = async (query = '', by: Who = owner) =>
  (await call(by, 'GET', `/v1/reports/quality${query}`)).body

describe('decisions of the gate', () => {
  test('are taken from keys and members, cost nothing, and count once however often they come', async () => {
    const before = (await store.meter(workspace)).counters
    const twice = event()
    expect((await send([twice, event()])).body).toEqual({ object: 'gate_events', accepted: 2 })
    expect((await send([twice, { ...twice, score: 1 }], member)).status).toBe(202)
    const { total } = await report()
    expect([total.mails, total.average_score]).toEqual([2, 60])
    expect((await store.meter(workspace)).counters).toEqual(before)
  })

  test.each(['draft', 'subject', 'text', 'recipient', 'quote'])(
    'never hold text of a mail: %s',
    async (field) => {
      const refused = await send([event({ [field]: 'zebra' })])
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, `/events/0/${field}`])
    },
  )

  test.each([
    ['long ago', -91, 422],
    ['late, from a queue', -30, 202],
    ['by a clock that is a little fast', 0.5, 202],
    ['in the future', 2, 422],
  ])('that happened %s', async (_, days, status) => {
    const at = new Date(Date.now() + days * DAY).toISOString()
    const answer = await send([event(), event({ at })])
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.body.errors[0].pointer).toBe('/events/1/at')
  })
})

test('decisions come at the pace of the plan, as repeated requests do', async () => {
  const { call: free, store: kept, workspace: own, ofKey: caller } = await makeTeam()
  await kept.tx(own, (record) => {
    record.plan = 'free'
  })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => free(caller, 'POST', '/v1/gate-events', { events: [event()] })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.body.code).toBe('rate_limited')
  expect(answers.some(({ status }) => status === 202)).toBe(true)
})

describe('the report', () => {
  const monday = new Date(Date.now() - ((new Date().getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
  const by = team.otherOwner
  const clientKey = async (client: string): Promise<Who> => {
    const { body } = await call(by, 'POST', '/v1/keys', { name: client, client })
    return { authorization: `Bearer ${body.key}` }
  }

  test('splits by week, kind, client and rule, with averages and shares, and the reasons of overrides', async () => {
    const nord = await clientKey('Nord')
    await send([event({ score: 40, outcome: 'overridden', reason: 'The customer waits.' })], nord)
    await send([event({ score: 50, outcome: 'overridden', reason: 'The customer waits.' })], nord)
    await send(
      [event({ score: null, decision: 'pass', kind: 'newsletter', rules: [], outcome: 'not_checked' })],
      by,
    )
    const earlier = new Date(Date.parse(monday) - 3 * DAY).toISOString()
    await send([event({ score: 90, decision: 'pass', at: earlier, rules: ['hedging', 'passive-voice'] })], by)
    const weeks = await report('', by)
    expect(weeks.total).toMatchObject({
      mails: 4,
      average_score: 60,
      blocked: 0.5,
      overridden: 0.5,
      not_checked: 0.25,
      people: null,
    })
    expect(weeks.rows.map(({ group, mails }: { group: string; mails: number }) => [group, mails])).toEqual([
      [new Date(Date.parse(monday) - 7 * DAY).toISOString().slice(0, 10), 1],
      [monday, 3],
    ])
    expect(weeks.reasons).toEqual([{ reason: 'The customer waits.', times: 2 }])
    const rows = async (group: string) =>
      Object.fromEntries(
        (await report(`?group_by=${group}`, by)).rows.map((row: { group: string; mails: number }) => [
          row.group,
          row.mails,
        ]),
      )
    expect(await rows('kind')).toEqual({ follow_up: 3, newsletter: 1 })
    expect(await rows('client')).toEqual({ Nord: 2, null: 2 })
    expect(await rows('rule')).toEqual({ hedging: 3, 'passive-voice': 1 })
    const past = earlier.slice(0, 10)
    expect((await report(`?from=${past}&to=${past}`, by)).total.mails).toBe(1)
    expect((await report('?from=2020-01-01&to=2020-01-31', by)).total).toMatchObject({
      mails: 0,
      average_score: null,
    })
    expect((await call(by, 'GET', '/v1/reports/quality?group_by=member')).status).toBe(422)
    for (const range of ['from=2020-01-31&to=2020-01-01', 'from=2999-01-01']) {
      const turned = await call(by, 'GET', `/v1/reports/quality?${range}`)
      expect([turned.status, turned.body.errors[0].pointer], range).toEqual([422, '/from'])
    }
  })

  test('counts a mail for the client of the key, else for that of its voice', async () => {
    const made = await makeTeam()
    const voiced = (await made.call(made.admin, 'POST', '/v1/brand-voices', { name: 'Nord', client: 'Nord' }))
      .body.id
    const own = (await made.call(made.admin, 'POST', '/v1/keys', { name: 'Sud', client: 'Sud' })).body.key
    const post = (by: Who, brand_voice_id?: string) =>
      made.call(by, 'POST', '/v1/gate-events', { events: [event({ brand_voice_id })] })
    const answers = [
      await post(made.ofKey, voiced),
      await post(made.member, voiced),
      await post({ authorization: `Bearer ${own}` }, voiced),
      await post(made.ofKey, 'bv_gone'),
      await post(made.ofKey),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    const { rows } = (await made.call(made.owner, 'GET', '/v1/reports/quality?group_by=client')).body
    expect(
      Object.fromEntries(rows.map((row: { group: string; mails: number }) => [row.group, row.mails])),
    ).toEqual({ Nord: 2, Sud: 1, null: 2 })
  })

  test('counts people only where there are more than five, and never names one', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => team.join(team.otherWorkspace, 'member')),
    )
    for (const [index, person] of people.entries()) {
      await send([event({ kind: 'renewal' })], await team.signedIn(person))
      const row = (await report('?group_by=kind', by)).rows.find(
        ({ group }: { group: string }) => group === 'renewal',
      )
      expect(row.people).toBe(index < 5 ? null : 6)
    }
    expect(JSON.stringify(await report('?group_by=kind', by))).not.toMatch(/usr_|key_/)
  })
})

describe('the audit log', () => {
  test('is one chain over every change, names who and where, and holds no secret and no draft', async () => {
    const secrets: string[] = []
    const key = (await call(owner, 'POST', '/v1/keys', { name: 'One' })).body
    secrets.push(key.key)
    secrets.push((await call(owner, 'POST', `/v1/keys/${key.id}/rotate`, {})).body.key)
    const hook = (await call(owner, 'POST', '/v1/webhooks', { url: 'http://127.0.0.1:9/' })).body
    secrets.push(hook.secret)
    secrets.push((await call(owner, 'POST', `/v1/webhooks/${hook.id}/rotate-secret`)).body.secret)
    const invited = (await call(owner, 'POST', '/v1/invitations', { email: 'x@example.com' })).body
    secrets.push(invited.link.split('token=')[1])
    const voice = (await call(owner, 'POST', '/v1/brand-voices', { name: 'V' })).body
    await call(owner, 'PUT', `/v1/brand-voices/${voice.id}`, { name: 'W' })
    await call(owner, 'PATCH', '/v1/workspace', {
      name: 'Renamed',
      settings: { history: { on: true, drafts: true } },
    })
    await call(ofKey, 'POST', '/v1/score', { draft: 'Hi Ana, zebra-quartz-lantern. Tom' })
    await call(owner, 'PATCH', `/v1/members/${team.users.viewer}`, { role: 'member' })
    await call(owner, 'PATCH', '/v1/usage/spend-cap', { spend_cap_micro_usd: 1 })
    await call(owner, 'DELETE', `/v1/invitations/${invited.id}`)
    await call(owner, 'DELETE', `/v1/brand-voices/${voice.id}`)
    await call(owner, 'DELETE', `/v1/webhooks/${hook.id}`)
    await call(owner, 'DELETE', `/v1/keys/${key.id}`)
    const entries = []
    let cursor = ''
    do {
      const { body } = await call(owner, 'GET', `/v1/audit?limit=4${cursor && `&cursor=${cursor}`}`)
      entries.push(...body.data)
      cursor = body.next_cursor ?? ''
    } while (cursor !== '')
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining([
        'key.created',
        'key.rotated',
        'key.revoked',
        'webhook.created',
        'webhook.deleted',
        'invitation.created',
        'invitation.withdrawn',
        'voice.created',
        'voice.changed',
        'voice.deleted',
        'workspace.renamed',
        'settings.changed',
        'member.changed',
        'spend_cap.changed',
      ]),
    )
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => entries.length - index))
    const kept = (await store.page(workspace, 'audit', { limit: 100 })).entries
    expect(kept.length).toBe(entries.length)
    expect(isChain(kept)).toBe(true)
    expect(isChain(entries.map(({ object: _, ...entry }) => entry))).toBe(true)
    const text = JSON.stringify(entries)
    expect(text).not.toContain('zebra')
    expect(secrets.filter((secret) => secret === undefined || text.includes(secret))).toEqual([])
    const byPeople = entries.filter(({ actor }) => actor.type === 'user')
    expect(byPeople.every(({ actor, request_id }) => actor.id === team.users.owner && request_id)).toBe(true)
  })

  test('can be checked by its description alone, from the first event on', async () => {
    const document = Object(await (await team.app.request('/openapi.json')).json())
    const { previous, hash: own } = document.components.schemas.AuditEvent.properties
    expect(own.description).toContain('of the event without `hash` and `object`, as JSON without spaces')
    expect(previous.description).toContain('64 zeros')
    const inOrder = (_: string, value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value
    const read = (await call(owner, 'GET', '/v1/audit?limit=100')).body.data.toReversed()
    let before = '0'.repeat(64)
    for (const { hash: shown, object: _, ...event } of read) {
      expect([event.previous, hash('sha256', JSON.stringify(event, inOrder), 'hex')]).toEqual([before, shown])
      before = shown
    }
    expect(read.length).toBeGreaterThan(10)
  })

  test('shows any event that was changed, taken out or put elsewhere', async () => {
    const events = [...(await store.page(workspace, 'audit', { limit: 8 })).entries]
    expect(isChain(events)).toBe(true)
    for (const index of events.keys()) {
      const changed = events.map((one, at) => (at === index ? { ...one, after: { name: 'else' } } : one))
      expect(isChain(changed), `${index} changed`).toBe(false)
      if (index === 0 || index === events.length - 1) continue
      expect(isChain(events.filter((_, at) => at !== index)), `${index} taken out`).toBe(false)
      const [a, b] = [events[index], events[index - 1]]
      if (a && b) expect(isChain(events.with(index, b).with(index - 1, a)), `${index} moved`).toBe(false)
    }
  })
})

test('a cursor that is none is refused by name, in every list', async () => {
  for (const list of ['/v1/history', '/v1/audit', '/v1/usage/events']) {
    for (const cursor of ['zebra', '%00', 'e30', 'bnVsbA']) {
      const { status, body } = await call(owner, 'GET', `${list}?cursor=${cursor}`)
      expect([status, body.errors?.[0]?.pointer], `${list} ${cursor}`).toEqual([422, '/cursor'])
    }
    expect((await call(owner, 'GET', `${list}?limit=101`)).body.errors[0].pointer).toBe('/limit')
  }
})
