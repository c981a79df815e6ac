/** A text with places in it underlined, in lines that fit the terminal. */
import type { Severity } from '#shared/engine/rule.ts'
import { type Mark, stretches } from '../stretches.ts'
import { columns, harmless, type Paint, SEVERITY_STYLE, WIDTH } from './terminal.ts'

/** A place and the number it is listed under. */
interface NumberedMark extends Mark {
  number: number
}

interface Line {
  start: number
  end: number
}

const CARET: Record<Severity, string> = { blocker: '#', error: '^', warning: '^', info: '~', praise: '+' }

/** With colours the places are underlined in them; without, a line below each line points at them. */
export function markedText(
  raw: string,
  marks: readonly NumberedMark[],
  paint: Paint,
  colored: boolean,
): string {
  const text = harmless(raw)
  const marked = marks.filter(({ start, end }) => end > start).map((mark) => withoutSpace(text, mark))
  const lines = linesOf(text, colored ? labelsOf(marked) : NO_LABELS)
  const shown = lines.filter(
    (line) => lines.length <= LINES_ALL || marked.some((mark) => touches(mark, line)),
  )
  let before: Line | undefined
  return shown
    .flatMap((line) => {
      const gap =
        before !== undefined && lines.indexOf(line) - lines.indexOf(before) > 1 ? [paint('dim', '…')] : []
      before = line
      return [...gap, colored ? colorLine(text, line, marked, paint) : caretLine(text, line, marked)]
    })
    .join('\n')
}

/** A word that is to go takes the space behind it along; its number stands at the word. */
function withoutSpace(text: string, mark: NumberedMark): NumberedMark {
  const words = text.slice(mark.start, mark.end).trimEnd().length
  return words === 0 ? mark : { ...mark, end: mark.start + words }
}

/** A longer text, such as a newsletter in HTML, is shown only where something is marked. */
const LINES_ALL = 120

const touches = (mark: Mark, line: Line) => mark.start < line.end && mark.end > line.start

type Labels = ReadonlyMap<number, string>
const NO_LABELS: Labels = new Map()

/** The numbers that stand behind places in colour, by where those end. */
function labelsOf(marks: readonly NumberedMark[]): Labels {
  const ends = new Map<number, number[]>()
  for (const { end, number } of marks) ends.set(end, [...(ends.get(end) ?? []), number])
  return new Map([...ends].map(([end, numbers]) => [end, labelOf(numbers)]))
}

const labelOf = (numbers: readonly number[]): string => (numbers.length > 0 ? `[${numbers.join(',')}]` : '')

/** Cuts at line breaks, and at the last space before the width is used up, with the labels that will stand in it. */
function linesOf(text: string, labels: Labels): Line[] {
  const lines: Line[] = []
  let start = 0
  let space = -1
  let width = 0
  for (let at = 0; at < text.length; ) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (char === '\n') {
      lines.push({ start, end: at })
      start = at + 1
      space = -1
      width = 0
    } else {
      width += columns(char) + (labels.get(at + char.length)?.length ?? 0)
      if (char === ' ') space = at
      if (width > WIDTH) {
        const end = space > start ? space + 1 : at
        if (end > start) {
          lines.push({ start, end })
          width = columnsOf(text.slice(end, at + char.length)) + labelled(labels, end, at + char.length)
          start = end
        }
        space = -1
      }
    }
    at += char.length
  }
  return [...lines, { start, end: text.length }]
}

/** Columns of the labels behind places that end in a stretch. */
const labelled = (labels: Labels, start: number, end: number): number =>
  [...labels].reduce((sum, [at, label]) => sum + (at > start && at <= end ? label.length : 0), 0)

const columnsOf = (text: string): number => [...text].reduce((sum, char) => sum + columns(char), 0)

/** The stretches of a line, with the numbers of the marks that end there. */
const piecesOf = (line: Line, marks: readonly NumberedMark[]) =>
  stretches(line.start, line.end, marks).map(({ start, end, severity, over }) => ({
    start,
    end,
    severity,
    ending: over.filter((mark) => mark.end === end).map(({ number }) => number),
  }))

function colorLine(text: string, line: Line, marks: readonly NumberedMark[], paint: Paint): string {
  // A space in the column behind the last would begin a line of its own.
  const end = line.start + text.slice(line.start, line.end).trimEnd().length
  const shown = marks.some((mark) => mark.end > end && mark.end <= line.end) ? line : { ...line, end }
  return piecesOf(shown, marks)
    .map(({ start, end, severity, ending }) => {
      const part = text.slice(start, end)
      if (!severity) return part
      const label = labelOf(ending)
      return paint('underline', paint(SEVERITY_STYLE[severity], part)) + (label && paint('dim', label))
    })
    .join('')
}

function caretLine(text: string, line: Line, marks: readonly NumberedMark[]): string {
  const parts = piecesOf(line, marks)
  const shown = text.slice(line.start, line.end).trimEnd()
  if (parts.every(({ severity }) => severity === null)) return shown
  let below = ''
  const numbers: number[] = []
  for (const { start, end, severity, ending } of parts) {
    below += (severity ? CARET[severity] : ' ').repeat(columnsOf(text.slice(start, end)))
    numbers.push(...ending)
  }
  return `${shown}\n${below.trimEnd()}${numbers.length > 0 ? ` ${numbers.sort((a, b) => a - b).join(', ')}` : ''}`
}
