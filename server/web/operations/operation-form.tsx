import type { OPERATIONS } from 'virtual:operations'
import { useRef, useState } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { isEmpty, type Mail, mail } from '../editor/mail.ts'
import { MailPickers } from '../editor/mail-pickers.tsx'
import { hrefOf } from '../router.ts'
import { FormFrame } from './field-words.tsx'
import { useFirstTrouble } from './first-trouble.ts'
import { FIELD_WORDS } from './names.ts'
import { options } from './options.ts'
import { OF_THE_MAIL, requestOf, type Values } from './request.ts'
import { filledIn } from './schema.ts'
import { SchemaFields } from './schema-group.tsx'
import { SignedOut, useIsReady } from './signed-out.tsx'

export type Told = (typeof OPERATIONS)[number]

/** What few need: what every operation takes, and what serves programs. */
const SELDOM = [
  ...['from_name', 'goal', 'audience', 'locale', 'placeholders', 'engine'],
  ...['ignore_hashes', 'ranges', 'explain', 'everything', 'max_annotations', 'return_diff'],
]
/** Of an operation's own fields those that are shown at once; the rest are options. */
const FEW = 4
/** There is but one to choose. */
const FIXED = ['ruleset']

interface OperationFormProps {
  operation: Told
  busy: boolean
  /** What was wrong with the last request, by pointer. */
  troubles: ReadonlyMap<string, string>
  onRun: (input: Values) => void
}

/** What an operation is asked with: the mail of the editor, or a brief, and its options. */
export function OperationForm({ operation: { name, input }, busy, troubles, onRun }: OperationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFirstTrouble(form, troubles)
  const given = useStore(options)[name] ?? {}
  const now = useStore(mail)
  const isReady = useIsReady()
  const fields = Object.keys(input.properties ?? {})
  const takesMail = fields.includes('draft')
  const takesBrief = fields.includes('brief')
  const [byBrief, setByBrief] = useState(takesBrief && isEmpty(now))
  const { required = [] } = input
  const own = fields
    .filter((one) => ![...OF_THE_MAIL, ...SELDOM, ...FIXED, 'brief'].includes(one))
    .sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)))
  const seldom = [...own.slice(FEW), ...SELDOM.filter((one) => fields.includes(one))]
  const [isOpen] = useState(() => seldom.some((one) => filledIn(given[one]) !== undefined))
  const put = (value: Values) => options.patch({ [name]: value })
  const usesMail = takesMail && !byBrief
  const request = () => requestOf(given, now, { fields, usesMail, byBrief })
  return (
    <form
      ref={form}
      className="operation-form"
      onSubmit={(event) => {
        event.preventDefault()
        onRun(request())
      }}
    >
      {takesBrief && (
        <div className="row">
          <label className="choice">
            <input type="radio" name="of" checked={!byBrief} onChange={() => setByBrief(false)} />
            From the mail
          </label>
          <label className="choice">
            <input type="radio" name="of" checked={byBrief} onChange={() => setByBrief(true)} />
            From a brief
          </label>
        </div>
      )}
      {usesMail ? <MailLine now={now} /> : <MailPickers guess={null} />}
      <FormFrame words={FIELD_WORDS} troubles={troubles}>
        {byBrief && (
          <SchemaFields
            schema={{ ...input, required: ['brief'] }}
            value={given}
            names={['brief']}
            onValue={put}
          />
        )}
        <SchemaFields schema={input} value={given} names={own.slice(0, FEW)} onValue={put} />
        <details open={isOpen}>
          <summary>More options</summary>
          <SchemaFields schema={input} value={given} names={seldom} onValue={put} />
        </details>
      </FormFrame>
      <button
        type="submit"
        className="main"
        disabled={!isReady || (usesMail && isEmpty(now))}
        aria-disabled={busy}
      >
        {busy ? 'Running …' : 'Run'}
      </button>
      <SignedOut />
    </form>
  )
}

/** Which mail it is about. */
function MailLine({ now }: { now: Mail }) {
  return (
    <p className="notice">
      {isEmpty(now) ? (
        'There is no mail yet. '
      ) : (
        <>About “{now.subject || now.draft.trim().slice(0, 40)}”. </>
      )}
      <a href={hrefOf('')}>{isEmpty(now) ? 'Write one in the editor' : 'Change it in the editor'}</a>
    </p>
  )
}
