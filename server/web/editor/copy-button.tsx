import { useEffect, useState } from 'react'

/** Milliseconds for which it says that it was done. */
const SAID_MS = 2000

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid('Not allowed: select it')
    }
  }
  return (
    <button type="button" disabled={text === ''} onClick={() => void copy()} aria-live="polite">
      {said ?? label}
    </button>
  )
}
