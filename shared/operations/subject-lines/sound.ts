/** Whether a line may stand over the mail: it names something of the mail's own matter, and leans on nothing. */
import type { Doc, Token } from '../../engine/doc.ts'
import { stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { hasName, hasNumber } from '../../engine/measures/names-a-thing.ts'
import { COUNTS } from '../../engine/measures/reader-facts.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { classesOf } from '../material/word-class.ts'
import { isPraise } from '../praise.ts'
import type { Fit } from './fit.ts'
import { isPoint, turnsRound } from './point.ts'
import { ENDED } from './reading/own-deed.ts'
import { tellingSentences } from './reading/telling.ts'
import type { Role } from './role.ts'

/** The verb, not the month. */
const MAY = /\bmay\b/
/** Statements that bind nobody, and what every firm says of itself, are no better than what stands there; a promise with a day binds. */
const LOOSE =
  /\b(?:might|(?<=^(?:we|i) )could|could(?! not\b)|would|can(?!['’]t\b)|should|feel|continues?|priority|satisfaction|appreciate|(?:the|one of the) best|favou?rite|impress\w+|(?:has|have) been (?:forwarded|escalated|received|noted|logged|registered|passed)|loved|enjoyed|will be \w+ed(?!.*\d))\b/i
/** “Opening its doors on 9 May”: a subject line has nothing before it that these could be. */
const LEANS =
  /\b(?:its?|their|they|them|his|he|she)\b|^(?:is|are|was|does|do|did|can|could|will|would|should|has|have) (?:that|this|these|those)\b(?=.*\?)/i
/** “The scaffold failed its inspection” says whose. */
const OWN_ITS = /^(?:the|your) .*\bits\b/i
/** “Proposal for the Harbour Museum”, “Introducing Plotwise Weather”: candidates have no capitals but those of names. */
const OF_NAME = /^Introducing \p{Lu}|\p{Ll} (?:the|at|in|of|with|for) \p{Lu}\p{Ll}/u
/** “Decision on the reception desks”: told apart by what it is of. */
const OF_THING = /\p{Ll} (?:of|on|about|for|with|from|in|behind|after) (?:the |your |an? )?\p{L}+ \p{L}+/u
/** “The compressor logs you sent”: reader and sender both know which. */
const HANDED = / (?:you|I|we) (?:sent|asked|gave|mentioned|ordered|booked|wanted|discussed)\b/
/** What the whole mail is, and of what: “Status of the warehouse migration”, “Job offer: workshop manager”. */
const REPORTS =
  /^(?:(?:status|update|summary|recap|overview|minutes|report) (?:of|on) (?:\p{L}+ )+\p{L}+$|\p{L}+ offer: )/iu
/** “Your Hull cold store”: what is the reader’s own. */
const OF_READER = /^your\b/i

/**
 * Fit from which a line with a figure is the point of the mail, and a line of so many words serves a letter though
 * it names no one thing: “New menu, classes and the team”.
 */
const FITS = 90
const LINE = 8
/** Parts that tell what the mail is written for, whatever it asks. */
const TELLS: ReadonlySet<Role> = new Set(['purpose', 'news', 'trigger', 'heading', 'offer'])
/** And the fit from which they do. */
const TELLING = 85
/** And how much less what went wrong needs, and what the first sentences tell. */
const FIRST = 10
/** “We are writing about a change to your account.”: what it is the next sentence tells. */
const ANNOUNCES = /\b(?:writing|let you know|inform you|update|news|a change|changes)\b(?! that\b)/i
/** Words of a topic at most, and how often the mail has to name it. */
const TOPIC = 4
const NAMED = 2

/** “The clinic is run by Dr. Maes” may be a remark; what will be, and what has been, is news. */
const STATE = /\b(?:is|are)\b/i

/** “Your marquee has been damaged”: what became of the reader’s own. */
const tellsOf = (tokens: readonly Token[]): boolean =>
  classesOf(tokens).some((c, i) => c === 'be' || (c === 'modal' && i > 0) || (c === 'verb' && i > 1))

/** Who speaks, any of many, and what is asked name nothing by themselves. */
const OPENS_LOOSE = /^(?:i|we|an?|what|how|is|are|do|does|did|can|could|would|will)\b|\?$/i

/** “We’ve lost the pitch”, “We finished the kitchen floor” */
const isDeed = (text: string): boolean => {
  const [, said, verb = ''] =
    /^(?:i|we)(?:(['’]ve | have | can['’]t | cannot | won['’]t )| )(\p{L}+)/iu.exec(text) ?? []
  return said !== undefined || ENDED.has(verb)
}

/** Judges the lines of one mail by their words and the `fit` they have otherwise; in another language than English all pass. */
export function soundIn(doc: Doc): (text: string, fit: Pick<Fit, 'points' | 'role'>) => boolean {
  if (!doc.english) return () => true
  // News of many things has no one point.
  const isLetter = doc.family === 'bulk_content'
  const isToMany = isLetter || doc.family === 'bulk_promo'
  // What a stranger noticed is why they write, whatever they ask.
  const toStranger = doc.family === 'cold' || doc.kind === 'recruiting'
  const [first, second] = tellingSentences(doc)
  const leads = [first, first && ANNOUNCES.test(first.text) ? second : undefined].flatMap((s) =>
    s ? [stemsOf(s)] : [],
  )
  const isLead = (text: string): boolean => {
    const stems = [...stemsOfTokens(parseSentence(text).tokens)]
    return leads.some((lead) => stems.every((stem) => lead.has(stem)))
  }
  const isStatement = (text: string): boolean =>
    !isToMany &&
    !toStranger &&
    (!OPENS_LOOSE.test(text) || isDeed(text)) &&
    (tellsOf(parseSentence(text).tokens) || isDeed(text)) &&
    isLead(text)
  /** The second sentence may be a side remark; what happened is news wherever it is told. */
  const isTold = (text: string, role: Role): boolean =>
    (TELLS.has(role) || (role === 'problem' && isLead(text))) &&
    (role !== 'news' || doc.kind === 'apology' || !STATE.test(text) || isLead(text))
  const said = (stem: string) => doc.sentences.filter((sentence) => stemsOf(sentence).has(stem)).length

  /** Whether a line names something the reader can point at: a name, a figure, a day, or what the mail is all about. */
  const isConcrete = (text: string): boolean => {
    const parsed = parseSentence(text)
    // “Your biscuits may contain peanut”: the reader's own is the matter, sure or not.
    if (LOOSE.test(text) || (MAY.test(text) && !(OF_READER.test(text) && isStatement(text)))) return false
    if (hasName({ parsed }) || OF_NAME.test(text) || REPORTS.test(text) || hasNumber({ parsed })) return true
    if (HANDED.test(text) || (OF_READER.test(text) && tellsOf(parsed.tokens)) || isStatement(text))
      return true
    if (parsed.tokens.some(({ lower }) => /^(?:two|twice)$/.test(lower) || COUNTS.has(lower))) return true
    const stems = [...stemsOfTokens(parsed.tokens)]
    if (stems.length > 2 && OF_THING.test(text)) return true
    if (parsed.words > TOPIC || stems.length === 0) return false
    return stems.every((stem) => said(stem) >= NAMED) || said(stems.at(-1) ?? '') > NAMED
  }

  const isSound = (text: string, { points, role }: Pick<Fit, 'points' | 'role'>): boolean =>
    // “I am writing to complain about the noise” says itself what the mail is.
    (role === 'purpose' && !LEANS.test(text)) ||
    // “Would you give a talk to our beekeepers?”: a mail between people that begins with its ask is about it.
    (role === 'ask' &&
      !toStranger &&
      text.endsWith('?') &&
      isLead(text) &&
      stemsOfTokens(parseSentence(text).tokens).size > 2) ||
    // A figure off the point draws the eye all the same.
    ((points >= FITS || TELLS.has(role) || !/\d/.test(text) || isLead(text)) &&
      (isToMany ||
        isPoint(doc, text) ||
        (points >= (role === 'problem' || isStatement(text) ? TELLING - FIRST : TELLING) &&
          isTold(text, role)) ||
        (toStranger && (role === 'trigger' || (points >= FITS && OF_READER.test(text))))) &&
      !turnsRound(doc, text) &&
      !isPraise(stemsOfTokens(parseSentence(text).tokens)) &&
      !LEANS.test(text.replace(OWN_ITS, '')) &&
      !endsInList(doc.text, text) &&
      (isConcrete(text) || (isLetter && points >= FITS && text.split(' ').length <= LINE)))

  const known = new Map<string, boolean>()
  return (text, fit) => {
    const key = `${fit.points} ${fit.role} ${text}`
    const found = known.get(key) ?? isSound(text, fit)
    known.set(key, found)
    return found
  }
}

/** “300 experts from industry” of “300 experts from industry, schools and banks”. */
function endsInList(mail: string, line: string): boolean {
  const at = mail.toLowerCase().indexOf(line.toLowerCase())
  return (
    at >= 0 &&
    /\b(?:of|from|for|with|in|to|by|on|about|between) \p{L}+$/u.test(line) &&
    /^, [^,.?!]{2,40}(?:,| and | or )/.test(mail.slice(at + line.length))
  )
}
