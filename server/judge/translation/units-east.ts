/** Spans of time in Chinese, Japanese and Korean: a figure stands right before the sign of its unit. */
import type { Unit } from '../facts/names-of-time.ts'

type Units = Readonly<Partial<Record<Unit, string>>>

/** What stands after a figure that counts so many of a unit, as a pattern. The signs of dates and clocks count nothing. */
const SIGNS: Readonly<Record<string, Units>> = {
  ja: {
    minute: '分(?:間|以内)?',
    hour: '時間',
    day: '(?:営業|日)?日(?:間|以内|後|前)|営業日',
    week: '週',
    month: '[かヶカケヵ箇]月',
    year: '年(?:間|契約)?',
  },
  zh: {
    minute: '分[钟鐘]',
    hour: '个?個?(?:小时|小時|钟头)',
    day: '个?個?工?作?[天日](?:内|內|之内|后|後|前)?',
    week: '个?個?(?:周|週|星期|礼拜)',
    month: '[个個]月',
    year: '年',
  },
  ko: { minute: '분', hour: '시간', day: '일', week: '주', month: '개월|달', year: '년' },
}

const ENGLISH = /(?<![\d.,])(\d+)[ -](minute|hour|day|week|month|year)s?\b/giu
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Figures that count a span of time, with the units they count. */
function spansIn(source: string): Map<string, Set<string>> {
  const inFigures = source.replaceAll(
    new RegExp(String.raw`\b(${WORDS.join('|')})(?= (?:minute|hour|day|week|month|year)s?\b)`, 'giu'),
    (word) => String(WORDS.indexOf(word.toLowerCase()) + 1),
  )
  const spans = new Map<string, Set<string>>()
  for (const [, figure = '', unit = ''] of inFigures
    .replaceAll(/ (?:working|business|full|whole)(?= days?\b)/giu, '')
    .matchAll(ENGLISH))
    spans.set(figure, (spans.get(figure) ?? new Set()).add(unit.toLowerCase()))
  return spans
}

/** Whether a span of the English source is counted in another unit: five days as five weeks. */
export function changesUnit(source: string, text: string, language: string): boolean {
  const signs = SIGNS[language]
  if (!signs) return false
  return [...spansIn(source)].some(([figure, units]) => {
    const says = (unit: string, sign: string) =>
      new RegExp(`(?<![\\d.,月])${figure}\\s?(?:${sign})`, 'u').test(text) && !units.has(unit)
    const kept = [...units].some((unit) => {
      const sign = signs[unit as Unit]
      return sign !== undefined && new RegExp(`(?<![\\d.,])${figure}\\s?(?:${sign})`, 'u').test(text)
    })
    return !kept && Object.entries(signs).some(([unit, sign]) => says(unit, sign))
  })
}
