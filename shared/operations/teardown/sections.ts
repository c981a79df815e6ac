/** Puts together what there is to say of each section. */
import { firstFix } from '../../engine/annotate.ts'
import type { Doc } from '../../engine/doc.ts'
import { previewText } from '../../engine/measures/preview-text.ts'
import { holdsAddress } from '../../engine/postal-address.ts'
import type { Annotation } from '../../engine/report.ts'
import { DIMENSION_BUDGET } from '../../engine/weights.ts'
import type { Anatomy, Part } from './anatomy.ts'
import type { Expectation } from './expectations.ts'
import { BARE_ADDRESS, LEAVE, roleOf } from './roles.ts'
import {
  type ProblemResult,
  type Rewrite,
  SECTIONS,
  type SectionName,
  type SectionResult,
  type StrengthResult,
} from './sections-contract.ts'
import { partStrengths, praised, preheaderStrengths, senderStrengths, subjectStrengths } from './strengths.ts'
import { usualPlace, wordsOf } from './structure.ts'

/** What a finding takes off its section where the mail loses nothing: the cap of its rule is spent, or it has no price. */
const UNCOUNTED = 5
const MOST_UNCOUNTED = 15

/** A section without its rewrite. */
export type Plain = Omit<SectionResult, keyof Rewrite>
type Place = Pick<Plain, 'field' | 'start' | 'end' | 'text' | 'visible' | 'words'>

const NOWHERE: Place = { field: null, start: null, end: null, text: null, visible: null, words: 0 }

/** What the rules found in one section: ten slips of one rule are one problem in ten places. */
export function problemsOf(annotations: readonly Annotation[]): ProblemResult[] {
  const alike = Map.groupBy(annotations, (a) => `${a.rule_id} ${a.severity} ${a.contested}`)
  return [...alike.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const places = [first, ...rest].map(placeAt)
    return [
      {
        ...placeAt(first),
        rule_id: first.rule_id,
        severity: first.severity,
        points: places.reduce((sum, { points }) => sum + points, 0),
        count: places.length,
        places,
        fix_offered: places.some(({ fix_offered }) => fix_offered),
        contested: first.contested,
        evidence: [...first.evidence],
      },
    ]
  })
}

const placeAt = (a: Annotation): ProblemResult['places'][number] => ({
  annotation_id: a.id,
  message: a.message,
  points: a.points,
  quote: a.quote,
  field: a.field,
  start: a.start,
  end: a.end,
  // One is enough to know: each further one would be weighed.
  fix_offered: firstFix(a, () => true) !== undefined,
})

/**
 * All sections, header first, then as they stand; what is missing stands where it would usually be. `untoldAsks` are
 * the faults of how the mail asks that no rule has a finding for: beside them the ask is not praised.
 */
export function sectionsOf(
  doc: Doc,
  anatomy: Anatomy,
  homes: ReadonlyMap<Annotation, string | null>,
  plan: readonly Expectation[],
  untoldAsks: number,
): Plain[] {
  const found = new Map<string, { name: SectionName; place: Place; part: Part | null }>()
  for (const [name, place] of headPlaces(doc)) found.set(name, { name, place, part: null })
  for (const part of anatomy.parts) found.set(part.id, { name: part.name, place: placeOf(doc, part), part })
  const order = [...found.keys()]
  for (const name of SECTIONS) {
    if (name === 'body' || found.has(name)) continue
    found.set(name, { name, place: NOWHERE, part: null })
    const next = order.findIndex((id) => usualPlace(id) > usualPlace(name))
    order.splice(next < 0 ? order.length : next, 0, name)
  }
  const byHome = new Map<string | null, Annotation[]>()
  for (const [annotation, home] of homes) byHome.set(home, [...(byHome.get(home) ?? []), annotation])
  return order.flatMap((id) => {
    const section = found.get(id)
    if (!section) return []
    const { name, place, part } = section
    const here = byHome.get(id) ?? []
    const problems = problemsOf(here.filter((a) => a.severity !== 'praise'))
    const faults = new Set(problems.map((p) => p.rule_id))
    const present = place.text !== null
    const more = name === 'cta' && present ? untoldAsks : 0
    const isWanted = problems.length > 0 || plan.some(([wanted]) => wanted === name)
    const praises = here.filter((a) => a.severity === 'praise' && !isCleared(a, problems))
    const rules = new Set(praises.map((a) => a.rule_id))
    const strengths = [
      ...praises.map(praised),
      ...(present && more === 0 ? strengthsOf(doc, anatomy, name, part, faults, rules) : []),
    ]
    const points = problems.reduce((sum, p) => sum + p.points, 0)
    return [
      {
        id,
        present,
        expected: plan.find(([wanted]) => wanted === name)?.[1] ?? 'may',
        ...place,
        role: (name === 'body' && part ? roleOfPart(doc, part) : null) ?? roleOf(name, doc, isWanted),
        score:
          present || points > 0
            ? Math.max(0, 100 - Math.round((100 * points) / DIMENSION_BUDGET) - uncounted(problems, more))
            : null,
        points,
        strengths,
        problems,
        evidence: unique([...strengths, ...problems].flatMap((x) => x.evidence)),
      },
    ]
  })
}

/** “As you are all aware, we're moving on the 12th”: a sentence that clears its throat is praised for nothing. */
const isCleared = ({ start, end }: Annotation, problems: readonly ProblemResult[]): boolean =>
  problems.some(
    ({ rule_id, places }) =>
      rule_id === 'throat-clearing' && places.some((p) => p.start < end && p.end > start),
  )

/** The role of a part that does none of the body's work. */
const roleOfPart = (doc: Doc, part: Part): string | null =>
  isBare(doc, part)
    ? BARE_ADDRESS
    : takesLeave(doc, part)
      ? LEAVE
      : isPostal(doc, part)
        ? roleOf('footer', doc)
        : null

/** “Kaffi Nord, Storgata 8, Tromsø” above the line of the way out. */
const isPostal = ({ sentences }: Doc, { from, to }: Part): boolean =>
  sentences.slice(from, to).some((s) => s.words > 0) &&
  sentences.slice(from, to).every((s) => s.words === 0 || holdsAddress(s))

const LEAVING =
  /^(?:(?:i |we )?(?:am |are |['’]m |['’]re )?(?:really |very much )?look(?:ing)? forward to|(?:i |we )?thank(?:s| you) (?:again |so much |very much |in advance |once more |once again )*(?:for your (?:time|patience|understanding|attention|help|support|business|consideration|interest)|in advance\b)|(?:have|enjoy) (?:a|the|your) \p{L}+(?: \p{L}+)?[.!]*$|(?:speak|talk|see you) soon\b)/iu

const takesLeave = ({ sentences }: Doc, { from, to }: Part): boolean => {
  const own = sentences.slice(from, to).filter((s) => s.words > 0)
  return (
    own.length > 0 &&
    own.every((s) => LEAVING.test(s.text.trim()) && !s.tokens.some(({ kind }) => kind === 'number'))
  )
}

const isBare = ({ sentences }: Doc, { from, to }: Part): boolean => {
  const tokens = sentences.slice(from, to).flatMap((s) => s.tokens)
  return (
    tokens.some(({ kind }) => kind === 'url') && tokens.every(({ kind }) => kind === 'url' || kind === 'mark')
  )
}

const uncounted = (problems: readonly ProblemResult[], more: number): number =>
  Math.min(
    MOST_UNCOUNTED,
    UNCOUNTED *
      (more +
        problems.flatMap(({ contested, places }) => (contested ? [] : places.filter((p) => p.points === 0)))
          .length),
  )

function strengthsOf(
  doc: Doc,
  anatomy: Anatomy,
  name: SectionName,
  part: Part | null,
  faults: ReadonlySet<string>,
  praises: ReadonlySet<string>,
): StrengthResult[] {
  if (part) return partStrengths(doc, part, anatomy, faults, praises)
  const preview = name === 'preheader' && faults.size === 0 ? previewText(doc) : null
  if (preview) return preheaderStrengths(doc, preview)
  return name === 'subject'
    ? subjectStrengths(doc, faults.size > 0, praises)
    : name === 'from_name'
      ? senderStrengths(doc)
      : []
}

/** Header fields that are there; a blank one is not. */
export function headPlaces(doc: Doc): [SectionName, Place][] {
  const { from_name, subject, preheader } = doc.draft
  const line = (
    field: 'from_name' | 'subject' | 'preheader',
    text: string | undefined,
  ): [SectionName, Place][] =>
    text === undefined || text.trim() === ''
      ? []
      : [
          [
            field,
            {
              field,
              start: 0,
              end: text.length,
              text,
              visible: text,
              words: text.trim().split(/\s+/).length,
            },
          ],
        ]
  const preheaders = line('preheader', preheader)
  return [
    ...line('from_name', from_name),
    ...line('subject', subject),
    ...(preheaders.length > 0 ? preheaders : hiddenPlace(doc)),
  ]
}

/** A preheader that is hidden at the top of the HTML. */
function hiddenPlace(doc: Doc): [SectionName, Place][] {
  const preview = previewText(doc)
  const source = preview?.hidden
    ? doc.html?.hidden.find((h) => h.text.startsWith(preview.text))?.source
    : undefined
  if (!preview || !source) return []
  const text = doc.draft.draft.slice(source.start, source.end)
  const words = preview.tokens.filter((t) => t.kind !== 'mark' && t.kind !== 'emoji').length
  return [['preheader', { field: 'draft', ...source, text, visible: preview.text, words }]]
}

function placeOf(doc: Doc, part: Part): Place {
  const { start, end } = doc.source.toSource(part)
  return {
    field: 'draft',
    start,
    end,
    text: doc.draft.draft.slice(start, end),
    visible: doc.text.slice(part.start, part.end),
    words: wordsOf(doc, part),
  }
}

function unique<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((item) => [item.id, item])).values()]
}
