/** Which part of the mail a line plays: a subject is worth what it takes up. */
import type { Doc } from '../../engine/doc.ts'
import type { Family } from '../../engine/kinds.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Line } from '../material/line.ts'
import { tellingSentences } from './reading/telling.ts'

export type Role =
  | 'purpose'
  | 'trigger'
  | 'offer'
  | 'ask'
  | 'problem'
  | 'heading'
  | 'news'
  | 'proof'
  | 'detail'

const BRIEF: Readonly<Record<string, Role>> = {
  trigger: 'trigger',
  offer: 'offer',
  ask: 'ask',
  problem: 'problem',
  about: 'news',
}

/** First sentences that still tell the news. */
const EARLY = 2

/** “What happened is that your order was put on the wrong van”: wherever it stands, it is the news. */
const HAPPENED = /^(?:here['’]s )?what (?:happened|went wrong)\b(?!.*\?)/i

/** Finds the part of any line of the mail or brief. */
export function rolesOf(doc: Doc, material: RichMaterial): (line: Line) => Role {
  const { trigger, offer, ask, problem, proof } = material
  const parts = new Map<number | null | undefined, Role>()
  for (const p of proof) parts.set(p.sentence, 'proof')
  parts.set(problem?.sentence, 'problem')
  parts.set(ask?.sentence, 'ask')
  parts.set(offer?.sentence, 'offer')
  parts.set(trigger?.sentence, 'trigger')
  const told = new Set(tellingSentences(doc))
  const early = new Set(
    material.lines
      .filter((l) => l.index !== null && told.has(l.sentence))
      .slice(0, EARLY)
      .map((l) => l.index),
  )
  return (line) => {
    if (line.index === null) {
      const origin = line.origin(0, 1)
      return origin.from === 'brief' ? (BRIEF[origin.field] ?? 'proof') : 'news'
    }
    if (doc.blocks[line.sentence.block]?.kind === 'heading') return 'heading'
    if (HAPPENED.test(line.sentence.text)) return 'news'
    const part = parts.get(line.index)
    // Who writes to strangers begins with what others had of it; elsewhere the first sentences tell the news.
    const isNews =
      early.has(line.index) && (part === undefined || (part === 'proof' && doc.family !== 'cold'))
    return isNews ? 'news' : (part ?? 'detail')
  }
}

const MATTER: Readonly<Record<Role, number>> = {
  purpose: 40,
  trigger: 40,
  offer: 37,
  heading: 37,
  news: 35,
  ask: 33,
  problem: 34,
  proof: 24,
  detail: 14,
}

/** What a family thinks of otherwise: a notice is its event, an advertisement its offer. */
const OTHERWISE: Readonly<Record<Family, Partial<Record<Role, number>>>> = {
  cold: {},
  warm: {},
  bulk_content: { news: 38, offer: 30, ask: 24, problem: 24, proof: 26, detail: 20 },
  bulk_promo: { offer: 40, news: 37, ask: 32 },
  operational: { news: 40, ask: 31, offer: 30, detail: 18 },
}

/** 0 to 40. */
export const matterOf = (role: Role, family: Family): number => OTHERWISE[family][role] ?? MATTER[role]

/** What a line is, in words that end “It takes up …”. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  purpose: 'what the mail is written for',
  trigger: 'what happened at the reader’s',
  offer: 'the offer',
  ask: 'the ask',
  problem: 'the problem',
  heading: 'a heading',
  news: 'the news',
  proof: 'a result',
  detail: 'a side of the matter',
}
