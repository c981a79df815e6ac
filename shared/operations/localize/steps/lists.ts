/**
 * The comma before the last item of a list of single words goes where `Intl` joins lists without it: `a, b, and c`
 * becomes `a, b and c` in Britain. None is ever put in: “bold, printed or plain” may be two things or three.
 */

import { isCapitalised } from '../../../engine/characters.ts'
import type { Sentence, Token } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { formatList } from '../conventions.ts'
import type { Findings, Step } from '../step.ts'
import type { LocaleTag } from '../tables/locales.ts'

const ADAPTED = new Set(['opening', 'body', 'ask'])
/** Words between commas that are no items: “in short, yes, and …”. */
const ASIDES = new Set(
  'yes no thanks please well short fact then though however too again today tomorrow'.split(' '),
)

export const lists: Step = ({ native, target, doc }, findings) => {
  if (!native || target.language !== 'en') return
  for (const sentence of doc.sentences)
    if (ADAPTED.has(sentence.region)) adapt(sentence, target.tag, findings)
}

function adapt({ tokens, field, start }: Sentence, locale: LocaleTag, { change }: Findings): void {
  for (let i = 4; i + 1 < tokens.length; i++) {
    const joint = tokens[i]
    if ((joint?.lower !== 'and' && joint?.lower !== 'or') || tokens[i - 1]?.text !== ',') continue
    const [one, comma, two, three] = [tokens[i - 4], tokens[i - 3], tokens[i - 2], tokens[i + 1]]
    if (!one || !two || !three || comma?.text !== ',' || ![one, two, three].every(isItem)) continue
    // “My colleague, Tom, and Ana” is no list of three.
    if (new Set([one, two, three].map((item) => isCapitalised(item.text))).size > 1) continue
    if (jointOf(locale, joint.lower) !== joint.lower) continue
    change({
      field,
      start: start + two.end,
      end: start + joint.end,
      after: ` ${joint.text}`,
      type: 'punctuation',
      rule_id: 'list-comma',
      confidence: 0.75,
    })
  }
}

const isItem = ({ kind, lower }: Token) =>
  kind === 'word' && lower.length > 2 && !STOPWORDS.has(lower) && !ASIDES.has(lower)

/** What the locale sets between the last two items of a list. */
function jointOf(locale: LocaleTag, word: string): string {
  const list = formatList(locale, ['1', '2', '3'], word === 'or' ? 'disjunction' : 'conjunction')
  return list.slice(list.indexOf('2') + 1, list.indexOf('3')).trim()
}
