/** Swiss German has no ß; names keep theirs. */
import { isAllCaps, isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import type { Mail, Step } from '../step.ts'

const ADAPTED = new Set(['greeting', 'opening', 'body', 'ask', 'signoff'])
/** Parts that make a capitalised word a noun, or an adjective that opens a sentence. */
const NO_NAME =
  /straße|größe|groß(?:e|er|es|en|em)$|groß(?:teil|handel|auftrag|kund|projekt|raum|stadt)|^weiß(?:e|er|es|en|em|t)$|maß|gr[uü]ße?n?|spaß|f[uü]ß|st[oö]ß|au(?:ß|ss)en|außer|äußer|heiß|fließ|schließ|schweiß|fleiß|gieß|süß|gefäß|dreißig|preußisch|beiß|reiß|bloß|genieß|gemäß/
const BEFORE_NAME: ReadonlySet<string> = new Set(['frau', 'herr', 'herrn', 'dr', 'prof', 'familie', 'firma'])
const COMPANY: ReadonlySet<string> = new Set(['gmbh', 'ag', 'kg', 'se', 'ohg', 'gbr', 'ug', 'ev', 'sa'])

export const eszett: Step = (mail, { change, person }) => {
  const { doc, native, target, recipient } = mail
  if (!native || target.tag !== 'de-CH') return
  const names = namesIn(mail)
  for (const name of [recipient.given_name, recipient.family_name]) if (name) names.add(name.toLowerCase())
  for (const sentence of [doc.subject, doc.preheader, ...doc.sentences]) {
    if (!sentence || (sentence.field === 'draft' && !isOwn(mail, sentence.start, sentence.region))) continue
    sentence.tokens.forEach((token, i) => {
      if (token.kind !== 'word' || !token.text.includes('ß')) return
      const place = {
        field: sentence.field,
        start: sentence.start + token.start,
        end: sentence.start + token.end,
      }
      const after = token.text.replaceAll('ß', isAllCaps(token.text.replaceAll('ß', '')) ? 'SS' : 'ss')
      if (isCapitalised(token.text) && (names.has(token.lower) || isNamed(sentence.tokens, i))) return
      if (isCapitalised(token.text) && !NO_NAME.test(token.lower))
        person({ ...place, reason: `Swiss readers write “${after}”, unless this is a name.` })
      else change({ ...place, after, type: 'spelling', rule_id: 'spelling-ch', confidence: 0.98 })
    })
  }
}

const isOwn = ({ signedAt }: Mail, start: number, region: string): boolean =>
  ADAPTED.has(region) && start < signedAt

/** Who signs is named the same way further up; the lines under the name hold streets and other nouns. */
function namesIn({ doc, signedAt }: Mail): Set<string> {
  const line = doc.sentences.find(
    ({ start, region, field }) => field === 'draft' && (region === 'signature' || start >= signedAt),
  )
  const names = line?.tokens.filter(({ kind, text }) => kind === 'word' && isCapitalised(text)) ?? []
  return new Set(names.map(({ lower }) => lower))
}

/** `Frau Weiß`, `Dr. Anna Groß`, `Meßner GmbH`. */
function isNamed(tokens: readonly Token[], i: number): boolean {
  if (COMPANY.has(tokens[i + 1]?.lower ?? '')) return true
  let at = i - 1
  // First names and titles may stand between.
  for (let steps = 0; steps < 3 && at >= 0; steps++, at--) {
    const { text = '', lower = '' } = tokens[at] ?? {}
    if (BEFORE_NAME.has(lower.replace('.', ''))) return true
    if (text !== '.' && !isCapitalised(text)) return false
  }
  return false
}
