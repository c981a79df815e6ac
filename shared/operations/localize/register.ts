/** Whether a mail is formal, by its greeting and by the words it calls its reader. */

import { PRONOUNS } from '../../engine/lexicon/pronouns.ts'
import { openingLine } from './opening-line.ts'
import type { Mail } from './step.ts'
import { OPENERS } from './tables/greetings.ts'
import type { Formality } from './tables/locales.ts'

type Read = Pick<Mail, 'doc' | 'target' | 'language' | 'native'>

/** Register of a mail in the language of the target; elsewhere what is usual in business there. */
export function registerOf(mail: Read): Formality {
  if (!mail.native) return mail.target.formality
  return spoken(mail) ?? greeted(mail) ?? mail.target.formality
}

function spoken({ doc, target }: Read): Formality | null {
  const pronouns = PRONOUNS[target.language]
  if (!pronouns) return null
  let familiar = 0
  let polite = 0
  for (const { region, tokens } of doc.sentences) {
    if (region !== 'opening' && region !== 'body' && region !== 'ask') continue
    tokens.forEach(({ text, lower }, i) => {
      if (pronouns.familiar.has(lower)) familiar++
      // A capital at the start of a sentence proves nothing.
      else if (pronouns.polite.has(text) && (i > 0 || pronouns.polite.has(lower))) polite++
    })
  }
  if (familiar === polite) return null
  return familiar > polite ? 'informal' : 'formal'
}

function greeted({ doc, target }: Read): Formality | null {
  const opener = openingLine(doc, target.language)?.opener
  if (opener === undefined) return null
  return OPENERS[target.language]?.formal.includes(opener) ? 'formal' : 'informal'
}
