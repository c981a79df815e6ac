import type { Row, RowColumn } from './row.ts'
import { Rows } from './rows.tsx'

const BANNED: readonly RowColumn[] = [
  { name: 'term', label: 'Never say', control: 'line' },
  { name: 'use', label: 'Say instead', control: 'line' },
  { name: 'reason', label: 'Why', control: 'line' },
]
const PREFERRED: readonly RowColumn[] = [
  { name: 'term', label: 'Say', control: 'line' },
  { name: 'instead_of', label: 'In place of (one a line)', control: 'lines' },
]

interface TermRowsProps {
  value: { banned?: readonly Row[]; preferred?: readonly Row[] }
  onValue: (change: { banned?: readonly Row[]; preferred?: readonly Row[] }) => void
}

/** Words never to say, and words to say in place of others. */
export function TermRows({ value: { banned = [], preferred = [] }, onValue }: TermRowsProps) {
  return (
    <>
      <Rows
        name="banned"
        label="Words never to say"
        hint="Words or phrases. With “say instead” the writer gets a fix; “why” is shown to them."
        columns={BANNED}
        value={banned}
        onValue={(rows) => onValue({ banned: rows })}
        add="Add a word"
      />
      <Rows
        name="preferred"
        label="Words to prefer"
        hint="Where a mail has a word of “in place of”, the writer is offered the one of “say”."
        columns={PREFERRED}
        value={preferred}
        onValue={(rows) => onValue({ preferred: rows })}
        add="Add a word"
      />
    </>
  )
}
