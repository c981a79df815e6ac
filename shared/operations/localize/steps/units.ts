/** Measures in units the reader does not use. A figure is never converted; what it comes to is offered to a person. */
import { readNumber, runsIn } from '../numerals.ts'
import { type Findings, type Mail, type Step, within } from '../step.ts'
import { AMERICAN_UNITS, BRITISH_TOO, UNITS, type Unit } from '../tables/units.ts'

const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((unit) => unit.names.map((name) => [name, unit])),
)
const NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length)
const LONGEST = 16

export const units: Step = (mail, { person }) => {
  const { target, source, language, segments } = mail
  if (language !== 'en' || source.region === target.region) return
  const american = AMERICAN_UNITS.has(target.region)
  for (const segment of segments)
    for (const run of runsIn(segment.text, mail.spaced)) {
      const rest = segment.text.slice(run.end, run.end + LONGEST).toLowerCase()
      const gap = /^[ \u00a0\u202f-]/.test(rest) ? 1 : 0
      const name = NAMES.find(
        (each) => rest.startsWith(each, gap) && !/[a-z-]/.test(rest.charAt(gap + each.length)),
      )
      const unit = name === undefined ? undefined : BY_NAME.get(name)
      if (!unit || name === undefined || (unit.system === 'us') === american) continue
      if (target.region === 'GB' && BRITISH_TOO.has(name)) continue
      const amount = readNumber(run.text, mail.author.style)
      if (!amount) continue
      person({
        ...within(segment, run.start, run.end + gap + name.length),
        reason: `Readers in ${target.country} measure otherwise; this is about ${rounded(amount.value * unit.factor + unit.offset)} ${unit.other}.`,
      })
    }
  bareDegrees(mail, person)
}

/** “9 degrees” names no scale: the one of the sender’s country is meant, if it is warmth at all. */
const DEGREES =
  /^[ \u00a0]degrees?\b(?!-)(?! (?:of|angle|north|south|east|west)\b| [cf]\b|,? (?:celsius|fahrenheit)\b)/i
const TURNS =
  /\b(?:turn\w*|rotat\w*|tilt\w*|spin\w*|lean\w*|angle\w*|pivot\w*|slope\w*|bent|bend\w*)\b[^.!?]*$/i
/** Characters before a figure in which a word tells what is turned. */
const NEAR = 60
/** Hottest and coldest weather that people write of, in °C and °F. */
const WEATHER = { metric: [-40, 55], us: [-40, 130] } as const

function bareDegrees({ source, target, segments, spaced, author }: Mail, person: Findings['person']): void {
  if (source.region === null) return
  const system = AMERICAN_UNITS.has(source.region) ? 'us' : 'metric'
  if (AMERICAN_UNITS.has(target.region) === (system === 'us')) return
  const unit = BY_NAME.get(system === 'us' ? '°f' : '°c')
  const [least, most] = WEATHER[system]
  for (const segment of segments)
    for (const run of runsIn(segment.text, spaced)) {
      const said = DEGREES.exec(segment.text.slice(run.end, run.end + 2 * LONGEST))?.[0]
      const amount = readNumber(run.text, author.style)
      if (!unit || !said || !amount || amount.value < least || amount.value > most) continue
      if (TURNS.test(segment.text.slice(Math.max(0, run.start - NEAR), run.start))) continue
      person({
        ...within(segment, run.start, run.end + said.length),
        reason: `Readers in ${target.country} think in ${unit.other}; if this is a temperature, it is about ${rounded(amount.value * unit.factor + unit.offset)} ${unit.other}.`,
      })
    }
}

/** Two significant figures, three of a larger number; “about 193121 km” would not be about anything. */
function rounded(value: number): string {
  const size = Math.abs(value)
  if (size >= 100) return String(Number(value.toPrecision(3))).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return String(Number(value.toPrecision(2)))
}
