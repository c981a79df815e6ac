/** Whose firm a mail names: that of the sender, or one where the sender did something. */
import type { Doc } from '../../engine/doc.ts'
import { mayBePast } from './verbs.ts'

/** “At Norfolk Malt we cut the wait to 25 minutes”: what was done there is a case, and there is a customer. */
const AT_CASE =
  /^\s*at (.{2,50}?),? (?:we|our \p{L}+)(?:['’]ve| have)? (?:(?:also|soon|then|just) )?(\p{L}+)/iu

/** Whether the mail only tells a case of a firm; one that also signs, or is in an address, is the sender's. */
export const isOfCase = (company: string, doc: Doc): boolean =>
  doc.sentences.some(({ text, field }) => {
    const [, at, verb = ''] = (field === 'draft' && AT_CASE.exec(text)) || []
    return at === company && mayBePast(verb.toLowerCase())
  }) && !isSenders(company, doc)

/** Whether the name is in who sends, below the mail, or within a web or mail address. */
export function isSenders(company: string, { draft, blocks, text }: Doc): boolean {
  const name = company.toLowerCase()
  const below = blocks
    .filter(({ region }) => region === 'signoff' || region === 'signature' || region === 'footer')
    .map(({ start, end }) => text.slice(start, end))
  if ([draft.from_name ?? '', ...below].some((part) => part.toLowerCase().includes(name))) return true
  const host = name.replaceAll(/[^\p{L}\d]/gu, '')
  return [...text.matchAll(/(?:https?:\/\/|www\.|@)([^\s/]+)/gi)].some(([, address = '']) =>
    address.toLowerCase().replaceAll('-', '').includes(host),
  )
}
