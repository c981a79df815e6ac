/** `npm run bench`: measures, prints and writes data/bench.json. Compare ratios within one run; machines are noisy. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { compare } from './compare.ts'
import { dictionary } from './dictionary.ts'
import { http } from './http.ts'
import { limits } from './limits.ts'
import { operations } from './operations.ts'

const compared = await compare()
const bounded = await limits()
const spelling = await dictionary()
const timed = await operations()
const served = await http()
mkdirSync('data', { recursive: true })
writeFileSync(
  'data/bench.json',
  `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, ...compared, ...bounded, dictionary: spelling, operations: timed, http: served }, null, 2)}\n`,
)
console.log('\nWritten to data/bench.json')
