/** What the rest of the extension needs of a site that mails are written on. Each host implements it, and nothing else knows one. */

/** The ways to send. `schedule` opens the choice of a time, and makes it. */
export type Way = 'send' | 'archive' | 'schedule'

/** What was pressed: a button of the compose, or the choice of a time beside it. */
export interface Press {
  way: Way
  choice?: HTMLElement
}

export interface Gesture extends Press {
  compose: HTMLElement
  /** Whether the press ends with this event, whatever is stopped of it; others lead up to it. */
  decisive: boolean
}

/** What an event of the mouse or the keyboard would send; null for all others. The guard asks it for every one. */
export type GestureOf = (event: Event) => Gesture | null

/** What a host tells of one compose. */
export interface ComposeEvents {
  /** About to be sent; true stops it. Called before the page sees the press. */
  sending: (way: Way) => boolean
  /** On its way, so that the decision can be told. */
  sent: () => void
  /** Not sent after all, by us or by the page. */
  canceled: () => void
  closed: () => void
}

export interface FoundCompose {
  compose: HTMLElement
  isReply: boolean
  /** Readers by whoever knows them best. */
  readers: () => string[]
  /** Adds a bar to the compose's own status area; null where that is not possible. */
  statusBar: (height: number) => HTMLElement | null
}

export interface Host {
  /** As events of the gate name it. */
  id: string
  /** For people. */
  name: string
  /** Selector of what is in a body and is not of this mail: signature and quoted thread. */
  notAuthored: string
  /** Whether score and subject button lie over the page, for want of a place in it. */
  floats: boolean
  /** Whether nothing is to be started before a compose is there: most tabs of the site hold none. */
  isOnDemand: boolean
  /** Whether the site may take no notice of presses that are not a person's own. */
  mayRefuse: boolean
  /** The editable that holds the text; it may stand in a frame. */
  bodyOf: (compose: Element) => HTMLElement | null
  /** Null where nobody writes a subject. */
  subjectOf: (compose: Element) => HTMLInputElement | null
  /** Addresses of all readers, those that are typed and not taken yet as well. One without an address is told by name. */
  readersOf: (compose: Element) => string[]
  /** Whether it looks like an answer, before anybody tells. */
  isReply: (compose: Element) => boolean
  /** Presses again what was pressed; false when it is not there. */
  press: (compose: Element, press: Press) => boolean
  /**
   * Calls `found` for every compose, before anything else of it is used: the guard must stand first. Calls `blind`
   * with whether the page cannot be read.
   */
  watch: (
    found: (compose: FoundCompose) => ComposeEvents | null,
    blind: (isBlind: boolean) => void,
  ) => Promise<void> | void
}
