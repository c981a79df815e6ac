import { parse } from '../../shared/engine/parse.ts'
import { check } from '../../shared/engine/check.ts'
import { weigh } from '../../shared/engine/weigh.ts'
import { evaluate } from '../../shared/engine/score.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { freshened, middling } from '../bench/mails.ts'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { readFileSync } from 'node:fs'
const dictionary = process.argv[2] === 'nodict' ? null : openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = middling()
const T: number[][] = [[], [], [], []]
for (let k = 0; k < 400; k++) for (const m of mails) { const d = freshened(m, k); const a = performance.now(); const doc = parse(d, DEFAULT_PROFILE, new Memo(), dictionary); const b = performance.now(); const c = check(doc); const e = performance.now(); weigh(c.found, DEFAULT_PROFILE); const f = performance.now(); T[0]!.push(b - a); T[1]!.push(e - b); T[2]!.push(f - e); T[3]!.push(f - a) }
for (const t of T) { t.splice(0, t.length >> 1); t.sort((a, b) => a - b); console.log((t[t.length >> 1]! * 1000).toFixed(1)) }
