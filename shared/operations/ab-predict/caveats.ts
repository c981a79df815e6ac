/** What a reader of the prediction must know before acting on it. */

import { shared, stemsOf } from '../../engine/measures/content-words.ts'
import type { Arm, Arms, Input } from './arms.ts'
import type { Beliefs } from './beliefs.ts'
import { FEATURE_IDS, type FeatureId } from './features.ts'
import { doesIn } from './in-its-words.ts'
import { MODEL } from './model.ts'
import { isForOne } from './one-reader.ts'
import { FEW } from './posterior.ts'
import { differs, type Prior } from './prior.ts'
import { NOTES } from './readings.ts'

interface Note {
  code: string
  message: string
}

/** Features that differ before a comparison stops saying why one wins. */
const MANY = 4
/** Least share of meaning words that two subjects of a clean test have in common. */
const COMMON = 1 / 3

/** Caveats of a prediction, weightiest first; `first` and `second` are the two in front, `even` where no measure parts them. */
export function caveatsOf(
  input: Input,
  all: Arms,
  prior: Prior,
  beliefs: Beliefs,
  [first, second]: readonly [Arm, Arm],
  even: boolean,
): Note[] {
  const notes: Note[] = []
  const say = (code: string, message: string) => notes.push({ code, message })
  if (input.metric === 'open') say(...OPENS)
  // Where only counts told the variants apart, the fitted model had no part in it.
  const modelled = hadSay(prior, beliefs)
  if (modelled)
    say(
      'headlines_not_mail',
      `The fitted part was learnt on headlines of a website and predicts ${percent(MODEL.calibration[all.reading].accuracy)} of those right. How well it predicts mail is not known; a test of your own outweighs it.`,
    )
  const outside = modelled ? outsideDomain(all.arms) : null
  if (outside) say('outside_domain', outside)
  if (first.content !== second.content && changedMuch(first, second, all.whole))
    say(
      'many_changes',
      `The two in front ${first.doc.text === second.doc.text ? 'have subjects of different words' : 'differ in many ways at once'}${even ? ', and what is measured of that evens out' : ''}. A winner will not tell you which change did it; to learn that, change one thing.`,
    )
  const idle = modelled ? uncounted(first, second, all) : []
  if (idle.length > 0)
    say(
      'findings_conflict',
      `They also differ in this: ${idle.map((id) => doing(id, first, second)).join('; ')}. Findings about mail disagree there, so it counts for nothing.`,
    )
  if (prior.parts.some((part) => part.feature === 'engine_points' && differs(part)))
    say(
      'house_judgement',
      'What the engine takes from each counts a little, by our judgement and not by data.',
    )
  if (!all.whole && (input.metric === 'reply' || input.metric === 'positive_reply'))
    say(
      'subject_only',
      'Only what an inbox shows before the mail is opened is compared. Whether a reader answers depends mostly on the mail; give the whole mail of each to compare those.',
    )
  if (input.kind === 'auto' && !all.whole)
    say(
      'kind_unknown',
      `A subject alone hardly shows the kind of mail; these were read as ${all.reading === 'bulk' ? 'bulk mail' : 'mail from one person to another'}. Name the kind of mail if that is wrong.`,
    )
  if (beliefs.counted)
    say(
      'history_not_checked',
      'Your counts are taken as they are: sent at random, at the same time and read once. Counts that were watched until one was ahead look surer than they are.',
    )
  const short = beliefs.counts.filter(({ sent }) => sent > 0 && sent < FEW)
  if (beliefs.counted && short.length > 0)
    say(
      'history_short',
      `Under ${FEW} mails were counted of ${short.length === 1 ? 'a variant' : `${short.length} variants`}. So few hardly move the odds, whatever came of them.`,
    )
  if (beliefs.held)
    say(
      'held_below_certain',
      'By the counts alone a variant looks surer to win or to lose than any is said to be here: how the counts were made is not known, so none is given more than 0.99.',
    )
  if (beliefs.rateFrom === 'assumed' && !isForOne(input, all))
    say('baseline_assumed', `No rate was given; the test plan reckons with ${percent(beliefs.rate)}.`)
  return notes
}

export const OPENS: [string, string] = [
  'open_metric',
  'Opens are a poor measure: Apple Mail and security filters load the pixel without a reader, and tracking can cost replies. Choose by clicks or replies.',
]

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

function outsideDomain(arms: readonly Arm[]): string | null {
  const [least, most] = MODEL.words
  const subjects = arms.flatMap(({ doc }) => (doc.subject ? [doc.subject] : []))
  const reasons: string[] = []
  if (subjects.some(({ words }) => words < least)) reasons.push(`under ${least} words`)
  if (subjects.some(({ words }) => words > most)) reasons.push(`over ${most} words`)
  if (subjects.some(({ tokens }) => tokens.some(({ kind }) => kind === 'emoji'))) reasons.push('with emoji')
  if (subjects.some(({ tokens }) => tokens.some(({ kind }) => kind === 'placeholder')))
    reasons.push('with merge tags')
  if (reasons.length === 0) return null
  return `The model saw headlines of ${least}–${most} words; it hardly knows lines ${reasons.join(', or ')}.`
}

/** Whether the fitted model had a part in the probabilities: before any count, or beside counts where it tells variants apart. */
export const hadSay = (prior: Prior, { counted }: Beliefs): boolean =>
  prior.fitted && (prior.told || !counted)

const doing = (id: FeatureId, a: Arm, b: Arm): string => {
  const more = a.features[id] > b.features[id] ? a : b
  return `“${more.id}” ${doesIn(id, more)}`
}

const differing = (a: Arm, b: Arm) => FEATURE_IDS.filter((id) => a.features[id] !== b.features[id])

/** Length and shares move with every word; only what was plainly added or taken away counts as a change. */
const GRADUAL: ReadonlySet<FeatureId> = new Set(['length', 'excess', 'syllables', 'density'])

function changedMuch(a: Arm, b: Arm, whole: boolean): boolean {
  if (differing(a, b).filter((id) => !GRADUAL.has(id)).length >= MANY) return true
  if (whole && a.doc.text !== b.doc.text && a.doc.subject?.text !== b.doc.subject?.text) return true
  if (!a.doc.subject || !b.doc.subject) return false
  const [x, y] = [stemsOf(a.doc.subject), stemsOf(b.doc.subject)]
  const smaller = Math.min(x.size, y.size)
  return smaller > 0 && shared(x, y) < COMMON * smaller
}

/** Features that differ clearly and count for nothing because findings disagree. */
function uncounted(a: Arm, b: Arm, { reading }: Arms): FeatureId[] {
  return differing(a, b).filter((id) => {
    const { carried, against } = NOTES[id]
    if (carried.includes(reading) || against.length === 0 || id === 'excess' || id === 'syllables')
      return false
    return Math.abs(a.features[id] - b.features[id]) >= (id === 'length' ? 3 : 1)
  })
}
