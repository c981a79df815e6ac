/** Names that functions may use which are handed to a page or to the worker, where no module of ours is. */
import type { browser } from 'wxt/browser'
import type { Sent } from './gmail.ts'
import type { HostSent } from './host.ts'

interface DeveloperMode {
  developerPrivate: {
    updateProfileConfiguration: (about: { inDeveloperMode: boolean }) => Promise<void>
  }
}

declare global {
  /** The browser's interface, in the extension's pages and worker; the last part in chrome://extensions alone. */
  var chrome: typeof browser & DeveloperMode
  /** The simulated page of another host, in its page. */
  var hostSim: { sent: HostSent[] }
  /** The simulated Gmail, in its page. */
  var gmailSim: {
    sent: Sent[]
    openCompose: (fields: { to: string[]; subject?: string; paragraphs?: readonly string[] }) => void
  }
}
