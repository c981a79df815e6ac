/** Subjects of an appointment that is made: `Meeting on Thursday 10 December, 11:00`, where “we'll meet on Thursday 10 December at 11:00”. */
import type { Doc, Sentence, Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { textUpTo } from '../reading/thing-at.ts'

/** What two do together by appointment, with what it is called; a noun is called by itself. */
const MEETS: readonly (readonly [form: RegExp, name: string])[] = [
  [
    /\b(?:to meet|(?:we|we['’]ll|will|can|shall|let['’]s) (?:p{Ll}+ )?meet|meet(?:ing)? (?:you|up|me|with you)|see you|seeing you|get together)\b/i,
    'Meeting',
  ],
  [/\b(?:to|we['’]ll|will|can|shall|let['’]s) (?:speak|talk|call you|ring you)\b/i, 'Call'],
  [/\b(?:will|['’]ll|to) (?:come round|come by|come over|come out|visit)\b/i, 'Visit'],
]
const NOUNS =
  /\b(?:your|our|the|an?|this) ((?:\p{Ll}+ )?(?:meeting|call|appointment|interview|visit|viewing|delivery|demo|lesson|inspection|survey|handover|fitting|consultation|check-up|site visit))\b/iu
/** That it is settled, or is to be. */
const SETTLES =
  /\b(?:confirm\w*|booked|scheduled|set for|arranged|see you|looking forward to|we meet|as (?:agreed|discussed)|(?:is|are) on|(?:takes?|taking) place|we['’]ll meet|will meet|works for me|suits me)\b/i
/** A day that was, or that is only thought of. */
const OPEN =
  /\b(?:if|unless|cancel\w*|postpone\w*|last|missed|couldn['’]t|can['’]t|cannot|was|were|sorry|instead of|move[ds]?|moving)\b/i

const REASON = /\b(?:because|since|as|so|when|before|after|by|until)\b/i

/** Sentences in which a mail comes to its day. */
const EARLY = 5

export function appointmentLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (doc.family === 'bulk_content' || doc.family === 'bulk_promo') {
    if (doc.kind !== 'event_invitation') return []
  }
  // “Looking forward to meeting you on Tuesday” is a greeting to others.
  return doc.sentences
    .filter(({ region }) => /^(?:greeting|opening|body|ask)$/.test(region))
    .slice(0, EARLY)
    .flatMap((sentence) =>
      sentence.question
        ? []
        : appointment(sentence).map((idea) => ({
            ...idea,
            line: lines.find((line) => line.sentence === sentence) ?? null,
          })),
    )
}

function appointment({ tokens, text }: Sentence): Idea[] {
  if (!SETTLES.test(text) || OPEN.test(text)) return []
  const noun = NOUNS.exec(text)
  const meets = MEETS.flatMap(([form, name]) => {
    const found = form.exec(text)
    return found ? [{ name, at: found.index }] : []
  })[0]
  const [name, start] = noun ? [noun[1], noun.index] : [meets?.name, meets?.at ?? 0]
  const days = tokens.flatMap((_, i) => (dateEnd(tokens, i) > i && dateEnd(tokens, i - 1) <= i ? [i] : []))
  // “confirming Friday 4th at 2 pm for the kitchen survey”
  const at =
    days.find((i) => (tokens[i]?.start ?? 0) > start) ??
    days.find((i) => /^confirm/.test(tokens[i - 1]?.lower ?? '')) ??
    -1
  // “I need it back by Thursday because the viewing is on Friday”: a reason is no appointment.
  if (
    at < 0 ||
    name === undefined ||
    REASON.test(text.slice(0, start)) ||
    !/^(?:on|for|this|next|you|,|is|confirm(?:ing|ed)?)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return []
  const day = textUpTo(text, tokens, at, dateEnd(tokens, at))
  const hour = hourBehind(tokens, dateEnd(tokens, at))
  return [hour === null ? day : `${day}, ${textUpTo(text, tokens, ...hour)}`].map((when) => ({
    text: `${capitalised(name)} on ${when}`,
    angle: 'specific',
    shape: 'says',
    role: 'purpose',
    plain: true,
    weight: 6,
    why: 'Names the appointment and its time.',
    line: null,
    promise: when,
  }))
}

/** Token range of the hour behind a day, “at 11:00”, “at 2.30 pm”; `null` for none. */
function hourBehind(tokens: readonly Token[], at: number): [number, number] | null {
  const from = tokens[at]?.text === ',' ? at + 1 : at
  if (!/^(?:at|from)$/.test(tokens[from]?.lower ?? '')) return null
  const first = tokens[from + 1]
  if (first?.lower === 'noon') return [from + 1, from + 2]
  if (first?.kind !== 'number') return null
  const half = /^[ap]\.?m\.?$/.test(tokens[from + 2]?.lower ?? '')
  return half || /[:.]\d\d$|[ap]m$/.test(first.lower) ? [from + 1, half ? from + 3 : from + 2] : null
}
