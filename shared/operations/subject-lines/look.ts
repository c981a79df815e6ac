/** Looks for the subjects of a mail among its own words. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import { asTaken } from '../../engine/held-to-kind.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { saysSame } from './alike.ts'
import { isBareThing, saysWhich } from './bare-thing.ts'
import { Bench, byFit, ENOUGH, LEAST_SPARE, type Tried } from './bench.ts'
import {
  avoids,
  choose,
  chooseUsual,
  eligible,
  type FitIdea,
  isLong,
  type Limits,
  loosened,
  STRONG,
  withinChars,
  worthOf,
} from './choose.ts'
import type { Angle, contract } from './contract.ts'
import { type EachAngle, eachAngle } from './each-angle.ts'
import { CHOICE, filledUp } from './filled-up.ts'
import { fitIn } from './fit.ts'
import { asIdea, type Idea } from './idea.ts'
import { ideasFor, isUnfit } from './ideas.ts'
import { type Court, judge, judged } from './judge.ts'
import { withEmoji } from './lines/emoji.ts'
import { foreignLines } from './lines/foreign.ts'
import { lastLines } from './lines/last.ts'
import { once } from './once.ts'
import { bodyOf } from './promise/promise.ts'
import { shocks } from './risk.ts'
import { behindFirst, LEAST_FIT, SERVES, servesIn } from './serves.ts'
import { styledIn } from './styled.ts'
import { ledByTagged } from './tagged/lead.ts'
import { taggedLines } from './tagged/lines.ts'
import { bareIn } from './unfit/bare.ts'
import { withoutBoilerplate } from './unfit/boilerplate.ts'
import { namedOnly } from './unfit/named-only.ts'
import { besideAskIn } from './unfit/side-asks.ts'
import { MOST_LAST, type Served, usualLines } from './usual-lines.ts'
import type { AskedFor } from './warnings.ts'

export type Input = z.output<typeof contract.input>

/** More than asked for are judged, so that the best remain; each costs a score of the whole draft. */
const SPARE = 1
const MOST_JUDGED = 14

/**
 * The candidates alone, for who needs no more; the judgement of the present subject, and what the limits kept out, when
 * they are asked for: each costs scores of the whole draft. Who wants `first` has the first candidate alone, the same
 * as in the whole list, for the price of the few that could be it.
 */
export function lookFor(read: ReadDraft, input: Input, context: Context, wanted: 'all' | 'first' = 'all') {
  const { draft, doc, memo } = read
  const { brief } = input
  const material = withoutBoilerplate(brief === undefined ? materialOf(doc) : materialOfBrief(brief))
  const body = bodyOf(
    brief === undefined
      ? doc.sentences.filter((s) => s.region !== 'quoted' && s.region !== 'footer')
      : material.lines.map((l) => l.sentence),
  )
  const styled = styledIn(doc, material, input.case)
  const ideas = (
    doc.english || brief !== undefined
      ? ideasFor(doc, material, input.angles, brief)
      : foreignLines(doc, input.angles)
  ).flatMap(styled)
  const fitOf = once(fitIn(doc, material, body))
  const fitted = ideas.map((idea) => ({ ...idea, fit: fitOf(idea) })).filter(isFit)
  // What the mail names in passing serves where it says nothing else.
  const bare = bareIn(doc, material)
  const alone = servesIn(doc, brief)
  const limits = roomFor(doc, limitsOf(input, doc), (room) =>
    eligible(fitted, body, room).reduce((most, idea) => Math.max(most, alone(idea, idea.fit)), 0),
  )
  // A longer line of the first sentence will do where a later one is short.
  const serves = behindFirst(doc, alone, eligible(fitted, body, limits.firm ? limits : loosened(limits)))
  const told = eligible(fitted, body, limits).filter((idea) => serves(idea, idea.fit) >= SERVES)
  const named = namedOnly(ideas, told, doc)
  const telling = fitted.filter((idea) => !bare(idea) && !named(idea))
  const leading = telling.filter(({ also }) => !also)
  const court: Court = { draft: asTaken(draft, doc), body, context, memo, scored: brief === undefined }
  const bench = new Bench(court, fitOf, serves)
  const besideAsk = besideAskIn(doc)

  const most = Math.max(input.count, Math.min(input.count + SPARE, MOST_JUDGED))
  const dressed = (chosen: readonly FitIdea[]) =>
    input.emoji === 'allowed' ? withEmoji(chosen, doc, limits.maxChars) : chosen
  const good = (chosen: readonly FitIdea[]) =>
    (wanted === 'first' ? bench.few(chosen) : bench.good(dressed(chosen))).sort(byFit)
  const ofAngles = (room: Limits, angles: readonly Angle[]) =>
    eachAngle([telling, fitted], body, room, angles, (idea) => bench.isSound(idea))
  /** A line of each angle, as far as there is room, and then what else there is. */
  const linesOfEach = ({ chosen }: EachAngle): Served => {
    const first = [...chosen.values()]
    const all = choose(telling, body, limits, most, first)
    const [own, more] = [all.slice(0, first.length), all.slice(first.length)]
    // An emoji may cost a line its place; the line itself was found good.
    const each = own.flatMap((idea) => [...bench.good(dressed([idea])), ...bench.tried([idea])].slice(0, 1))
    const lines = [...each.sort(byFit), ...bench.good(dressed(more)).sort(byFit)]
    return { lines: lines.slice(0, input.count).sort(byFit), pool: telling }
  }
  /** A heading by its parts of speech, where it may be offered; a bare thing only `alone`. */
  const heading = (idea: Idea, alone: boolean): Tried | undefined => {
    const fit = styled(idea).map((each) => ({ ...each, fit: fitOf(each) }))
    // A question is asked whole.
    const room = limits.firm || idea.angle !== 'question' ? limits : loosened(limits)
    const spare = alone || idea.angle === 'question'
    const [kept] = eligible(fit, body, room).filter((each) => isFit({ ...each, spare }))
    if (!kept || besideAsk(kept) || isUnfit(kept, doc, material) || (!alone && (bare(kept) || named(kept))))
      return undefined
    return bench
      .good(dressed([{ ...kept, spare }]))
      .find((tried) => alone || !isBareThing(tried.idea, tried.fit))
  }
  const isShort = (doc.bands.subjectWords?.[1] ?? FEW_WORDS) < FEW_WORDS
  const roomy = limits.firm ? limits : loosened(limits)
  /** What else the mail says, nearest to its point first. */
  function* otherLines(found: () => number): Iterable<FitIdea> {
    const best = (ideas: readonly FitIdea[]) =>
      eligible(ideas, body, roomy).sort((a, b) => worthOf(b) - worthOf(a))
    yield* best(telling.filter(({ also, said }) => also || said))
    yield* best(telling.filter(({ shape, also, said }) => shape === 'says' && !also && !said))
    if (found() > ENOUGH) return
    for (const idea of taggedLines(doc).others.slice(0, MOST_OTHER)) {
      const fit = isAnchored(idea)
        ? styled(idea).map((each) => ({ ...each, spare: true, fit: fitOf(each) }))
        : []
      yield* best(fit).filter(
        (each) =>
          isFit(each) && !besideAsk(each) && !isUnfit(each, doc, material) && !bare(each) && !named(each),
      )
    }
  }
  const asked = input.angles && ofAngles(limits, input.angles)
  const served = asked
    ? linesOfEach(asked)
    : usualLines(
        leading,
        fitted.filter(({ also }) => !also),
        doc,
        {
          usual: (all) => good(chooseUsual(all, body, limits, most)),
          best: (all) => good(choose(all, body, limits, most)),
          last: () => (brief === undefined ? lastResort(lastLines(doc).flatMap(styled), limits, bench) : []),
        },
      )
  const lines =
    asked || brief !== undefined || !doc.english
      ? served.lines
      : ledByTagged(served.lines, () => taggedLines(doc), heading, {
          enough: wanted === 'first' ? 1 : MOST_LAST,
          keeps: doc.family === 'bulk_content' || doc.family === 'bulk_promo',
        })
  const full =
    asked || brief !== undefined || !doc.english || (wanted === 'first' && lines.length > 0)
      ? lines
      : filledUp(lines, otherLines, Math.min(CHOICE, input.count), (idea, found) => {
          // Strangers get short lines, and longer ones only where few are short.
          if (isShort && found >= ENOUGH && eligible([idea], body, { ...limits, spare: true }).length === 0)
            return undefined
          return bench.good(dressed([idea]))[0]
        })
  const candidates = full
    .slice(0, wanted === 'first' ? 1 : input.count)
    .map(({ idea, place: _, why, ...verdict }) => ({
      ...judged(verdict, court),
      source: 'local' as const,
      angle: idea.angle,
      why: `${idea.why} ${why}`,
    }))

  return {
    candidates,
    current: () =>
      input.subject === undefined
        ? null
        : judged(judge(input.subject, null, court, fitOf(asIdea(input.subject, body)).points), court),
    /** What more characters would bring, found by asking for them. */
    withheld: () => {
      const roomy = { ...limits, ...withinChars(doc.bands, ROOMY_CHARS) }
      const isNew = (idea: FitIdea) => !candidates.some(({ text }) => saysSame(text, idea.text))
      const tooLong =
        candidates.length < Math.min(CHOICE, input.count)
          ? choose(served.pool, body, roomy, input.count).filter(
              (idea) => isLong(idea, limits) && isNew(idea) && bench.isSound(idea),
            )
          : []
      const absent = (input.angles ?? []).filter((each) => !asked || !isHad(asked, each))
      const longer = ofAngles(roomy, absent)
      const angles: AskedFor = {
        absent: absent.filter((angle) => !isHad(longer, angle)),
        long: absent.filter((angle) => isHad(longer, angle)),
        shared: asked?.shared ?? new Map(),
        crowdedOut: [...(asked?.chosen.keys() ?? [])].filter(
          (angle) => !candidates.some((c) => c.angle === angle),
        ),
      }
      return { tooLong, angles }
    },
  }
}

/** Headings that are looked at as one more choice. */
const MOST_OTHER = 12

/** Words of lines that are short. */
const FEW_WORDS = 6

/** More than any subject needs. */
const ROOMY_CHARS = 90

/** A heading longer than this was never meant to be read at a glance. */
const HEADLINE_CHARS = 70

/** What a line must be like by the wish of the caller, or by what is usual. */
const limitsOf = (input: Input, { bands }: Doc): Limits => ({
  ...(input.max_chars === undefined
    ? { bands, maxChars: bands.subjectChars, firm: false, headlineChars: HEADLINE_CHARS }
    : withinChars(bands, input.max_chars)),
  emoji: input.emoji === 'allowed',
  avoid: input.avoid ?? [],
  past: input.history?.length ?? 0,
  history: [...(input.history ?? []), ...(input.subject === undefined ? [] : [input.subject])],
})

/** How much better a longer line must serve. */
const WELL_ABOVE = 3

/** More room where only a longer line says the news: “Your home insurance policy HX-2210 ends on 19 December”. */
function roomFor({ family }: Doc, usual: Limits, best: (room: Limits) => number): Limits {
  const room = { ...loosened(usual), spare: false }
  const least = best(usual)
  // Strangers get a short line where one serves.
  if (usual.firm || (family === 'cold' && least >= STRONG)) return usual
  return best(room) >= least + WELL_ABOVE ? room : usual
}

/** A figure or a day, by which the reader knows which. */
const isAnchored = ({ text }: Idea): boolean => /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.test(text)

/** Whether a line may be offered at all. */
const isFit = ({ text, fit, spare, shape }: FitIdea): boolean =>
  fit.points >= (spare ? LEAST_SPARE : LEAST_FIT) &&
  // “Hungry team player”: a thing beside the matter is no subject, whatever else there is.
  !(spare && fit.beside && shape === 'names' && !saysWhich(text))

const isHad = ({ chosen, shared }: EachAngle, angle: Angle): boolean => chosen.has(angle) || shared.has(angle)

/** Lines that any mail of the kind could have, where they say nothing wrong; how well they serve does not matter. */
const lastResort = (lines: readonly Idea[], limits: Limits, bench: Bench): Tried[] =>
  bench
    .tried(
      lines
        .filter(
          ({ text }, i) =>
            text.length <= limits.maxChars &&
            !avoids(text, limits.avoid) &&
            !shocks(text) &&
            !limits.history.some((sent) => saysSame(sent, text)) &&
            lines.findIndex((other) => saysSame(other.text, text)) === i,
        )
        .slice(0, MOST_LAST),
    )
    .filter(({ risk, correct, promise_match }) => risk !== 'misleading' && correct && promise_match !== false)
