/** Tags as the caller wrote them, and as they would be with one attribute more. */
import type { Doc } from './doc.ts'
import type { Span } from './draft.ts'
import type { Fix } from './rule.ts'

/** The tag at `source`. */
export const tagAt = (doc: Doc, source: Span): string => doc.draft.draft.slice(source.start, source.end)

/**
 * A fix that gives the tag one more attribute, behind its name; `value` is plain text. An empty attribute of
 * that name is replaced: of two the first would count.
 */
export function withAttribute(
  doc: Doc,
  source: Span,
  name: string,
  value: string,
  fix: Omit<Fix, 'replacement'>,
): Fix {
  const tag = tagAt(doc, source)
  const cut = /^<[^\s/>]+/.exec(tag)?.[0].length ?? 0
  const rest = tag.slice(cut).replace(new RegExp(`\\s${name}(?:\\s*=\\s*(?:""|''))?(?=[\\s/>])`, 'i'), '')
  const safe = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return { ...fix, replacement: `${tag.slice(0, cut)} ${name}="${safe}"${rest}` }
}
