/** Figures that changed places: “30 % fewer errors for $500” as “$500 fewer errors for 30 %”. */
import type { Token } from '#shared/engine/doc.ts'
import { stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { figureAt } from './figures.ts'

/** Words of a sentence by how near they stand to a figure: 1 beside it, 1/2 one further. */
type Company = ReadonlyMap<string, number>

/** How much better two figures have to fit each other's places than their own; a sentence may be put another way. */
const CLEARLY = 1.25

/** Whether two figures of `before` stand in `after` among each other's words. Both are sentences as tokens. */
export function swapsFigures(
  before: readonly (readonly Token[])[],
  after: readonly (readonly Token[])[],
): boolean {
  const [was, is] = [companies(before), companies(after)]
  const kept = [...was.keys()].filter((figure) => is.has(figure))
  const fitIn = (figure: string, place: string) => overlap(is.get(figure), was.get(place))
  return kept.some((one, i) =>
    kept.slice(i + 1).some((other) => {
      const own = fitIn(one, one) + fitIn(other, other)
      const crossed = fitIn(one, other) + fitIn(other, one)
      return crossed > 0 && crossed > own * CLEARLY
    }),
  )
}

/** The company of each figure that stands once. */
function companies(lines: readonly (readonly Token[])[]): Map<string, Company> {
  const found = new Map<string, Company | null>()
  for (const tokens of lines)
    for (const [i, { kind }] of tokens.entries())
      if (kind === 'number') {
        const figure = figureAt(tokens, i)
        found.set(figure, found.has(figure) ? null : companyAt(tokens, i))
      }
  return new Map([...found].flatMap(([figure, company]) => (company ? [[figure, company] as const] : [])))
}

function companyAt(tokens: readonly Token[], at: number): Company {
  const near = new Map<string, number>()
  for (const step of [-1, 1])
    for (let i = at + step, away = 1; tokens[i]; i += step) {
      const token = tokens[i]
      if (token?.kind !== 'word') continue
      for (const stem of stemsOfTokens([token])) near.set(stem, Math.max(near.get(stem) ?? 0, 1 / away))
      away++
    }
  return near
}

const overlap = (one: Company = new Map(), other: Company = new Map()): number =>
  [...one].reduce((sum, [stem, weight]) => sum + Math.min(weight, other.get(stem) ?? 0), 0)
