import { readFileSync } from 'node:fs'
import { check } from '../../shared/engine/check.ts'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { freshened, middling } from '../bench/mails.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = middling()
const what = process.argv[2]
const t: number[] = []
for (let k = 0; k < 300; k++)
  for (const m of mails) {
    const d = freshened(m, k)
    let doc: any
    if (what === 'check') doc = parse(d, DEFAULT_PROFILE, new Memo(), dictionary)
    const a = performance.now()
    what === 'check' ? check(doc) : parse(d, DEFAULT_PROFILE, new Memo(), dictionary)
    t.push(performance.now() - a)
  }
t.splice(0, t.length >> 1)
t.sort((a, b) => a - b)
console.log(what, (t[t.length >> 1]! * 1000).toFixed(1))
