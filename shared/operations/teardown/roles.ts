/** What each section has to do, and what is lost without it, by sort of mail. */
import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Family } from '../../engine/kinds.ts'
import { hasOneReader } from '../../engine/measures/one-reader.ts'
import type { SectionName } from './sections-contract.ts'

/** Mail to a stranger, to somebody known, to many, and mail that gives notice. */
type Sort = 'cold' | 'known' | 'many' | 'notice'

const SORTS: Record<Family, Sort> = {
  cold: 'cold',
  warm: 'known',
  bulk_content: 'many',
  bulk_promo: 'many',
  operational: 'notice',
}

type BySort = Record<Sort, string>
const all = (text: string): BySort => ({ cold: text, known: text, many: text, notice: text })

const ROLES: Record<SectionName, BySort> = {
  from_name: {
    ...all('Says who writes, which readers look at before the subject.'),
    many: 'Says which sender they signed up with; phones show about 25 characters of it.',
  },
  subject: {
    cold: 'Gets the mail opened by naming something of the reader’s own, and sells nothing yet.',
    known: 'Says what the mail is about, so that it can be placed, answered and found again.',
    many: 'Says what is in it for the reader before the phone cuts the line.',
    notice: 'Says what happened, so that nobody has to open the mail to know.',
  },
  preheader: {
    ...all('Not needed: inboxes show the first words of the mail here.'),
    many: 'Adds the second reason to open, in the line that stands behind the subject.',
    notice: 'Gives the fact that matters next, such as the amount or the date.',
  },
  greeting: {
    ...all('Shows that the mail is meant for this reader, and is read in half a second.'),
    many: 'Sets the tone; the first sentence matters more.',
  },
  opening: {
    cold: 'Says why you write to this reader and why now, in what most people read before they decide.',
    known: 'Says what the mail is about in its first sentence.',
    many: 'Keeps what the subject promised, at once.',
    notice: 'Gives the answer or the news first, the background after it.',
  },
  body: {
    cold: 'Ties the reader’s situation to the one thing you offer.',
    known: 'Gives what the reader needs to answer, and no more.',
    many: 'Gives one reason or one story at a time, easy to skim.',
    notice: 'Gives the details and what happens next.',
  },
  proof: {
    ...all('Shows that it worked for somebody else, with a figure or a name that can be checked.'),
    cold: 'Gives a stranger one reason to believe you: who, how much, since when.',
    many: 'Shows what came of it before, with a figure or a name that can be checked.',
  },
  cta: {
    cold: 'Asks one question that takes a word to answer.',
    known: 'Says what the reader should do, and by when.',
    many: 'Names what a click leads to.',
    notice: 'Says what the reader has to do, if anything.',
  },
  signature: {
    ...all('Closes the mail and says who to answer to.'),
    cold: 'Shows that a person with a name and a firm has written.',
    many: 'Puts a person behind the mailing.',
  },
  footer: {
    ...all('Holds what the law asks for and nothing the reader must not miss.'),
    many: 'Says who sends this and from where, and lets the reader out in one click.',
  },
}

const MISSING: Record<SectionName, BySort> = {
  from_name: all('No sender name was given, so it could not be looked at.'),
  subject: all('There is no subject. Readers decide by it, and some filters hold it against you.'),
  preheader: all('There is no preheader, so the inbox shows whatever stands first in the mail.'),
  greeting: all('Nobody is greeted.'),
  opening: all('No sentence comes before the ask, so the reader does not know why it is asked.'),
  body: {
    ...all('Between opening and close nothing says more.'),
    cold: 'Nothing ties the opening to what you offer.',
  },
  proof: {
    ...all('Nothing shows that it worked for anybody else: no result with a figure, no customer.'),
    many: 'Nothing shows what came of it before: no result with a figure.',
  },
  cta: {
    ...all('Nothing says what the reader should do.'),
    many: 'There is nothing to click and nothing to do.',
  },
  signature: all('Nobody has signed.'),
  footer: {
    ...all('There is no footer.'),
    many: 'There is no footer with the sender’s address and a way out.',
  },
}

/** A mail that follows another has its reader's attention already, or has lost it. */
const FOLLOWING: Partial<Record<SectionName, string>> = {
  subject: 'Lets the reader find what came before.',
  opening: 'Brings what is new since the last mail; that somebody has not answered is not news.',
  body: 'Gives the reader a reason to answer now that the last mail did not have.',
}

/** What a section has to do in this mail; a preheader that `isWanted` is not called needless. */
export const roleOf = (name: SectionName, doc: Doc, isWanted = false): string =>
  (doc.kind === 'follow_up' && isSure(doc.kindConfidence) ? FOLLOWING[name] : undefined) ??
  ROLES[name][name === 'preheader' && isWanted && sortOf(doc) !== 'notice' ? 'many' : sortOf(doc)]

/** An invitation to one person by name is a letter, though its kind goes to many; so is a mail whose kind is a mere guess. */
const sortOf = (doc: Doc): Sort => {
  if (!isSure(doc.familyConfidence)) return 'known'
  const sort = SORTS[doc.family]
  return sort === 'many' && hasOneReader(doc) ? 'known' : sort
}

/** The role of a part of the body that is nothing but an address. */
export const BARE_ADDRESS = 'An address alone: it leads on, and no word says where.'

/** The role of a part of the body that only takes leave: “Looking forward to hearing from you.” */
export const LEAVE = 'Takes leave politely; nothing has to stand in it, and nothing that matters should.'

/** What is lost without the section. */
export const missingOf = (name: SectionName, doc: Doc): string => MISSING[name][sortOf(doc)]
