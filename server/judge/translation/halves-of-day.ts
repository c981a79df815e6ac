/** Halves of a day that Chinese, Japanese and Korean name before the hour. */
import { sameWay } from '../facts/same-way.ts'
import { asRead } from '../plain.ts'

const BEFORE_NOON = '午前|上午|오전'
const HALVED = new RegExp(
  `(?<before>${BEFORE_NOON})?(?<after>午後|下午|오후)?\\s?(?<hour>\\d{1,2})\\s?[時时点點시:]`,
  'gu',
)

/** Whether an hour is put into the other half of the day: 15:00 as 午前3時. */
export function turnsHalf(source: string, text: string): boolean {
  const hours = new Set(
    [...sameWay(asRead(source)).matchAll(/(?<!\d)(\d{1,2}):\d{2}/g)].map(([, hour]) => Number(hour) % 24),
  )
  if (hours.size === 0) return false
  return [...asRead(text).matchAll(HALVED)].some(({ groups }) => {
    const { before, after, hour }: Readonly<Record<string, string | undefined>> = groups ?? {}
    if (!before && !after) return false
    return !hours.has((Number(hour) % 12) + (after ? 12 : 0))
  })
}
