import type { ReactNode } from 'react'

/** Ids of evidence in brackets, such as “(E38j, N01)”. */
const CITED = /(\((?:[EN]\d{2}[a-z]?(?:, )?)+\))/
const ID = /([EN]\d{2}[a-z]?)/

/** A text whose evidence leads to where it is told. */
export const Cited = ({ text }: { text: string }) => linked(text, CITED, (ids) => linked(ids, ID, study))

const study = (id: string) => (
  <a href={`/api/docs#evidence-${id}`} target="_blank" rel="noreferrer" aria-label={`Evidence ${id}`}>
    {id}
  </a>
)

/** Every other part of a text that is split by a group is what the group found. */
const linked = (text: string, by: RegExp, shown: (found: string) => ReactNode): ReactNode =>
  text.split(by).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and keep their order.
      <span key={i}>{shown(part)}</span>
    ),
  )
