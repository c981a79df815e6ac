import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Sentence } from '#shared/engine/doc.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { hasTense, SUBJECTS } from '#shared/operations/rewrite/steps/clauses.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'

type Request = z.input<typeof contract.input>

const fixture = (name: string): Request[] => {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url)
  const list: Required<Pick<Request, 'kind' | 'subject' | 'draft'>>[] = JSON.parse(readFileSync(file, 'utf8'))
  return list.map(({ kind, subject, draft }) => ({ kind, subject, draft }))
}

const isLong = (draft: Request) =>
  score(contract.input.parse(draft), DEFAULT_PROFILE, { dictionary: null }).annotations.some(
    ({ rule_id }) => rule_id === 'long-sentence',
  )

/** All mails with a sentence that a rewrite may split. */
const mails: Request[] = [
  ...readCorpus().map(({ draft }) => draft as Request),
  ...readPairs().flatMap(({ better, worse }) => [better.draft as Request, worse.draft as Request]),
  ...['kinds', 'plain-kinds', 'subject-mails', 'short-subject-mails'].flatMap(fixture),
].filter(isLong)

const sentencesOf = ({ draft, format }: Request): readonly Sentence[] =>
  parse({ draft, ...(format ? { format } : {}) }, DEFAULT_PROFILE, new Memo()).sentences

/** “…, and because it is late”, with what follows as its group. */
const LED =
  /(?:^|, )(?:and|but|so)(?: that)? (?<by>because|since|as|if|when|while|until|although|unless)\b(?<rest>.*)$/i
/** A comma with what may be a main clause, not more of the clause before it. */
const MAIN = /, (?!(?:which|who|whose|where|and|or|but|because|since|as|although)\b)\S+ \S+/i

/** Whether a clause that leads on leads to nothing, and is no second one of its kind. */
function hangs(text: string): boolean {
  const led = LED.exec(text)
  if (!led?.groups) return false
  const { by = '', rest = '' } = led.groups
  return !MAIN.test(rest) && !new RegExp(String.raw`\b${by}\b`, 'i').test(text.slice(0, led.index))
}

const isWhole = ({ tokens, words }: Sentence): boolean =>
  words >= 3 &&
  tokens.some(
    ({ lower }, i) => hasTense(lower) || lower === 'please' || SUBJECTS.has(tokens[i - 1]?.lower ?? ''),
  )

/** “Looking forward to your reply,” is no sentence, and none is asked of it. */
const OWN: ReadonlySet<string> = new Set(['opening', 'body', 'ask'])

/** Sentences that a rewrite with a split has made and that cannot stand. */
function fragments(request: Request): string[] {
  const [variant] = local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null })
    .result.variants
  if (!variant?.changes.some(({ type }) => type === 'split')) return []
  const old = new Set(sentencesOf(request).map(({ text }) => text))
  return sentencesOf({ ...request, draft: variant.draft })
    .filter(({ text, region }) => OWN.has(region) && !old.has(text))
    .filter((sentence) => hangs(sentence.text) || !isWhole(sentence))
    .map(({ text }) => text)
}

const FIRST = [
  'We have been asked to close the lower car park for the whole of December',
  'The new system has been in use in the two halls since the start of March',
  'I put the list of all the rooms and their keys on the board beside the door',
]
const REASON = [
  'the upper one has only 40 spaces',
  'nobody could tell us which of the two was the best',
  'the part from the factory, which is small, arrives on Tuesday',
  'it is still raining',
]
const LAST = [
  'we would ask you to come by train or by bus on the days of the fair',
  'you should enter each of your hours in both of them',
  'the driver will leave the crates with the guard at the gate, who has a key',
]

describe('a sentence that is split', () => {
  it('leaves whole sentences in every mail we have', () => {
    expect(mails.length).toBeGreaterThan(10)
    expect(mails.flatMap(fragments)).toEqual([])
  })

  it('keeps a clause that leads on with the main clause it leads to', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...FIRST),
        fc.constantFrom(', and', ', but', ', so', ', and that', ' and'),
        fc.constantFrom('because', 'since', 'as', 'if', 'when', 'while', 'until', 'although', 'unless'),
        fc.constantFrom(...REASON),
        fc.constantFrom(...LAST),
        (first, joint, by, reason, last) => {
          const draft = `Hi all,\n\n${first}${joint} ${by} ${reason}, ${last}.\n\nTom`
          expect(fragments({ draft, kind: 'internal' })).toEqual([])
        },
      ),
      { numRuns: 150 },
    ))
})
