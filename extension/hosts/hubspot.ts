/** HubSpot: the window for mails on its records. Its editor is ProseMirror; notes and tasks have the same, without readers. */
import { isControlEnter, type Layout, THREAD } from './page/layout.ts'

const REGIONS = ['app', 'app-na2', 'app-na3', 'app-eu1', 'app-ap1']
const EDITOR = '[data-test-id="rte-content"]'

export const HUBSPOT: Layout = {
  id: 'hubspot',
  name: 'HubSpot',
  matches: REGIONS.map((region) => `https://${region}.hubspot.com/*`),
  body: `${EDITOR}[contenteditable=true], ${EDITOR} .ProseMirror[contenteditable=true]`,
  frames: null,
  foreign: '[data-test-id="activity-creator-window-footer-save-button"]',
  subject: 'input[name=subject], [data-test-id*="subject" i] input',
  readers: { fields: null, chips: '[data-email], [role=option]' },
  sends: isControlEnter,
  signature: '[data-hs-signature], .hs-signature, .hs_signature',
  thread: THREAD,
}
