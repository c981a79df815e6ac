/** Subjects about a job: `Staff Engineer, remote within Europe`, `Interview: warehouse supervisor role in Leeds`. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { plain } from '../material/line.ts'
import type { Idea } from './idea.ts'

/** “The role is Staff Engineer, remote within Europe”. */
const IS =
  /\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost) is (?:for )?(?:an? |the )?((?:\p{Lu}[\p{L}-]+)(?: (?:of |and |for )?\p{Lu}[\p{L}-]*){0,4}|(?:\p{Ll}[\p{L}-]+ ){1,3}\p{Ll}+(?:er|or|ist|ant|chef|lead))((?:, \p{Ll}[\p{L} ]{2,24})?)(?=[,.;]|$)/u
/** “for the warehouse supervisor role in Leeds”. */
const NAMED =
  /\b(?:the|our|an?) ((?:[\p{L}&/-]+ ){1,4}(?:role|position|vacancy))((?: (?:in|at|with) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)?)/u
/** Words that say of a role nothing but that it is one. */
const IDLE = /^(?:new|open|current|exciting|great|this|same|first|next|right|full-time|part-time|key|main)$/i

export function roleLines(doc: Doc): Idea[] {
  if (doc.kind !== 'recruiting' || !doc.english) return []
  // Thanks for an application name the job too.
  const said = doc.sentences.filter(({ field, region }) => field === 'draft' && region !== 'quoted')
  const meets = said.some(({ text }) => /\binterview\b/i.test(text))
  return [
    ...said.flatMap(applied),
    ...said.flatMap((sentence): Idea[] => {
      const text = plain(sentence.text)
      const [, title, where = ''] = IS.exec(text) ?? []
      const [, named, place = ''] = NAMED.exec(text) ?? []
      const idea = (said: string, more: number): Idea => ({
        text: said,
        angle: 'specific',
        shape: 'says',
        role: 'offer',
        weight: 4 + more,
        why: 'Names the job.',
        line: null,
      })
      if (title !== undefined)
        return [idea(`${title}${where}`, 1), ...(where === '' ? [] : [idea(`${title} role`, 0)])]
      if (
        named === undefined ||
        named
          .split(' ')
          .slice(0, -1)
          .every((word) => IDLE.test(word))
      )
        return []
      return [idea(`${named}${place}`, 1), ...(meets ? [idea(`Interview: ${named}${place}`, 2)] : [])]
    }),
  ]
}

/** “Thank you for applying for the residency at Skagen”. */
const APPLIED = /\bappl(?:ying|ied) (for|to) ((?:the|our) [^,.;:!]{3,40}?)(?=[,.;:!]| and | here\b|$)/u

/** `Your application for the residency at Skagen`. */
function applied({ text }: Sentence): Idea[] {
  const [, link = '', sought = ''] = APPLIED.exec(plain(text)) ?? []
  return sought === ''
    ? []
    : [
        {
          text: `Your application ${link} ${sought}`,
          angle: 'specific',
          shape: 'says',
          role: 'news',
          weight: 4,
          why: 'Names what the reader applied for.',
          line: null,
        },
      ]
}
