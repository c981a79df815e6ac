import { BODIES } from 'virtual:resources'
import { type ChangeEvent, useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { goTo } from '../../router.ts'
import { session } from '../../session.ts'
import { Form } from '../forms/form.tsx'
import { useAction } from '../forms/use-action.ts'
import { putDraft, useDraft } from '../forms/use-draft.ts'
import { Problem } from '../lists/section.tsx'
import { habitsInWords } from './habits.ts'
import { clientsOf, fieldsOf, type VoiceDraft } from './voice.ts'
import { draftName } from './voice-form.tsx'

const LEAST = 3
const MOST = 50

interface Sample {
  mails: readonly string[]
  name: string
  client: string
  summary: boolean
}
const START: Sample = { mails: ['', '', ''], name: '', client: '', summary: false }

/** Measures mails, shows what was found, and hands it to the form of a new voice. */
export function LearnVoice() {
  const [sample, setSample] = useDraft('learn', START)
  const [learnt, setLearnt] = useState<CallAnswer<'POST /v1/brand-voices/learn'> | null>(null)
  const action = useAction()
  const { voices } = useStore(session)
  const given = sample.mails.filter((one) => one.trim() !== '')
  const put = (change: Partial<Sample>) => setSample({ ...sample, ...change })
  const submit = async () => {
    put({ mails: given })
    const { name, client: of, summary } = sample
    const body = {
      samples: given,
      engine: summary ? ('auto' as const) : ('local' as const),
      ...(name.trim() && { name }),
      ...(of.trim() && { client: of }),
    }
    const read = await action.run((client) => client.call('POST /v1/brand-voices/learn', { body }))
    if (read) setLearnt(read.done)
  }
  const take = () => {
    if (!learnt) return
    const fields = fieldsOf(learnt.voice, BODIES['POST /v1/brand-voices'])
    putDraft(draftName(null), { fields, over: null } satisfies VoiceDraft)
    setSample(null)
    goTo('settings', 'voices', 'new')
  }
  return (
    <Form onSubmit={() => void submit()}>
      <div className="beside-each-other">
        <label>
          Name of the voice
          <input value={sample.name} onChange={({ target }) => put({ name: target.value })} />
        </label>
        <label>
          Client
          <input
            value={sample.client}
            list="learn-clients"
            onChange={({ target }) => put({ client: target.value })}
          />
        </label>
        <datalist id="learn-clients">
          {clientsOf(voices).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <Mails mails={sample.mails} onMails={(mails) => put({ mails })} troubles={action.troubles} />
      <label className="box">
        <input
          type="checkbox"
          checked={sample.summary}
          onChange={({ target }) => put({ summary: target.checked })}
        />
        <span>
          Ask the server’s model for a summary
          <span className="hint">
            Where one is set up, the mails are sent to it. Without it they are measured only.
          </span>
        </span>
      </label>
      <Problem>{action.problem}</Problem>
      <div className="row">
        <button
          type="submit"
          className={learnt ? undefined : 'main'}
          disabled={action.busy || given.length < LEAST}
        >
          {action.busy ? 'Measuring …' : learnt ? 'Measure again' : 'Measure'}
        </button>
        <button type="button" onClick={() => goTo('settings', 'voices')}>
          Back
        </button>
        <span className="hint">
          {given.length < LEAST
            ? `${given.length} of at least ${LEAST} mails.`
            : `${given.length} mails of at most ${MOST}.`}
        </span>
      </div>
      {learnt && <Learnt learnt={learnt} onTake={take} />}
    </Form>
  )
}

interface MailsProps {
  mails: readonly string[]
  onMails: (mails: readonly string[]) => void
  troubles: ReadonlyMap<string, string>
}

function Mails({ mails, onMails, troubles }: MailsProps) {
  const shown = [...mails, ...Array.from({ length: Math.max(0, LEAST - mails.length) }, () => '')]
  const addFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const texts = await Promise.all([...(target.files ?? [])].map((file) => file.text()))
    target.value = ''
    onMails([...shown.filter((one) => one.trim() !== ''), ...texts].slice(0, MOST))
  }
  return (
    <>
      {shown.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: mails have no names, and keep their order.
        <label key={at}>
          Mail {at + 1}
          <textarea
            rows={4}
            value={text}
            aria-invalid={troubles.has(`/samples/${at}`)}
            onChange={({ target }) => onMails(shown.map((one, i) => (i === at ? target.value : one)))}
          />
          <FieldTrouble trouble={troubles.get(`/samples/${at}`)} />
        </label>
      ))}
      <div className="row">
        <button type="button" disabled={shown.length >= MOST} onClick={() => onMails([...shown, ''])}>
          Add a mail
        </button>
        <label className="button file">
          Add text or HTML files
          <input
            type="file"
            multiple
            accept=".txt,.html,.htm,text/*"
            onChange={(event) => void addFiles(event)}
          />
        </label>
      </div>
    </>
  )
}

interface LearntProps {
  learnt: CallAnswer<'POST /v1/brand-voices/learn'>
  onTake: () => void
}

function Learnt({ learnt: { habits, summary, warnings, voice }, onTake }: LearntProps) {
  return (
    <section className="learnt" aria-label="What was measured" aria-live="polite">
      <h3>What was measured</h3>
      {summary !== null && <p>{summary}</p>}
      <dl className="facts">
        {habitsInWords(habits).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {warnings.map(({ code, message }) => (
        <p key={code} className="notice">
          {message.replaceAll('`', '')}
        </p>
      ))}
      <div className="row">
        <button type="button" className="main" onClick={onTake}>
          Make a voice of it
        </button>
        <span className="hint">
          You read and change it before it is kept
          {voice.samples?.length ? `, with ${voice.samples.length} of their sentences` : ''}.
        </span>
      </div>
    </section>
  )
}
