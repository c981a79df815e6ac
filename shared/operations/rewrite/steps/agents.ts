/** Who acts, and what they do: “has been reviewed by our team” is “our team has reviewed”. */
import { formsOf, IRREGULAR_PARTICIPLES, plainFormsOf, STRONG } from '../../../engine/measures/conjugation.ts'
import { isPlainVerb, plainOfPast } from '../../material/verbs.ts'

/** Groups that act as one: “our team has”. */
const GROUP =
  /^(?:team|staff|crew|department|office|committee|board|management|council|company|firm|agency|group|panel|system|software|platform|bank|school|desk|warehouse|landlord|accountant|chef|technician|specialist|assistant|consultant|agent|head|chair|colleague|principal|expert|nurse|analyst|mechanic|client|workshop|parent|student|resident|tenant)$/
/** Whoever does something is named by it: “manager”, “editor”, “electrician”. */
const DOER = /\p{L}{2,}(?:er|or|ist|ian)$/u
/** Ends so, and does nothing. */
const THING =
  /^(?:order|offer|letter|newsletter|number|quarter|summer|winter|error|factor|paper|sector|corner|dinner|weather|water|matter|cent(?:er|re)|tender|border|cover|folder|floor|door|color|favor|labor|flavor|harbor|behavior|power|tower|member|answer|shoulder|trailer|flyer|poster|banner|voucher|sticker|tracker|reminder|other|another|latter|former|order|river|register|chapter|layer|transfer|ladder|filter)$/

const SUBJECT: Readonly<Record<string, string>> = { us: 'we', me: 'I', you: 'you' }

interface Agent {
  text: string
  /** True for “I”, “we” and more than one. */
  isMany: boolean
  isMe: boolean
}

const acts = (noun: string): boolean => GROUP.test(noun) || (DOER.test(noun) && !THING.test(noun))

/** Whoever stands behind “by”, as a subject; `null` where they may be no doer or their number is not sure. */
export function agentOf(text: string): Agent | null {
  const own = text.trim()
  if (/^(?:someone|somebody|everyone|everybody)$/i.test(own)) return { text: own, isMany: false, isMe: false }
  const pronoun = SUBJECT[own.toLowerCase()]
  if (pronoun !== undefined) return { text: pronoun, isMany: true, isMe: pronoun === 'I' }
  if (/^one of (?:our|my|the) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+s$/iu.test(own))
    return { text: own, isMany: false, isMe: false }
  if (/^management$/i.test(own)) return { text: own, isMany: false, isMe: false }
  if (/^an? (?:\p{Ll}+ )?(?:study|survey|report|review|test)$/iu.test(own))
    return { text: own, isMany: false, isMe: false }
  const head = /^(?:our|my|the|your) (?:(?:[\p{L}'’-]+ ){0,2})([\p{Ll}-]+)$/u.exec(own)?.[1]
  if (head === undefined) return null
  if (acts(head)) return { text: own, isMany: head === 'staff', isMe: false }
  const isPeople = head === 'people' || (head.endsWith('s') && acts(head.slice(0, -1)))
  return isPeople ? { text: own, isMany: true, isMe: false } : null
}

/** The plain form of a participle: `sent` → `send`, `reviewed` → `review`; `null` where it is not sure. */
export function plainOfParticiple(done: string): string | null {
  const strong = STRONG.find(({ past, participle }) => (participle ?? past) === done)
  if (strong) return strong.plain
  if (IRREGULAR_PARTICIPLES.has(done) || !done.endsWith('ed')) return null
  const plain = plainOfPast(done) ?? plainFormsOf(done).find(isPlainVerb)
  // “refilled”, “reprinted”
  const again = /^re(?=\p{L}{5})/u.test(done) ? plainOfPast(done.slice(2)) : null
  if (plain ?? again) return plain ?? `re${again}`
  // “organised”, “coordinated”, “notified”
  const made = /^\p{L}{2,}(?:i[sz]|at)e(?=d$)|^\p{L}{2,}ifi(?=ed$)/u.exec(done)?.[0]
  return made?.replace(/ifi$/, 'ify') ?? null
}

/** What an active verb needs of the helping verbs of its passive. */
export const PASSIVE_AUX =
  "(?:(?:has|have|had)(?: not|n['’]t)? been|(?:has|have|had|needs?|needed) to be|(?:will|can|could|would|should|must|may|might)(?: not|n['’]t)? be|cannot be|won['’]t be|(?:is|are)(?: being| not|n['’]t)?|(?:was|were)(?: not|n['’]t)?|gets?|got)"

/**
 * The subject and verb of the active clause for a passive: `has been` + `reviewed` by `our team` gives “our team has
 * reviewed”. `null` where the agent, the verb or the tense is not sure.
 */
export function activeOf(aux: string, done: string, by: string, adverb = ''): string | null {
  const agent = agentOf(by)
  const [participle = '', ...particles] = done.split(' ')
  // In the past a regular verb is its participle: “our office has issued”.
  const isRegular =
    participle.endsWith('ed') && /^(?:(?:has|have|had)(?: not|n['’]t)? been|was|were|got)$/.test(aux)
  const plain = plainOfParticiple(participle) ?? (isRegular ? '' : null)
  if (agent === null || plain === null) return null
  const [, one = '', gerund = '', past = ''] = plain === '' ? ['', '', '', participle] : formsOf(plain)
  const tail = particles.length > 0 ? ` ${particles.join(' ')}` : ''
  const verb = verbFor(aux, { plain, one, gerund, past, participle }, agent)
  if (verb === null || (adverb !== '' && /\bnot\b|n['’]t/.test(verb))) return null
  const told = adverb === '' ? verb : verb.replace(/\S+$/, (last) => `${adverb} ${last}`)
  return `${agent.text} ${told}${tail}`
}

interface Forms {
  plain: string
  one: string
  gerund: string
  past: string
  participle: string
}

function verbFor(aux: string, { plain, one, gerund, past, participle }: Forms, { isMany, isMe }: Agent) {
  const perfect = /^(?:has|have|had)( not|n['’]t)? been$/.exec(aux)
  if (perfect) {
    const have = aux.startsWith('had') ? 'had' : isMany ? 'have' : 'has'
    return `${have}${perfect[1] ?? ''} ${participle}`
  }
  const [, must = ''] = /^((?:has|have|had|needs?|needed)) to be$/.exec(aux) ?? []
  if (must !== '') {
    const base = must.startsWith('ha') ? 'have' : 'need'
    const form = /d$/.test(must) ? must : isMany ? base : base === 'have' ? 'has' : 'needs'
    return `${form} to ${plain}`
  }
  const [, be = '', not = ''] = /^(is|are|was|were)( not|n['’]t)$/.exec(aux) ?? []
  if (not !== '') return `${/^w/.test(be) ? 'did' : isMany ? 'do' : 'does'}${not} ${plain}`
  if (/ be$/.test(aux)) return `${aux.slice(0, -3)} ${plain}`
  if (/ being$/.test(aux)) return `${isMe ? 'am' : isMany ? 'are' : 'is'} ${gerund}`
  if (/^(?:is|are|gets?)$/.test(aux)) return isMany ? plain : one
  return /^(?:was|were|got)$/.test(aux) ? past : null
}
