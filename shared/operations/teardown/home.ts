/** Which section a finding belongs to: where it stands, or, when something is missing, where that would stand. */
import type { Doc } from '../../engine/doc.ts'
import type { Annotation } from '../../engine/report.ts'
import type { Part } from './anatomy.ts'
import type { SectionName } from './sections-contract.ts'

const ids = (list: string) => list.split(' ')

/** Rules about one section, wherever they point. */
const ABOUT: Partial<Record<SectionName, readonly string[]>> = {
  from_name: ids('deceptive-sender long-sender-name'),
  subject: ids('missing-subject misleading-subject title-differs'),
  preheader: ids('missing-preheader preheader-length preheader-repeats-subject preheader-in-personal-mail'),
  greeting: ids('missing-greeting'),
  opening: ids('no-reason-to-write'),
  cta: ids('missing-ask no-question'),
  signature: ids('missing-signoff missing-name'),
  footer: ids(
    'missing-unsubscribe missing-postal-address missing-business-data missing-casl-contact missing-data-source unnamed-sender hidden-opt-out vague-opt-out',
  ),
}
const HOME = new Map(
  Object.entries(ABOUT).flatMap(([name, rules]) => rules.map((rule) => [rule, name] as const)),
)

/** Rules that judge the mail as a whole and point somewhere only because they must. */
const OF_THE_WHOLE = new Set(
  ids(
    'empty-draft too-long too-short nothing-specific no-headings skimmable-structure self-centredness no-reader-reference tag-only-personalization name-dropping-tags ' +
      'heavy-html image-heavy image-only-mail layout-table-without-role missing-lang missing-title missing-direction too-many-links scattered-links ' +
      'mixed-merge-tags exclamation-overuse tracking-pixel hidden-text unproven-consent voice-reading-grade',
  ),
)

/** The id of a finding's section, or `null` for the mail as a whole. */
export function homeOf(annotation: Annotation, doc: Doc, parts: readonly Part[]): string | null {
  const about = HOME.get(annotation.rule_id)
  if (about !== undefined) return about
  if (OF_THE_WHOLE.has(annotation.rule_id)) return null
  if (annotation.field !== 'draft') return annotation.field
  const { start, end } = annotation
  const placed = parts.map((part) => ({ part, ...doc.source.toSource(part) }))
  // A paragraph that is too long belongs where most of it stands, not to the sentence that opens the mail.
  const shared = (p: (typeof placed)[number]) => Math.min(end, p.end) - Math.max(start, p.start)
  const most = placed.reduce((best, p) => Math.max(best, shared(p)), 0)
  const within =
    placed.find((p) => most > 0 && shared(p) === most) ??
    placed.find((p) => start >= p.start && start < p.end) ??
    placed.find((p) => start === end && start === p.end)
  return within?.part.id ?? null
}
