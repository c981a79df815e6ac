/** Telephone numbers in the text that cannot be dialled from the reader's country. Those of a signature stay. */
import { type Step, within } from '../step.ts'
import { PHONE_CODES } from '../tables/phone-codes.ts'

/** `(415) 555-0132`, `415-555-0132`, `415.555.0132`. */
const AMERICAN =
  /(?<![\p{L}\d.+-]|\d )(?:\((\d{3})\) ?|(\d{3})[-. ])(\d{3})[-. ](\d{4})(?![\p{L}\d]|[-.]\d)/gu
/** `020 7946 0018`, `(0)20 …` aside: groups of digits after a zero. */
const WITH_TRUNK = /(?<![\p{L}\d.+/-])0\d{1,5}(?:[ -]\d{2,8}){1,4}(?![\p{L}\d]|[-./]\d)/gu
/** Free and service numbers answer at home only. */
const HOME_ONLY = /^0?(?:8[0-9]{2}|900|1300|1800)/

export const phones: Step = (mail, { change, person }) => {
  const { source, target } = mail
  const from = PHONE_CODES[source.region ?? '']
  const to = PHONE_CODES[target.region]
  if (!from || from.code === to?.code || source.region === target.region) return
  for (const segment of mail.segments)
    for (const { 0: raw, index } of segment.text.matchAll(from.trunk === '' ? AMERICAN : WITH_TRUNK)) {
      const place = within(segment, index, index + raw.length)
      const digits = raw.replaceAll(/\D/g, '')
      if (digits.length < 9 || digits.length > 12) continue
      if (HOME_ONLY.test(digits)) {
        person({ ...place, reason: `Such a number may not answer calls from ${target.country}.` })
        continue
      }
      const after = international(raw, from)
      if (source.named)
        change({ ...place, after, type: 'phone', rule_id: 'phone-country-code', confidence: 0.9 })
      else
        person({ ...place, reason: `From ${target.country} this is dialled with a country code: ${after}?` })
    }
}

function international(raw: string, { code, trunk }: { code: string; trunk: string }): string {
  const groups = raw.split(/\D+/).filter((group) => group !== '')
  const [first = '', ...rest] = groups
  const area = trunk !== '' && first.startsWith(trunk) ? first.slice(trunk.length) : first
  return [`+${code}`, ...(area === '' ? [] : [area]), ...rest].join(' ')
}
