/** Reads a request as steps need it: which language, which conventions, what may change. */
import type { Doc } from '../../engine/doc.ts'
import type { Region } from '../../engine/draft.ts'
import { authorStyle } from './author-style.ts'
import { boundsOf } from './bounds.ts'
import { canonicalTag } from './conventions.ts'
import { languageOf } from './language.ts'
import { closingLine } from './opening-line.ts'
import { registerOf } from './register.ts'
import type { Mail, Recipient, Segment } from './step.ts'
import { type Formality, type LocaleTag, localeOf } from './tables/locales.ts'

const ADAPTED: ReadonlySet<Region> = new Set(['greeting', 'body', 'opening', 'ask'])

export interface Wish {
  target_locale: LocaleTag
  formality: 'auto' | Formality
  recipient: Recipient
  glossary: Readonly<Record<string, string>>
  do_not_translate: readonly string[]
}

export function readMail(doc: Doc, wish: Wish): Mail {
  const target = localeOf(wish.target_locale)
  const named = doc.draft.locale ?? doc.profile.locale ?? null
  const [stated = 'en', ...subtags] = doc.locale.split('-')
  const language = languageOf(doc, target.language) ?? fallback(doc, named && stated.toLowerCase())
  const source = {
    tag: canonicalTag(doc.locale),
    language: stated.toLowerCase(),
    region: subtags.find((tag) => /^[A-Za-z]{2}$/.test(tag))?.toUpperCase() ?? null,
    named: named !== null,
  }
  const signedAt = signatureOf(doc, language)
  const segments = segmentsOf(doc, signedAt)
  const author = authorStyle(source, language, segments)
  const mail = {
    doc,
    target,
    source,
    author,
    spaced: author.style !== null && SPACES.has(author.style.group),
    language,
    native: language === target.language,
    asked: wish.formality,
    formality: target.formality,
    recipient: wish.recipient,
    glossary: wish.glossary,
    segments,
    signedAt,
    isFree: boundsOf(doc, wish.do_not_translate),
  } satisfies Mail
  return { ...mail, formality: wish.formality === 'auto' ? registerOf(mail) : wish.formality }
}

const SPACES: ReadonlySet<string> = new Set([' ', '\u00a0', '\u202f'])

/** Too few words to tell: the language named, else English where the engine takes it for that. */
const fallback = (doc: Doc, stated: string | null): string | null => stated ?? (doc.english ? 'en' : null)

/** The engine may not know the closings of a language; what stands under one is the signature in any. */
function signatureOf(doc: Doc, language: string | null): number {
  const closing = language === null || language === 'en' ? null : closingLine(doc, language)
  const first = closing && doc.blocks.find(({ start }) => start >= closing.block.end)
  return first?.start ?? doc.text.length + 1
}

function segmentsOf(doc: Doc, signedAt: number): Segment[] {
  const lines = [doc.subject, doc.preheader].flatMap((line) =>
    line ? [{ field: line.field, region: line.region, text: line.text, at: 0 }] : [],
  )
  const blocks = doc.blocks.flatMap(({ region, start, end }) =>
    ADAPTED.has(region) && start < signedAt
      ? [{ field: 'draft' as const, region, text: doc.text.slice(start, end), at: start }]
      : [],
  )
  return [...lines, ...blocks]
}
