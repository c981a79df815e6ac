/** Findings that bear on a subject, by what it is like and by the family of mail. */
import { EVIDENCE } from '../../engine/evidence.ts'
import type { Family } from '../../engine/kinds.ts'
import type { Angle } from './contract.ts'

const PERSONAL: Readonly<Record<Angle, readonly string[]>> = {
  specific: ['E02', 'E38c'],
  question: ['E13', 'E15', 'E16', 'E26'],
  curiosity: ['E38e', 'E38c'],
  benefit: ['E16'],
  number: ['E13', 'E14', 'E16'],
  name: ['E38h', 'E17'],
  referral: ['E14', 'E38h'],
  trigger: ['E17', 'E38c'],
  plain_internal: ['E12', 'E16', 'E13'],
}
const BULK: Readonly<Record<Angle, readonly string[]>> = {
  specific: ['E38c', 'E29'],
  question: ['E43', 'E38g'],
  curiosity: ['E38e', 'E38c'],
  benefit: ['E38f', 'E38c'],
  number: ['E43', 'E13'],
  name: ['E35', 'E36', 'E38b'],
  referral: ['E38h'],
  trigger: ['E38c'],
  plain_internal: ['E31', 'E34'],
}
const TAG = /\{\{|\*\||%%|\[\[|\{\w/

/** `angle` is `null` for a subject that was sent. */
export function evidenceFor(
  text: string,
  words: number,
  angle: Angle | null,
  family: Family,
): { id: string; grade: string }[] {
  const personal = family === 'cold' || family === 'warm'
  const ids = new Set<string>(angle === null ? [] : (personal ? PERSONAL : BULK)[angle])
  if (personal && words >= 2 && words <= 4) ids.add('E02')
  if (!personal && words < 9) ids.add('E34')
  if (text.trimEnd().endsWith('?')) ids.add('E43')
  if (/\d/.test(text)) ids.add('E43')
  if (TAG.test(text)) for (const id of ['E35', 'E36']) ids.add(id)
  if (/\p{Extended_Pictographic}/u.test(text.replaceAll(/[\d#*©®™]/gu, '')))
    for (const id of ['E40', 'E41']) ids.add(id)
  return [...ids].flatMap((id) => {
    const found = EVIDENCE[id]
    return found ? [{ id, grade: found.grade }] : []
  })
}
