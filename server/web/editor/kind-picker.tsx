import { FAMILIES, type Family, KIND_NAMES, KINDS, type Kind } from '#shared/engine/kinds.ts'
import { nameOf } from '#shared/ui/name-of.ts'

interface KindPickerProps {
  value: Kind | 'auto'
  /** What the mail is taken for; null before it is scored. */
  guess: Kind | null
  onPick: (kind: Kind | 'auto') => void
}

const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  cold: 'To strangers',
  warm: 'To people you know',
  bulk_content: 'Mailings to read',
  bulk_promo: 'Mailings to act on',
  operational: 'Service and work',
}

/** Every kind of mail, by family; first the guess. */
export function KindPicker({ value, guess, onPick }: KindPickerProps) {
  return (
    <label>
      {value === 'auto' && guess ? 'Kind of mail, guessed' : 'Kind of mail'}
      <select value={value} onChange={(event) => onPick(event.target.value as Kind | 'auto')}>
        <option value="auto">{guess && value === 'auto' ? nameOf(guess) : 'Guess'}</option>
        {FAMILIES.map((family) => (
          <optgroup key={family} label={FAMILY_NAMES[family]}>
            {KIND_NAMES.filter((kind) => KINDS[kind].family === family).map((kind) => (
              <option key={kind} value={kind}>
                {nameOf(kind)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
