import { OPERATIONS } from 'virtual:operations'
import { useEffect, useRef } from 'react'
import type { Input, OperationName } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { CopyButton } from '../editor/copy-button.tsx'
import { mail } from '../editor/mail.ts'
import { hrefOf } from '../router.ts'
import { useTitle } from '../use-title.ts'
import { AnswerStatus } from './answer-status.tsx'
import { curlOf } from './curl.ts'
import { isOfBefore } from './mail-input.ts'
import { operationTitle } from './names.ts'
import { OperationForm, type Told } from './operation-form.tsx'
import { useOperation } from './use-operation.ts'
import { useWords, Words } from './words.tsx'

/** Every operation of the API, each with its options, its answer in words, and the same call for a program. */
export function OperationsPage({ rest: [chosen] }: { rest: readonly string[] }) {
  const operation = OPERATIONS.find(({ name }) => name === chosen) ?? OPERATIONS[0]
  return (
    <div className="operations">
      <nav aria-label="Operations" className="operation-list">
        {OPERATIONS.map(({ name }) => (
          <a
            key={name}
            href={hrefOf('operations', name)}
            aria-current={name === operation?.name ? 'page' : undefined}
          >
            {operationTitle(name)}
          </a>
        ))}
      </nav>
      {operation && <OperationView key={operation.name} operation={operation} />}
    </div>
  )
}

/** As in the styles. */
const isNarrow = (): boolean => matchMedia('(width < 62rem)').matches

function OperationView({ operation }: { operation: Told }) {
  const { name, summary, calls } = operation
  const { answer, input, about, problem, troubles, busy, run, refuse } = useOperation(name)
  useTitle(operationTitle(name), 'Operations')
  const words = useWords(name, answer?.result)
  const now = useStore(mail)
  const place = useRef<HTMLElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (busy) isAwaited.current = true
    if (busy || !isAwaited.current || (words === null && problem === null)) return
    isAwaited.current = false
    // Where the answer stands under the form, whoever asked for it would not see it.
    if (isNarrow()) place.current?.scrollIntoView()
  }, [busy, words, problem])
  return (
    <>
      <section className="operation" aria-labelledby="operation-title">
        <h1 id="operation-title">{operationTitle(name)}</h1>
        <p>{summary.replaceAll('`', '')}</p>
        <OperationForm
          operation={operation}
          busy={busy}
          troubles={troubles}
          onRun={(request, mail) => void run(request as unknown as Input<OperationName>, mail)}
          onRefuse={refuse}
        />
        <p className="hint">
          Costs {calls === 1 ? 'one call' : `${calls} calls`}. An error costs nothing.{' '}
          <a href={`/api/docs#${name}`}>Reference</a>
        </p>
      </section>
      <section className="operation-answer" aria-label="Answer" ref={place}>
        <p className="sr-only" role="status">
          {busy ? 'Running' : answer ? 'The answer is there.' : ''}
        </p>
        {!answer && problem === null && <p className="hint">The answer appears here.</p>}
        {about && isOfBefore(about, now) && (
          <p className="hint">The mail has changed since. This is about what it was.</p>
        )}
        <AnswerStatus problem={problem} answer={answer} />
        {problem !== null && answer && <p className="hint">Below is the answer of before.</p>}
        {answer && (
          <>
            {words !== null && (
              <>
                <div className="row">
                  <CopyButton label="Copy the answer" text={words} />
                </div>
                <Words text={words} />
              </>
            )}
            <Code title="The same call with curl" text={curlOf(location.origin, name, input)} />
            <Code title="The answer as JSON" text={JSON.stringify(answer, null, 2)} />
          </>
        )}
      </section>
    </>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <details className="code">
      <summary>{title}</summary>
      <CopyButton label="Copy" text={text} />
      <pre>
        <code>{text}</code>
      </pre>
    </details>
  )
}
