/**
 * Salesforce Lightning: the composer for mails on its records. Its editor is CKEditor 4 in a frame of the page's own;
 * the newer “Lightning Editor” has published no marks, and where it stands the page is told to be unreadable.
 */
import { type Layout, THREAD } from './page/layout.ts'

export const SALESFORCE: Layout = {
  id: 'salesforce',
  name: 'Salesforce',
  matches: ['https://*.lightning.force.com/*'],
  body: '.cke_editable[contenteditable=true][aria-label="Email Body" i]',
  frames: 'iframe.cke_wysiwyg_frame',
  foreign: null,
  subject: null,
  readers: { fields: null, chips: '.slds-pill, .pill, [role=option]' },
  sends: () => false,
  signature: '[data-signature], .signature',
  thread: THREAD,
}
