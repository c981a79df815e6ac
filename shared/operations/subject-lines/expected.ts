/** Why a reader should prefer one line to another, in words; or that it is open which wins. */
import type { Token } from '../../engine/doc.ts'
import { tokenize } from '../../engine/tokens.ts'
import { dateEnd } from '../material/dates.ts'
import { LABELS } from '../material/words.ts'
import type { Angle } from './contract.ts'
import { cutShort } from './fit.ts'
import { MEASURE } from './reading/units.ts'
import type { Risk } from './risk.ts'

export interface Rival {
  text: string
  words: number
  fit: number
}

interface Sent extends Rival {
  promise_match: boolean | null
  risk: Risk
}

/** A line that serves the mail worse, or that phones cut where they show the other, is never expected to win. */
export const mayWin = (line: Rival, other: Rival): boolean =>
  line.fit >= other.fit && !(cutShort(line.text) && !cutShort(other.text))

/** A name of one word or two over a mail says what it is, and not what it brings. */
const FEW = 2

/** What is expected of the new line against the one that is there. */
export function againstSent(now: Sent, best: Rival & { angle: Angle }): string {
  const broken = now.promise_match === false || now.risk === 'misleading'
  const figure = newFigure(now.text, best.text)
  const why = [
    ...(broken ? ['it keeps what it promises, and yours promises what the mail does not hold'] : []),
    ...(GAINS[best.angle] ? [GAINS[best.angle]] : []),
    ...(figure === null ? [] : [`it tells the reader “${figure}”, which yours leaves out`]),
    ...(!broken && now.risk === 'teasing'
      ? ['it says what the mail brings, where yours makes one guess']
      : []),
    ...(now.risk === 'honest' && now.words <= FEW && best.words > now.words
      ? ['it says what the mail brings, where yours only names it']
      : []),
    ...(asks(now) && !asks(best) ? ['it says at once what the mail is about, where yours asks'] : []),
    ...(cutShort(now.text) && !cutShort(best.text) ? ['phones show all of it and cut yours'] : []),
    ...(best.fit - now.fit >= CLEARLY ? ['it says more of what the mail is about'] : []),
  ].slice(0, 2)
  if (broken || (mayWin(best, now) && why.length > 0))
    return `We expect the new line to be opened or answered more, because ${why.join(', and ')}.`
  const cut = cutShort(best.text) && !cutShort(now.text)
  const against = cut
    ? 'Yours may well win: phones cut the new line and show all of yours'
    : best.fit < now.fit
      ? 'Yours may well win: it serves the mail better'
      : 'It is open which wins: both tell the matter, each in its words'
  return `${against}${why.length > 0 ? `; for the new line speaks that ${why[0]}` : ''}.`
}

/** Points of fit that are no accident. */
const CLEARLY = 5

const asks = ({ text }: Rival) => text.trimEnd().endsWith('?')

/**
 * The figure or day of the second line where the first has none, a price or a share before others; a number by which a
 * thing is called tells nothing.
 */
function newFigure(now: string, best: string): string | null {
  if (/\d/.test(now)) return null
  const tokens = tokenize(best)
  const sum = tokens.find(({ kind, text }) => kind === 'number' && /^[$£€¥]\d|\d%$/.test(text))
  if (sum && !/\boff\b/i.test(best)) return sum.text
  for (let i = 0; i < tokens.length; i++) {
    const end = dateEnd(tokens, i)
    const told = (to: number) => best.slice(tokens[i]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    if (end > i) {
      if (/\d/.test(told(end))) return told(end)
      i = end - 1
    } else if (tokens[i]?.kind === 'number' && !/^[#\p{L}]/u.test(told(i + 1)) && !isCalled(tokens, i)) {
      const unit = tokens[i + 1]
      return told(unit && (unit.lower === 'off' || MEASURE.test(unit.text)) ? i + 2 : i + 1)
    }
  }
  return null
}

const isCalled = (tokens: readonly Token[], i: number): boolean =>
  LABELS.has(tokens[i - 1]?.lower ?? '') ||
  /^(?:#|invoice|order|booking|quote|ticket)$/.test(tokens[i - 1]?.lower ?? '')

const GAINS: Readonly<Partial<Record<Angle, string>>> = {
  question: 'it asks what the reader is to answer',
  benefit: 'it says what the reader gets or can do',
  name: 'it calls the reader by name',
  referral: 'it names who sent you',
  trigger: 'it names what happened at the reader’s, which could go to nobody else',
}
