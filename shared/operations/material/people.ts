/** Who writes to whom, as far as the mail says it. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { type Line, pieceOf } from './line.ts'
import type { Material, Piece } from './material.ts'
import { isOfCase } from './own-firm.ts'

const TITLES = new Set(['mr', 'mrs', 'ms', 'mx', 'dr', 'prof', 'miss'])
const GREETINGS = new Set(
  'to whom attention attn fao fellow hi hello hey hiya howdy dear greetings good morning afternoon evening happy all team everyone everybody folks friend friends there sir madam sirs colleague colleagues both valued customer occupier resident reader'.split(
    ' ',
  ),
)
/** Tags that branch or loop. */
const CONTROL = /^\{\{[#/]|^\{\{else|^\{%|^\*\|(?:IF|ELSE|END)/i
const NAMED = /name|recipient|title/i
const COMPANY = /company|account|organi[sz]ation|business/i
const ROLE = /role|job|position|title/i

const isName = (t: Token | undefined) =>
  t !== undefined && t.kind === 'word' && isCapitalised(t.text) && !GREETINGS.has(t.lower)

/** A run of capitalised words from `at` on, titles and initials included; `at` when there is none. */
export function nameEnd(tokens: readonly Token[], at: number, most = 4): number {
  let i = at
  while (i - at < most) {
    if (isName(tokens[i])) i++
    else if (
      i > at &&
      tokens[i]?.text === '.' &&
      (TITLES.has(tokens[i - 1]?.lower ?? '') || tokens[i - 1]?.text.length === 1) &&
      isName(tokens[i + 1])
    )
      i++
    else if (i > at && tokens[i]?.text === '&' && isName(tokens[i + 1])) i++
    else break
  }
  return i
}

export function peopleIn(
  doc: Doc,
  lineOf: (s: Sentence, index: number) => Line,
): Pick<Material, 'recipient' | 'sender'> {
  let name: Piece | null = null
  let sender: Piece | null = null
  let company: Piece | null = null
  let seen: Piece | null = null
  doc.sentences.forEach((s, index) => {
    if (s.region === 'greeting' && !name) name = firstName(lineOf(s, index))
    if ((s.region === 'signature' || s.region === 'signoff') && !sender) sender = signed(lineOf(s, index))
    if (!company && (s.region === 'body' || s.region === 'opening')) {
      const named = introduced(lineOf(s, index))
      if (named && !isOfCase(named.text, doc)) company = named
    }
    if (s.region === 'opening') seen ??= observed(lineOf(s, index))
  })
  const tag = (pattern: RegExp): Piece | null => {
    const found = doc.placeholders.find(
      (p) => p.role === 'value' && p.field === 'draft' && pattern.test(p.name ?? ''),
    )
    if (!found) return null
    const { start, end } = doc.source.toSource(found)
    return { text: found.raw, origin: { from: 'draft', field: 'draft', start, end } }
  }
  return {
    recipient: { name, company: tag(COMPANY) ?? seen, role: tag(ROLE) },
    sender: { name: sender, company },
  }
}

/** The name a greeting calls, or its merge tag. */
function firstName(line: Line): Piece | null {
  const { tokens } = line.sentence
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i]
    if (t?.kind === 'placeholder') {
      if (!CONTROL.test(t.text))
        return NAMED.test(t.text) && !/^(?:\[[^[]|<[^%])/.test(t.text) ? pieceOf(line, i, i + 1) : null
      continue
    }
    // “Hello from Leith.” says where the sender is.
    if (t?.lower === 'from') return null
    const end = nameEnd(tokens, i, 3)
    if (end > i) {
      // “Mr and Mrs Fenn” are two, and neither is called Mr.
      if (tokens.slice(i, end).every(({ lower, text }) => TITLES.has(lower) || text === '.')) return null
      return [tokens[end - 1], tokens[end]].some(isOffice) ? null : pieceOf(line, i, end)
    }
  }
  return null
}

/** How “Hiring Manager”, “Procurement Team” and “Acme Ltd” end: an office or a firm is greeted, and nobody by name. */
const OFFICE =
  /^(?:accounts?|accounting|payroll|procurement|purchasing|sales|support|reception|finance|marketing|hr|admissions|bookings|managers?|directors?|officers?|teams?|departments?|dept|committee|board|desk|office|owners?|editors?|recruiters?|professionals?|leaders?|founders?|partners?|buyers?|administrators?|coordinators?|organi[sz]ers?|secretary|president|chair|staff|group|company|ltd|limited|inc|llc|gmbh|plc|bv|residents?|subscribers?|members?|customers?|supporters?|donors?|candidates?|applicants?|shoppers?|users?|guests?|neighbou?rs?|parents?|students?|teachers?)$/
const isOffice = (word: Token | undefined): boolean => OFFICE.test(word?.lower ?? '')

/** Whether a greeting calls its reader by name: not “Dear Accounts”, “Hello from Leith”, “Hello friends of Millrace Pottery”. */
export const callsByName = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => i > 0 && isName(t)) &&
  !tokens.some((t) => isOffice(t) || t.lower === 'from' || t.lower === 'of')

/** The name a mail is signed with. */
function signed(line: Line): Piece | null {
  const { tokens, words } = line.sentence
  const region = line.sentence.region
  if (region === 'signoff' || words === 0 || words > 4) return null
  const end = nameEnd(tokens, 0, 3)
  return end > 0 ? pieceOf(line, 0, end) : null
}

/** What somebody does who looks before writing. */
const LOOKS = /^(?:saw|noticed|read|heard|see|spotted)$/
/** What a company does that can be seen, and what is then its own. */
const ACTS =
  /^(?:opened|launched|hired|raised|moved|announced|posted|published|won|is|has|bought|merged|joined|expanded|doubled|grew|signed)$/

/** Words of where it was seen at most. */
const WHERE = 8

/** The company a mail to a stranger begins with: “Saw that Brightwell Dental opened its fourth practice”. */
function observed(line: Line): Piece | null {
  const { tokens } = line.sentence
  const across = tokens.findIndex((t, i) => t.lower === 'across' && tokens[i - 1]?.lower === 'came')
  if (across > 0 && across < 5) {
    const end = nameEnd(tokens, across + 1)
    return end > across + 1 &&
      /^(?:and|while|when|on|through|via|online|,|\.)$/.test(tokens[end]?.lower ?? '')
      ? pieceOf(line, across + 1, end)
      : null
  }
  const looks = tokens.findIndex((t) => LOOKS.test(t.lower))
  if (looks < 0 || looks > 2) return null
  // “saw in the Eastern Daily Press that”: where it was seen stands between.
  const that = tokens.findIndex((t, i) => i > looks && i <= looks + WHERE && t.lower === 'that')
  const from = that > 0 ? that + 1 : looks + 1
  const end = nameEnd(tokens, from)
  return end > from && ACTS.test(tokens[end]?.lower ?? '') ? pieceOf(line, from, end) : null
}

/** The company a sender names: “I'm Kyle from LeadRocketry”, “We're Carrick & Pell”, “At Brume we …”. */
function introduced(line: Line): Piece | null {
  const { tokens } = line.sentence
  const first = tokens[0]?.lower
  const sender =
    first === "i'm" ||
    first === "we're" ||
    (first === 'i' && /^(?:am|work|run)$/.test(tokens[1]?.lower ?? '')) ||
    (first === 'my' && tokens[1]?.lower === 'name')
  if (first === "we're") {
    const end = nameEnd(tokens, 1)
    if (end > 1) return pieceOf(line, 1, end)
  }
  if (first === 'at' && /^(?:we|our)$/.test(tokens[nameEnd(tokens, 1)]?.lower ?? ''))
    return pieceOf(line, 1, nameEnd(tokens, 1))
  if (!sender) return null
  const named = (behind: RegExp): Piece | null => {
    for (let i = 1; i < Math.min(tokens.length, 12); i++)
      if (behind.test(tokens[i]?.lower ?? '')) {
        const end = nameEnd(tokens, i + 1)
        if (end > i + 1) return pieceOf(line, i + 1, end)
      }
    return null
  }
  // “Head of Growth at RankRocket”: of a title the firm stands behind it.
  return named(/^(?:from|at|with)$/) ?? named(/^(?:for|of)$/)
}
