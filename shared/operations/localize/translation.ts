/** What would have to be translated or reworded, which only a model or a person can do. Nothing of it is changed. */
import type { Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { PRONOUNS } from '../../engine/lexicon/pronouns.ts'
import { findTerms, indexTerms } from './find-terms.ts'
import { greetingFor, signoffFor } from './greeting-for.ts'
import { closingLine, openingLine } from './opening-line.ts'
import { registerOf } from './register.ts'
import type { Findings, Mail, Point, Recipient, Step } from './step.ts'
import { languageName } from './tables/locales.ts'
import { IDIOMS } from './tables/occasions.ts'

const TRANSLATED = new Set(['greeting', 'opening', 'body', 'ask', 'signoff', 'footer'])
const ADDRESSING = new Set(['greeting', 'opening', 'body', 'ask'])
/** Fewer letters are no words. */
const WORD = /\p{L}{2}/u

const IDIOM_INDEX = indexTerms(IDIOMS.map((idiom) => [idiom, idiom] as const))

export const translation: Step = (mail, findings) => {
  if (mail.native) registerClashes(mail, findings)
  else untranslated(mail, findings)
}

function untranslated(mail: Mail, { model }: Findings): void {
  const { doc, language, target, glossary } = mail
  const terms = indexTerms(Object.entries(glossary).map(([term, use]) => [term, [term, use] as const]))
  const what = language === null ? '' : `In ${languageName(language)}; `
  const base = `${what}${what === '' ? 'N' : 'n'}eeds translation into ${target.languageName}.`
  for (const sentence of [doc.subject, doc.preheader, ...doc.sentences]) {
    if (!sentence?.tokens.some(({ kind }) => kind === 'word') || !WORD.test(sentence.text)) continue
    if (sentence.field === 'draft' && !isTranslated(mail, sentence)) continue
    const notes = [
      base,
      ...lineNote(mail, sentence),
      ...findTerms(sentence.text, IDIOM_INDEX).map(({ of }) => `“${of}” cannot be taken word for word.`),
      ...findTerms(sentence.text, terms).map(({ of: [term, use] }) => `Glossary: ${term} → ${use}.`),
    ]
    model({ field: sentence.field, start: sentence.start, end: sentence.end, reason: notes.join(' ') })
  }
  for (const point of unseen(mail)) model(point)
}

/** Names and addresses of a signature are no text to translate. */
const isTranslated = ({ signedAt }: Mail, { region, start }: Sentence): boolean =>
  TRANSLATED.has(region) && (start < signedAt || region === 'footer')

/** What greeting and sign-off become; they are put in together with the translation, so that no mail mixes languages. */
function lineNote(mail: Mail, sentence: Sentence): string[] {
  const { target, formality } = mail
  const region = lineOf(mail, sentence)
  if (region === 'signoff') return [`Usual: “${signoffFor(target.tag, formality)}”`]
  if (region !== 'greeting') return []
  const { text, reason } = greetingFor(target.tag, formality, withName(mail))
  if (text === null) return [reason]
  return [`Usual: “${text}”`, ...(reason === '' ? [] : [reason])]
}

/** Greeting or sign-off, by the engine or by the lines of the language itself. */
function lineOf({ doc, language }: Mail, { region, field, start, end }: Sentence): string {
  if (field !== 'draft') return ''
  if (region === 'greeting' || region === 'signoff' || language === null) return region
  const covers = (block: Span | undefined) => block !== undefined && start >= block.start && end <= block.end
  if (covers(openingLine(doc, language)?.block)) return 'greeting'
  return covers(closingLine(doc, language)?.block) ? 'signoff' : region
}

/** The recipient, with the name the mail itself greets where the request gives none. */
function withName({ recipient, doc, language }: Mail): Recipient {
  const line = recipient.given_name === undefined && language !== null ? openingLine(doc, language) : null
  if (!line) return recipient
  const name = doc.text.slice(line.block.start + line.nameStart, line.block.start + line.nameEnd)
  const tag = doc.placeholders.some(({ field, raw }) => field === 'draft' && raw === name)
  return tag || /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(name) ? { ...recipient, given_name: name } : recipient
}

/** Words that do not show as text: preview text and what stands in for pictures. */
function unseen({ doc, target }: Mail): Point[] {
  if (!doc.html) return []
  const hidden = doc.html.hidden
    .slice(0, 1)
    .map(({ text, source }) => ({ text, source, what: 'Hidden preview text' }))
  const pictures = doc.images
    .filter(({ tracking }) => !tracking)
    .map(({ alt, source }) => ({ text: alt ?? '', source, what: 'Alternative text of a picture' }))
  return [...hidden, ...pictures]
    .filter(({ text }) => WORD.test(text))
    .map(({ source, what }) => ({
      field: 'draft' as const,
      start: 0,
      end: 0,
      source,
      reason: `${what}; needs translation into ${target.languageName}.`,
    }))
}

/** Sentences that call the reader otherwise than was asked: verbs and endings change with the pronoun. */
function registerClashes(mail: Mail, { model }: Findings): void {
  const { doc, target, asked } = mail
  const pronouns = PRONOUNS[target.language]
  if (!pronouns || asked === 'auto') return
  const { names } = pronouns
  // In a mail that is formal throughout, the first word of a sentence is taken for the polite pronoun too.
  const formal = registerOf(mail) === 'formal'
  for (const sentence of doc.sentences) {
    if (!ADDRESSING.has(sentence.region)) continue
    const clash = sentence.tokens.some(({ text, lower }, i) =>
      asked === 'formal'
        ? pronouns.familiar.has(lower)
        : pronouns.polite.has(text) && (i > 0 || formal || pronouns.polite.has(lower)),
    )
    if (!clash) continue
    const [from, to] = asked === 'formal' ? [names.familiar, names.polite] : [names.polite, names.familiar]
    model({
      field: 'draft',
      start: sentence.start,
      end: sentence.end,
      reason: `Addresses the reader with ${from}; ${asked} ${target.languageName} needs ${to} and other endings.`,
    })
  }
}
