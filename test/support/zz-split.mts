import { readFileSync } from 'node:fs'
import writeGood from 'write-good'
import { textBlocks } from '../../shared/engine/blocks.ts'
import { check } from '../../shared/engine/check.ts'
import { detectKind } from '../../shared/engine/detect.ts'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { passives } from '../../shared/engine/measures/passive.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { parseSentence } from '../../shared/engine/parsed-sentence.ts'
import { findPlaceholders } from '../../shared/engine/placeholders.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { placeBlocks } from '../../shared/engine/regions.ts'
import { tokenize } from '../../shared/engine/tokens.ts'
import { weigh } from '../../shared/engine/weigh.ts'
import { freshened, middling } from '../bench/mails.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = middling()
const T: Record<string, number[]> = {}
const time = <X,>(n: string, f: () => X): X => {
  const a = performance.now()
  const r = f()
  ;(T[n] ??= []).push(performance.now() - a)
  return r
}
for (let k = 0; k < 120; k++)
  for (const m of mails) {
    const d = freshened(m, k)
    const memo = new Memo()
    const doc = time('parse', () => parse(d, DEFAULT_PROFILE, memo, dictionary))
    const memo2 = new Memo()
    time('parse auto', () => parse({ ...d, kind: 'auto' }, DEFAULT_PROFILE, memo2, dictionary))
    const c = time('check fresh', () => check(doc))
    time('check again', () => check(doc))
    time('weigh', () => weigh(c.found, DEFAULT_PROFILE))
    const raw = time('textBlocks', () => textBlocks(d.draft))
    time('placeBlocks', () => placeBlocks(d.draft, raw, new Memo()))
    time('findPlaceholders', () => findPlaceholders(d.draft))
    const toks = time('tokenize', () => doc.sentences.map((s) => tokenize(s.text)))
    time('parseSentence', () => doc.sentences.map((s) => parseSentence(s.text)))
    time('passives', () => toks.map((t) => passives(t)))
    time('parse again', () => parse(d, DEFAULT_PROFILE, memo, dictionary))
    time('write-good', () => writeGood(d.draft))
  }
for (const [n, t] of Object.entries(T)) {
  t.splice(0, t.length >> 1)
  t.sort((a, b) => a - b)
  console.log(n.padEnd(18), (t[t.length >> 1]! * 1000).toFixed(1))
}
