import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { Report } from '#shared/engine/report.ts'
import { score } from '#shared/engine/score.ts'
import { type CorpusMail, readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const report = (mail: CorpusMail) => score(mail.draft, DEFAULT_PROFILE, { dictionary })

/** The mail with its findings under each line, as a person would mark it up. */
function markedUp(mail: CorpusMail, { score: points, grade, kind, annotations }: Report): string {
  const out = [`${mail.id}: ${points} ${grade}, ${kind}, meant to be ${mail.quality}`, '']
  for (const field of ['subject', 'preheader', 'draft'] as const) {
    const text = mail.draft[field]
    if (text === undefined) continue
    const own = annotations.filter((a) => a.field === field)
    let at = 0
    for (const line of text.split('\n')) {
      const end = at + line.length
      out.push(field === 'draft' ? `  ${line}` : `  ${field}: ${line}`)
      const last = end === text.length
      for (const a of own.filter(
        (a) => a.start >= at && (a.start <= end || last) && (a.start < end + 1 || last),
      )) {
        const quote = a.quote.replaceAll('\n', '⏎')
        const fixes = a.fixes.map(
          (f) =>
            `${[...f.replacement.replaceAll('\n', '⏎')].slice(0, 40).join('')} ${f.score_delta >= 0 ? '+' : ''}${f.score_delta}${f.safe ? ' safe' : ''}`,
        )
        out.push(
          `    ^ ${a.severity === 'praise' ? '+' : `-${a.points}`} ${a.rule_id}: “${quote.length > 70 ? `${quote.slice(0, 50)} … ${quote.slice(-15)}` : quote}” ${a.message}${fixes.length > 0 ? ` → ${fixes.join(' | ')}` : ''}`,
        )
      }
      at = end + 1
    }
  }
  return `${out.join('\n')}\n`
}

describe('the golden corpus', () => {
  it.each(readCorpus().map((mail) => [mail.id, mail] as const))(
    '%s is found to be as it was',
    async (id, mail) => {
      await expect(markedUp(mail, report(mail))).toMatchFileSnapshot(`../fixtures/findings/${id}.txt`)
    },
  )

  it('scores good mail above fair, and fair above bad, on average', () => {
    const mean = (quality: string) => {
      const scores = readCorpus()
        .filter((m) => m.quality === quality)
        .map((m) => report(m).score)
      return scores.reduce((a, b) => a + b, 0) / scores.length
    }
    expect(mean('good')).toBeGreaterThan(mean('fair') + 5)
    expect(mean('fair')).toBeGreaterThan(mean('bad') + 15)
  })
})

describe('of two mails that a competent editor would order', () => {
  it.each(readPairs().map((pair) => [pair.name, pair] as const))(
    '%s: the better one scores higher',
    (_name, { better, worse }) => {
      expect(report(better).score).toBeGreaterThan(report(worse).score)
    },
  )
})
