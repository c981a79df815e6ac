/** Measures one engine in a process of its own: prints its times, its findings for a mail and its memory as JSON. */
import { freshened, middling } from './mails.ts'
import { PEERS } from './peers.ts'
import { timed } from './timing.ts'

const [name, wanted] = process.argv.slice(2)
const count = Number(wanted)
const before = process.memoryUsage().rss
const run = await PEERS.find((peer) => peer.name === name)?.open()
if (!run) throw new Error(`no peer called ${name}`)
const mails = middling()
let findings = 0
for (const mail of mails) findings += await run(mail)
const rss = Math.round((process.memoryUsage().rss - before) / 1048576)
const samples: number[] = []
// The first half warms up.
for (let i = 0; i < count * 2; i++) {
  const draft = freshened(mails[i % mails.length] ?? { draft: '' }, Math.floor(i / mails.length))
  const us = await timed(() => run(draft))
  if (i >= count) samples.push(us)
}
console.log(JSON.stringify({ samples, findings: Math.round(findings / mails.length), rss }))
