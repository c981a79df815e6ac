/** `npm run bench`: measures, prints and writes data/bench.json. Compare ratios within one run; machines are noisy. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { compare } from './compare.ts'
import { http } from './http.ts'
import { limits } from './limits.ts'

const compared = await compare()
const bounded = await limits()
const served = await http()
mkdirSync('data', { recursive: true })
writeFileSync(
  'data/bench.json',
  `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, ...compared, ...bounded, http: served }, null, 2)}\n`,
)
console.log('\nWritten to data/bench.json')
