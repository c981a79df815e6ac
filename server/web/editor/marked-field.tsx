import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Field } from '#shared/engine/draft.ts'
import type { Annotation } from '#shared/engine/report.ts'
import { oneEdit } from '#shared/ui/one-edit.ts'
import { showField } from './fields.ts'
import { FindingPlace } from './finding-place.tsx'
import { findingAt, mark } from './marks.ts'
import { close, open, step, takeFix } from './open-finding.ts'

interface MarkedFieldProps {
  field: Field
  label: string
  placeholder: string
  /** A field of one line takes no breaks. */
  isLine?: boolean
  /** Whether it holds source and no plain words. */
  isSource?: boolean
  text: string
  annotations: readonly Annotation[]
  /** The finding that is open in this field; null for none. */
  current: Annotation | null
  onText: (text: string) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** What a last line needs so that the copy is as high as the field. */
const END = '\u200b'

/** A field with underlines: a copy of its text lies behind it, and carries the marks. */
export function MarkedField(props: MarkedFieldProps) {
  const {
    field,
    label,
    placeholder,
    isLine = false,
    isSource = false,
    text,
    annotations,
    current,
    onText,
    onPaste,
  } = props
  const id = useId()
  const element = useRef<HTMLTextAreaElement>(null)
  const [copy] = useState(() => document.createTextNode(text + END))
  const follow = (value: string) => {
    const edit = oneEdit(copy.data, value + END)
    // Changed in place, so that marks which are still true stay until the next check.
    if (edit) copy.replaceData(edit.start, edit.end - edit.start, edit.replacement)
  }
  // Put there once: a text that is put in anew loses the ranges of its marks.
  const holdCopy = useCallback((place: HTMLElement | null) => place?.replaceChildren(copy), [copy])
  useEffect(() => (element.current ? showField(field, element.current) : undefined), [field])
  useLayoutEffect(() => {
    if (element.current && element.current.value !== text) element.current.value = text
    follow(text)
  })
  useLayoutEffect(() => mark(copy, annotations, current), [copy, annotations, current])

  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    const value = isLine ? currentTarget.value.replaceAll(/\s*[\r\n]+\s*/g, ' ') : currentTarget.value
    follow(value)
    onText(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (isLine && event.key === 'Enter' && !event.altKey) event.preventDefault()
    if (keyed(event, current)) event.preventDefault()
  }
  const onClick = ({ currentTarget }: MouseEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    const found = selectionStart === selectionEnd ? findingAt(annotations, selectionStart) : null
    if (found) open(found)
    else close()
  }
  return (
    <div className={`field field-${field} ${isSource ? 'is-source' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="marked">
        <div className="copy" aria-hidden="true" ref={holdCopy} />
        <textarea
          ref={element}
          id={id}
          rows={1}
          defaultValue={text}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="sentences"
          onInput={onInput}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPaste={onPaste}
        />
        {current && <FindingPlace key={current.id} finding={current} text={copy} />}
      </div>
    </div>
  )
}

/** Alt with a full stop goes to the next finding, with a comma to the one before, and with Enter takes its first fix. */
function keyed({ altKey, code, key }: KeyboardEvent, current: Annotation | null): boolean {
  if (altKey && code === 'Period') step(1)
  else if (altKey && code === 'Comma') step(-1)
  else if (altKey && key === 'Enter' && current && current.fixes.length > 0) takeFix(current, 0)
  else if (key === 'Escape' && current) close()
  else return false
  return true
}
