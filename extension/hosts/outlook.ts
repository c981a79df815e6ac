/** Outlook on the web, for work and for private accounts. Its editor is the browser's own, with a history beside it. */
import { isControlEnter, type Layout, THREAD } from './page/layout.ts'

/** The mail that is answered begins at one of these, and goes on to the end. */
const HEADS = ['#appendonsend', '#divRplyFwdMsg', '#mail-editor-reference-message-container']

export const OUTLOOK: Layout = {
  id: 'outlook',
  name: 'Outlook',
  matches: [
    'https://outlook.office.com/*',
    'https://outlook.office365.com/*',
    'https://outlook.live.com/*',
    'https://outlook.cloud.microsoft/*',
  ],
  // Fields for readers are editables of one line.
  body: 'div[role=textbox][contenteditable=true]:is([aria-multiline=true], [aria-label*="Message body" i])',
  frames: null,
  foreign: null,
  subject: null,
  readers: { fields: null, chips: '[contenteditable=false], [role=button], [role=option], [data-email]' },
  sends: (event) => isControlEnter(event) || (event.altKey && event.code === 'KeyS' && !event.ctrlKey),
  signature: '#Signature, #ms-outlook-mobile-signature, [id^="x_Signature"]',
  thread: [THREAD, ...HEADS.flatMap((head) => [head, `${head} ~ *`])].join(', '),
}
