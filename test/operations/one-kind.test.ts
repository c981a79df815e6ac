import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract as abContract } from '#shared/operations/ab-predict/contract.ts'
import { local as abPredict } from '#shared/operations/ab-predict/local.ts'
import { contract as scoreContract } from '#shared/operations/score/contract.ts'
import { local as scored } from '#shared/operations/score/local.ts'
import { contract as subjectsContract } from '#shared/operations/subject-lines/contract.ts'
import { local as subjects } from '#shared/operations/subject-lines/local.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }
const kindOf = (draft: Draft) => score(draft, DEFAULT_PROFILE, { dictionary }).kind

/** Mails that name no kind, with the subjects that the operation has for them. */
const MAILS = readCorpus().flatMap(({ draft: { draft, subject, format } }) => {
  if (subject === undefined) return []
  const mail = { draft, subject, format }
  const { candidates } = subjects(subjectsContract.input.parse(mail), context).result
  return candidates.length === 0 ? [] : [{ mail, candidates }]
})

describe('a subject over the same body', () => {
  it('makes no other kind of mail of it, so that a candidate is scored by the rules of the mail', () => {
    for (const { mail, candidates } of MAILS)
      for (const { text, score: stated } of candidates) {
        const { result, warnings } = scored(
          scoreContract.input.parse({ ...mail, compare: { subject: text } }),
          context,
        )
        expect(
          warnings.map(({ code }) => code),
          text,
        ).not.toContain('kinds_differ')
        expect(result.comparison?.score_after, text).toBe(stated)
      }
  })

  it('is compared in a prediction as what the mail is most surely taken for', () => {
    for (const { mail, candidates } of MAILS) {
      const variants = [{ subject: mail.subject }, ...candidates.map(({ text }) => ({ subject: text }))]
        .slice(0, 3)
        .map((variant) => ({ ...variant, draft: mail.draft }))
      const predict = (of: typeof variants) =>
        abPredict(abContract.input.parse({ format: mail.format, variants: of }), context)
      const one = predict(variants)
      expect(
        one.warnings.map(({ code }) => code),
        mail.subject,
      ).not.toContain('kinds_differ')
      expect(predict(variants.toReversed()).input.kind, mail.subject).toBe(one.input.kind)
    }
  })

  it('would otherwise be taken for another kind now and then, or this proves nothing', () => {
    const turned = MAILS.filter(({ mail, candidates }) =>
      candidates.some(({ text }) => kindOf({ ...mail, subject: text }) !== kindOf(mail)),
    )
    expect(turned.length).toBeGreaterThan(2)
  })
})
