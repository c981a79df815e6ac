/** What an example answer means, shown on its draft: findings underlined, or what a rewrite changed. */
import { contract as rewrite } from '#shared/operations/rewrite/contract.ts'
import { contract as score } from '#shared/operations/score/contract.ts'
import { stretches } from '../../stretches.ts'
import { type Html, html } from './html.ts'

/** A picture of the answer; nothing for operations that have none. */
export function figure(operation: string, request: unknown, result: unknown): Html | '' {
  if (operation === score.name) return scored(score.input.parse(request).draft, score.result.parse(result))
  return operation === rewrite.name ? rewritten(rewrite.result.parse(result)) : ''
}

function scored(
  draft: string,
  { score: total, grade, annotations }: ReturnType<typeof score.result.parse>,
): Html {
  const marks = annotations.filter(({ field }) => field === 'draft')
  const text = stretches(0, draft.length, marks).map(({ start, end, severity, over }) => {
    const part = draft.slice(start, end)
    if (severity === null) return part
    const title = over
      .map(({ message, points }) => (points > 0 ? `${message} (−${points})` : message))
      .join('\n')
    return html`<mark class="${severity}" title="${title}">${part}</mark>`
  })
  return html`<figure><figcaption>The first example, with its findings in place: ${total} points, grade ${grade}</figcaption><div class="mail">${text}</div></figure>`
}

function rewritten({ variants }: ReturnType<typeof rewrite.result.parse>): Html | '' {
  const [variant] = variants
  if (!variant || variant.diff.length === 0) return ''
  const text = variant.diff.map(({ op, text }) => {
    if (op === 'equal') return text
    return op === 'delete' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`
  })
  return html`<figure><figcaption>The first example, with its changes: from ${variant.score_before} points to ${variant.score}</figcaption><div class="mail">${text}</div></figure>`
}
