/** Whom “she” and “he” mean in a brief: the reader, who is spoken to, or somebody named before, who is named again. */
import { capitalised } from '../engine/edit.ts'
import type { BriefInput } from './brief.ts'
import { isPast } from './material/verbs.ts'

const NAME = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}’'-]+){1,2}`
/** `Invite Maria Lund to our podcast`, `Ask Tom Hale for a quote`. */
const ADDRESSED = new RegExp(
  String.raw`^(?:[Ii]nvit(?:e|ing|ation for)|[Ee]-?mail|[Ww]rite(?: an? [\p{L}-]+)? to|[Cc]ontact|[Rr]each out to|[Aa]sk|[Tt]hank|[Rr]emind|[Cc]ongratulate|[Ff]ollow up with|(?:\p{L}+ )?[Pp]itch to) (?:(Dr|Prof|Mr|Mrs|Ms)\.? )?(${NAME})(?= |[.,]|$)`,
  'u',
)
/** `…, head of procurement at Volta Lighting,` behind a name: a person, and where they work. */
const WITH_ROLE = new RegExp(
  String.raw`^[^.,]{3,40} (${NAME}), [\p{Ll} &/-]{2,40} (?:at|of|from|with|for) (\p{Lu}[\p{L}\d&’'-]*(?: \p{Lu}[\p{L}\d&’'-]*){0,3})(?=[,.]|$)`,
  'u',
)
const NAMED = new RegExp(NAME, 'gu')
const BEGINS = /^(?:she|he)\b/i
/** Somebody is “she” or “he”. */
export const SPOKEN_OF = /\b(?:she|he|her|his|him)\b/i

/** The brief with its reader's name, and each “she” turned to the reader or replaced by a name. */
export function withPeople(sent: BriefInput): BriefInput {
  const brief = withGiven(sent)
  const { about, ask, recipient } = brief
  const [, title, addressed] = ADDRESSED.exec(about) ?? []
  const [, known, firm] = addressed === undefined ? [] : (WITH_ROLE.exec(about) ?? [])
  const reader = recipient?.name ?? addressed
  const called = new Set<string>()
  // Whole the first time, by the first name after that.
  const nameOf = (of: string) => (called.has(of) ? (of.split(' ')[0] ?? of) : of)
  const saidOf = (text: string, of: string) =>
    reader !== undefined && isSame(of, reader) ? toYou(text) : text.replace(BEGINS, nameOf(of))
  let last = reader
  const told = about.split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+/).map((text) => {
    const isOrder = ADDRESSED.test(text)
    const said = isOrder || last === undefined || !SPOKEN_OF.test(text) ? text : saidOf(text, last)
    if (said !== text && last !== undefined) called.add(last)
    const named = [...text.matchAll(NAMED)].at(-1)?.[0]
    last = isOrder && !/ for /.test(text) ? reader : (named ?? last)
    return said
  })
  const said = told.join(' ')
  // A name may be that of a firm, unless somebody is “she” or “he”.
  const isPerson =
    addressed !== undefined &&
    (known === addressed || title !== undefined || SPOKEN_OF.test(`${about} ${ask ?? ''}`))
  if (!isPerson && said === about) {
    const asked = ask === undefined || reader === undefined ? ask : toYou(ask)
    return asked === ask ? brief : { ...brief, ask: asked }
  }
  return {
    ...brief,
    about: said,
    ...(ask === undefined || reader === undefined ? {} : { ask: toYou(ask) }),
    ...(!isPerson
      ? {}
      : {
          recipient: {
            name: title === undefined ? addressed.split(' ')[0] : `${title} ${addressed.split(' ').at(-1)}`,
            ...(firm === undefined ? {} : { company: firm }),
            ...recipient,
          },
        }),
  }
}

/** “We sent Viktor at Steppe our proposal”: who got it is the reader, where no other is named. */
const GAVE =
  /\b((?:we|I) (?:sent|gave|showed|offered|handed)) (\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?: (?:at|from|of) (\p{Lu}[\p{L}\d&’'-]*(?: \p{Lu}[\p{L}\d&’'-]*){0,3}))? (?=(?:our|the|an?|my) )/iu
export function withGiven(brief: BriefInput): BriefInput {
  const [, , name, company] = brief.recipient === undefined ? (GAVE.exec(brief.about) ?? []) : []
  if (name === undefined || !/^\p{Lu}/u.test(name)) return brief
  return {
    ...brief,
    about: toYou(brief.about.replace(GAVE, '$1 you ')),
    recipient: { name, ...(company === undefined ? {} : { company }) },
  }
}

const isSame = (name: string, reader: string): boolean => name.split(' ')[0] === reader.split(' ')[0]

const FORMS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
}
/** `runs` as it stands behind “you”. */
export const withYou = (verb: string): string =>
  FORMS[verb] ??
  (isPast(verb) || !/[^s]s$/.test(verb)
    ? verb
    : verb
        .replace(/ies$/, 'y')
        .replace(/(ss|x|ch|sh)es$/, '$1')
        .replace(/([^s])s$/, '$1'))

/** “She built a shop and wrote about it in her letter”, said to her. */
export const toYou = (text: string): string =>
  text
    .replaceAll(
      /\b(she|he)['’](s|d|ll)\b(?: (?=(been|got|had|\p{Ll}+ed)\b))?/giu,
      (all, who: string, short: string, done?: string) =>
        `${cased(who, 'you')}${short !== 's' ? `'${short}` : done === undefined ? "'re" : "'ve"}${all.endsWith(' ') ? ' ' : ''}`,
    )
    .replaceAll(
      /\b(she|he) ((?:still|already|also|often|ever|now|always|never|just|\p{Ll}+ly) )?(\p{Ll}+)/giu,
      (_, who: string, how = '', verb: string) => `${cased(who, 'you')} ${how}${withYou(verb)}`,
    )
    .replaceAll(
      /\b(would|could|can|will|did|does|is|has) (?:she|he)\b/gi,
      (_, verb: string) =>
        `${/^is$/i.test(verb) ? cased(verb, 'are') : /^has$/i.test(verb) ? cased(verb, 'have') : /^does$/i.test(verb) ? cased(verb, 'do') : verb} you`,
    )
    .replaceAll(/\b(her|his) (?=\p{Ll})(?!(?:the|an?|that|to|on|at|in|for|with|about)\b)/giu, 'your ')
    .replaceAll(/\b(?:her|him)\b/gi, 'you')

/** `the quote we sent her on 3 May` is `the quote we sent you on 3 May`. */
export const spokenTo = (text: string): string =>
  text
    .replaceAll(
      /\b(?:her|him|them)\b(?=[.,;]|$| (?:on|about|last|in|for|at|to|with|yesterday|this|by|from)\b)/gi,
      'you',
    )
    .replaceAll(/\b(?:her|his) (?!the\b|an?\b|that\b|to\b)(?=\p{Ll})/gu, 'your ')
    .replaceAll(/\btheir\b/gi, (word) => cased(word, 'your'))
    .replaceAll(/\bthey're\b/gi, (word) => cased(word, "you're"))
    .replaceAll(/\bthey've\b/gi, (word) => cased(word, "you've"))
    .replaceAll(/\bthey\b/gi, (word) => cased(word, 'you'))
    .replaceAll(/\b(?:she|he) (\p{L}+)/giu, (all, verb: string) =>
      isPast(verb.toLowerCase()) ? `you ${verb}` : all,
    )

export const cased = (word: string, other: string) => (/^\p{Lu}/u.test(word) ? capitalised(other) : other)
