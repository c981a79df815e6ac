import type { DiffPart } from './diff-part.ts'

/** A text with what went and what is new in it. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="diff">
      {keyed(parts).map(([key, { op, text }]) =>
        op === 'equal' ? (
          <span key={key}>{text}</span>
        ) : op === 'delete' ? (
          <del key={key}>{text}</del>
        ) : (
          <ins key={key}>{text}</ins>
        ),
      )}
    </p>
  )
}

/** Parts by their place in the text: equal ones may come twice. */
function keyed(parts: readonly DiffPart[]): [number, DiffPart][] {
  let at = 0
  return parts.map((part) => {
    at += part.text.length + 1
    return [at, part]
  })
}
