import type { z } from 'zod'
import { lazy } from '../../engine/lazy.ts'
import { Memo } from '../../engine/memo.ts'
import { evaluate, score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Answer, Context } from '../operation.ts'
import { ctaOffer } from '../teardown/offers.ts'
import { isApology } from './apology.ts'
import { cliches } from './cliches.ts'
import type { contract } from './contract.ts'
import { draftSlots, factsOfDraft } from './draft-slots.ts'
import { fixed } from './fixed.ts'
import { goodThings } from './good-things.ts'
import { graveMatter } from './grave.ts'
import { levelOf, type Slots } from './line.ts'
import { materialSlots } from './material-slots.ts'
import { mendsFor } from './mends.ts'
import { offersFor } from './offers.ts'
import { ownSlots } from './own-slots.ts'
import { graveWarning, plainly, plainSummary, plainVerdict } from './plainly.ts'
import { type Fault, faults } from './ranking.ts'
import { type Roasted, roasted } from './roasted.ts'
import type { Roast } from './say.ts'
import { choice, hash } from './seed.ts'
import { oneLiner, savingGrace, standing, verdict } from './summary.ts'
import { soundSlots } from './surroundings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Roasts without a model: lines are written by hand, chosen by rule, and filled with facts of the draft. */
export function local(input: Input, context: Context): Answer<Result> {
  const draft = draftOf(input)
  const memory = { dictionary: context.dictionary, memo: new Memo() }
  const report = score(draft, context.profile, memory)
  // The same findings in the same order, as the rules saw them: with offsets in what a reader sees.
  const { doc, found } = evaluate(draft, context.profile, memory)
  const places = found.flatMap((each, i) => {
    const annotation = report.annotations[i]
    return annotation ? [{ found: each, annotation }] : []
  })
  const seed = hash([input.subject, input.preheader, input.draft].join('\u0000'))
  const facts = factsOfDraft(doc, report)
  const sorry = isApology(doc)
  const given = materialOf(doc)
  const material = materialSlots(doc, report, given)
  const slots = {
    mark: markOf(report.score, seed),
    ...draftSlots(doc, report, facts),
    ...material,
    ...(sorry ? NOT_LAUGHED_AT : {}),
    ...ownSlots(doc, given, facts, sorry ? null : (material.product ?? null)),
  }
  const ranked = faults(places)
  const sound = soundSlots(
    slots,
    doc,
    places.filter(({ annotation }) => annotation.points > 0),
  )
  const answer = factsOf(report)
  const mail = { draft, doc, report, memo: memory.memo }
  const ask = lazy(() => ctaOffer(mail, context))
  const offers = offersFor(mail, context, ask)
  const mend = mendsFor(mail, context, ask)
  const shown = (one: Roasted, i: number) => findingOf(one, i, fixed(mail, one.place, offers, mend))
  const shared = { cliches: cliches(doc, places), score: report.score }
  const { matter, lever } = graveMatter(doc, new Set(ranked.map(({ rule }) => rule)))
  if (matter !== null)
    return {
      ...answer,
      warnings: [...answer.warnings, graveWarning(matter)],
      result: {
        ...shared,
        verdict: plainVerdict(matter, report.score),
        one_liner: plainSummary(ranked),
        findings: ranked
          .slice(0, input.max_findings)
          .map((fault) => plainly(fault, doc, slots))
          .map(shown),
        saving_grace: null,
      },
    }
  const how = standing(doc, report.score, ranked)
  const level = levelOf(input.intensity)
  const told = { ...slots, opened: sound.opening ?? null, ended: sound.last ?? null }
  const whole = how === 'clean' || how === 'good' ? sound : told
  const roast: Roast = {
    doc,
    level,
    seed,
    slots: told,
    said: new Set(),
    ends: new Set(),
    tender: lever || sorry,
    used: new Map(),
    offered: offers.offered,
  }
  return {
    ...answer,
    result: {
      ...shared,
      verdict: verdict(how, ranked, whole, roast),
      one_liner: oneLiner(how, ranked, whole, roast),
      findings: said(ranked, roast, input.max_findings).map(shown),
      saving_grace: savingGrace(how, goodThings(doc, report, facts), { ...roast, slots: sound }),
    },
  }
}

/** What went wrong and what it cost: an apology is not laughed at for those. */
const NOT_LAUGHED_AT: Slots = { product: null, figure: null, checked: null }

/** The score as it is said: two mails of one score need not hear it in the same words. */
const markOf = (score: number, seed: number): string =>
  `${score} ${MARKS[choice(MARKS.length, seed, 'mark')]}`
const MARKS = ['of 100', 'points', 'marks']

function said(ranked: readonly Fault[], roast: Roast, most: number): Roasted[] {
  const list: Roasted[] = []
  for (const fault of ranked) {
    if (list.length === most) break
    const one = roasted(fault, roast)
    if (one) list.push(one)
  }
  return list
}

function findingOf(
  { place: { annotation }, line, advice }: Roasted,
  i: number,
  { quote, start, end, fix, field }: ReturnType<typeof fixed>,
): Result['findings'][number] {
  return {
    source: 'local',
    rank: i + 1,
    line,
    quote,
    field,
    start,
    end,
    rule_id: annotation.rule_id,
    real_advice: advice,
    fix,
    evidence: [...annotation.evidence],
  }
}
