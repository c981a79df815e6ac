/** What fraud asks for. A text may speak of it only where its source does. English. */

interface Matter {
  says: RegExp
  /** Words by which a source speaks of the same. */
  given: RegExp
}
const matter = (says: RegExp, also?: RegExp): Matter => ({
  says,
  given: also ? new RegExp(`${says.source}|${also.source}`, 'iu') : says,
})

const MATTERS: readonly Matter[] = [
  matter(/\b(?:pass ?words?|pass ?codes?|passphrases?|pin codes?|log-?in details|credentials)\b/iu),
  matter(/\b(?:one-?time|verification|security|2fa|mfa|authentication) ?(?:pass)?codes?\b|\botp\b/iu),
  matter(/\b(?:text|send|give|tell|read) (?:me|us) (?:the|your|a|that) (?:code|pin)\b/iu),
  // A secret may be the matter of a mail that asks nobody to hand it over.
  matter(
    /\b(?:send|give|tell|text|e-?mail|share|forward|reply with|hand over|read out)\b(?! you\b)(?:(?!\b(?:if|when|whether|once|that)\b)[^\n.!?]){0,25}\byour (?:\w+ ){0,2}(?:pass ?words?|pass ?codes?|pin|log-?ins?|credentials|codes?|card numbers?)\b/iu,
  ),
  matter(
    /\b(?:log|sign)(?:ged|ging|ning)?[- ]?in(?:s|to)?\b/iu,
    /\b(?:log|sign)(?:ged|ging|ning)? (?:back |on)?in(?:to)?\b|\bpass ?words?\b|\byour (?:\w+ )?account\b(?! (?:manager|executive|team))/,
  ),
  matter(
    /\b(?:bring|send|hand over|pay in|in) cash\b|\bpayroll files?\b|\b(?:employee|staff) (?:data|records|lists?)\b|\bsalar(?:y|ies)\b|\bdigits (?:you|we)\b|\bgift vouchers?\b|\blegal action\b/iu,
  ),
  matter(/\b(?:credit|debit|bank|gift) ?cards?\b|\bcard numbers?\b|\bcvv\b|\bcvc\b/iu),
  matter(/\b(?:social security|ssn|passport|national id|date of birth|tax id)\b/iu),
  matter(
    /\b(?:iban|swift|bic|sort code|routing number|account number|bank (?:details|account|transfer)|wire transfers?|beneficiary)\b/iu,
  ),
  matter(
    /\b(?:bitcoin|btc|ethereum|usdt|crypto\w*|wallet address|seed phrase|private key|api keys?|secret key)\b/iu,
  ),
  matter(
    /\b(?:wire|transfer|send|pay|deposit|remit)\b[^\n.!?]{0,40}\b(?:money|funds|cash|deposits?|accounts?)\b/iu,
  ),
  matter(
    /(?<!\b(?:cannot|not|never|unable to) |n['’]t )\b(?:wire|transfer|send|pay|deposit|remit)\b[^\n.!?]{0,40}\b(?:payments?|invoices?|fees?)\b/iu,
    /\b(?:pay|paid|payments?|paying)\b|\binvoices?\b[^\n.!?]{0,60}\b(?:due|overdue|open|outstanding|unpaid|settled?)\b|\bsettle\b/,
  ),
  matter(
    /\b(?:new|other|another|different|changed|updated|partner['’]?s?)\b[^\n.!?]{0,20}\b(?:account|iban|bank|payee|beneficiary)\b/iu,
  ),
  matter(/\b(?:anydesk|teamviewer|remote access|enable macros|\w+\.(?:exe|zip|scr|js|bat|iso))\b/iu),
  matter(/\battached file\b|\bopen the attachment\b/iu, /\battach(?:ed|ment)?\b/),
  matter(/\b(?:install|download)\b/iu, /\b(?:install|download)(?:s|ed|ing|ation|able)?\b/),
  matter(
    /\b(?:verify|confirm|validate|unlock|reactivate) your (?:account|identity|details|mailbox|payment)\b/iu,
  ),
  matter(
    /\b(?:account|mailbox|access) (?:will be|has been|is) (?:suspended|closed|locked|terminated|limited)\b/iu,
  ),
  // Addresses are facts, and none may be new; a name in some network is found here.
  matter(/\b(?:bcc|cc|forward|copy)\b[^\n.!?]{0,40}(?<![\w.])@\w/iu),
]

/** Whether a text asks for what only fraud would want, and its source does not speak of it. */
export const asksForFraud = (text: string, source: string): boolean =>
  MATTERS.some(({ says, given }) => says.test(text) && !given.test(source))
