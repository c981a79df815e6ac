import { createSocket } from 'node:dgram'
import { expect, onTestFinished, test } from 'vitest'
import { LookupError, resolveAll } from '#server/services/webhooks/resolve.ts'

const A = 1
const AAAA = 28
type Reply = { code: number; records: Buffer[] } | null
const found = (...records: (readonly number[])[]): Reply => ({
  code: 0,
  records: records.map((bytes) => Buffer.from(bytes)),
})
const failed = (code: number): Reply => ({ code, records: [] })
const NXDOMAIN = failed(3)
const SERVFAIL = failed(2)

/** A name server that answers by the type of the question; null says nothing. */
async function nameServer(answer: (type: number) => Reply): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5
    const question = query.subarray(12, end)
    const type = question.readUInt16BE(question.length - 4)
    const reply = answer(type)
    if (!reply) return
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 + reply.code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(reply.records.length, 6)
    const records = reply.records.map((data) => {
      const fixed = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
      return Buffer.concat([fixed, data])
    })
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

const ask = async (answer: (type: number) => Reply) =>
  resolveAll('hooks.example.com', [await nameServer(answer)])

test('all addresses of both kinds are given', async () => {
  const v6 = [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
  expect(await ask((type) => (type === A ? found([8, 8, 8, 8], [10, 0, 0, 1]) : found(v6)))).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ])
})

test('a name with one kind of address is enough, one without any has none', async () => {
  expect(await ask((type) => (type === A ? found([8, 8, 8, 8]) : found()))).toHaveLength(1)
  expect(await ask(() => found())).toEqual([])
  expect(await ask(() => NXDOMAIN)).toEqual([])
})

test('one kind that cannot be looked up does not keep the other back; with neither it is told apart from none', async () => {
  expect(await ask((type) => (type === A ? found([8, 8, 8, 8]) : SERVFAIL))).toEqual([
    { address: '8.8.8.8', family: 4 },
  ])
  for (const broken of [A, AAAA])
    await expect(ask((type) => (type === broken ? SERVFAIL : found()))).rejects.toThrow(LookupError)
})

test('this machine has a name of its own, which nobody is asked for', async () => {
  expect(await resolveAll('localhost', ['127.0.0.1:1'])).toEqual([{ address: '127.0.0.1', family: 4 }])
})
