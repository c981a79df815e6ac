/** A subject that names both houses, where a stranger's mail gives little else: `Acme Corp and BrightPath`. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nameEnd } from '../../material/people.ts'
import { DAYS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'

const MOST_WORDS = 3
/** A line of a signature that says what somebody is, and not for whom. */
const JOB =
  /\b(?:manager|director|executive|founder|ceo|cto|coo|officer|head|lead|consultant|partner|president|sales|marketing|success|representative|specialist|advisor|adviser|engineer|team|support|strategist|analyst|associate|assistant|designer|developer|recruiter|accounts?|customer|growth|business|senior|junior)\b/i

export function houseLines(doc: Doc, { recipient, sender, lines }: RichMaterial): Idea[] {
  const ours = signedHouse(doc, sender.name?.text ?? '') ?? sender.company?.text
  const theirs = recipient.company?.text ?? oftenNamed(lines, [ours, recipient.name?.text, sender.name?.text])
  if (doc.family !== 'cold' || theirs === undefined || ours === undefined || theirs === ours) return []
  return [
    {
      text: `${theirs} and ${ours}`,
      angle: 'specific',
      shape: 'names',
      role: 'ask',
      spare: true,
      plain: true,
      weight: 1,
      why: 'Names your company and theirs.',
      line: null,
    },
  ]
}

/** “Senior Account Executive, BrightPath”, or a line of the signature that is a name and no person's. */
function signedHouse({ sentences }: Doc, name: string): string | null {
  for (const { region, text, tokens, words } of sentences.toReversed()) {
    if (region !== 'signature' || words > 8 || tokens.some(({ kind }) => kind === 'url' || kind === 'email'))
      continue
    const comma = tokens.findLastIndex((t) => t.text === ',')
    if (comma < 0 && (JOB.test(text) || text.trim() === name || !isAlone(tokens.length))) continue
    const end = nameEnd(tokens, comma + 1, MOST_WORDS)
    const said = text.slice(tokens[comma + 1]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    if (end === tokens.length && end > comma + 1 && !JOB.test(said) && !name.includes(said)) return said
  }
  return null
}

const isAlone = (tokens: number) => tokens <= MOST_WORDS

/** Before the name of a firm. */
const OF = /^(?:like|at|for|take|help|with|that|how|if|bring)$/

/** The one firm that two sentences or more name, and that is not the sender's: “organizations like Acme Corp”. */
function oftenNamed(lines: readonly Line[], known: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { sentence } of lines) {
    const { tokens, text } = sentence
    const names = tokens.flatMap((_, i) => {
      const end = i > 0 && OF.test(tokens[i - 1]?.lower ?? '') ? nameEnd(tokens, i, MOST_WORDS) : i
      return end === i ? [] : [text.slice(tokens[i]?.start ?? 0, tokens[end - 1]?.end ?? 0)]
    })
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const often = [...counts].filter(
    ([name, count]) =>
      count > 1 &&
      !DAYS.has(name.toLowerCase()) &&
      !known.some((own) => own !== undefined && (own.includes(name) || name.includes(own))),
  )
  return often.length === 1 ? often[0]?.[0] : undefined
}
