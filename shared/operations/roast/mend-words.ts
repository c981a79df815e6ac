/** What is done about a finding whose rule has no fix of its own, by rule. */

/** Sentences that a mail is better off without: they push, praise, introduce or ask again. */
export const CUT: ReadonlySet<string> = new Set([
  'apologetic-opening',
  'cliches',
  'empty-assurance',
  'empty-follow-up',
  'generic-flattery',
  'guilt-trip',
  'hype',
  'jargon',
  'padding',
  'pressure',
  'presumption',
  'rhetorical-opening',
  'rudeness',
  'self-centred-opening',
  'self-introduction',
  'spam-phrase',
  'template-smell',
  'threat',
  'throat-clearing',
  'vague-claim',
  'answer-late',
])

/** Apologies go where nothing is told in them, and another one stays. */
export const SORRY: ReadonlySet<string> = new Set(['evasive-apology', 'over-apology'])

/** One request, question or link too many: the one that was found goes, with what it names. */
export const SPARE: ReadonlySet<string> = new Set(['multiple-asks', 'too-many-questions', 'too-many-links'])

/** Praise that a noun can do without. */
export const PRAISE: readonly string[] =
  "the world’s leading, the world's leading, world’s leading, world's leading, industry-leading, market-leading, leading, award-winning, world-class, best-in-class, cutting-edge, state-of-the-art, next-generation, game-changing, groundbreaking, unparalleled, unmatched, revolutionary, innovative, ultimate, amazing, incredible, awesome, competitive, esteemed, countless, truly, literally, super duper, incredibly, fast-growing".split(
    ', ',
  )

/** Rules of the ask: what the operation for asks would write takes its place. */
export const ASKS: ReadonlySet<string> = new Set([
  'bare-ask',
  'buried-ask',
  'calendar-link-early',
  'high-friction-ask',
  'indirect-request',
  'missing-ask',
  'no-question',
  'vague-time',
  'weak-ask',
])

/** A subject that says nothing, shouts or runs on: what the mail is about would say more. */
export const SUBJECTS: ReadonlySet<string> = new Set([
  'crowded-emoji-subject',
  'fake-reply-prefix',
  'generic-question-subject',
  'long-subject',
  'missing-subject',
  'pitch-in-subject',
  'pressing-subject',
  'shouting-subject',
  'vague-subject',
  'wordy-subject',
])

/** A way out that needs no link. */
export const WAY_OUT = 'To stop these mails, reply “stop”.'
