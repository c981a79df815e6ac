/** The content script of Gmail. InboxSDK needs the page's body to be there. */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { start } from '../compose/start.tsx'
import { GMAIL } from '../hosts/gmail/host.ts'

export default defineContentScript({
  matches: ['https://mail.google.com/*'],
  runAt: 'document_end',
  noScriptStartedPostMessage: true,
  main: () => start(GMAIL),
})
