import type { Proposal, Step } from '../step.ts'
import { cutOut } from './sentence-cuts.ts'

/** Proposes to cut sentences that hold a phrase the caller forbids. */
export const exclude: Step = ({ doc }, wishes) =>
  wishes.exclude.flatMap((phrase): Proposal[] => {
    const low = phrase.toLowerCase()
    return doc.sentences.flatMap((sentence, i): Proposal[] => {
      if (sentence.region === 'quoted' || sentence.region === 'signature' || sentence.region === 'footer')
        return []
      if (!sentence.text.toLowerCase().includes(low)) return []
      const reason = 'Holds a phrase that must not be included.'
      return cutOut(doc, i, { rule: null, reason, mayDropFacts: true })
    })
  })

/** Proposes to add missing phrases as a sentence of their own before the ask. */
export const include: Step = ({ doc }, wishes) => {
  const low = doc.text.toLowerCase()
  const missing = wishes.include.find((phrase) => !low.includes(phrase.toLowerCase()))
  if (missing === undefined) return []
  const body = doc.sentences.filter(
    (s) => s.region === 'body' || s.region === 'opening' || s.region === 'ask',
  )
  const firstAsk = doc.sentences[doc.asks[0]?.sentence ?? -1]
  const before = body.findLast((s) => !firstAsk || s.end <= firstAsk.start) ?? body.at(-1)
  const at = before ? doc.source.toSource(before).end : doc.draft.draft.length
  const closed = /[.!?…]$/.test(missing) ? missing : `${missing}.`
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
