/** The thoughts of a brief, with its heading apart. */
import type { Kind } from '../../../engine/kinds.ts'
import type { BriefInput } from '../../brief.ts'
import { AND } from '../../brief-orders.ts'
import { SPOKEN_OF } from '../../brief-people.ts'
import { mayBePast } from '../../material/verbs.ts'
import { COMMA } from '../wording.ts'
import { isForWriter, ORDER } from './for-writer.ts'
import { headOf } from './heads.ts'
import { labelOf } from './labels.ts'
import { TITLES } from './people.ts'
import { thoughtsOf } from './thoughts.ts'

/** The thoughts of a brief, and how many of them may be its heading: `sequence for my studio, members who …`. */
export function headed(about: string, kind: Kind): { thoughts: string[]; heads: number } {
  const thoughts = thoughtsOf(about)
    .flatMap(parted)
    .flatMap((text) =>
      ORDER.test(text) || /^(?:thank|congratulate)\b/i.test(text) ? text.split(AND) : [text],
    )
  const [begin = '', ...others] = thoughts
  const [top = '', ...strung] = begin.split(COMMA)
  const isHeaded =
    strung.length > 0 &&
    headOf(begin, true) === null &&
    labelOf(begin, kind) === null &&
    (headOf(top, true) !== null || isForWriter(top))
  return isHeaded
    ? { thoughts: [top, ...strung, ...others], heads: 1 + strung.length }
    : { thoughts, heads: 1 }
}

/** “Renewal for Northgate Dental: their plan ends 31 January”: what is to be written, and what is told. */
function parted(text: string): string[] {
  // “…, speaker: Dr. Lorenz”: a label among the parts is no end of what stands before it.
  const [, before, label] = /^(.+), (\p{Ll}+: \p{L}.*)$/u.exec(text) ?? []
  if (before !== undefined && label !== undefined && headOf(before, true) !== null) return [before, label]
  const [head = '', ...rest] = text.split(/: (?=\p{L})/u)
  const tail = rest.join(': ')
  return rest.length > 0 && head.split(' ').length > 2 && headOf(head, true) !== null ? [head, tail] : [text]
}

/** `invoice 2024-118, €2,300, client Studio Almeida, due …`: who reads, among the parts of a note. */
const OF_CLIENT =
  /, (?:client|customer|tenant):? (\p{Lu}[\p{L}\d&’'-]*(?: \p{Lu}[\p{L}\d&’'-]*){0,3})(?=,|\.|$)/mu

const TITLED = new RegExp(`^(?:${TITLES})\\b`, 'u')

/** `(contact: Sam Alder)` behind the name of a firm. */
export function withContact(brief: BriefInput): BriefInput {
  const [whole = '', name] =
    /(?: \(|, )contact(?: is|:)? (\p{Lu}\p{Ll}*\.?(?: \p{Lu}[\p{L}’'-]+)+)\)?/u.exec(brief.about) ?? []
  const [of = '', company] = OF_CLIENT.exec(brief.about) ?? []
  if (company !== undefined && name === undefined)
    return {
      ...brief,
      about: brief.about.replace(of, ''),
      recipient: { ...(TITLED.test(company) ? { name: company } : { company }), ...brief.recipient },
    }
  return name === undefined
    ? brief
    : { ...brief, about: brief.about.replace(whole, ''), recipient: { name, ...brief.recipient } }
}

const NAME = '\\p{Lu}[\\p{L}’-]+'
/** `Upsell: Marjorie at Pineview School uses …`, `quote follow up - Mrs Papadakis, bathroom refit`: somebody at the head of a note that goes on with “she”. */
const AT_HEAD = new RegExp(
  `^(?:[^:.\\n]{0,20}\\b(?:[Uu]psell|[Cc]ross-?sell|[Ff]ollow[- ]?up|[Cc]hase|[Rr]eminder|[Cc]heck-?in)(?::| -| –) )?(?<who>(?:(?:${TITLES})\\.? )?${NAME}(?: ${NAME})?)(?: \\((?:[^()]*? )?(?:at|of|from) (?<employer>${NAME}(?: ${NAME}){0,2})\\) (?=(?<act>\\p{Ll}+) )|(?: at| from| of) (?<firm>${NAME}(?: ${NAME}){0,2}) (?=(?<verb>\\p{Ll}+) )|, (?=\\p{Ll}))`,
  'u',
)
/** The brief with whom its head names as its reader; `she` stands for them. */
export function withSubject(brief: BriefInput): BriefInput {
  const [whole = ''] = AT_HEAD.exec(brief.about) ?? []
  const { who, firm: stated, employer, act, verb: did = act } = AT_HEAD.exec(brief.about)?.groups ?? {}
  const firm = stated ?? employer
  const isHead =
    firm === undefined ? /(?::| -| –) /.test(whole) : mayBePast(did ?? '') || /[^s]s$/.test(did ?? '')
  if (
    who === undefined ||
    !isHead ||
    brief.recipient !== undefined ||
    !SPOKEN_OF.test(brief.about.slice(whole.length))
  )
    return brief
  return {
    ...brief,
    about: `${firm === undefined ? '' : 'She '}${brief.about.slice(whole.length)}`,
    recipient: { name: who, ...(firm === undefined ? {} : { company: firm }) },
  }
}
