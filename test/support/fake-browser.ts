/** The browser's interface to extensions, in memory. Import it before anything of the extension. */
import { fakeBrowser } from 'wxt/testing/fake-browser'

Object.assign(globalThis, { browser: fakeBrowser })
