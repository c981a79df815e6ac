import type { z } from 'zod'
import { isCapitalised } from '../../engine/characters.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { asTaken } from '../as-taken.ts'
import { briefAsText } from '../brief.ts'
import { kindOfBrief } from '../brief-kind.ts'
import { toReaders } from '../brief-notes.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Answer, Context } from '../operation.ts'
import { quieted, untitled } from '../quieted.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { likeness, stemsOfLine } from './alike.ts'
import { cased, linesOf, namesIn } from './casing.ts'
import {
  avoids,
  choose,
  chooseUsual,
  type FitIdea,
  isLong,
  type Limits,
  STRONG,
  withinChars,
} from './choose.ts'
import type { Angle, contract } from './contract.ts'
import { direct } from './direct.ts'
import { eachAngle } from './each-angle.ts'
import { fitIn } from './fit.ts'
import type { Idea } from './idea.ts'
import { ideasFor } from './ideas.ts'
import { judge, judged, type Verdict } from './judge.ts'
import { withEmoji } from './lines/emoji.ts'
import { foreignLines } from './lines/foreign.ts'
import { lastLines } from './lines/last.ts'
import { pairsOf } from './pairs.ts'
import { type Body, bodyOf, shareKept } from './promise/promise.ts'
import { shocks } from './risk.ts'
import { LEAST_FIT, SERVES, servesIn } from './serves.ts'
import { tidy } from './tidy.ts'
import { bareIn } from './unfit/bare.ts'
import { withoutBoilerplate } from './unfit/boilerplate.ts'
import { shouts } from './unfit/shouted.ts'
import { type AskedFor, warningsFor } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** More than asked for are judged, so that the best remain; each costs a score of the whole draft. */
const SPARE = 4
const MOST_JUDGED = 14

/** Subjects out of the mail's own words, each judged with the whole draft under it. */
export const local = (sent: Input, context: Context): Answer<Result> => {
  const input = sent.brief ? { ...sent, brief: toReaders(sent.brief) } : sent
  const mail = mailOf(input, context, sent.brief)
  return subjectsFor(readDraft(draftOf({ ...input, ...mail }), context), input, context)
}

/** The draft, or the brief as the words and the kind of its mail; `note` is the brief as it was sent. */
export const mailOf = ({ draft = '', brief, ...rest }: Input, context: Context, note = brief) =>
  brief === undefined
    ? { draft }
    : { draft: briefAsText(brief), kind: kindOfBrief(brief, rest, context, note) }

/** The same for a draft that was read already. */
function subjectsFor(read: ReadDraft, input: Input, context: Context): Answer<Result> {
  const { candidates, current, withheld } = lookFor(read, input, context)
  const { tooLong, angles } = withheld()
  const facts = factsOf(read.report)
  const warnings = [...facts.warnings, ...warningsFor(input, read.doc, candidates, tooLong.length, angles)]
  const sent = current()
  return {
    ...facts,
    ...(input.brief === undefined
      ? {}
      : { input: { ...facts.input, words: 0 }, placeholders: { found: [], issues: [], preserved: true } }),
    warnings,
    result: {
      candidates,
      current: sent,
      pairs_to_test: pairsOf(candidates, sent),
    },
  }
}

/**
 * The candidates alone, for who needs no more; the judgement of the present subject, and what the limits kept out, when
 * they are asked for: each costs scores of the whole draft. Who wants `first` has the first candidate alone, the same
 * as in the whole list, for the price of the few that could be it.
 */
export function lookFor(read: ReadDraft, input: Input, context: Context, wanted: 'all' | 'first' = 'all') {
  const { draft, doc, memo } = read
  const material = withoutBoilerplate(
    input.brief === undefined ? materialOf(doc) : materialOfBrief(input.brief),
  )
  const body = bodyOf(
    input.brief === undefined
      ? doc.sentences.filter((s) => s.region !== 'quoted' && s.region !== 'footer')
      : material.lines.map((l) => l.sentence),
  )
  const names = namesIn(linesOf(doc, material), context.dictionary)
  const styled = (idea: Idea): Idea[] => {
    const letters =
      input.case === 'auto' ? (idea.angle === 'plain_internal' ? 'lower' : 'sentence') : input.case
    const said = shouts(idea.text, context.dictionary) ? quieted(idea.text, context.dictionary) : idea.text
    const quiet = isTitled(idea) && letters !== 'title' ? untitled(said, context.dictionary) : said
    const text = cased(direct(tidy(quiet)), letters, names, material.placeholders)
    return text === '' || shouts(text, context.dictionary) ? [] : [{ ...idea, text }]
  }
  /** “What Your Home Is Worth”: names are no small words. */
  const isTitled = ({ line }: Idea) =>
    (line?.sentence.tokens.slice(1).filter((t) => isCapitalised(t.text) && STOPWORDS.has(t.lower)).length ??
      0) >= TITLED_WORDS
  const ideas = (
    doc.english || input.brief !== undefined
      ? ideasFor(doc, material, input.angles, input.brief)
      : foreignLines(doc, input.angles)
  ).flatMap(styled)
  const fitOf = fitIn(doc, material, body)
  const servesAs = servesIn(doc, input.brief)
  const fitted = ideas
    .map((idea) => ({ ...idea, fit: fitOf(idea) }))
    .filter(
      ({ text, fit, spare, shape }) =>
        fit.points >= (spare ? LEAST_SPARE : LEAST_FIT) &&
        // “Hungry team player”: a thing beside the matter is no subject, whatever else there is.
        !(spare && fit.beside && shape === 'names' && !saysWhich(text)),
    )
  const limits = {
    ...(input.max_chars === undefined
      ? { bands: doc.bands, maxChars: doc.bands.subjectChars, firm: false, headlineChars: HEADLINE_CHARS }
      : withinChars(doc.bands, input.max_chars)),
    emoji: input.emoji === 'allowed',
    avoid: input.avoid ?? [],
    past: input.history?.length ?? 0,
    history: [...(input.history ?? []), ...(input.subject === undefined ? [] : [input.subject])],
  }
  const court = { draft: asTaken(draft, doc), body, context, memo, scored: input.brief === undefined }
  const most = Math.max(input.count, Math.min(input.count + SPARE, MOST_JUDGED))
  // A line that stands in several choices is judged once.
  const verdicts = new Map<string, Verdict>()
  const verdictOn = ({ text, angle }: Idea, points: number): Verdict => {
    const key = `${angle} ${points} ${text}`
    const verdict = verdicts.get(key) ?? judge(text, angle, court, points)
    verdicts.set(key, verdict)
    return verdict
  }
  const tried = (all: readonly Idea[], place = 0) =>
    all.map((idea, i) => {
      const fit = fitOf(idea)
      const verdict = verdictOn(idea, servesAs(idea, fit))
      const promise_match = idea.promise === undefined ? verdict.promise_match : true
      return { idea, place: place + i, why: fit.reason, ...verdict, promise_match }
    })
  const dressed = (chosen: readonly FitIdea[]) =>
    tried(input.emoji === 'allowed' ? withEmoji(chosen, doc, limits.maxChars) : chosen)
  const good = (chosen: readonly FitIdea[]) =>
    (wanted === 'first' ? fewOf(chosen) : dressed(chosen).filter(isGood)).sort(byFit)
  /** The good ones of `chosen` down to where none can be the first any more, and enough to tell that there are enough. */
  const fewOf = (chosen: readonly FitIdea[]) => {
    const found: ReturnType<typeof tried> = []
    const places = chosen.map((idea, place) => ({ idea, place, most: servesAs(idea, idea.fit) }))
    // A verdict lowers the fit of a line and never raises it.
    for (const { idea, place, most } of places.sort((a, b) => b.most - a.most)) {
      if (found.length >= ENOUGH && found.some(({ fit }) => fit > most)) break
      found.push(...tried([idea], place).filter(isGood))
    }
    return found
  }
  const best = (all: readonly FitIdea[]) => good(choose(all, body, limits, most))
  /** Where nothing else serves, the little that can be said of any mail of its kind. */
  const lastResort = () =>
    input.brief !== undefined || input.angles
      ? []
      : tried(
          lastLines(doc)
            .flatMap(styled)
            .filter(
              ({ text }, i, all) =>
                text.length <= limits.maxChars &&
                !avoids(text, limits.avoid) &&
                !shocks(text) &&
                !limits.history.some((sent) => saysSame(sent, text)) &&
                all.findIndex((other) => saysSame(other.text, text)) === i,
            )
            .slice(0, MOST_LAST),
        ).filter((each) => each.risk !== 'misleading' && each.correct && each.promise_match !== false)
  const mailing = doc.family === 'bulk_promo' || doc.family === 'bulk_content'
  const bare = bareIn(doc, material)
  // What the mail names in passing serves where it says nothing else.
  const telling = fitted.filter((idea) => !bare(idea))
  // What the mail says on the side serves where it says little else.
  const main = telling.filter(({ fit }) => !fit.beside)
  let pool: readonly FitIdea[] = telling
  const usual = () => {
    const served = taken(sayable(main), sayable(telling))
    // Beside two good lines an empty place is better than a thing named and nothing said of it.
    return filled(served.length >= MOST_LAST ? served : taken(main, telling))
  }
  const taken = (first: readonly FitIdea[], all: readonly FitIdea[]) => {
    const central = good(chooseUsual(first, body, limits, most))
    const isFull = central.length >= ENOUGH
    pool = isFull ? first : all
    return isFull ? central : best(all).slice(0, ENOUGH)
  }
  const filled = (found: ReturnType<typeof taken>) => {
    let served = found
    const more = (all: typeof served) =>
      all.filter(({ text }) => !served.some((other) => saysSame(other.text, text)))
    if (served.length < (mailing ? MOST_LAST : 1)) served = [...served, ...more(lastResort())]
    if (served.length < FEW) served = [...served, ...more(best(fitted)).slice(0, FEW - served.length)]
    return served
  }
  const isSound = (idea: FitIdea) => tried([idea]).every(isGood)
  const within = (room: Limits, angles: readonly Angle[]) =>
    eachAngle([telling, fitted], body, room, angles, isSound)
  const asked = input.angles && within(limits, input.angles)
  /** A line of each angle, as far as there is room, and then what else there is. */
  const ofAngles = (first: readonly FitIdea[]) => {
    const all = choose(telling, body, limits, most, first)
    const [own, more] = [all.slice(0, first.length), all.slice(first.length)]
    // An emoji may cost a line its place; the line itself was found good.
    const each = own.flatMap((idea) => [...dressed([idea]).filter(isGood), ...tried([idea])].slice(0, 1))
    return [...each.sort(byFit), ...dressed(more).filter(isGood).sort(byFit)].slice(0, input.count)
  }
  /** A bare thing of the mail is filler beside two good lines. */
  const withoutBare = (found: ReturnType<typeof taken>) => {
    const isFull =
      found.filter(({ idea, fit }) => fit >= STRONG && !isBareThing(idea, fit)).length >= MOST_LAST
    return isFull ? found.filter(({ idea, fit }) => !isBareThing(idea, fit)) : found
  }
  const served = asked ? ofAngles([...asked.chosen.values()]) : withoutBare(usual())
  served.sort(byFit)
  const candidates = served
    .slice(0, wanted === 'first' ? 1 : input.count)
    .map(({ idea, place: _, why, ...verdict }) => ({
      ...judged(verdict, court),
      source: 'local' as const,
      angle: idea.angle,
      why: `${idea.why} ${why}`,
    }))
  const current = () =>
    input.subject === undefined
      ? null
      : judged(judge(input.subject, null, court, fitOf(asIdea(input.subject, body)).points), court)
  /** What more characters would bring, found by asking for them. */
  const withheld = () => {
    const roomy = { ...limits, ...withinChars(doc.bands, ROOMY_CHARS) }
    const tooLong =
      candidates.length < input.count
        ? choose(pool, body, roomy, input.count).filter(
            (idea) =>
              isLong(idea, limits) &&
              !candidates.some(({ text }) => saysSame(text, idea.text)) &&
              tried([idea]).every(isGood),
          )
        : []
    const absent = (input.angles ?? []).filter((each) => !asked?.chosen.has(each) && !asked?.shared.has(each))
    const longer = within(roomy, absent)
    const angles: AskedFor = {
      absent: absent.filter((angle) => !longer.chosen.has(angle) && !longer.shared.has(angle)),
      long: absent.filter((angle) => longer.chosen.has(angle) || longer.shared.has(angle)),
      shared: asked?.shared ?? new Map(),
      crowdedOut: [...(asked?.chosen ?? [])].flatMap(([angle]) =>
        candidates.some((c) => c.angle === angle) ? [] : [angle],
      ),
    }
    return { tooLong, angles }
  }
  return { candidates, current, withheld }
}

/** What says something, or names a thing that serves well. */
const sayable = (ideas: readonly FitIdea[]) =>
  ideas.filter(({ shape, fit }) => shape === 'says' || fit.points >= LEAST_NAMED)

/** “Security lanes”, “second night planner”, “Weight, moisture, price and buyer”: a thing, and nothing said of it. */
const isBareThing = ({ text, shape, headline, plain }: Idea, fit: number): boolean =>
  fit < SERVES && !headline && !plain && (shape === 'says' ? IN_A_ROW.test(text) : !saysWhich(text))
/** “Signalling software for 31 metro lines”, “Bergen report”, “Your booking page”: which one, the line tells. */
const saysWhich = (text: string) =>
  /\d|\s\p{Lu}|^[Yy]our\b/u.test(text) ||
  (/\p{L} (?:of|on|for|at|in|with|from|about|by|to) /u.test(text) && stemsOfLine(text).size > MOST_BARE)
const MOST_BARE = 2
const IN_A_ROW = /^[\p{L} -]+, [\p{L} -]+, [\p{L} -]+ and [\p{L} -]+$/u

/** Whether a line serves, misleads nobody and has no slip. */
const isGood = ({ idea, fit, risk, correct }: Pick<Verdict, 'fit' | 'risk' | 'correct'> & { idea: Idea }) =>
  fit >= (idea.spare ? LEAST_SPARE : LEAST_FIT) && risk !== 'misleading' && correct

/** Small words with a capital from which on a sentence is written like a headline. */
const TITLED_WORDS = 2

/** Lines of last resort are one or two, not a list. */
const MOST_LAST = 2
/** Fit from which a thing named alone may stand beside two lines. */
const LEAST_NAMED = 67
/** Up to so many lines sides of the mail are taken as well. */
const ENOUGH = 3
/** Up to so many lines things named in passing are taken as well. */
const FEW = 1

type Tried = Verdict & { place: number }
const byFit = (a: Tried, b: Tried) => b.fit - a.fit || (b.score ?? 0) - (a.score ?? 0) || a.place - b.place

/** More than any subject needs. */
const ROOMY_CHARS = 90
const saysSame = (a: string, b: string) => likeness(stemsOfLine(a), stemsOfLine(b)) > 0.5

/** A heading longer than this was never meant to be read at a glance. */
const HEADLINE_CHARS = 70

/** Where little else is there, a plain thing of the mail is better than none. */
const LEAST_SPARE = 52

/** The subject sent, as far as can be told without its source: by what the body holds of it. */
export const asIdea = (text: string, body: Body): Idea => ({
  text,
  angle: 'specific',
  shape: parseSentence(text).words > 2 ? 'says' : 'names',
  role: shareKept(text, body) >= 0.5 ? 'news' : 'detail',
  weight: 0,
  why: '',
  line: null,
})
