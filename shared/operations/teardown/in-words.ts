import { round1 } from '../../engine/measures/readability.ts'
import { asSeen, names, quotedAsSeen as quoted } from '../as-seen.ts'
import type { MomentResult, PriorityFixResult, TeardownResult } from './contract.ts'
import type { ProblemResult, SectionResult } from './sections-contract.ts'

/** A teardown as plain text: what to mend first, then section by section, then what the reader sees. */
export function inWords(result: TeardownResult): string {
  const { scorecard, priority_fixes, sections, structure, reader_timeline, whole_mail } = result
  const { missing, order_issues, ask_issues } = structure
  return [
    `Score ${scorecard.score} of 100 (${scorecard.grade}), ${standing(result)}. ${scorecard.verdict}`,
    ...list('Mend first', priority_fixes.map(fixLine)),
    ...sections.flatMap(sectionLines),
    ...list('The mail as a whole', [
      ...singly(whole_mail.problems)
        .filter((p) => p.points > 0)
        .map((p) => `−${p.points} ${p.message}`),
      ...whole_mail.strengths.map((s) => `+ ${s.message}`),
    ]),
    ...list(
      'Structure',
      [...missing, ...order_issues, ...ask_issues].map(({ message }) => message),
    ),
    ...list('What the reader has seen', reader_timeline.map(momentLine)),
    ...list(
      scorecard.compared_with.type === 'email' ? 'Against the other mail' : 'Against what is usual',
      scorecard.differences.map(({ message }) => message),
    ),
  ].join('\n')
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `- ${line}`)]

function fixLine({ message, points, places }: PriorityFixResult): string {
  const [first] = places
  const quote =
    first && asSeen(first.quote) !== '' && !names(message, first.quote) ? ` ${quoted(first.quote, 80)}` : ''
  const fix = first?.fix
    ? ` ${first.fix.label}${first.fix.score_delta === 0 ? '' : ` (${signed(first.fix.score_delta)})`}.`
    : ''
  return `−${points}${quote}: ${message}${places.length > 1 ? ` ${places.length} places.` : ''}${fix}`
}

/** What the moments are called that a word alone does not tell. */
const MOMENTS: Readonly<Record<string, string>> = {
  inbox_phone: 'in the inbox of a phone',
  inbox_computer: 'in the inbox of a computer',
  phone_screen: 'on the first screen of a phone',
}

function momentLine({ moment, seconds, seen, readers_pct, ask_seen }: MomentResult): string {
  const name = MOMENTS[moment] ?? moment.replaceAll('_', ' ')
  if (moment.startsWith('inbox')) return `${name}: ${seen.replaceAll('\n', ' | ')}`
  const share =
    readers_pct === null ? `, ${seconds} s to read` : `, where ${readers_pct} % of readers still look`
  const ask = ask_seen === null ? '' : ask_seen ? ' The ask is seen.' : ' The ask is not seen yet.'
  const line = seen.replaceAll(/\s+/g, ' ').trim()
  const reached =
    line.length > 90 ? `up to “… ${line.slice(line.indexOf(' ', line.length - 70) + 1)}”` : `“${line}”`
  return `${name}${share}: ${line === '' ? 'nothing' : reached}.${ask}`
}

function sectionLines(section: SectionResult): string[] {
  const { id, present, visible, score, strengths, rewrite, rewrite_delta, rewrite_reason } = section
  const problems = singly(section.problems)
  if (!present && problems.length === 0 && rewrite === null) return []
  const costly = problems.filter((p) => p.points > 0)
  const free = problems.filter((p) => p.points === 0 && !p.contested)
  const said = [
    ...strengths.map(({ message }) => `  + ${message}`),
    ...byMessage(costly).map((some) => {
      const points = round1(some.reduce((sum, each) => sum + each.points, 0))
      return `  −${points} ${some[0].message}${placesOf(some, visible)}`
    }),
    ...byMessage(free).map((some) => `  · ${some[0].message}${placesOf(some, visible)}`),
    ...(rewrite === null
      ? costly.length > 0 && rewrite_reason !== null
        ? [`  · No rewrite: ${rewrite_reason}`]
        : []
      : [
          `  → ${rewrite.trim() === '' ? 'cut it' : quoted(rewrite, 400)}${rewrite_delta ? ` (${signed(rewrite_delta)})` : ''}`,
        ]),
  ]
  return [
    '',
    `${id === 'cta' ? 'ask' : id.replaceAll('_', ' ')}${score === null ? '' : ` · ${score}`}${present ? ` · ${quoted(visible ?? '', 160)}` : ' · missing'}`,
    ...(said.length > 0 ? said : ['  · Nothing to mend.']),
  ]
}

/** The places of each problem, each with what is said of it there. */
const singly = (problems: readonly ProblemResult[]): ProblemResult[] =>
  problems.flatMap((problem) => problem.places.map((place) => ({ ...problem, ...place })))

type Alike = readonly [ProblemResult, ...ProblemResult[]]

/** What is said of several places is said once. */
function byMessage(problems: readonly ProblemResult[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const each of problems) {
    const known = groups.get(each.message)
    groups.set(each.message, known ? [...known, each] : [each])
  }
  return [...groups.values()]
}

const placesOf = (problems: Alike, visible: string | null): string =>
  [...new Set(problems.map(({ quote }) => quote))]
    .filter((quote) => quote.trim() !== '' && quote !== visible && !names(problems[0].message, quote))
    .map((quote) => ` ${quoted(quote, 60)}`)
    .join(',')

/** How the score stands to the one that is asked for; what stops any mail comes first. */
function standing({ scorecard: { score, threshold }, sections, whole_mail }: TeardownResult): string {
  const problems = [...sections.flatMap((section) => section.problems), ...whole_mail.problems]
  if (problems.some(({ severity }) => severity === 'blocker')) return 'and something in it stops any mail'
  const gap = score - threshold
  if (gap === 0) return `just the ${threshold} asked for`
  return `${Math.abs(gap)} ${gap > 0 ? 'over' : 'short of'} the ${threshold} asked for`
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
