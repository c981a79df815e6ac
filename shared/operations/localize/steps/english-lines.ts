/** Greeting and sign-off of a mail in English that stays in English. */
import type { Span } from '../../../engine/draft.ts'
import { matchCase } from '../../../engine/edit.ts'
import { closingLine, openingLine } from '../opening-line.ts'
import type { AdaptationType, Mail, Step } from '../step.ts'
import { OPENERS } from '../tables/greetings.ts'
import { CLOSINGS, ENGLISH_SIGNOFFS, SIGNOFFS } from '../tables/signoffs.ts'

const isEnglish = ({ native, target }: Mail) => native && target.language === 'en'
/** Greetings that take a name and may change places. */
const WITH_NAME: ReadonlySet<string> = new Set(['dear', 'hi', 'hello', 'hey', 'hiya'])

export const englishGreeting: Step = (mail, findings) => {
  const line = isEnglish(mail) ? openingLine(mail.doc, 'en') : null
  if (!line) return
  const { block, opener, openerEnd, nameStart, nameEnd, mark } = line
  const say = (
    start: number,
    end: number,
    after: string,
    rule_id: string,
    type: AdaptationType = 'greeting',
  ) => findings.change({ ...spot(block, start, end), after, type, rule_id, confidence: 0.9 })
  const name = mail.doc.text.slice(block.start + nameStart, block.start + nameEnd)
  const formal = OPENERS.en?.formal.includes(opener) === true
  if (mail.asked === 'formal' && !formal && WITH_NAME.has(opener) && name !== '')
    say(0, openerEnd, 'Dear', 'greeting-formal')
  if (mail.asked === 'informal' && opener === 'dear' && name !== '')
    say(0, openerEnd, 'Hi', 'greeting-informal')
  const addressed = addressee(mail, name)
  if (addressed) say(nameStart, nameEnd, addressed.name, addressed.rule, addressed.type)
  // A greeting ends in a colon in formal American mail only.
  const markAt = block.end - block.start - 1
  const american = mail.target.region === 'US' || mail.target.region === 'CA'
  if (mark === ':' && !american && markAt >= nameEnd) say(markAt, markAt + 1, ',', 'greeting-comma')
}

interface Addressed {
  name: string
  rule: string
  type: AdaptationType
}

/** How the reader is named when the register or the order of names has to change; `null` leaves the name. */
function addressee({ recipient, asked, target }: Mail, name: string): Addressed | null {
  const { given_name: given, family_name: family } = recipient
  if (given !== undefined && family !== undefined && name === `${family} ${given}`)
    return { name: `${given} ${family}`, rule: 'name-order', type: 'name_order' }
  if (asked === 'formal' && given !== undefined && family !== undefined && name === given) {
    const title = titleOf(recipient.title, recipient.gender, target.region)
    return {
      name: title === null ? `${given} ${family}` : `${title} ${family}`,
      rule: 'greeting-formal',
      type: 'greeting',
    }
  }
  if (
    asked === 'informal' &&
    given !== undefined &&
    family !== undefined &&
    name !== given &&
    name.endsWith(family)
  )
    return { name: given, rule: 'greeting-informal', type: 'greeting' }
  return null
}

/** The title given, else Ms or Mr; `null` when nothing is known. */
function titleOf(title: string | undefined, gender: string, region: string): string | null {
  const stop = region === 'US' || region === 'CA' ? '.' : ''
  const plain = title?.replace(/\.$/, '')
  if (plain !== undefined && plain !== '')
    return /^(?:Mr|Mrs|Ms|Mx|Dr)$/.test(plain) ? plain + stop : (title ?? null)
  if (gender === 'female') return `Ms${stop}`
  return gender === 'male' ? `Mr${stop}` : null
}

export const englishSignoff: Step = (mail, { change }) => {
  const line = isEnglish(mail) ? closingLine(mail.doc, 'en') : null
  if (!line) return
  const { words, end, block } = line
  const voice = mail.doc.profile.voice?.signoff?.toLowerCase()
  if (voice?.startsWith(words) === true) return
  const after = wanted(mail, words)
  if (after === null || after.toLowerCase() === words) return
  const written = mail.doc.text.slice(block.start, block.start + end)
  change({
    ...spot(block, 0, end),
    after: matchCase(written, after),
    type: 'signoff',
    rule_id: mail.asked === 'auto' ? 'signoff-usual' : `signoff-${mail.asked}`,
    confidence: 0.8,
  })
}

/** Greetings to nobody by name, which close otherwise in Britain. */
const UNNAMED = /^(?:dear (?:sir|madam|sirs)\b|to whom it may concern)/i

function wanted(mail: Mail, words: string): string | null {
  const { asked, target } = mail
  const { formal = [], informal = [] } = CLOSINGS.en ?? {}
  if (asked === 'formal' && informal.includes(words)) return SIGNOFFS[target.tag].formal
  if (asked === 'informal' && formal.includes(words)) return SIGNOFFS[target.tag].informal
  for (const { said, use, unlessInformal } of ENGLISH_SIGNOFFS)
    if (said.includes(words) && !(unlessInformal && isFamiliar(mail)))
      return fitting(use[target.tag] ?? null, mail)
  return null
}

/** Whether a mail keeps to first names: as asked, else as it greets. */
function isFamiliar({ doc, asked }: Mail): boolean {
  const opener = asked === 'auto' ? openingLine(doc, 'en')?.opener : undefined
  return asked === 'informal' || (opener !== undefined && OPENERS.en?.informal.includes(opener) === true)
}

/** “Yours sincerely” goes with a name after “Dear”; under “Hi Ana” it clashes, and “Dear Sir” closes faithfully. */
function fitting(closing: string | null, { doc, asked, target }: Mail): string | null {
  const line = closing === 'Yours sincerely' ? openingLine(doc, 'en') : null
  if (!line) return closing
  const { block, opener } = line
  if (UNNAMED.test(doc.text.slice(block.start, block.end))) return 'Yours faithfully'
  const familiar = asked !== 'formal' && OPENERS.en?.informal.includes(opener) === true
  return familiar ? SIGNOFFS[target.tag].formal : closing
}

const spot = (block: Span, start: number, end: number) => ({
  field: 'draft' as const,
  start: block.start + start,
  end: block.start + end,
})
