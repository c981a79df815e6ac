/** Where things are in Gmail's page. Data only: this is what breaks when Gmail changes. */
export const SELECTORS = {
  /** A window or an inline reply. */
  compose: '.M9, .AD [role=dialog], .aSt [role=dialog]',
  body: '.Ap [g_editable=true]',
  subject: 'input[name=subjectbox]',
  recipient: '.anm [role=option][data-hovercard-id]',
  /** Where readers are typed: what stands in it is no chip yet, and is sent to all the same. */
  typedRecipients: '.anm input',
  send: '.IZ .Up div > div[role=button]:not(.Uo):not([aria-haspopup=true])',
  archive: '.IZ .Up div > div[role=button].Uo:not([aria-haspopup=true])',
  /** Opens the menu with “Schedule send”, and the item itself. */
  moreSend: '.hG',
  schedule: '[selector=scheduledSend]',
  /** Where the time is chosen, outside of the compose: a list of times, or a calendar with a button. */
  times: '[role=dialog]:not(:has(.Ap)):has([role=menuitem].Az, [role=gridcell])',
  time: '[role=menuitem]',
  calendarDone: '[data-mdc-dialog-action=ok]',
  /** What is in the body and is not of this mail. */
  notAuthored: '.gmail_signature, .gmail_signature_prefix, .gmail_quote, .gmail_quote_container',
} as const
