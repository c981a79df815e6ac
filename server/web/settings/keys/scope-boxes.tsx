import { OPERATIONS } from 'virtual:operations'
import { useState } from 'react'
import { At, useTrouble } from '../../operations/field-words.tsx'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { SCOPES, scopeOf } from './scopes.ts'

interface ScopeBoxesProps {
  value: readonly string[]
  onValue: (scopes: readonly string[]) => void
}

/** What the key may do: a box for each scope, and for each operation where not all are allowed. */
export function ScopeBoxes({ value, onValue }: ScopeBoxesProps) {
  const [isSingle, setSingle] = useState(value.some((scope) => /^optimize:[^*]/.test(scope)))
  const put = (scope: string, on: boolean) =>
    onValue(on ? [...value, scope] : value.filter((one) => one !== scope))
  return (
    <At name="scopes">
      <fieldset className="group">
        <legend>What it may do</legend>
        {SCOPES.map(({ scope, label, hint }) => (
          <label key={scope} className="box">
            <input
              type="checkbox"
              checked={value.includes(scope)}
              onChange={({ target }) => put(scope, target.checked)}
            />
            <span>
              {label}
              <span className="hint">{hint}</span>
            </span>
          </label>
        ))}
        {!value.includes('optimize:*') && (
          <>
            <label className="box">
              <input
                type="checkbox"
                checked={isSingle}
                onChange={({ target }) => {
                  setSingle(target.checked)
                  if (!target.checked) onValue(value.filter((scope) => !scope.startsWith('optimize:')))
                }}
              />
              <span>Run some operations only</span>
            </label>
            {isSingle && (
              <div className="boxes">
                {OPERATIONS.map(({ name }) => (
                  <label key={name} className="choice">
                    <input
                      type="checkbox"
                      checked={value.includes(scopeOf(name))}
                      onChange={({ target }) => put(scopeOf(name), target.checked)}
                    />
                    {name}
                  </label>
                ))}
              </div>
            )}
          </>
        )}
        <Trouble />
      </fieldset>
    </At>
  )
}

const Trouble = () => <FieldTrouble trouble={useTrouble()} />
