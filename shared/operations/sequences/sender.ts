/** How the mails begin and end: the draft's own greeting and sign-off, so that a follow-up sounds like its mail. */
import type { Doc } from '../../engine/doc.ts'
import { holdsAddress } from '../../engine/postal-address.ts'
import type { BrandVoice } from '../../engine/profile.ts'
import { isAuthored } from '../../engine/swap.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { footerOf } from './footer.ts'
import { signedIn } from './signed.ts'

export interface Frame {
  greeting: string
  signoff: string
  /** Line of the signature or footer that gives the sender's postal address; '' for none. */
  address: string
  /** Footer of a mailing, as in the draft and in its format; '' for none. */
  footer: string
  /** First name or what stands for it; `null` when unknown. */
  reader: string | null
  sender: string | null
  senderCompany: string | null
}

/** A greeting to several who know each other. */
export const COLLEAGUES =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon)),? )?(?:all|both|everyone|everybody|team|colleagues|folks)\b/i

/** Longer closes ask or thank for something that is over by the next mail. */
const CLOSE_WORDS = 4
const CLOSES = /^(?:best|regards|kind|warm|thanks|thank|cheers|yours|sincerely|all the best|many|with)\b/i
/** Longer openings are no greeting. */
const GREETING_MAX = 60

/** Whom a mail calls by surname nobody greets with “Hi”. */
export const helloTo = (reader: string): string =>
  /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|herr|frau|madame|monsieur)\b/i.test(reader) ? 'Dear' : 'Hi'

/** `Mr` of “Hi Mr and Mrs Ahmed,” is nobody's name: all that is greeted is. */
const ONLY_TITLE = /^(?:mr|mrs|ms|mx|miss|dr|prof|sir|madam)\.?$/i
function greetedIn({ blocks, text }: Doc): string | null {
  const block = blocks.find(({ region }) => region === 'greeting')
  const [, names] = /^\p{L}+ (.+?)[,:!]*$/u.exec(block ? text.slice(block.start, block.end).trim() : '') ?? []
  return names ?? null
}

/** For a mailing from a brief nobody is named who is not in the brief. */
export function frameOf(
  material: RichMaterial,
  doc: Doc | null,
  voice: BrandVoice | null,
  toMany: boolean,
): Frame {
  const reader = material.recipient.name?.text ?? null
  const sender = material.sender.name?.text ?? null
  const company = material.sender.company?.text ?? null
  const team = sender === null ? null : teamIn(sender)
  const people = {
    reader: reader !== null && doc && ONLY_TITLE.test(reader) ? greetedIn(doc) : reader,
    // “The Ironhouse team” is nobody's first name.
    sender: sender === null || THE.test(sender) || DEPARTMENT.test(sender) ? null : firstName(sender),
    senderCompany: company !== null ? spokenFirm(company) : team,
  }
  if (!doc) {
    const close = voice?.signoff ?? 'Best,'
    const signed = sender ?? (toMany && company !== null ? null : '[your name]')
    return {
      ...people,
      greeting:
        reader === null && toMany ? 'Hello,' : `${helloTo(reader ?? '')} ${reader ?? '[first name]'},`,
      signoff: [close, signed, company].filter((line) => line !== null).join('\n'),
      address: '',
      footer: '',
    }
  }
  const part = (region: string) =>
    doc.blocks.filter((b) => b.region === region).map((b) => doc.text.slice(b.start, b.end).trim())
  const [greeting = ''] = part('greeting')
  const linesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split('\n'))
  const below = [...linesOf([...part('signoff'), ...part('signature')]).slice(1), ...linesOf(part('footer'))]
  const firm =
    firmOf(doc, below, people.sender) ?? firmBeside([...part('signoff'), ...part('signature')], people.sender)
  // Who signs knows whom they work for; “at Tidewater” may be a client.
  if (firm !== null) people.senderCompany = spokenFirm(firm)
  // Under a call with its link a team signs with no more than a line.
  const [signed = '', teamName] = TEAM_LINE.exec(doc.text) ?? []
  people.senderCompany ??= teamName ?? null
  const alone = signed === '' ? signedIn(doc, (line) => isFirm(line) && !DEPARTMENT.test(line)) : null
  if (alone !== null) {
    people.sender ??= firstName(alone.name)
    people.senderCompany ??= alone.company
  }
  const fallback = reader === null ? 'Hello,' : `Hi ${reader},`
  return {
    ...people,
    greeting:
      greeting === '' || greeting.length > GREETING_MAX || greeting.includes('\n') ? fallback : greeting,
    signoff:
      alone?.signoff ||
      signoffOf(part('signoff'), part('signature'), doc.draft.from_name ?? sender ?? '') ||
      signed,
    address: addressOf(doc),
    footer: footerOf(doc),
  }
}

function addressOf(doc: Doc): string {
  const found = doc.sentences.find(
    (sentence) => sentence.region !== 'quoted' && !isAuthored(sentence) && holdsAddress(sentence),
  )
  if (!found) return ''
  const end = doc.text.indexOf('\n', found.end)
  return doc.text.slice(doc.text.lastIndexOf('\n', found.start) + 1, end < 0 ? undefined : end).trim()
}

/** Closing words and name; the rest of a signature is added by whatever sends the mail. */
function signoffOf(closing: readonly string[], signature: readonly string[], name: string): string {
  const lines = closing.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const [named = ''] = signature.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const [first = ''] = lines
  if (lines.length === 0) return named || name
  const close = first.split(' ').length > CLOSE_WORDS ? 'Best,' : first
  if (lines.length > 1) return [close, ...lines.slice(1)].join('\n')
  const isClose = /[,!.]$/.test(first) || CLOSES.test(first)
  return isClose ? [close, named || name].join('\n').trim() : first
}

/** A firm as people say it: without `Inc.` and `GmbH`. */
export const spokenFirm = (name: string): string => name.replace(LEGAL_FORM, '')

const LEGAL_FORM =
  /,? (?:inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|pty ltd|pty|gmbh(?: & co\.? kg)?|ag|kg|ug|b\.?v|n\.?v|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|oy|ab|a\/s|aps)\.?$/i

const TEAM_LINE = /^The (\p{Lu}[\p{L}\d&’' -]{1,30}) team$/mu
const THE = /^the\b/i
/** The firm of `The Ironhouse team`; `null` where no firm is named. */
function teamIn(signed: string): string | null {
  const firm = /^The (\p{Lu}.*?)(?: [Tt]eam)?$/u.exec(signed)?.[1]
  return firm === undefined || NO_FIRM.test(firm) ? null : firm
}

/** A title is no name: `Dr. Matthias Vogel` calls himself Matthias. */
const firstName = (name: string): string =>
  name.replace(/^(?:(?:mr|mrs|ms|mx|dr|prof)\.? )+/i, '').split(' ')[0] ?? name

/** Lines of a signature that name a post, an address or a number, and no firm. */
const NO_FIRM =
  /\d|@|https?:|www\.|\b(?:unsubscribe|preferences|privacy|terms|browser|head|manager|director|sales|officer|ceo|cto|coo|cfo|founder|owner|lead|partner|executive|account|engineer|editor|president|chair|secretary|coordinator|support|team|customer|business|senior|junior|strategist|chief|librarian|steward|curator|secretary|principal|roaster|chef|nurse|teacher|coach|agent|broker|analyst|consultant|designer|producer|reporter|assistant|associate|specialist|advis[eo]r|evangelist|recruiter|management|development|operations|marketing|street|road|st|ave)\b/i

/** “Talent, Corvid Air”: a part of the firm that comes before it. */
const DEPARTMENT =
  /^(?:talent(?: acquisition| team)?|people(?: team| operations)?|hr|human resources|recruit(?:ing|ment)|press(?: office)?|communications|onboarding|marketing|billing|accounts|contracts|finance|procurement|purchasing|legal|product|engineering|growth|partnerships|community|admissions|events|membership|fundraising|service|client services)$/i

/** A post, which names what somebody does and may stand before their firm. */
const POST = /^[\p{L}\s&/-]{3,50}$/u

/** A name of up to four words, each with a capital but for the small ones. */
const isFirm = (part: string): boolean =>
  part !== '' &&
  part.split(' ').length <= 4 &&
  !NO_FIRM.test(part) &&
  /^\p{Lu}\S*(?: (?:\p{Lu}\S*|&|and|of|the))*$/u.test(part)

/** `Lena Vogt, Sonolayer`: the firm behind the name in one line. */
function firmBeside(signoff: readonly string[], sender: string | null): string | null {
  for (const line of signoff.flatMap((text) => text.split('\n'))) {
    const [name = '', firm = '', ...more] = line.trim().split(/\s*[|,·–—]\s*/)
    const isName = /^\p{Lu}\S+ \p{Lu}\S+$/u.test(name) || (sender !== null && name === sender)
    if (isName && more.length === 0 && !CLOSES.test(name) && isFirm(firm)) return firm
  }
  return null
}

/** The firm by the sender's name or the line below it: `Maya from Slotwise`, `Slotwise | 14 Dock St`. */
function firmOf(doc: Doc, signature: readonly string[], sender: string | null): string | null {
  const [, named] = /(?:\b(?:from|at|@)|,) (\p{Lu}.{1,40})$/u.exec(doc.draft.from_name ?? '') ?? []
  if (named !== undefined && !DEPARTMENT.test(named.trim()) && !NO_FIRM.test(named)) return named.trim()
  const lines = signature.flatMap((text) => text.split('\n')).map((line) => line.trim())
  for (const line of lines) {
    const [first = '', second = ''] = line.split(/\s*[|,·–—•]\s*/)
    if (sender !== null && first.toLowerCase().includes((sender.split(' ')[0] ?? sender).toLowerCase()))
      continue
    // “Clinic partnerships, Slotwise”: the firm comes behind the post.
    const isPlace = doc.dictionary?.isProper(second.toLowerCase()) ?? false
    const part =
      isFirm(first) && !DEPARTMENT.test(first)
        ? first
        : POST.test(first) && isFirm(second) && !isPlace
          ? second
          : null
    if (part !== null) return part.includes('{') || part.includes('[') ? null : part
  }
  return null
}
