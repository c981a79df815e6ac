import { useState } from 'react'
import type { Settings } from '#shared/api/resources/settings.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { Empty, WhenLoaded } from '../lists/section.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { choiceOf, rulesFound, WEIGHTS, weighedBy } from './rules.ts'

interface RuleListProps {
  value: Settings['rules']
  onValue: (rules: Settings['rules']) => void
}

/** Every rule with what it is about, and what it counts in this workspace. */
export function RuleList({ value, onValue }: RuleListProps) {
  const rules = useLoaded('rules', (client) => client.rules())
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const changed = Object.keys(value).length
  return (
    <fieldset className="group">
      <legend>Rules</legend>
      <p className="hint">
        {changed === 0
          ? 'All rules count as usual.'
          : `${changed} of them ${changed === 1 ? 'does' : 'do'} not count as usual.`}
      </p>
      <div className="row">
        <label className="search">
          Search the rules
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          Only those that were changed
        </label>
      </div>
      <WhenLoaded of={rules}>
        {({ data }) => {
          const found = rulesFound(onlyChanged ? data.filter(({ id }) => id in value) : data, search)
          if (found.size === 0) return <Empty>No rule is found.</Empty>
          return [...found].map(([dimension, of]) => (
            <details key={dimension} open={search !== '' || onlyChanged}>
              <summary>
                {nameOf(dimension)}{' '}
                <span className="hint">{of.length === 1 ? 'one rule' : `${of.length} rules`}</span>
              </summary>
              <ul className="rules">
                {of.map(({ id, summary, points }) => (
                  <li key={id}>
                    <span>
                      {summary}
                      <span className="hint">
                        <code>{id}</code>
                        {points.each > 0 && ` · −${points.each} each, −${points.cap} at most`}
                      </span>
                    </span>
                    <Weight id={id} value={value} onValue={onValue} />
                  </li>
                ))}
              </ul>
            </details>
          ))
        }}
      </WhenLoaded>
    </fieldset>
  )
}

function Weight({ id, value, onValue }: RuleListProps & { id: string }) {
  const chosen = choiceOf(value[id])
  const isOffered = WEIGHTS.some((one) => one.value === chosen)
  return (
    <select
      aria-label={`What ${id} counts`}
      value={chosen}
      onChange={({ target }) => onValue(weighedBy(value, id, target.value))}
    >
      {!isOffered && <option value={chosen}>{chosen} times the points</option>}
      {WEIGHTS.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
