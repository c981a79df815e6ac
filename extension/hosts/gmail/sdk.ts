/** The one place that knows InboxSDK. Every call may throw after a change of Gmail; none may cost more than itself. */
import * as InboxSDK from '@inboxsdk/core'
import type { ComposeEvents, FoundCompose } from '../host.ts'

/** Of the form that InboxSDK checks: the name, and ten digits of its SHA-1. */
const APP_ID = 'sdk_sendworthy_96b3044853'
/** Milliseconds. Three of the ways in which loading fails say nothing. */
const LOAD_MS = 30_000

const LINE = 'color-mix(in srgb, currentColor 20%, transparent)'

/** What InboxSDK knows of a compose. `readers` is null when it fails. */
export type SdkCompose = Omit<FoundCompose, 'readers'> & { readers: () => string[] | null }

/**
 * Calls `found` for every compose, with what to do before anything else of it is used: the guard must stand first.
 * Calls `blind` with whether Gmail cannot be read: after half a minute or a failure it cannot; it may come late.
 */
export async function watchComposes(
  found: (sdk: SdkCompose) => ComposeEvents | null,
  blind: (isBlind: boolean) => void,
): Promise<void> {
  const timer = setTimeout(() => blind(true), LOAD_MS)
  try {
    const options = { globalErrorLogging: false, eventTracking: false }
    const sdk = await InboxSDK.load(2, APP_ID, options)
    sdk.Compose.registerComposeViewHandler((view) => watch(view, found))
    blind(false)
  } catch {
    blind(true)
  }
  clearTimeout(timer)
}

function watch(view: InboxSDK.ComposeView, found: (sdk: SdkCompose) => ComposeEvents | null): void {
  // Whatever happens below, the events are listened to first.
  let events: ComposeEvents | null = null
  attempt(() =>
    view.on('presending', (event) => {
      if (events?.sending('send')) event.cancel()
    }),
  )
  attempt(() =>
    view.on('scheduleSendMenuOpening', (event) => {
      if (events?.sending('schedule')) event.cancel()
    }),
  )
  const compose = attempt(() => view.getElement())
  if (!compose) return
  events = found({
    compose,
    // An inline form is a reply to InboxSDK, and a forward may be one: it goes to new readers.
    isReply: attempt(() => view.isReply() && !view.isForward()) ?? false,
    readers: () =>
      attempt(() =>
        [view.getToRecipients(), view.getCcRecipients(), view.getBccRecipients()].flatMap((list) =>
          list.map(({ emailAddress }) => emailAddress),
        ),
      ),
    statusBar: (height) => {
      const bar = attempt(() => view.addStatusBar({ height, addAboveNativeStatusBar: true }).el)
      if (!bar?.isConnected) return null
      // The line above it is made for light themes alone.
      if (bar.parentElement) bar.parentElement.style.borderColor = LINE
      return bar
    },
  })
  attempt(() => view.on('sending', () => events?.sent()))
  attempt(() => view.on('sent', () => events?.sent()))
  attempt(() => view.on('sendCanceled', () => events?.canceled()))
  attempt(() => view.on('destroy', () => events?.closed()))
}

function attempt<T>(call: () => T): T | null {
  try {
    return call()
  } catch {
    return null
  }
}
