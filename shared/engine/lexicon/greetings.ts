/** How mails open and close. Anchored patterns without nested repetition, so that matching stays linear. */

/** A greeting at the start of a line, up to and including the words that are always part of it. */
export const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|dear|greetings|bonjour|hallo|hola|ciao|moin)\b(?: (?:there|again|all|team|everyone|everybody|folks|friends?|sirs?|madam|sir or madam|sir\/madam|valued customer|customer)\b)?|good (?:morning|afternoon|evening|day)\b|happy (?:mon|tues|wednes|thurs|fri)day\b|to whom it may concern\b)/i

/** A whole closing line, its comma or dot aside; what follows it is a name. */
export const SIGNOFF =
  /^(?:(?:all the |my |with |kind |kindest |warm |warmest |very )?(?:best|regards|wishes|thanks|gratitude|appreciation|love)|(?:best|kind|kindest|warm|warmest|many|with kind|with best|with warm)\s(?:regards|wishes|thanks)|thanks (?:so much|very much|a lot|again|in advance|a million|and regards|and best regards|all|everyone|team)|(?:many|big|warm|huge) thanks|thank you(?: so much| very much| again| in advance| all)?|thank(?:s| you) for your (?:time|help|consideration|understanding|support|business|patience)|cheers|sincerely|cordially|respectfully|warmly|gratefully|onwards|ta|xo|xoxo|yours|yours (?:truly|sincerely|faithfully)|(?:sincerely|truly|faithfully) yours|all best|take care|talk soon|speak soon|see you soon|until then|stay well|be well|in solidarity|in haste|much love|see you (?:there|then|tomorrow)|have a (?:great|good|nice|wonderful|lovely) (?:day|weekend|week|one|evening|rest of your (?:day|week)))$/i

/** Boilerplate of bulk mail and companies: unsubscribe lines, disclaimers, addresses, "view in browser". */
export const FOOTER =
  /\bunsubscribe\b|take me off|to stop (?:getting|receiving)|stop (?:getting|receiving) these|\bopt[- ]out\b|manage (?:your )?(?:email |e-mail |subscription |notification |communication )?(?:preferences|subscription|settings)|update (?:your )?preferences|view (?:this |it |the )?(?:email |e-mail |message |newsletter )?(?:in|online|on the web)|you(?:'|’)?(?:re| are) (?:receiving|getting) this|you received this|this (?:e-?mail|message|newsletter) (?:was|has been) sent|sent to you by|all rights reserved|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:EIN|ABN|HRB|USt-?Id)\b|registered (?:charity|nonprofit|company)|©|\(c\) ?20\d\d|registered (?:in|office|address)|privacy policy|(?:e-?mail|message) and any (?:attachments?|files)|confidential(?:ity notice| and intended| and may)|if you are not the intended|sent from my (?:iphone|phone|ipad|android)/i
