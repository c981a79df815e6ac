import { useId } from 'react'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { Form } from '../forms/form.tsx'
import { useMay } from '../forms/may.ts'
import { dollars, microOf } from '../forms/money.ts'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { Problem } from '../lists/section.tsx'
import type { Usage } from './usage-page.tsx'

interface SpendCapProps {
  usage: Usage
  onChanged: () => Promise<void>
}

/** The most that is paid for further calls in a month; an empty field is no cap. */
export function SpendCap({ usage, onChanged }: SpendCapProps) {
  const { overage_unit_micro_usd, spend_cap_micro_usd, month } = usage
  const { may, reason } = useMay('PATCH /v1/usage/spend-cap')
  const id = useId()
  const action = useAction()
  const now = spend_cap_micro_usd === null ? '' : dollars(spend_cap_micro_usd).slice(1)
  const [typed, setTyped] = useDraft('spend cap', now)
  const micro = typed.trim() === '' ? null : microOf(typed)
  const isWrong = typed.trim() !== '' && micro === null
  const save = async () => {
    const body = { spend_cap_micro_usd: micro }
    const done = await action.run((client) => client.call('PATCH /v1/usage/spend-cap', { body }))
    if (!done) return
    await onChanged()
    setTyped(null)
  }
  return (
    <Form onSubmit={() => void save()}>
      <p className="intro">
        Each call above the plan costs {dollars(overage_unit_micro_usd ?? 0)}; this month they have cost{' '}
        {dollars(month.overage_micro_usd)} so far. Once the cap pays for no further call, none is answered
        until the month ends.
      </p>
      {!may && <p className="notice">{reason}</p>}
      <div className="labelled">
        <label htmlFor={id}>Most that is paid in a month, in US dollars</label>
        <input
          id={id}
          inputMode="decimal"
          placeholder="No cap"
          disabled={!may}
          value={typed}
          aria-invalid={isWrong}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FieldTrouble
          trouble={
            isWrong
              ? 'Give an amount such as 50 or 49.50, or leave it empty for no cap.'
              : action.troubles.get('/spend_cap_micro_usd')
          }
        />
      </div>
      <Problem>{action.problem}</Problem>
      {may && (
        <div>
          <button
            type="submit"
            className="main"
            disabled={action.busy || isWrong || micro === spend_cap_micro_usd}
          >
            {micro === null && !isWrong ? 'Set no cap' : 'Set the cap'}
          </button>
        </div>
      )}
    </Form>
  )
}
