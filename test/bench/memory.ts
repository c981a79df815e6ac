/** Prints the resident memory of this process in MiB after one engine has checked the corpus. */
import { readCorpus } from '../support/corpus.ts'
import { PEERS } from './peers.ts'

const before = process.memoryUsage().rss
const run = await PEERS.find((peer) => peer.name === process.argv[2])?.open()
for (const mail of readCorpus()) await run?.(mail.draft)
console.log(Math.round((process.memoryUsage().rss - before) / 1048576))
