/** What a list of rows holds, and how each of its fields is filled in. */

export type Row = Readonly<Record<string, unknown>>

export interface RowColumn {
  /** Field of the row. */
  name: string
  label: string
  /** A line, several of them (one item a line), a number from 0 to 100, or one of `options`. */
  control: 'line' | 'lines' | 'points' | 'choice'
  options?: readonly { value: string; label: string }[]
}
