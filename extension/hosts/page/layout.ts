/** Where things are in the page of one host. Data, and functions without memory: this is what breaks when a site changes. */
export interface Layout {
  /** As events of the gate name it: lower case, digits and hyphens. */
  id: string
  /** For people. */
  name: string
  /** Patterns of addresses, in the browser's own form. The person grants exactly these. */
  matches: readonly string[]
  /** Selector of the editable that holds the text. It must not take fields for readers as well. */
  body: string
  /** Selector of frames of the page's own whose document is the editable; null where there are none. */
  frames: string | null
  /** Selector of what stands only in forms that are no mails and have the same editor; null where there are none. */
  foreign: string | null
  /** Selector of the input for the subject, besides those that are called so; null for no other. */
  subject: string | null
  /** The same for fields for readers; and the selector of readers that were taken. */
  readers: { fields: string | null; chips: string }
  /** Whether these keys send the mail that they are pressed in. Those pressed in a frame are not heard. */
  sends: (keys: Keys) => boolean
  /** Selectors of what is in a body and not of this mail: signatures, and the mail that is answered. */
  signature: string
  thread: string
}

/** What is told of a press of keys. */
export type Keys = Readonly<
  { key: string; code: string } & Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>
>

/** Ctrl or Cmd and Enter: what most mail programs send with. */
export const isControlEnter = ({ key, ctrlKey, metaKey }: Keys): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** How mail programs mark the mail that is answered, wherever it is answered. */
export const THREAD = '.gmail_quote, .yahoo_quoted, .moz-cite-prefix, blockquote[type=cite]'
