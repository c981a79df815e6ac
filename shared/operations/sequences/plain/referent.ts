/** Whom “they” and “she” mean in a brief: its reader, where nobody else was named, or those who were. */
import { bare } from '../wording.ts'

/** `unsure` where they may be either. */
export type Meant = 'reader' | 'others' | 'unsure'

/** Whom a pronoun means that names nobody in its own sentence. */
export interface Focus {
  /** “They”. */
  many: Meant
  /** “She” and “he”. */
  one: Meant
  /** True where the reader was “she” or “he”: “them” is somebody else, or things. */
  isOne?: boolean
  /** Who is “she” or “he” where that is not the reader, by name. */
  named?: string | undefined
  /** Typed as notes, which leave out whom they speak of. */
  isNote: boolean
}

/** “We give them a photo record”: what the sender does, for whom they write to; the past was for others. */
const GIVES =
  /^(?:we|i)(?:['’]ll| will| can| would|['’]d)? (?!\p{Ll}+ed\b|(?:need|want|have|use|make|sell|order|buy|keep|store|require|expect)\b|(?:gave|sent|made|built|did|saw|met|told|found|paid|brought|took|taught|got|let|cut|sold|ran|were|was|had)\b)\p{Ll}+(?: (?:into|with|for|to|on|in|from|at|by))? (?:them|their)\b/iu
/** “They’d get 12%”: what is to come is promised to whom it is written. */
const GAINS =
  /^if they\b|^(?:(?:after|in|from|for|during|until) [^,]{1,25},? )?they(?:['’](?:d|ll)| would| will| get| receive| earn| keep)\b/i
const MANY = /\b(?:they|them|their|theirs|themselves)\b/i
const ONE = /\b(?:she|he|her|him|his|hers|herself|himself)\b/i
/** Times and sums are never meant, nor is a verb or a measure that ends like them. */
const SEVERAL =
  /\b(?!(?:days|weeks|months|years|hours|minutes|times|euros|pounds|dollars|always|perhaps|business|plus|takes|costs|does|goes|has|is|was|gives|needs|wants|makes|works|runs|starts|ends|stays|sends|saves|says|likes|helps|keeps|gets|lets|comes|means|prices)\b)\p{L}{2,}[^su\W]s\b|\b(?:people|staff|teams?|children|men|women)\b/iu
const HUMAN =
  '(?:founder|owner|baker|teacher|trainer|manager|director|head|customer|client|colleague|partner|wife|husband|daughter|son|mother|father|sister|brother|boss|engineer|mechanic|technician|driver|designer|developer|chef|cook|nurse|doctor|dentist|speaker|host|guest|author|buyer|tenant|supplier|farmer|gardener|volunteer|student|pupil|patient|member|donor|neighbour|neighbor|assistant|accountant|lawyer|carpenter|welder|plumber|architect|editor|woman|man|person|lady)'
/** “Whitlee Energy used it on their site”: a firm is several. */
const SEVERAL_OR_FIRM = new RegExp(
  `${SEVERAL.source}|[A-Z][a-z]+ (?:&|[A-Z][a-z]+)|[A-Z][a-z]+['’]s [a-z]`,
  'u',
)
/** Somebody by name or by what they do. */
const PERSON = new RegExp(
  String.raw`\b(?:one|each|another) of (?:them|us|our|the|those|these)\b|\b(?:[Oo]ur|[Aa]n?|[Tt]he|[Oo]ne|[Mm]y|[Aa]nother|[Ee]very|[Ee]ach) (?:\p{Ll}+ )?${HUMAN}\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:Dr|Mr|Mrs|Ms|Prof)\.? \p{Lu}|\p{Lu}\p{Ll}+['’]s \p{Ll}`,
  'u',
)
/** Several that a sentence speaks of, and does not only name: “Three law firms on Queen Square book us”. */
const SEVERAL_FIRST =
  /^(?:\p{L}+,? ){0,1}(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|some|most|several|all|our|the|these|those|other|few) )(?:of )?(?:(?:our|the|these) )?(?:\p{L}+ ){0,2}?(?:\p{L}{2,}[^su\W]s|people|staff|children)\b/iu
/** Behind another who may be meant, “their” is no longer surely that of “they”. */
const OTHERS_BETWEEN = new RegExp(
  String.raw`\b(?:they|she|he)\b.*\b${HUMAN}s?\b.*\b(?:their|them|they|she|he|him)\b`,
  'iu',
)

/** What the sender sells is never who acts, “We sell desks, and their patients ask for advice”; it may be what is acted on, “… instead of replacing them”. */
const OWN = /^(?:we|i|our|my)\b/i

/** What stands before a pronoun: of one that is acted on, without its verb. */
const before = (text: string, { index, 0: word }: RegExpExecArray): string => {
  const head = text.slice(0, index)
  return /^(?:them|him|her)$/i.test(word) ? head.replace(/\S+\s*$/, '') : head
}

/** Whom the pronouns of a thought mean; `null` where it has none, `unsure` where they may mean two. */
export function meantIn(text: string, focus: Focus): Meant | null {
  if (GIVES.test(text) || GAINS.test(text)) return 'reader'
  const found = [
    [MANY.exec(text), SEVERAL_OR_FIRM, focus.many] as const,
    [ONE.exec(text), PERSON, focus.one] as const,
  ].flatMap(([pronoun, named, known]) =>
    pronoun === null
      ? []
      : [
          (OWN.test(text) && !/^them$/i.test(pronoun[0]) ? HUMANS : named).test(before(text, pronoun))
            ? ('others' as const)
            : focus.isOne && /^them$/i.test(pronoun[0])
              ? ('unsure' as const)
              : known,
        ],
  )
  const [first, second] = found
  if (first === undefined) return null
  if (second !== undefined && first !== second) return 'unsure'
  return first === 'reader' && OTHERS_BETWEEN.test(text) && !/\b(?:her|his|their) \p{Ll}+\b/u.test(text)
    ? 'unsure'
    : first
}

/** `our CEO Lena Brandt`: one of the sender's, by name; `undefined` for nobody. */
export const ownOne = (text: string): string | undefined => OWN_ONE.exec(text)?.[1]
const OWN_ONE = /\b(?:our|my)(?: \p{L}+){1,3}?,? (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+)/u

/** Whether a pronoun of a sentence means somebody it does not name. */
export const needsBefore = (text: string): boolean =>
  meantIn(text, { many: 'reader', one: 'reader', isNote: false }) === 'reader'

/** Whom a pronoun in the next thought means. */
export function focusBehind(text: string, meant: Meant | null, focus: Focus): Partial<Focus> {
  if (meant !== null && meant !== 'unsure')
    return {
      many: meant,
      one: meant,
      isOne: focus.isOne || (meant === 'reader' && /\b(?:she|he)\b/i.test(text)),
    }
  const said = bare(text)
  const one = PERSON.test(said) ? 'others' : focus.one
  if (SEVERAL_FIRST.test(said) || FIRM_FIRST.test(said) || HUMANS.test(said)) return { many: 'others', one }
  // A note names things and leaves its readers out; in running text things may be meant as well.
  return { many: !focus.isNote && SEVERAL.test(said) && focus.many === 'reader' ? 'unsure' : focus.many, one }
}
const FIRM_FIRST = /^(?!(?:Dr|Mr|Mrs|Ms|Prof)\b)\p{Lu}\S+ \p{Lu}\S+ \p{Ll}/u
const HUMANS = new RegExp(String.raw`\b${HUMAN}s\b|\bpeople\b`, 'iu')

/** One person who reads, by what they are to the sender. */
export const ONE_READER =
  /\b(?:s?he|her|him|his|candidate|prospect|client|customer|supplier|tenant|landlord|donor|journalist|manager|contact)\b/i
