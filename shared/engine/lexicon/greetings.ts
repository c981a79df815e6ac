/** How English mails open and close. Anchored patterns without nested repetition, so that matching stays linear. */

/**
 * A greeting at the start of a line, up to and including the words that are always part of it. The first word is looked
 * at and then passed: what follows is compiled once and not for each of them.
 */
export const GREETING =
  /^(?:(?=(?:hi|hello|hey|hiya|howdy|dear|greetings|bonjour|hallo|hola|ciao|moin)\b)\w+(?: (?:there|again|all|team|everyone|everybody|folks|friends?|sirs?|madam|sir or madam|sir\/madam|valued customer|customer)\b)?|good (?:morning|afternoon|evening|day)\b|(?:morning|afternoon|evening) (?:all|everyone|everybody|team|folks)\b|happy (?:mon|tues|wednes|thurs|fri)day\b|to whom it may concern\b)/i

/** A whole closing line, its comma or dot aside; what follows it is a name. */
export const SIGNOFF =
  /^(?:(?:all the |my |with |kind |kindest |warm |warmest |very )?(?:best|regards|rgds|wishes|thanks|th(?:an|n)?x|tnx|tks|gratitude|appreciation|love)(?: from .+)?|(?:best|kind|kindest|warm|warmest|many|with kind|with best|with warm)\s(?:regards|wishes|thanks)|thanks (?:so much|& regards|very much|a lot|again|in advance|a million|and regards|and best regards|all|everyone|team)|(?:many|big|warm|huge) th(?:anks|(?:an)?x)|thank you(?: so much| very much| again| in advance| all)?|thank(?:s| you) for your (?:time|help|consideration|understanding|support|business|patience)|cheers|sincerely|cordially|respectfully|warmly|gratefully|onwards|ta|xo|xoxo|yours|yours (?:truly|sincerely|faithfully)|(?:sincerely|truly|faithfully) yours|all best|take care|talk soon|speak soon|see you soon|until then|stay well|be well|in solidarity|in haste|much love|see you (?:there|then|tomorrow)|have a (?:great|good|nice|wonderful|lovely) (?:day|weekend|week|one|evening|rest of your (?:day|week)))$/i
