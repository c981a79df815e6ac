import { describe, expect, it } from 'vitest'
import { applyEdits } from '#shared/engine/edit.ts'
import { entriesOf } from '#shared/engine/phrases.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'
import { randomFrom } from '../support/random.ts'

/** Lists whose single replacements a rewrite applies unasked. */
const LISTS = new Set(['wordiness', 'over-formality', 'fancy-words', 'jargon', 'cliches'])

/** The sentence with every safe fix of those lists, and how many there were. */
function mended(sentence: string): { text: string; fixes: number } {
  const { annotations } = score({ kind: 'internal', draft: sentence }, DEFAULT_PROFILE, { dictionary })
  const edits = annotations.flatMap(({ rule_id, start, end, fixes }) => {
    const safe = LISTS.has(rule_id) ? fixes.find((fix) => fix.safe) : undefined
    return safe ? [{ start, end, replacement: safe.replacement }] : []
  })
  return { text: applyEdits(sentence, edits).text, fixes: edits.length }
}

const LEADS = ['a', 'the', 'your', 'will', 'can', 'did', 'to', 'more', 'very', 'please', 'and', 'we', '']
const NEXT = [
  ' of which',
  ' of our',
  ' of you',
  ' our',
  ' whom',
  ' box',
  ', they',
  '.',
  ' 40 boxes',
  ' which',
]

/** Contexts that each phrase is tried in. */
const DRAWS = 2

const HELPERS = 'can|cannot|will|would|shall|should|may|might|must'
const ENDS = '(?=[,.]|$)'
/** What no sentence of English holds, whatever it is about. */
const BAD: Readonly<Record<string, RegExp>> = {
  'a doubled word': /\b(?!that\b|had\b)([a-z]+) \1\b/i,
  'two helpers': new RegExp(`\\b(?:${HELPERS}|did|to) (?:${HELPERS})\\b`, 'i'),
  'a helper or “be” behind an article': new RegExp(
    `\\b(?:a|an|the|your) (?:${HELPERS}|is|are|am|please)\\b`,
    'i',
  ),
  'a verb behind an article':
    /\b(?:a|an|the|your) (?:try|tries|get|gets|find|finds|keep|keeps|kept|send|sends|sent|ask|asks|has|have|depends|consists|applies|know|knows|think)\b/i,
  'a joining word behind an article':
    /\b(?:a|an|the|your) (?:if|when|because|although|so|until|to|for|with|before|after|of|and|how|what|without|given|between|including)\b/i,
  'two articles': /\b(?:a|an|the|your|our) (?:a|an|the|your|our)\b/i,
  'a helper before an article': /\b(?:will|can|did) (?:a|an|the|our|your|which|whom|40)\b/i,
  'a count without its “of”': /\b(?:most|many|several|a few) (?:the|our|your|you|which|whom|40)\b/i,
  'an article before a count of many': /\b(?:a|an) (?:many|most|several|enough)\b/i,
  'a degree before what has none':
    /\b(?:more|very) (?:enough|most|can|main|best)\b|\bmore (?:many|hard|bad|fair)\b/i,
  '“of” behind a word that takes none':
    /\b(?:usually|often|sometimes|now|then|soon|always|mostly|largely|later|if|when|although|to|for|with|can|before|after|about) of\b/i,
  'a joining word that joins nothing': new RegExp(
    String.raw`\b(?:when|if|although|so|because|until|to|for|with|than|and|of|most|many)` + ENDS,
    'i',
  ),
  'two spaces': / {2}/,
  'a space before a mark': / [,.]/,
}

const faults = (text: string): string[] => Object.keys(BAD).filter((name) => BAD[name]?.test(text))

const phrases = RULES.filter(({ id }) => LISTS.has(id)).flatMap(({ lexicon }) =>
  lexicon
    ? entriesOf({ ...lexicon, phrases: lexicon.phrases.filter(({ meant }) => !meant) }).filter(
        ({ use }) => use.length === 1,
      )
    : [],
)

describe('a fix that is applied unasked', () => {
  it('leaves English, whatever stands around the phrase', () => {
    const random = randomFrom(7)
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
    const broken: string[] = []
    let fixes = 0
    for (const { term } of phrases)
      for (let n = 0; n < DRAWS; n++) {
        const sentence = `Today Ana saw ${pick(LEADS)} ${term}${pick(NEXT)}`.replace('  ', ' ')
        const after = mended(sentence)
        fixes += after.fixes
        // What the draft had before is the writer's.
        const before = faults(sentence)
        const caused = faults(after.text).filter((fault) => !before.includes(fault))
        if (caused.length > 0) broken.push(`${sentence} ⇒ ${after.text} (${caused.join(', ')})`)
      }
    expect(broken).toEqual([])
    // A guard that offers nothing would pass as well.
    expect(fixes).toBeGreaterThan((phrases.length * DRAWS) / 4)
  }, 60_000)
})
