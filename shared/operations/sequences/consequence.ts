/** What a mail says comes after a day, and what it says was used before one: neither is asked of the sender again. */
import type { Doc } from '../../engine/doc.ts'
import { small } from './points.ts'

const told = ({ sentences }: Doc): string[] =>
  sentences
    .filter(({ field, region }) => field === 'draft' && region !== 'quoted')
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())

/** “If we have no payment by then, we will add the late fee”: what follows, as it stands behind “After that”. */
export function consequenceIn(doc: Doc): string | null {
  for (const text of told(doc)) {
    const [, next] = NEXT.exec(text) ?? []
    const [, added] = FROM_DAY.exec(text) ?? []
    if (next !== undefined || added !== undefined) return next ?? added ?? null
  }
  return null
}
/** “After 30 days we add interest at 8% a year” */
const FROM_DAY =
  /^(?:after|from) (?:\d+ days?|the (?:due )?date|that (?:date|day)),? ((?:we|I) (?:add|charge|apply|pass|hand|stop|suspend|pause)\b[^?]+?)\.?$/i
const NEXT =
  /^(?:if (?:we|I) (?:have|receive|see|get|hear)[^,]*\b(?:no|not|nothing|haven't|don't)\b[^,]*|if (?:it|the (?:invoice|bill|balance)) [^,]*\b(?:unpaid|not paid|open)\b[^,]*|otherwise|after that(?: date| day)?|from then on),? ((?:we|I) (?:will|shall|have to|must)\b[^?]+?)\.?$/i

/** “Here is what your team did with it this year: 1,906 site reports, 212 of them filed offline, …”: the first and telling figures of it. */
export function usedIn(doc: Doc): string | null {
  for (const text of told(doc)) {
    const [, list] = LIST.exec(text) ?? []
    if (list !== undefined && /\d/.test(list)) return list
    if (USED.test(text) && text.length <= MOST_LETTERS) return small(text.replace(/\.$/, ''), doc)
  }
  return null
}
const MOST_LETTERS = 160
const LIST =
  /\bwhat (?:your team|you|your people) (?:did|had|used|got|made|sent|saved|filed)\b[^:]{0,40}: (.{8,160}?)\.?$/i
const USED =
  /^(?:(?:this|last|in|over|since) [^,.;]{2,30}?,? )?(?:your team|you) (?:have )?(?:used|filed|sent|made|ran|created|booked|saved|logged|published|handled|ordered|printed|shared|tracked|closed|drew|wrote|built|shipped|scanned|mapped|planned|checked|completed|processed|sold)\b.*\d|^(?:(?:this|last|in|over|since) [^,.;]{2,30}? )?(?:we|our \p{Ll}+s?) (?:came|visited|answered|fixed|repaired|cleaned|handled|delivered|served|collected|serviced|inspected)\b.*\d/iu
