/** Whether a translation calls its reader otherwise than was asked. */
import { isCapitalised } from '#shared/engine/characters.ts'
import type { Token } from '#shared/engine/doc.ts'
import { PRONOUNS } from '#shared/engine/lexicon/pronouns.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { ADDRESS_FORMS } from './address-forms.ts'

type Formality = 'formal' | 'informal'

/** True where a pronoun or a form of a verb belongs to the other way of address. */
export function mixesRegister(text: string, language: string, formality: Formality): boolean {
  const tokens = tokenize(text)
  return otherPronoun(tokens, language, formality) || otherForm(tokens, language, formality)
}

/** “le ton”: the tone, and no “your”. */
const TONE_AFTER: ReadonlySet<string> = new Set('le un ce du au de son notre votre bon même'.split(' '))

function otherPronoun(tokens: readonly Token[], language: string, formality: Formality): boolean {
  const pronouns = PRONOUNS[language]
  if (!pronouns) return false
  return tokens.some(({ text, lower }, i) =>
    formality === 'formal'
      ? pronouns.familiar.has(lower) && !(lower === 'ton' && TONE_AFTER.has(tokens[i - 1]?.lower ?? ''))
      : pronouns.polite.has(text) && (i > 0 || pronouns.polite.has(lower)),
  )
}

interface Read {
  formal: RegExp
  informal: RegExp | null
  except: RegExp | null
}

const whole = (words: string) => `(?<![\\p{L}\\p{N}'’-])(?:${words})(?![\\p{L}\\p{N}-])`
const START = '(?<=^|[.!?…] |(?:^|[ ])bitte )'

/** What tells against each register, by language. */
const READ: ReadonlyMap<string, Read> = new Map(
  Object.entries(ADDRESS_FORMS).map(([language, { familiar, familiarStart, polite, except }]) => {
    const start = familiarStart ? `|${START}${whole(familiarStart)}` : ''
    return [
      language,
      {
        formal: new RegExp(whole(familiar) + start, 'gu'),
        informal: polite ? new RegExp(whole(polite), 'gu') : null,
        except: except ? new RegExp(`^(?:${except})$`, 'u') : null,
      },
    ]
  }),
)

function otherForm(tokens: readonly Token[], language: string, formality: Formality): boolean {
  const read = READ.get(language)
  const pattern = read?.[formality]
  if (!read || !pattern) return false
  // Links, addresses, merge tags and names call nobody.
  const isName = (i: number) =>
    language !== 'de' && isCapitalised(tokens[i]?.text ?? '') && /^[\p{L},]/u.test(tokens[i - 1]?.text ?? '')
  const words = tokens
    .map(({ kind, lower, text }, i) => (kind === 'word' && !isName(i) ? lower : kind === 'mark' ? text : '#'))
    .join(' ')
  return (words.match(pattern) ?? []).some((form) => !read.except?.test(form))
}
