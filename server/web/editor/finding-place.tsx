import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Annotation } from '#shared/engine/report.ts'
import { type EvidenceLine, FindingCard } from '#shared/ui/finding-card.tsx'
import { rangeOf } from './marks.ts'
import { closeAndWrite, takeFix } from './open-finding.ts'

interface FindingPlaceProps {
  finding: Annotation
  /** The text that carries its mark. */
  text: Text
}

/** Pixels between the words and the card. */
const GAP = 6

/** The card of a finding, under its words. It takes no focus: whoever writes goes on writing. */
export function FindingPlace({ finding, text }: FindingPlaceProps) {
  const evidence = useEvidence(finding)
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const { start, end } = finding
  useLayoutEffect(() => {
    const put = () => setPlace(placed(rangeOf(text, { start, end }), ref.current))
    put()
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [text, start, end])
  useEffect(() => {
    if (place) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <div
      ref={ref}
      className="card-place"
      role="dialog"
      aria-label="Finding"
      style={place ?? { visibility: 'hidden' }}
      onKeyDown={({ key }) => key === 'Escape' && closeAndWrite()}
    >
      <FindingCard
        annotation={finding}
        evidence={evidence}
        onApply={(fix) => takeFix(finding, fix)}
        onClose={closeAndWrite}
      />
    </div>
  )
}

/** Under the last line of the words, and within the width of the field. */
function placed(range: Range | null, card: HTMLElement | null): { left: number; top: number } {
  const field = card?.offsetParent?.getBoundingClientRect()
  const words = range ? [...range.getClientRects()] : []
  const [first, last] = [words[0], words.at(-1)]
  if (!card || !field || !first || !last) return { left: 0, top: 0 }
  const most = Math.max(0, field.width - card.offsetWidth)
  return { left: Math.min(first.left - field.left, most), top: last.bottom - field.top + GAP }
}

/** What a finding rests on, in words; null until it is there. Its table is read only when a card is opened. */
function useEvidence({ evidence }: Annotation): EvidenceLine[] | null {
  const [lines, setLines] = useState<EvidenceLine[] | null>(null)
  const ids = evidence.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isOver = false
    void import('#shared/engine/evidence.ts').then(({ EVIDENCE }) => {
      const known = ids.split(' ').flatMap((id) => EVIDENCE[id] ?? [])
      if (!isOver)
        setLines(
          known.map(({ id, grade, claim, sources }) => ({ id, grade, claim, source: sources[0] ?? null })),
        )
    })
    return () => {
      isOver = true
    }
  }, [ids])
  return lines
}
