/** The guard of Gmail, before any script of the page. */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { standGuard } from '../gate/guard.ts'
import { gestureOf } from '../hosts/gmail/gestures.ts'

export default defineContentScript({
  matches: ['https://mail.google.com/*'],
  runAt: 'document_start',
  noScriptStartedPostMessage: true,
  main: () => standGuard(gestureOf),
})
