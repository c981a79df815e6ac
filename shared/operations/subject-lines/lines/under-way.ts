/** Subjects of what a team does or has decided: `Moving to the new office on Monday 3 June`. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { gerunds } from '../../../engine/measures/conjugation.ts'
import { words } from '../../../engine/word-set.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isGerund } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isSeen } from '../reading/statement-starts.ts'
import { tellingSentences } from '../reading/telling.ts'
import { dayInFront } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

/** What everybody who writes does. */
const COURTESY =
  /^(?:writing|following|reaching|contacting|getting|emailing|mailing|sending|checking|hoping|looking|trying|wondering|asking|sharing|calling|touching|dropping|coming|going|having|working|thinking|doing|being|recruiting|hiring|sorry)$/

const LONGEST = 9
/** What is under way, and no feeling or wish. */
const DONE = words(
  'move change close open reopen launch add introduce switch end stop start raise update replace drop retire host hold run plan expand merge rename roll test upgrade remove extend rebuild renovate publish release trial pilot relocate cancel postpone ship',
)
/** The same, and what is put on for guests. */
const DOING = new Set([...[...DONE, 'show', 'present', 'demonstrate', 'offer'].flatMap(gerunds), 'trialling'])
/** “Holding a careers morning”: the thing alone says as much. */
const PUT_ON = /^(?:holding|hosting|running)$/

export function underWayLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  const isEvent = doc.kind === 'event_invitation'
  if (doc.family === 'cold' || (doc.family === 'bulk_promo' && !isEvent)) return []
  const [lead] = tellingSentences(doc)
  return lines.flatMap((line) =>
    line.sentence.question ||
    isShouted(line.sentence) ||
    // An invitation is called by its event, where its day does not come first.
    (isEvent && line.sentence.tokens[0]?.lower !== 'on')
      ? []
      : [...underWay(line, line.sentence === lead), ...decided(line)],
  )
}

const SPAN = /^(?:week|month|quarter|year|term|season)$/

/** `Moving to the new office on Monday 3 June`, out of “We’re moving to the new office on Whitmore Street on Monday 3 June”. */
function underWay(line: Line, isLead: boolean): Idea[] {
  const { tokens } = line.sentence
  // “On Thursday 22 October we're showing our new press”
  // “From next month I’m trialling …”
  const soon = /^(?:next|this)$/.test(tokens[1]?.lower ?? '') && SPAN.test(tokens[2]?.lower ?? '') ? 3 : 0
  const lead = /^(?:on|from|starting)$/.test(tokens[0]?.lower ?? '') ? Math.max(soon, dateEnd(tokens, 1)) : 0
  // “Quick heads up that we're retiring the old API”
  const that = tokens.findIndex(
    (t, i) => t.lower === 'that' && i > 0 && /^we\b/.test(tokens[i + 1]?.lower ?? '') && isSeen(tokens, i),
  )
  const at = that > 0 ? that + 1 : lead > 1 ? (tokens[lead]?.text === ',' ? lead + 1 : lead) : 0
  const first = tokens[at]?.lower ?? ''
  const second = tokens[at + 1]?.lower ?? ''
  const from = /^(?:we['’]re|i['’]m)$/.test(first)
    ? at + 1
    : (first === 'we' && second === 'are') || (/^we['’]ll$/.test(first) && second === 'be')
      ? at + 2
      : first === 'we' && second === 'will' && tokens[at + 2]?.lower === 'be'
        ? at + 3
        : -1
  if (from > 0 && PUT_ON.test(tokens[from]?.lower ?? '') && /^an?$/.test(tokens[from + 1]?.lower ?? ''))
    return []
  // “We are recalling the Milo bed”: as the first thing told, whatever it is.
  const doing = tokens[from]?.lower ?? ''
  const isFirst =
    isLead &&
    isGerund(doing) &&
    !COURTESY.test(doing) &&
    /^(?:the|our|your|an?)$/.test(tokens[from + 1]?.lower ?? '')
  if (from > 0 && (isFirst || DOING.has(doing)))
    return told(line, from, 'Names what is being done, in the mail’s own words.')
  if (at > 0) return []
  // “We move to the third floor on 6 October”: with its day it is the news.
  return first === 'we' && DONE.has(tokens[1]?.lower ?? '') && dayIn(tokens, 1) !== null
    ? told(line, 0, 'Says what is being done, and when.').slice(0, 1)
    : []
}

/** `We decided to drop the Android tablet app`, without the day on which it was. */
function decided(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const verb = tokens.findIndex(({ lower }) => /^(?:decided|agreed|voted)$/.test(lower))
  if (verb < 1 || verb > 3 || !/^(?:we|the)$/.test(tokens[0]?.lower ?? '')) return []
  const to = /^(?:on|this|last)$/.test(tokens[verb + 1]?.lower ?? '') ? pastDay(tokens, verb + 1) : verb + 1
  if (tokens[to]?.lower !== 'to') return []
  const lead = text.slice(tokens[0]?.start ?? 0, tokens[verb]?.end ?? 0)
  return told(line, to, 'Says what was decided.').map((idea) => ({
    ...idea,
    text: `${lead} ${idea.text}`,
    // When it was decided is none of its news.
    weight: idea.weight + 1.5,
  }))
}

/** Index behind “on Monday”, “last week”. */
function pastDay(tokens: readonly Token[], at: number): number {
  const end = dateEnd(tokens, at + 1)
  return end > at + 1 ? end : at + 2
}

/** What stands from `from` on, whole, cut, and cut with its day. */
function told(line: Line, from: number, why: string): Idea[] {
  const { tokens, text } = line.sentence
  const day = dayIn(tokens, from)
  const said = (to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  const ends = requestCuts(tokens, from).filter(
    (to) =>
      wordsIn(tokens, from, to) > 2 &&
      endsWell(tokens, to) &&
      tells(tokens, from + 1, to, 1) &&
      namesMatter(tokens.slice(from + 1, to)),
  )
  return ends.flatMap((to): Idea[] => {
    const dated =
      day !== null && to <= day.from
        ? `${said(to)} ${withoutWeekday(text.slice(tokens[day.from]?.start, tokens[day.to - 1]?.end))}`
        : null
    const lead = day === null ? dayInFront(line.sentence) : null
    const texts = [
      ...(lead === null ? [] : [`${said(to)} on ${lead}`]),
      ...(dated === null ? [] : [dated]),
      said(to),
    ]
    return texts
      .filter((each) => each.split(' ').length <= LONGEST)
      .map((each, i) => ({
        text: each,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 3 + ((dated ?? lead) !== null && i === 0 ? 1.5 : 0),
        why,
        line,
      }))
  })
}

/** “on 3 June” of “on Monday 3 June”. */
const withoutWeekday = (day: string) => day.replace(/ \p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/u, ' ')

/** “on Monday 3 June”, with its preposition; `null` for none. */
function dayIn(tokens: readonly Token[], from: number): { from: number; to: number } | null {
  for (let i = from + 1; i < tokens.length; i++) {
    if (!/^(?:on|from|until|by|in)$/.test(tokens[i]?.lower ?? '')) continue
    const to = dateEnd(tokens, i + 1)
    if (to > i + 1) return { from: i, to }
  }
  return null
}
