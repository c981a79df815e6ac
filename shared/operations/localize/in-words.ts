import type { z } from 'zod'
import type { contract } from './contract.ts'

type Point = z.output<typeof contract.result>['needs_human'][number]

/** Points of each list that are shown; a mail in another language has as many as it has sentences. */
const MOST = 12

/** A localization as plain text: the mail, what was changed, and what is left to others. */
export function inWords(result: z.output<typeof contract.result>): string {
  const { subject, draft, adaptations, needs_model, needs_human, legal, lang, placeholder_fallbacks } = result
  const open = legal.filter(({ status }) => status === 'missing' || status === 'unknown')
  return [
    ...(subject === null ? [] : [`Subject: ${subject}`, '']),
    draft,
    '',
    `${adaptations.length === 0 ? 'Nothing changed' : 'Changed'} for ${lang}${adaptations.length === 0 ? '.' : ':'}`,
    ...shown(adaptations.map(({ before, after, type }) => `- ${line(before)} → ${line(after)} (${type})`)),
    ...section('For a person:', needs_human.map(noted)),
    ...section(
      'What merge tags show when they are empty:',
      placeholder_fallbacks
        .filter(({ fallback_before, fallback_after }) => fallback_after !== fallback_before)
        .map(({ raw, fallback_before, fallback_after }) =>
          fallback_after === null
            ? `- ${raw}: “${fallback_before}” does not fit there; only you can say what does.`
            : `- ${raw}: “${fallback_before}” → “${fallback_after}”`,
        ),
    ),
    ...section('Needs a model:', needs_model.map(noted)),
    ...section(
      'Law, no advice:',
      [...byMessage(open)].map(([message, rules]) => `- ${rules.join(', ')}: ${message}`),
    ),
  ].join('\n')
}

/** Rules that come to the same say it once. */
function byMessage(legal: z.output<typeof contract.result>['legal']): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { rule, status, message } of legal) {
    const key = `${status}. ${message}`
    groups.set(key, [...(groups.get(key) ?? []), rule])
  }
  return groups
}

const noted = ({ span, reason }: Point) => `- “${line(span.quote)}”: ${reason}`

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...shown(lines)]

const shown = (lines: readonly string[]): string[] =>
  lines.length <= MOST ? [...lines] : [...lines.slice(0, MOST), `- and ${lines.length - MOST} more`]

const line = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat
}
