/** What a mail shows of what the law of the reader's country asks for. Raises questions, never vouches for anything. */

import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { ALSO_PERSONAL, countryOf, GDPR_COUNTRIES, isMarketing, isUnasked } from '../../engine/law.ts'
import { COMPANY_FORMS } from '../../engine/lexicon/company-forms.ts'
import { answersMail } from '../../engine/measures/thread.ts'
import { offersOptOut, offersPlainOut } from '../../engine/opt-out.ts'
import { givesAddress } from '../../engine/postal-address.ts'
import type { Rule } from '../../engine/rule.ts'
import deceptiveSender from '../../engine/rules/deceptive-sender.ts'
import missingBusinessData from '../../engine/rules/missing-business-data.ts'
import missingCaslContact from '../../engine/rules/missing-casl-contact.ts'
import missingDataSource from '../../engine/rules/missing-data-source.ts'
import unprovenConsent from '../../engine/rules/unproven-consent.ts'
import { answersApplicant } from '../cta/primary.ts'

export const LEGAL_STATUSES = ['pass', 'missing', 'unknown', 'not_applicable'] as const
export type LegalStatus = (typeof LEGAL_STATUSES)[number]

export interface LegalFinding {
  rule: string
  status: LegalStatus
  jurisdiction: string
  message: string
}

type Verdict = Pick<LegalFinding, 'status' | 'message'>

interface LegalRule {
  rule: string
  applies: (doc: Doc) => boolean
  check: (doc: Doc) => Verdict
  /** True for what a footer added later could hold. */
  inFooter: boolean
}

/** The engine's finding as a message; `null` when its rule has nothing to say. */
const says = (rule: Rule, doc: Doc): string | null => {
  const read = reaches(doc) === 'strangers' ? asFirst(doc) : doc
  const finding = rule.check?.(read)[0]
  return finding ? (finding.message ?? rule.summary) : null
}
/** Mail that sells nothing to its reader, whoever that is. */
const SELLS_NOTHING: ReadonlySet<Kind> = new Set([
  'recruiting',
  'meeting_recap',
  'thank_you',
  'internal',
  'other',
])

/**
 * Whether the mail goes to somebody who did not ask for it and wants something of them: an invitation, a second
 * mail or an offer to sell together as much as the first. `unclear` where only the sender knows.
 */
function reaches(doc: Doc): 'strangers' | 'known' | 'unclear' {
  if (isUnasked(doc)) return 'strangers'
  const relationship = doc.draft.audience?.relationship
  if (doc.family === 'operational' || SELLS_NOTHING.has(doc.kind)) return 'known'
  if (relationship !== undefined) return relationship === 'cold' ? 'strangers' : 'known'
  const oneToOne = doc.family === 'cold' || (ALSO_PERSONAL.has(doc.kind) && !isMarketing(doc))
  return oneToOne && !answersMail(doc.blocks) ? 'unclear' : 'known'
}

/** Who writes to somebody about a job without being asked sells nothing, and holds their data all the same (GDPR, article 14). */
function recruits(doc: Doc): boolean {
  const relationship = doc.draft.audience?.relationship ?? 'cold'
  const asked = answersMail(doc.blocks) || answersApplicant(doc)
  return doc.kind === 'recruiting' && isSure(doc.kindConfidence) && relationship === 'cold' && !asked
}

const commercial = (doc: Doc) => isMarketing(doc) || reaches(doc) === 'strangers'
/** As the rules of the engine read a first sales mail, whatever its kind. */
const asFirst = (doc: Doc): Doc => ({ ...doc, kind: 'cold_outreach', kindConfidence: 1, family: 'cold' })
const found = (message: string): Verdict => ({ status: 'pass', message })
const absent = (message: string): Verdict => ({ status: 'missing', message })
const unsure = (message: string): Verdict => ({ status: 'unknown', message })

const address = (rule: string, law: string): LegalRule => ({
  rule,
  applies: commercial,
  inFooter: true,
  check: (doc) =>
    givesAddress(doc)
      ? found(
          'Something that reads as a postal address is there; whether it is yours and valid is for you to check.',
        )
      : absent(`No postal address can be found; ${law} asks for one.`),
})

const optOut = (rule: string, law: string): LegalRule => ({
  rule,
  applies: commercial,
  inFooter: true,
  check: (doc) =>
    (isMarketing(doc) ? offersOptOut(doc) : offersPlainOut(doc))
      ? found('A way out is offered; whether it works is for you to check.')
      : absent(`Nothing tells the reader how to get out; ${law} asks for it.`),
})

const consent = (rule: string, law: string): LegalRule => ({
  rule,
  applies: commercial,
  inFooter: false,
  check: (doc) => unsure(says(unprovenConsent, doc) ?? `${law} No text can show whether the reader agreed.`),
})

const sender = (rule: string, law: string): LegalRule => ({
  rule,
  applies: commercial,
  inFooter: true,
  check: (doc) => {
    const named =
      (doc.draft.from_name ?? '').trim() !== '' ||
      doc.blocks.some(({ region }) => region === 'signature' || region === 'footer')
    return named
      ? found('A sender is named; whether it is who pays for the mail is for you to check.')
      : absent(`Nothing says who sends this; ${law} asks for it.`)
  },
})

const HONEST: LegalRule = {
  rule: 'can-spam-honest-header',
  applies: commercial,
  inFooter: false,
  check: (doc) =>
    unsure(
      says(deceptiveSender, doc) ??
        'Sender and subject must not mislead; a text alone cannot show that they do not.',
    ),
}

const CASL_CONTACT: LegalRule = {
  rule: 'casl-identification',
  applies: commercial,
  inFooter: true,
  check: (doc) => {
    const missing = says(missingCaslContact, doc)
    return missing === null
      ? found('A sender and a way to reach them are there; check that both are right.')
      : absent(missing)
  },
}

const DATA_SOURCE: LegalRule = {
  rule: 'gdpr-data-source',
  applies: (doc) => reaches(doc) === 'strangers' || recruits(doc),
  inFooter: true,
  check: (doc) => {
    const missing = says(missingDataSource, recruits(doc) ? asFirst(doc) : doc)
    if (missing === null)
      return found('The mail seems to say where the reader was found or how to object; check that it does.')
    return doc.english
      ? absent(missing)
      : unsure('Whether the mail says where the reader was found can only be read in English.')
  },
}

const BUSINESS_DATA: LegalRule = {
  rule: 'german-business-letter-data',
  applies: (doc) => doc.kind !== 'internal',
  inFooter: true,
  check: (doc) => {
    const missing = says(missingBusinessData, doc)
    if (missing !== null) return absent(missing)
    const german = doc.sentences.some(({ hits }) =>
      hits.some(({ lexicon, entry }) => lexicon === COMPANY_FORMS && entry.note.includes('form')),
    )
    return german
      ? found('Details of the company are there; whether they are complete is for you to check.')
      : unsure('If a German company sends this, its form, seat, register and directors belong into the mail.')
  },
}

const EU_CONSENT = consent(
  'eu-consent',
  'Whether a sales mail needs consent differs from country to country in Europe.',
)
const EU: readonly LegalRule[] = [EU_CONSENT, optOut('eu-opt-out', 'European law'), DATA_SOURCE]

const REGIMES: Readonly<Record<string, readonly LegalRule[]>> = {
  US: [address('can-spam-postal-address', 'CAN-SPAM'), optOut('can-spam-opt-out', 'CAN-SPAM'), HONEST],
  CA: [
    consent('casl-consent', 'CASL asks for consent before commercial mail is sent.'),
    CASL_CONTACT,
    address('casl-postal-address', 'CASL'),
    optOut('casl-unsubscribe', 'CASL'),
  ],
  DE: [
    consent('uwg-consent', 'German law (UWG, section 7) asks for express consent before advertising mail.'),
    optOut('eu-opt-out', 'German law'),
    DATA_SOURCE,
    BUSINESS_DATA,
  ],
  GB: [
    consent('pecr-consent', 'PECR asks for consent where the reader is a person and not a company.'),
    sender('pecr-sender', 'PECR'),
    optOut('pecr-opt-out', 'PECR'),
    DATA_SOURCE,
  ],
  AU: [
    consent('spam-act-consent', 'The Spam Act asks for consent, express or inferred.'),
    sender('spam-act-sender', 'the Spam Act'),
    optOut('spam-act-unsubscribe', 'the Spam Act'),
  ],
}

/**
 * Every rule held for the country, with what the mail shows of it. `complete` is false when a footer will be
 * added later, so that what it could hold is not missing yet.
 */
export function legalOf(doc: Doc, country: string, complete: boolean): LegalFinding[] {
  const audience = { ...doc.draft.audience, jurisdiction: country }
  const view: Doc = { ...doc, draft: { ...doc.draft, audience }, facts: [] }
  const jurisdiction = countryOf(view)
  const rules = REGIMES[jurisdiction] ?? (GDPR_COUNTRIES.has(jurisdiction) ? EU : [])
  if (rules.length === 0)
    return [
      {
        rule: 'local-law',
        jurisdiction,
        ...unsure(
          'No rules of this country are held here; ask somebody who knows its law on commercial mail.',
        ),
      },
    ]
  return rules.map(({ rule, applies, check, inFooter }) => ({
    rule,
    jurisdiction,
    ...verdict(view, applies, check, inFooter && !complete),
  }))
}

function verdict(
  doc: Doc,
  applies: LegalRule['applies'],
  check: LegalRule['check'],
  later: boolean,
): Verdict {
  if (!applies(doc)) {
    // A bare guess of the kind is no ground to say that a law does not apply.
    if (!isSure(doc.kindConfidence)) return unsure('What kind of mail this is cannot be told; name `kind`.')
    return reaches(doc) === 'unclear'
      ? unsure('This counts if the reader did not ask to hear from you; say so in `audience.relationship`.')
      : { status: 'not_applicable', message: 'This does not read as mail the rule is about.' }
  }
  const result = check(doc)
  return result.status === 'missing' && later
    ? unsure('Not in the draft; the footer that is added later has to hold it.')
    : result
}
