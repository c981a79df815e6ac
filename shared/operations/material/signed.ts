/** Whose names stand below a mail. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import { ofDoc } from '../../engine/of-doc.ts'

/** Gathered once: a book has thousands of sentences that may begin with one. */
const signedWords = ofDoc(
  ({ sentences }: Doc): ReadonlySet<string> =>
    new Set(
      sentences
        .filter(({ region }) => region === 'signature' || region === 'signoff')
        .flatMap(({ tokens }) => tokens.map(({ text }) => text)),
    ),
)

/** Whether a sentence begins with a name that signs the mail: “Routewell rebuilds the plan”. */
export const beginsWithSigner = (doc: Doc, { tokens: [first] }: Sentence): boolean =>
  first !== undefined && isCapitalised(first.text) && signedWords(doc).has(first.text)
