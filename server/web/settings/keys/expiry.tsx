import { useId } from 'react'
import { At, useTrouble } from '../../operations/field-words.tsx'
import { FieldTrouble } from '../../operations/schema-field.tsx'

const DAY_MS = 86_400_000
/** Days that are offered; 0 is without an end. */
const OFFERED = [
  [0, 'Never'],
  [30, 'In 30 days'],
  [90, 'In 90 days'],
  [365, 'In a year'],
] as const

/** The end of a key as the API takes it, for days from now; null is never. */
export const expiryOf = (days: number, now: number): string | null =>
  days === 0 ? null : new Date(now + days * DAY_MS).toISOString()

interface ExpiryProps {
  days: number
  onDays: (days: number) => void
}

/** When a key ends. */
export function Expiry({ days, onDays }: ExpiryProps) {
  const id = useId()
  return (
    <At name="expires">
      <div className="labelled">
        <label htmlFor={id}>Ends</label>
        <select id={id} value={days} onChange={({ target }) => onDays(Number(target.value))}>
          {OFFERED.map(([offered, label]) => (
            <option key={offered} value={offered}>
              {label}
            </option>
          ))}
        </select>
        <Trouble />
        <p className="hint">A webhook can tell seven days before a key ends.</p>
      </div>
    </At>
  )
}

const Trouble = () => <FieldTrouble trouble={useTrouble()} />
