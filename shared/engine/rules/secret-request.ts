import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Farther apart, verb and secret seldom belong together. */
const REACH = 10
const ASKING = words('send email e-mail text provide share confirm give submit forward supply include')
const ANSWERING = words('reply respond answer')
/** Whose verb it is: "we send you the PIN by post" asks for nothing. */
const OTHERS = words("i we i'll we'll we'd i'd will they he she it who can't never not didn't")
const MEANS_READER = words('your me us')
/** The sentence warns, or sends the reader to a place made for it. */
const HARMLESS = words(
  "never don't not won't doesn't no cannot can't without nobody anyone someone somebody beware scam scams fraud phishing fraudsters scammers suspicious link page portal form secure securely app checkout here",
)
/** Between verb and secret these make it something else: `a link to reset my password`. */
const BETWEEN = words('reset change set choose create forgot update recover replace link about')
/** Behind it as well: `your password policy`. */
const BEHIND = words(
  'reset change changes link policy policies manager protected page field requirements request requests hint rules expiry',
)

/** True when a verb that asks for it stands up to ten words before the secret, in the same clause. */
function isAskedFor(tokens: readonly Token[], from: number): boolean {
  let owned = false
  let steps = 0
  for (let i = from - 1; i >= 0 && steps < REACH; i--) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind === 'mark') {
      if ('.;?!'.includes(text)) return false
      continue
    }
    steps++
    if (BETWEEN.has(lower)) return false
    const next = tokens[i + 1]?.lower
    if (ANSWERING.has(lower) && next === 'with') return true
    if (ASKING.has(lower) && next !== 'you' && !OTHERS.has(tokens[i - 1]?.lower ?? '')) return owned
    owned ||= MEANS_READER.has(lower)
  }
  return false
}

export default defineRule({
  id: 'secret-request',
  dimension: 'compliance',
  severity: 'error',
  summary: 'The mail asks for a secret by return mail.',
  why: 'Banks and employers tell people never to mail such data, so an honest request looks like fraud. What does come in lies in two mailboxes for years. Ask for it by phone or on a secure page. A hint, not legal advice.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('secret-request', {
    '(credit|debit|bank|) card (number|numbers|details)': null,
    '(cvv|cvc|pin|ssn|password|passwords)': null,
    'social security (number|numbers)': null,
    '(bank|online banking) (login|logins|password)': null,
    '(passport|visa) (copy|scan|number)': null,
    'copy of (your|the) (passport|visa)': null,
    passport: null,
    '(date of birth|dob)': null,
  }),
  hit: (hit, sentence) => {
    const { tokens } = sentence
    if (tokens.some(({ lower }) => HARMLESS.has(lower)) || BEHIND.has(tokens[hit.to]?.lower ?? ''))
      return null
    if (!isAskedFor(tokens, hit.from)) return null
    return at(sentence, hit.from, hit.to, {
      message: 'Do not ask for this by mail; name a safe way to hand it over.',
      // Some trades need these, and they open no account by themselves.
      ...(/birth|dob|passport|visa/.test(hit.entry.term) ? { severity: 'warning' } : {}),
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nTo keep the room, reply with your credit card number, expiry date and CVV.\n\nBen',
      marks: ['credit card number', 'CVV'],
    },
    { draft: 'Please send me your password and your SSN.', marks: ['password', 'SSN'] },
    { draft: 'Could you email us a copy of your passport?', marks: ['copy of your passport'] },
  ],
  passes: [
    'We will never ask you to send your password or your card number by mail.',
    'Please don’t share your PIN with anyone. If you lost it, we will send you the new PIN by post.',
    'Please send me a link to reset my password. I will confirm your password change on Monday.',
    'Give us the last four digits, or enter your card details on our secure page.',
    'Reply with a time that suits you. Your passport is ready.',
  ],
}
