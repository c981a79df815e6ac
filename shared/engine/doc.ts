/** A parsed draft: what rules read. Offsets count UTF-16 code units of the field's visible text. */
import type { Guess } from './detect.ts'
import type { Dictionary } from './dictionary.ts'
import type { Draft, Field, Region, Span } from './draft.ts'
import type { Bands, Family } from './kinds.ts'
import type { TokenRange } from './measures/passive.ts'
import type { Hit } from './phrase-table.ts'
import type { Placeholder } from './placeholders.ts'
import type { Profile } from './profile.ts'

export type TokenKind = 'word' | 'number' | 'url' | 'email' | 'placeholder' | 'emoji' | 'mark'

/** One token. `start` and `end` count from the start of its sentence. */
export interface Token extends Span {
  kind: TokenKind
  /** As written. */
  text: string
  /** Lower case, with straight apostrophes. */
  lower: string
}

/** What is known of a sentence from its text alone; shared between parses of an edited draft. */
export interface ParsedSentence {
  text: string
  tokens: readonly Token[]
  /** Number of words as readability formulas count them: words and numbers. */
  words: number
  syllables: number
  /** Words without numbers and placeholders. */
  plain: number
  /** Of these, small English words, words in Latin letters, and words for the reader and the sender. */
  english: number
  latin: number
  you: number
  we: number
  /** Sum of `TRAITS`. */
  traits: number
  /** By token: sum of the `ROLES` of its word. */
  roles: readonly number[]
  /** Indexes of the words that no lexicon holds: what spelling has to look at. */
  unknown: readonly number[]
  /** Phrases found, by start. */
  hits: readonly Hit[]
  /** The bits of the lexicons of these. */
  lexicons: number
  /** Passive constructions, as ranges of tokens. */
  passives: readonly TokenRange[]
  /** Closing punctuation: `.`, `?`, `!`, `…`, `:` or '' when there is none. */
  mark: string
  /** True when the sentence asks: it ends with a question mark (closing quotes and brackets aside). */
  question: boolean
  /** What rules and measures worked out from it, by their number; see `ofSentence`. */
  facts: unknown[]
}

export interface Sentence
  extends Pick<ParsedSentence, 'text' | 'tokens' | 'words' | 'syllables' | 'hits' | 'mark' | 'question'>,
    Span {
  field: Field
  region: Region
  /** Index of its block; 0 for subject and preheader. */
  block: number
  /** The shared parse, with all that follows from the text alone. */
  parsed: ParsedSentence
}

export type BlockKind = 'paragraph' | 'item' | 'heading' | 'button' | 'code'

/** A paragraph, list item, heading, button or listing of the draft. A listing stands in the region `quoted`. */
export interface Block extends Span {
  kind: BlockKind
  region: Exclude<Region, 'opening' | 'ask'>
  /** Half-open range of indexes into `Doc.sentences`. */
  from: number
  to: number
}

export interface Link extends Span {
  /** Target as written; '' for an empty one. */
  href: string
  /** Visible text. In a text draft the URL itself. */
  text: string
  /** True for a link drawn as a button. */
  button: boolean
  region: Region
}

export interface Image extends Span {
  /** Its tag in the caller's string. */
  source: Span
  src: string
  /** `null` when the attribute is missing. */
  alt: string | null
  width: number | null
  height: number | null
  /** True when the image is the only content of a link. */
  linked: boolean
  /** True for a 1-pixel or hidden image, as used to count opens. */
  tracking: boolean
}

/** Maps visible text back to the caller's own string. */
export interface SourceMap {
  /** Range of the caller's string that shows as `span`; may hold markup between words. */
  toSource(span: Span): Span
  /** True when no markup lies inside the span, so that text may replace it. */
  isPlain(span: Span): boolean
  /** Text made safe for the caller's format. */
  encode(text: string): string
}

/** What only HTML drafts have. All facts, no judgement. */
export interface HtmlFacts {
  bytes: number
  lang: string | null
  dir: string | null
  title: string | null
  /** The `<html>` tag in the caller's string, or that of `<body>` when there is no other. */
  root: Span | null
  /** Start tags, in the caller's string, of tables without `role="presentation"`/`none` and without header cells. */
  layoutTablesWithoutRole: readonly Span[]
  tables: number
  /** Heading levels in order of appearance. */
  headings: readonly number[]
  /** Text hidden from view (preheader, white on white, zero size), in order. */
  hidden: readonly {
    text: string
    source: Span
    how: 'display' | 'visibility' | 'size' | 'opacity' | 'mso' | 'color'
  }[]
  /**
   * Visible text runs with a colour contrast under 4.5:1 (3:1 from 24 px), where the colours are inline.
   * `assumed` where no background is stated: then that of mail clients, white, is taken.
   */
  lowContrast: readonly { text: Span; ratio: number; assumed: boolean }[]
  /** Smallest inline font size in CSS pixels of visible text, with its range. */
  smallText: readonly { text: Span; px: number }[]
  /** Names of elements that mail clients strip or that run code. */
  forbidden: readonly { name: string; source: Span }[]
  /** True when the draft is a whole document, with `<html>` or `<body>`. */
  document: boolean
}

export interface Counts {
  /** Words in authored regions of the draft, greeting and sign-off left out. */
  words: number
  sentences: number
  syllables: number
  questions: number
  you: number
  we: number
}

/** A sentence that asks the reader for something. */
export interface Ask {
  /** Index into `Doc.sentences`. */
  sentence: number
  kind: 'interest' | 'meeting' | 'calendar' | 'click' | 'reply' | 'task'
  /** 1 is a nod, 5 is an hour of work. */
  friction: 1 | 2 | 3 | 4 | 5
  /** True for a question, false for a request in the imperative. */
  question: boolean
  /** True when it stands in a postscript: asked in passing, or once more. */
  postscript?: true
}

export interface Doc extends Guess {
  draft: Draft
  profile: Profile
  /** Word list for spelling; `null` where none is loaded, and then spelling is not checked. */
  dictionary: Dictionary | null
  format: 'text' | 'html'
  /** The body as a reader sees it. For a text draft the draft itself. */
  text: string
  source: SourceMap
  blocks: readonly Block[]
  /** Sentences of the draft in order, all regions. */
  sentences: readonly Sentence[]
  /** The subject as one sentence; `null` when none was given. An empty string is a subject. */
  subject: Sentence | null
  preheader: Sentence | null
  links: readonly Link[]
  images: readonly Image[]
  placeholders: readonly Placeholder[]
  /** Code, and other people's words in quotation marks, in order: nobody may change them. */
  verbatim: readonly Span[]
  html: HtmlFacts | null
  family: Family
  bands: Bands
  /** BCP 47 tag the draft is read in; see `localeOf`. */
  locale: string
  /** False when the text does not read as English; then only rules for any language run. */
  english: boolean
  counts: Counts
  /** The same as one object, which its versions are held to: by it a memo knows them again. */
  guess: Guess
  /** Asks in authored regions, in order. */
  asks: readonly Ask[]
  /** What rules and measures worked out from it, by their number; see `ofDoc`. A changed copy needs its own. */
  facts: unknown[]
}
