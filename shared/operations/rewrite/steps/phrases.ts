import type { Sentence } from '../../../engine/doc.ts'
import { holdsPhrase } from '../../phrase.ts'
import { standsAlone } from '../stands-alone.ts'
import type { Proposal, Step } from '../step.ts'
import { phraseCuts } from './phrase-cuts.ts'
import { cutOut, hasGapAfter, REFERS } from './sentence-cuts.ts'

/** Proposes to take a phrase out that the caller forbids: the words around it where the rest reads on, else its sentence. */
export const exclude: Step = ({ doc }, wishes) =>
  wishes.exclude.flatMap((phrase): Proposal[] => {
    const why = { rule: null, reason: `“${phrase}” must not be included.`, mayDropFacts: true }
    return doc.sentences.flatMap((sentence, i): Proposal[] => {
      if (isKept(sentence) || !holdsPhrase(sentence.text, phrase)) return []
      const cuts = phraseCuts(doc, sentence, phrase, wishes.exclude).map(
        (edit): Proposal => ({ type: 'cut', field: 'draft', edits: [edit], ...why }),
      )
      const whole = sentence.region === 'greeting' || sentence.region === 'signoff' || hasGapAfter(doc, i)
      return [...cuts, ...(whole ? [] : cutOut(doc, i, why))]
    })
  })

/** What a rewrite leaves as it is, whatever stands in it. */
export const isKept = ({ region }: Sentence): boolean =>
  region === 'quoted' || region === 'signature' || region === 'footer'

/** Proposes to add missing phrases that are sentences before the ask; a phrase that is none has its place only in one. */
export const include: Step = ({ doc }, wishes) => {
  const missing = wishes.include.find((phrase) => !holdsPhrase(doc.text, phrase) && standsAlone(phrase))
  if (missing === undefined) return []
  const body = doc.sentences.filter(
    (s) => s.region === 'body' || s.region === 'opening' || s.region === 'ask',
  )
  const firstAsk = doc.sentences[doc.asks[0]?.sentence ?? -1]
  const ahead = body.filter((s) => !firstAsk || s.end <= firstAsk.start)
  // “So could you tell me …?” goes on with the sentence before it.
  const before = ahead.findLast((s) => !leans(doc.sentences[doc.sentences.indexOf(s) + 1])) ?? body.at(-1)
  const at = before ? doc.source.toSource(before).end : doc.draft.draft.length
  // A stop behind an address would be read as part of it.
  const closed = /[.!?…]$|\S:\/\/\S+$/.test(missing) ? missing : `${missing}.`
  const text =
    (before && !/[.!?…:]["”')\]]*$/.test(before.text) ? '. ' : before ? ' ' : '') +
    closed.charAt(0).toUpperCase() +
    closed.slice(1)
  return [
    {
      type: 'include',
      rule: null,
      field: 'draft',
      edits: [{ start: at, end: at, replacement: doc.source.encode(text) }],
      reason: 'This phrase must be included.',
      mayDropFacts: true,
    },
  ]
}

const leans = (next: Sentence | undefined): boolean => {
  const first = next?.tokens[0]?.lower ?? ''
  return first !== 'if' && REFERS.has(first)
}
