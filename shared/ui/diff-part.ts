/** A stretch of a text that stayed, went, or is new. */
export interface DiffPart {
  op: 'equal' | 'delete' | 'insert'
  text: string
}
