import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Kind } from '#shared/engine/kinds.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract as ctaContract } from '#shared/operations/cta/contract.ts'
import { local as cta } from '#shared/operations/cta/local.ts'
import { STOCK_QUESTIONS } from '#shared/operations/cta/question-lines.ts'
import { contract as preheaderContract } from '#shared/operations/preheader/contract.ts'
import { local as preheader } from '#shared/operations/preheader/local.ts'
import { contract as roastContract } from '#shared/operations/roast/contract.ts'
import { local as roast } from '#shared/operations/roast/local.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { ASKING } from '#shared/operations/teardown/own-ask.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const teardown = (request: Request) =>
  local(contract.input.parse({ include_rewrite: false, ...request }), context).result
const mails = readCorpus().map(({ draft }) => JSON.parse(JSON.stringify(draft)) as Request)

it('a teardown says of the ask what the cta operation says, and demands no preheader that is advised against', () => {
  for (const mail of mails) {
    const { structure } = teardown(mail)
    expect(structure.ask_issues).toEqual(cta(ctaContract.input.parse(mail), context).result.issues)
    // Where only the mail's own words give no good one, one is still to be written.
    const { none_reason } = preheader(preheaderContract.input.parse(mail), context).result
    if (none_reason?.includes('E38j'))
      expect(structure.missing.filter(({ id, need }) => id === 'preheader' && need === 'must')).toEqual([])
  }
})

it('a teardown and a roast put the mail’s own ask where the cta operation finds one, and it gives what they say', () => {
  const quote: Request = {
    kind: 'proposal',
    draft:
      'Hi Marcus,\n\nThe quote for the flat roof in Hull is £18,400, with scaffolding and a 20 year guarantee. We have a crew free from 12 January.\n\nIf you would like us to hold the slot for you, please let me know.\n\nKind regards,\nDave',
  }
  let own = 0
  for (const mail of [quote, ...mails]) {
    const { candidates } = cta(ctaContract.input.parse(mail), context).result
    const known = new Set(candidates.filter((c) => c.score_delta > 0).map(({ text }) => text))
    const hasOwn = [...known].some((text) => !STOCK_QUESTIONS.has(text))
    const fixes = teardown(mail).priority_fixes.flatMap(({ rule_id, places }) =>
      ASKING.has(rule_id) ? places.flatMap((p) => (p.fix ? [{ ...p, fix: p.fix }] : [])) : [],
    )
    for (const { start, end, quote, fix } of fixes) {
      expect(mail.draft.slice(start, end)).toBe(quote)
      const draft = mail.draft.slice(0, start) + fix.replacement + mail.draft.slice(end)
      expect(scored({ ...mail, draft }) - scored(mail), fix.label).toBe(fix.score_delta)
    }
    const asked = roast(roastContract.input.parse(mail), context).result.findings.flatMap((f) =>
      ASKING.has(f.rule_id) && f.fix ? [f.fix] : [],
    )
    if (!hasOwn) continue
    own += fixes.length
    for (const { label } of [...fixes.map(({ fix }) => fix), ...asked])
      expect(STOCK_QUESTIONS.has(/“(.*)”/.exec(label)?.[1] ?? ''), label).toBe(false)
  }
  expect(own).toBeGreaterThan(1)
})

const scored = ({ draft, subject, preheader, from_name, format, kind }: Request): number =>
  score({ draft, subject, preheader, from_name, format, kind: kind as Kind }, DEFAULT_PROFILE, context).score

const section = (request: Request, id: string) => teardown(request).sections.find((s) => s.id === id)

it('an ask that the cta operation finds fault with is neither whole nor praised', () => {
  const filler =
    'Moving a line means weeks of extra rejects while the cameras are tuned anew by the day crew. '
  const ask = section(
    {
      kind: 'cold_outreach',
      draft: `Hi Marcus,\n\n${filler.repeat(8)}\n\nI would love to schedule a 45 minute demo next week, or you could look at https://lumora.example/lines.\n\nBest,\nNadia`,
    },
    'cta',
  )
  expect(ask?.score).toBeLessThan(90)
  expect(ask?.strengths).toEqual([])
  expect(ask?.problems.map(({ rule_id }) => rule_id)).toContain('high-friction-ask')
})

it('a request for a thing takes more than a word, and thanks do not come to the point', () => {
  const draft =
    'Hi Femi,\n\nThanks for the tour in Leeds on Monday. The bank offers 5.4%.\n\nMay I ask you to send me the certificates by 4 December?\n\nBest,\nCarys'
  const praise = ['opening', 'cta'].flatMap((id) =>
    (section({ kind: 'negotiation', draft }, id)?.strengths ?? []).map(({ message }) => message),
  )
  expect(praise.join(' ')).not.toMatch(/Takes a word|Comes to the point/)
})

it.each([
  'The Rotawise team\nRotawise GmbH, Lange Straße 8, 10243 Berlin',
  'See you on the ice,\nthe Riverside team',
  'Meg and Ivo',
])('a signature without a farewell is the signature: “%s”', (signature) => {
  const draft = `Hi,\n\nSwap is included in the plan and is switched on for you from 8 December.\n\nWatch the video: https://r.example/swap\n\n${signature}\n\nUnsubscribe: https://r.example/u`
  expect(section({ kind: 'announcement', draft }, 'signature')?.text).toBe(signature)
})
