/** The people of a mail: whom it greets and who signs it. */
import { isCapitalised } from '#shared/engine/characters.ts'
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Doc } from '#shared/engine/doc.ts'
import type { Region } from '#shared/engine/draft.ts'
import { GREETINGS, OPENERS } from '#shared/operations/localize/tables/greetings.ts'

/** Words that greetings are made of, in every language, besides names. */
export const TITLES: ReadonlySet<string> = new Set(
  [
    ...Object.values(OPENERS).flatMap(({ formal, informal }) => [...formal, ...informal]),
    ...Object.values(GREETINGS).flatMap(({ formal, informal }) => [...Object.values(formal), informal ?? '']),
    'mr mrs ms miss dr prof sir madam team all everyone there',
  ]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu),
)

/** “Hi Anna,” and “Tom”; a longer line says more than names. */
const NAMES_AT_MOST = 6

/** Their names in lower case. Words that are no names, such as “Team”, are left out. */
export const peopleIn = (doc: Doc, dictionary: Dictionary | null): string[] => [
  ...namesIn(doc, 'greeting').filter((name) => isName(name, dictionary)),
  ...namesIn(doc, 'signature').filter((name) => isName(name, dictionary)),
]

const isName = (lower: string, dictionary: Dictionary | null): boolean =>
  !dictionary?.has(lower) || dictionary.isProper(lower)

/** What a mail calls those whom it greets, in lower case, without titles: “ana”, “hiring manager”. */
export const greetedIn = (doc: Doc): string[] => namesIn(doc, 'greeting')

const namesIn = (doc: Doc, region: Region): string[] =>
  doc.sentences
    .filter((sentence) => sentence.region === region)
    .map(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'))
    .filter((words) => words.length <= NAMES_AT_MOST)
    .flatMap((words) => (region === 'greeting' ? words.slice(1) : words))
    .filter(({ text, lower }) => isCapitalised(text) && !TITLES.has(lower))
    .map(({ lower }) => lower)
