/** HTML that may be written into a mail: what people type, and nothing that runs, loads or hides. */
import { bodyOf } from '#shared/ui/visible.ts'

const KEPT: ReadonlySet<string> = new Set(
  'A B BLOCKQUOTE BR DIV EM FONT I LI OL P S SPAN STRIKE STRONG SUB SUP U UL'.split(' '),
)
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'dir', 'style', 'color', 'face', 'size'])

/** The allowed part of it; of elements that are not, their text. */
export function safeHtml(html: string): string {
  const body = bodyOf(html)
  clean(body)
  return body.innerHTML
}

function clean(parent: Element): void {
  for (const element of [...parent.children]) {
    clean(element)
    if (!KEPT.has(element.tagName)) {
      const isText = !/^(?:SCRIPT|STYLE|IFRAME|OBJECT|TEMPLATE|NOSCRIPT|TITLE|TEXTAREA)$/.test(
        element.tagName,
      )
      element.replaceWith(...(isText ? element.childNodes : []))
      continue
    }
    for (const { name, value } of [...element.attributes])
      if (!KEPT_ATTRIBUTES.has(name) || (name === 'href' && !/^(?:https?:|mailto:|tel:)/i.test(value.trim())))
        element.removeAttribute(name)
  }
}
