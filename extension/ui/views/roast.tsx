import { useState } from 'react'
import type { Session } from '../../compose/session.ts'
import { OperationStatus } from '../operation-status.tsx'
import { useOperation } from '../use-operation.ts'

const INTENSITIES = ['Gentle', 'Honest', 'Brutal']

/** Jokes about the mail, with the advice under each. */
export function RoastView({ session }: { session: Session }) {
  const { result, trouble, remarks, busy, isOld, run } = useOperation(session, 'roast')
  const [intensity, setIntensity] = useState(2)
  return (
    <>
      <div className="row">
        <select
          aria-label="Intensity"
          value={intensity}
          onChange={(event) => setIntensity(Number(event.target.value))}
        >
          {INTENSITIES.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="main" disabled={busy} onClick={() => void run({ intensity })}>
          {busy ? 'Roasting …' : 'Roast this mail'}
        </button>
      </div>
      <OperationStatus trouble={trouble} remarks={remarks} isOld={isOld} />
      {result && (
        <>
          <h3>{result.one_liner}</h3>
          <p>{result.verdict}</p>
          <ol className="told">
            {result.findings.map(({ rank, line, real_advice }) => (
              <li key={rank}>
                <p>{line}</p>
                <p className="hint">{real_advice}</p>
              </li>
            ))}
          </ol>
          {result.saving_grace && <p>{result.saving_grace}</p>}
        </>
      )}
    </>
  )
}
