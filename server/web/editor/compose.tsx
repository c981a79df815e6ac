import { type ClipboardEvent, useMemo, useState } from 'react'
import type { Field } from '#shared/engine/draft.ts'
import type { Annotation, Report } from '#shared/engine/report.ts'
import { sameIn } from '#shared/ui/same-finding.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { check } from './check.ts'
import { CopyButton } from './copy-button.tsx'
import { setText } from './fields.ts'
import { BLANK, isEmpty, isHtml, mail } from './mail.ts'
import { MailPickers } from './mail-pickers.tsx'
import { MarkedField } from './marked-field.tsx'
import { opened } from './open-finding.ts'

/** What was pasted last. Its HTML is offered as long as the mail is that and nothing else: it would take its place. */
interface Pasted {
  html: string
  text: string
}

const NONE: readonly Annotation[] = []

/** The findings of each field, the same lists until another report is there: marks move with the text meanwhile. */
const byField = (report: Report | null): Record<Field, readonly Annotation[]> => {
  const of = (field: Field) => report?.annotations.filter((one) => one.field === field) ?? NONE
  return { subject: of('subject'), preheader: of('preheader'), draft: of('draft') }
}

/** The fields of the mail, and what it is taken for. */
export function Compose() {
  const now = useStore(mail)
  const { checked } = useStore(check)
  const { finding } = useStore(opened)
  const [hasPreheader, setHasPreheader] = useState(now.preheader !== '')
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const report = checked?.report ?? null
  const found = useMemo(() => byField(report), [report])
  const current = report && finding ? (sameIn(report.annotations, finding) ?? null) : null
  const bound = (field: Field) => ({
    field,
    text: now[field],
    annotations: found[field],
    current: current?.field === field ? current : null,
    onText: (text: string) => mail.patch({ [field]: text }),
  })
  const onPaste = ({ clipboardData }: ClipboardEvent) => setPasted(sourceIn(clipboardData))
  const isSource = now.draft !== '' && isHtml(now)
  return (
    <section className="compose" aria-label="Mail">
      <MailPickers guess={report?.kind ?? null} />
      <MarkedField {...bound('subject')} label="Subject" placeholder="What it is about" isLine />
      {hasPreheader || now.preheader !== '' ? (
        <MarkedField
          {...bound('preheader')}
          label="Preheader"
          placeholder="What inboxes show behind the subject"
          isLine
        />
      ) : (
        <button type="button" className="plain add-preheader" onClick={() => setHasPreheader(true)}>
          Add a preheader
        </button>
      )}
      {pasted !== null && now.draft.trim() === pasted.text && (
        <p className="notice">
          This was pasted as plain text; what you copied has formatting.{' '}
          <button type="button" className="plain" onClick={() => keepSource(pasted)}>
            Use its HTML instead
          </button>
        </p>
      )}
      {isSource && (
        <p className="notice">
          Read as HTML source: tags are no words, and fixes leave them whole.{' '}
          <button type="button" className="plain" onClick={() => mail.patch({ format: 'text' })}>
            Read it as text
          </button>
        </p>
      )}
      <MarkedField
        {...bound('draft')}
        label="Mail"
        placeholder="Write or paste your mail here."
        isSource={isSource}
        onPaste={onPaste}
      />
      <Foot />
    </section>
  )
}

function Foot() {
  const now = useStore(mail)
  const clear = () => {
    setText('subject', '')
    setText('preheader', '')
    setText('draft', '')
    mail.patch({ kind: BLANK.kind, format: BLANK.format })
  }
  return (
    <footer className="compose-foot">
      <CopyButton label="Copy the mail" text={now.draft} />
      <button type="button" disabled={isEmpty(now)} onClick={clear}>
        Clear
      </button>
      {isEmpty(now) && (
        <button type="button" onClick={() => void fillExample()}>
          Fill in an example
        </button>
      )}
      <p className="hint">
        Kept in this tab until you close it.
        <span className="for-keys"> Alt+. and Alt+, go through the findings, Alt+Enter takes a fix.</span>
      </p>
    </footer>
  )
}

async function fillExample(): Promise<void> {
  const { OPERATIONS } = await import('virtual:operations')
  const example = OPERATIONS.find(({ name }) => name === 'score')?.examples[0]?.input
  if (!example) return
  setText('subject', String(example.subject ?? ''))
  setText('draft', String(example.draft ?? ''))
}

/** The HTML that was copied, where it holds more than its words; null otherwise. */
function sourceIn(clipboard: DataTransfer): Pasted | null {
  const html = clipboard.getData('text/html')
  if (!/<(?:a|img|table|ul|ol|h[1-6])[\s>]/i.test(html)) return null
  return { html, text: clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n').trim() }
}

function keepSource({ html }: Pasted): void {
  const body = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html
  setText('draft', body.trim())
  mail.patch({ format: 'html' })
}
