/** “Do you know any owners who need a site? If so, I would appreciate an introduction.” in one question. */
import { type Said, sayable, type Told, wordCount } from './said.ts'

const KNOWS =
  /^(?:do you|would you) (?:happen to |perhaps |also )?know ((?:any|anyone|anybody|someone|somebody|another|other|a|an)\b[^,;?]{4,90})\?$/iu
const INTRODUCES =
  /\b(?:introduc(?:e (?:me|us)|tion|tions)|put (?:me|us) in touch|connect (?:me|us)|pass on (?:my|our))\b/iu
const MOST_WORDS = 18

/** The ask with the introduction that the sentence behind it is for. */
export function introductions(asked: string, { text, index }: Said): Told[] {
  const whom = INTRODUCES.test(text) ? KNOWS.exec(sayable(asked))?.[1] : undefined
  if (whom === undefined || wordCount(whom) > MOST_WORDS) return []
  const me = /\b(?:us|we)\b/i.test(text) ? 'us' : 'me'
  return [
    { text: `Could you introduce ${me} to ${whom}?`, sentence: index, own: true },
    { text: `Do you know ${whom}, and could you introduce ${me}?`, sentence: index, own: true },
  ]
}
