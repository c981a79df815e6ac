import { nameOf } from './name-of.ts'

const TONES = ['plain', 'warm', 'direct', 'formal'] as const
const LENGTHS = ['usual', 'shorter', 'same'] as const

/** What a person asks of a rewrite. */
export interface Wishes {
  /** '' leaves it as it is. */
  tone: (typeof TONES)[number] | ''
  length: (typeof LENGTHS)[number]
  variants: number
}

/** The fields of a request that say so. */
export const requestOf = ({ tone, length, variants }: Wishes) => ({
  variants,
  ...(tone === '' ? {} : { tone: [tone] }),
  ...(length === 'usual' ? {} : { length: { mode: length } }),
})

interface RewriteWishesProps {
  wishes: Wishes
  /** Variants that can be asked for at most. */
  most: number
  onWishes: (wishes: Wishes) => void
}

/** Chooses tone, length and number of variants. */
export function RewriteWishes({ wishes, most, onWishes }: RewriteWishesProps) {
  const { tone, length, variants } = wishes
  return (
    <div className="wishes">
      <label>
        Tone
        <select
          value={tone}
          onChange={({ target }) => onWishes({ ...wishes, tone: target.value as Wishes['tone'] })}
        >
          <option value="">As it is</option>
          <Names of={TONES} />
        </select>
      </label>
      <label>
        Length
        <select
          value={length}
          onChange={({ target }) => onWishes({ ...wishes, length: target.value as Wishes['length'] })}
        >
          <Names of={LENGTHS} />
        </select>
      </label>
      <label>
        Variants
        <select
          value={variants}
          onChange={({ target }) => onWishes({ ...wishes, variants: Number(target.value) })}
        >
          {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

const Names = ({ of: values }: { of: readonly string[] }) =>
  values.map((one) => (
    <option key={one} value={one}>
      {nameOf(one)}
    </option>
  ))
