/** What every prompt says of a mail: its kind, what is usual for it, what was found, and how its brand writes. */
import type { Doc } from '#shared/engine/doc.ts'
import { kindOf } from '#shared/engine/kinds.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import type { Report } from '#shared/engine/report.ts'
import type { CommonInput } from '#shared/operations/fields.ts'
import type { Context } from '#shared/operations/operation.ts'
import { withoutHosts } from '../judge/facts/hosts.ts'

/** Findings that are told, dearest first. */
const FINDINGS = 12
/** Terms of a voice that are told. */
const TERMS = 60

/** Facts about a mail that was read, without its text. */
export function aboutMail(report: Report, input: CommonInput, { profile }: Context) {
  const { bands } = kindOf(report.kind)
  return {
    kind: report.kind,
    family: report.family,
    language: report.locale,
    usual: {
      words: bands.words,
      subject_words: bands.subjectWords,
      subject_chars: bands.subjectChars,
      questions: bands.questions,
      links: bands.links,
    },
    goal: input.goal,
    reader: input.audience,
    brand_voice: profile.voice && voiceRules(profile.voice),
    findings: report.annotations
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, FINDINGS)
      .map(({ field, quote, message }) => ({ field, quote: quoted(quote), message: withoutHosts(message) })),
  }
}

/** Words that are named; markup is no model's business. */
const quoted = (quote: string): string | undefined =>
  quote === '' || /[<>]/.test(quote) ? undefined : quote.slice(0, 200)

/** What a voice has an opinion on. */
const voiceRules = ({ id: _, name: __, banned, preferred, samples, ...habits }: BrandVoice) => ({
  ...Object.fromEntries(
    Object.entries(habits).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ),
  never_say: banned.slice(0, TERMS).map(({ term, use }) => (use === null ? term : `${term} (say: ${use})`)),
  sounds_like: samples.length > 0 ? samples : undefined,
  say: preferred.slice(0, TERMS).map(({ term, instead_of }) => `${term} (not: ${instead_of.join(', ')})`),
})

const OWN: ReadonlySet<string> = new Set(['greeting', 'opening', 'body', 'ask', 'signoff'])

/** The sender's own lines as a reader sees them: no thread, signature, markup or hidden part. */
export const visibleText = ({ blocks, text }: Doc): string =>
  blocks
    .filter(({ region }) => OWN.has(region))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n\n')
