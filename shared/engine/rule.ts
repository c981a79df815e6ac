/** What a rule is. One rule is one file in `rules/`; see CONTRIBUTING, "Add a rule". */
import type { Doc, Sentence } from './doc.ts'
import type { Draft, Field, Region, Span } from './draft.ts'
import type { Family, Kind } from './kinds.ts'
import type { Hit } from './phrase-table.ts'
import type { Lexicon } from './phrases.ts'
import type { Trait } from './traits.ts'

export const DIMENSIONS = [
  'subject',
  'opening',
  'clarity',
  'correctness',
  'tone',
  'personalization',
  'cta',
  'structure',
  'spam_risk',
  'compliance',
  'accessibility',
  'brand_voice',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/**
 * How bad a finding is. `blocker`: must not go out like this. `error`: plainly wrong. `warning`: costs
 * replies or clicks. `info`: a small matter, or a matter of taste. `praise`: done well, costs nothing.
 */
export const SEVERITIES = ['blocker', 'error', 'warning', 'info', 'praise'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A replacement for the whole span of its finding. '' deletes it. */
export interface Fix {
  /** What the button says: `Use “to”`, `Remove`, `Split here`. */
  label: string
  replacement: string
  /**
   * True when the replacement keeps the meaning whatever the context, so that a rewrite may apply it
   * unasked. False for suggestions that need a person's eye.
   */
  safe: boolean
}

/** One place where a rule applies. Offsets count in the visible text of `field`. */
export interface Finding {
  field: Field
  start: number
  end: number
  /**
   * Range of the caller's own `draft` that is meant, where it does not show: a tag. `start` and `end` then
   * only say where in the text it stands, and fixes replace the range as written. For `check` only.
   */
  source?: Span | undefined
  /** What is the matter here, when the rule's summary can be said more exactly. */
  message?: string
  /** When this place is better or worse than the rule's usual. */
  severity?: Severity
  fixes?: readonly Fix[]
}

/** A draft that shows a rule at work; every example is run as a test. A string is a body. */
export interface FlagExample {
  draft: string | Draft
  /** Quotes of the findings, in order. */
  marks: readonly string[]
  /** The field of the marks after the first fix of every finding was applied. */
  fixed?: string
}

export interface Rule {
  /** Equals the file name: a noun phrase that completes "This draft has …": `buried-ask`, `hedging`. */
  id: string
  dimension: Dimension
  severity: Severity
  /** Points for each finding and at most, when the severity's own (weights.ts) do not fit. */
  cost?: { each: number; cap: number }
  /** What is the matter, in at most 80 characters, as a full sentence. */
  summary: string
  /** Why it matters to the reader, one to three sentences, addressed to the sender. */
  why: string
  /** Ids of `evidence.ts`. Empty means the rule is house judgement and is shown as such. */
  evidence: readonly string[]
  /** Evidence conflicts: costs nothing, offered as something to test. */
  contested?: boolean
  /** Kinds of mail it applies to. Without both, to all. */
  families?: readonly Family[]
  kinds?: readonly Kind[]
  /** `any` when it does not depend on English. Default `en`. */
  language?: 'en' | 'any'
  /** Where hits and sentences are looked at. Default `['draft']`. */
  fields?: readonly Field[]
  /** Regions of the draft where hits and sentences are looked at. Default: authored regions. */
  regions?: readonly Region[]

  /** Phrases to look for. Without `hit`, each one found is a finding with its replacements as fixes. */
  lexicon?: Lexicon
  /** Judges a found phrase; `null` lets it pass. Depends on the sentence, family, kind and region only. */
  hit?: (hit: Hit, sentence: Sentence, doc: Doc) => Finding | null
  /** What a sentence must have before `sentence` looks at it, or a draft before `check` does: saves vain looks. */
  needs?: Trait
  /** Looks at one sentence. Depends on the sentence, family, kind and region only: results are remembered. */
  sentence?: (sentence: Sentence, doc: Doc) => readonly Finding[]
  /** Whether what a sentence was found to have stands in the draft as a whole; asked at every check. */
  stands?: (finding: Finding, doc: Doc) => boolean
  /** True where `check` finds nothing in a draft without any phrase of `lexicon`, and need not look at one. */
  onHits?: true
  /** Looks at the whole draft; must stay cheap, as it runs for every fix that is weighed. */
  check?: (doc: Doc) => readonly Finding[]
}

/**
 * Drafts that show a rule at work, the named export `examples` of its file. Apart from the rule, so that a
 * browser need not load them.
 */
export interface Examples {
  flags: readonly FlagExample[]
  /** Drafts that must not be flagged; at least one looks like a hit. */
  passes: readonly (string | Draft)[]
}

/** Examples whose texts are put together: made in a function that who bundles the engine can tell to be unused. */
/* @__NO_SIDE_EFFECTS__ */
export function makeExamples(make: () => Examples): Examples {
  return make()
}

/**
 * Every property a rule may have, in one order: objects of one shape are read several times faster than those of a
 * hundred, and each mail reads a property of some rule a thousand times.
 */
const SHAPE: object = {
  id: undefined,
  dimension: undefined,
  severity: undefined,
  cost: undefined,
  summary: undefined,
  why: undefined,
  evidence: undefined,
  contested: undefined,
  families: undefined,
  kinds: undefined,
  language: undefined,
  fields: undefined,
  regions: undefined,
  lexicon: undefined,
  hit: undefined,
  needs: undefined,
  sentence: undefined,
  stands: undefined,
  onHits: undefined,
  check: undefined,
} satisfies Record<keyof Rule, undefined>

/** Types a rule, and gives it the shape of all others. */
export const defineRule = (rule: Rule): Rule => ({ ...SHAPE, ...rule })
