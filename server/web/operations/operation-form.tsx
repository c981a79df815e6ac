import type { OPERATIONS } from 'virtual:operations'
import { useRef, useState } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { isEmpty, type Mail, mail } from '../editor/mail.ts'
import { MailPickers } from '../editor/mail-pickers.tsx'
import { hrefOf } from '../router.ts'
import { comparedField, leastOf, sameAsMail } from './compared.ts'
import { FormFrame } from './field-words.tsx'
import { useFirstTrouble } from './first-trouble.ts'
import { mailInput } from './mail-input.ts'
import { FIELD_WORDS, itemLabel } from './names.ts'
import { options } from './options.ts'
import { OF_THE_MAIL, requestOf, type Values } from './request.ts'
import { filledIn, listOf, type Schema } from './schema.ts'
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
  /** `about` is what of the mail it is about. */
  onRun: (input: Values, about: Values) => void
  /** What is wrong before anything is asked. */
  onRefuse: (troubles: ReadonlyMap<string, string>) => void
}

/** What an operation is asked with: the mail of the editor, a brief or several mails, and its options. */
export function OperationForm({
  operation: { name, input },
  busy,
  troubles,
  onRun,
  onRefuse,
}: OperationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFirstTrouble(form, troubles)
  const given = useStore(options)[name] ?? {}
  const now = useStore(mail)
  const isReady = useIsReady()
  const fields = Object.keys(input.properties ?? {})
  const compared = comparedField(input)
  const takesMail = fields.includes('draft') || compared !== undefined
  const other = fields.includes('brief') ? 'brief' : compared
  const [byOther, setByOther] = useState(
    other !== undefined && (isEmpty(now) || (compared !== undefined && isWhole(input, compared, given))),
  )
  const byBrief = byOther && other === 'brief'
  const { required = [] } = input
  const own = fields
    .filter((one) => ![...OF_THE_MAIL, ...SELDOM, ...FIXED, 'brief'].includes(one))
    .sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)))
  const seldom = [...own.slice(FEW), ...SELDOM.filter((one) => fields.includes(one))]
  const [isOpen] = useState(() => seldom.some((one) => filledIn(given[one]) !== undefined))
  const put = (value: Values) => options.patch({ [name]: value })
  const usesMail = takesMail && !byOther
  const run = () => {
    const request = requestOf(given, now, { input, usesMail, byBrief })
    if (compared === undefined || !usesMail) return onRun(request, request)
    const same = sameAsMail(input, given[compared])
    if (same.size > 0) onRefuse(same)
    else onRun(request, mailInput(now))
  }
  return (
    <form
      ref={form}
      className="operation-form"
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      {other !== undefined && (
        <div className="row">
          <label className="choice">
            <input type="radio" name="of" checked={!byOther} onChange={() => setByOther(false)} />
            {compared === undefined ? 'From the mail' : 'With your mail'}
          </label>
          <label className="choice">
            <input type="radio" name="of" checked={byOther} onChange={() => setByOther(true)} />
            {compared === undefined ? 'From a brief' : 'Without it'}
          </label>
        </div>
      )}
      {usesMail ? <MailLine now={now} compared={compared} /> : <MailPickers guess={null} />}
      <FormFrame
        words={FIELD_WORDS}
        troubles={troubles}
        taken={usesMail && compared !== undefined ? { [compared]: 1 } : {}}
      >
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

/** Whether what was filled in can be compared without the mail. */
const isWhole = (input: Schema, compared: string, given: Values): boolean =>
  listOf(filledIn(given[compared])).length >= leastOf(input, compared)

/** Which mail it is about. */
function MailLine({ now, compared }: { now: Mail; compared: string | undefined }) {
  const name = now.subject || now.draft.trim().slice(0, 40)
  const about =
    compared === undefined
      ? `About “${name}”.`
      : `${itemLabel(compared, 0)} is your mail, “${name}”. What you leave empty in the others is taken from it.`
  return (
    <p className="notice">
      {isEmpty(now) ? 'There is no mail yet.' : about}{' '}
      <a href={hrefOf('')}>{isEmpty(now) ? 'Write one in the editor' : 'Change it in the editor'}</a>
    </p>
  )
}
