/** What an answer says about its own limits. */
import type { Answer } from '../operation.ts'
import type { Localized } from './localize.ts'
import type { Mail } from './step.ts'
import { languageName } from './tables/locales.ts'

/** Conventions that are read by the rules of the sender's own locale. */
const READ = new Set(['number', 'currency', 'date'])

export function warningsOf(mail: Mail, { adaptations, needs_model }: Localized): Answer<unknown>['warnings'] {
  const { native, language, target, source, asked, glossary, author } = mail
  const warnings: Answer<unknown>['warnings'] = []
  const warn = (code: string, message: string) => warnings.push({ code, message })
  if (!native && needs_model.length > 0) {
    const text = language === null ? 'in a language that could not be told' : `in ${languageName(language)}`
    warn(
      'not_translated',
      `The text is still ${text}: only figures, dates and times follow ${target.tag}. What has to be translated is in needs_model; set lang and dir when it is.`,
    )
    if (Object.keys(glossary).length > 0)
      warn(
        'glossary_needs_model',
        'The glossary is for the translation; no term was put into a text of another language.',
      )
    if (asked !== 'auto')
      warn(
        'formality_needs_model',
        'Formality shapes the greeting and sign-off that needs_model suggests; the wording needs a model.',
      )
  }
  const mixed = needs_model.filter(({ reason }) => reason.startsWith('Addresses the reader')).length
  if (native && mixed > 0)
    warn(
      'register_mixed',
      `Greeting and sign-off are ${asked}; ${mixed} ${mixed === 1 ? 'sentence still addresses' : 'sentences still address'} the reader otherwise. See needs_model, and send it only when they are rewritten.`,
    )
  if (author.known !== 'locale' && adaptations.some(({ type }) => READ.has(type)))
    warn(
      'locale_assumed',
      `${source.named ? `The text is not in the language of ${source.tag}` : 'No `locale` was named'}; ${readBy(author)}.`,
    )
  return warnings
}

/** What numbers were read by. */
function readBy({ known, tag }: Mail['author']): string {
  if (known === 'figures') return 'numbers were read as those of its figures that can be read in one way only'
  return tag === null
    ? 'only figures that can be read in one way were changed'
    : `numbers were read as ${tag} writes them`
}
