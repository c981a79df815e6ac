import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { unicodeWith } from '../unicode.ts'
import { words } from '../word-set.ts'

/** Farther apart, verb and secret seldom belong together. */
const REACH = 10
const ASKING = words(
  'send email e-mail text provide share confirm give submit forward supply include enter verify',
)
const ANSWERING = words('reply respond answer')
/** Whose verb it is: "we send you the PIN by post" asks for nothing. */
const OTHERS = words("i we i'll we'll we'd i'd will they he she it who can't never not didn't")
const MEANS_READER = words('your me us')
const WARNING = "never don't not won't doesn't no cannot can't beware scam scams fraud phishing suspicious"
/** The sentence warns. */
const WARNS = words(WARNING)
/** The sentence warns, or sends the reader to a place made for it. */
const HARMLESS = words(
  `${WARNING} without nobody anyone someone somebody fraudsters scammers link page portal form secure securely app checkout here`,
)
/** Between verb and secret these make it something else: `a link to reset my password`. */
const BETWEEN = words('reset change set choose create forgot update recover replace link about')
/** Behind it as well: `your password policy`. */
const BEHIND = words(
  'reset change changes link policy policies manager protected page field requirements request requests hint rules expiry',
)

/** The verb that asks for it, up to ten words before the secret in the same clause; `null` where none does. */
function askedBy(tokens: readonly Token[], from: number): string | null {
  let owned = false
  let steps = 0
  for (let i = from - 1; i >= 0 && steps < REACH; i--) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind === 'mark') {
      if ('.;?!'.includes(text)) return null
      continue
    }
    steps++
    if (BETWEEN.has(lower)) return null
    const next = tokens[i + 1]?.lower
    if (ANSWERING.has(lower) && next === 'with') return lower
    if (ASKING.has(lower) && next !== 'you' && !OTHERS.has(tokens[i - 1]?.lower ?? ''))
      return owned ? lower : null
    owned ||= MEANS_READER.has(lower)
  }
  return null
}

/** Whoever asks for the codes of gift cards has the money and cannot be asked for it back. */
const GIFT_CARDS = '(gift|itunes|steam|google play) (card|cards)'
const wantsCodes = (text: string): boolean =>
  unicodeWith(
    'iu',
  )`\bscratch\b|\b(?:send|text|e-?mail|give|forward|read) (?:them to )?(?:me|us) (?:[\p{L}’']+ ){0,3}(?:codes?|pins?|numbers)\b`.test(
    text,
  )
const CARDS = 'Codes of gift cards are what fraud asks for. Pay by a way that leaves a record.'
const CHECKING = words('verify confirm validate')

const SECRETS: Record<string, null> = {
  [GIFT_CARDS]: null,
  '(credit|debit|bank|) card (number|numbers|details|information|info)': null,
  'bank (details|information|info|account|account details|account number|account information)': null,
  '(cvv|cvc|pin|ssn|password|passwords)': null,
  'social security (number|numbers)': null,
  '(bank|online banking) (login|logins|password)': null,
  '(passport|visa) (copy|scan|number)': null,
  'copy of (your|the) (passport|visa)': null,
  passport: null,
  '(date of birth|dob)': null,
}
const KNOWN = new Set(Object.keys(SECRETS))
const isPassword = ({ entry: { term } }: Hit): boolean => /password|login|^pin$/.test(term)
const NEEDED = /birth|dob|passport|visa|^bank (?!login|online)/
/** So many of these in one sentence are asked for by nobody honest. */
const SEVERAL = 2

export default defineRule({
  id: 'secret-request',
  dimension: 'compliance',
  severity: 'error',
  // One brings a mail under the usual threshold: an honest mail that reads as fraud is not worth sending.
  cost: { each: 32, cap: 64 },
  summary: 'The mail asks for a secret by return mail.',
  why: 'Banks and employers tell people never to mail such data, so an honest request looks like fraud. What does come in lies in two mailboxes for years. Ask for it by phone or on a secure page. A hint, not legal advice.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('secret-request', SECRETS),
  hit: (hit, sentence) => {
    const { tokens } = sentence
    if (hit.entry.key === GIFT_CARDS)
      return wantsCodes(sentence.text) ? at(sentence, hit.from, hit.to, { message: CARDS }) : null
    const verb = BEHIND.has(tokens[hit.to]?.lower ?? '') ? null : askedBy(tokens, hit.from)
    if (verb === null) return null
    const secrets = sentence.hits.filter(({ entry }) => KNOWN.has(entry.key))
    // A page asks for a password or for a card, and only a false one for both.
    const both = secrets.some(isPassword) && secrets.some((other) => !isPassword(other))
    // An address is verified by a link, a password never.
    const checks = isPassword(hit) && CHECKING.has(verb)
    if (!both && !checks && tokens.some(({ lower }) => HARMLESS.has(lower))) return null
    if ((both || checks) && tokens.some(({ lower }) => WARNS.has(lower))) return null
    return at(sentence, hit.from, hit.to, {
      message: 'Do not ask for this by mail; name a safe way to hand it over.',
      // Some trades need these, and they open no account by themselves; together they are a person.
      ...(!both && secrets.length < SEVERAL && NEEDED.test(hit.entry.term) ? { severity: 'warning' } : {}),
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
    {
      draft: 'Click here and enter your password and credit card number within 24 hours.',
      marks: ['password', 'credit card number'],
    },
    {
      draft: 'Please send your full name, bank account number and a copy of your passport.',
      marks: ['bank account number', 'copy of your passport'],
    },
    { draft: 'Send me your bank details to get started now.', marks: ['bank details'] },
    {
      draft: 'I need you to buy 5 Apple gift cards, scratch them and send me the codes.',
      marks: ['gift cards'],
    },
    { draft: 'Please verify your password here: https://acme.example/login', marks: ['password'] },
    { draft: 'Could you email us a copy of your passport?', marks: ['copy of your passport'] },
  ],
  passes: [
    'We will never ask you to send your password or your card number by mail.',
    'Please don’t share your PIN with anyone. If you lost it, we will send you the new PIN by post.',
    'Please send me a link to reset my password. I will confirm your password change on Monday.',
    'Give us the last four digits, or enter your card details on our secure page.',
    'Enter your password on the page below. Your bank details go into its form, and we will send you ours.',
    'Buy gift cards online: we send you the code at once, and it is good for a year.',
    'Reply with a time that suits you. Your passport is ready.',
  ],
}
