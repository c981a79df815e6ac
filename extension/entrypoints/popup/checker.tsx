import { useEffect, useMemo, useRef, useState } from 'react'

import {
  type Annotation,
  DEFAULT_PROFILE,
  type Dictionary,
  Memo,
  openDictionary,
  score,
} from '#shared/engine/index.ts'
import { FindingList } from '#shared/ui/finding-list.tsx'
import { ScoreBadge } from '#shared/ui/score-badge.tsx'

/** Checks a pasted draft on this machine: nothing is sent anywhere. */
export function Checker() {
  const [subject, setSubject] = useState('')
  const [draft, setDraft] = useState('')
  const dictionary = useDictionary()
  const memo = useRef(new Memo())
  const report = useMemo(
    () =>
      draft.trim() === ''
        ? null
        : score({ draft, ...(subject === '' ? {} : { subject }) }, DEFAULT_PROFILE, {
            dictionary,
            memo: memo.current,
          }),
    [draft, subject, dictionary],
  )
  const apply = ({ field, start, end, fixes }: Annotation, fix: number) => {
    const replace = (text: string) => text.slice(0, start) + (fixes[fix]?.replacement ?? '') + text.slice(end)
    if (field === 'subject') setSubject(replace)
    else setDraft(replace)
  }
  return (
    <div className="checker">
      {report && <ScoreBadge report={report} />}
      <label>
        Subject
        <input value={subject} onChange={(e) => setSubject(e.target.value)} />
      </label>
      <label>
        Draft
        <textarea
          rows={9}
          value={draft}
          onChange={(e) => setDraft(e.target.value)}
          placeholder="Paste a mail"
        />
      </label>
      {report ? (
        <FindingList annotations={report.annotations} onApply={apply} />
      ) : (
        <p className="hint">Your draft is read on this machine. Nothing is sent.</p>
      )}
    </div>
  )
}

/** The word list that comes with the extension; `null` until it is there. */
function useDictionary(): Dictionary | null {
  const [dictionary, setDictionary] = useState<Dictionary | null>(null)
  useEffect(() => {
    let gone = false
    fetch('/dictionary.bin')
      .then((response) => response.arrayBuffer())
      .then((bytes) => {
        if (!gone) setDictionary(openDictionary(new Uint8Array(bytes)))
      })
      .catch(() => {
        // Without it the report says that spelling was not checked.
      })
    return () => {
      gone = true
    }
  }, [])
  return dictionary
}
