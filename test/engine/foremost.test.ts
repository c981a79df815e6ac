import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const CORPUS = readCorpus()
const MAILS = [...CORPUS, ...readPairs().flatMap((pair) => [pair.better, pair.worse])]
const report = (draft: Draft, everything = false) => score(draft, DEFAULT_PROFILE, { dictionary, everything })

/** Mails of twenty to forty words that do everything wrong. */
const AWFUL = [
  'BUY NOW!!! Best price guaranteed!!! Dont miss out on this amazing opportunity click here now its free!!! ACT FAST limited time only!!!',
  'hi i seen your website and its not good i can fix it for cheap pls reply asap when your free i am best seo expert in world with 100% gurantee',
  'Dear Sir/Madam, I hope this email finds you well. We are a leading provider of best-in-class solutions. Kindly revert at your earliest convenience to discuss synergies and leverage low-hanging fruit.',
  'We are thrilled to announce a game-changing, revolutionary, cutting-edge, world-class, best-in-class, next-generation solution!!! Act now, spots are going fast, you would be crazy to miss this once in a lifetime opportunity!!!',
]

const underlined = (draft: Draft) =>
  report(draft).annotations.filter((a) => a.field === 'draft' && a.end > a.start && a.severity !== 'praise')
const style = (draft: Draft) =>
  underlined(draft).filter(
    (a) =>
      !['correctness', 'compliance', 'accessibility', 'brand_voice'].includes(a.dimension) &&
      (a.severity === 'info' || a.severity === 'warning'),
  )

describe('underlines', () => {
  it.each(AWFUL.map((draft) => [draft.slice(0, 30), draft] as const))(
    'of style are at most six in the short, awful mail “%s”',
    (_start, draft) => {
      expect(style({ kind: 'cold_outreach', draft }).length).toBeLessThanOrEqual(6)
    },
  )

  it('of style are at most one in ten words in any mail of the corpus', () => {
    for (const { id, draft } of MAILS) {
      const { words } = report(draft).metrics
      expect(style(draft).length, id).toBeLessThanOrEqual(Math.max(6, Math.ceil(words / 10)))
    }
  })

  it('are under seven in a hundred words of ordinary mail, on average', () => {
    const ordinary = CORPUS.filter(({ quality }) => quality !== 'bad')
    const words = ordinary.reduce((sum, { draft }) => sum + report(draft).metrics.words, 0)
    const marks = ordinary.reduce((sum, { draft }) => sum + underlined(draft).length, 0)
    expect((100 * marks) / words).toBeLessThan(7)
  })
})

describe('what is held back', () => {
  it('is said, is nothing in good and fair mail, and can be asked for', () => {
    for (const { id, draft, quality } of CORPUS) {
      const [shown, all] = [report(draft), report(draft, true)]
      const missing = all.annotations.length - shown.annotations.length
      const said = shown.warnings.find(({ code }) => code === 'remarks_held_back')
      expect(said?.message.includes(`(${missing})`) ?? missing === 0, id).toBe(true)
      if (quality !== 'bad') expect(missing, id).toBe(0)
      expect(shown.score).toBeGreaterThanOrEqual(all.score)
    }
  })

  it('makes no awful mail look fair', () => {
    for (const draft of AWFUL) expect(report({ kind: 'cold_outreach', draft }).status).not.toBe('green')
  })
})
