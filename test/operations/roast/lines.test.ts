import { describe, expect, it } from 'vitest'
import { RULES } from '#shared/engine/rules/index.ts'
import { type ByLevel, LEVELS, loose, slotsIn } from '#shared/operations/roast/line.ts'
import { ADVICE } from '#shared/operations/roast/lines/advice.ts'
import { AFTERTHOUGHTS } from '#shared/operations/roast/lines/afterthoughts.ts'
import { FALLBACK_LINES } from '#shared/operations/roast/lines/fallback.ts'
import { GRACE_LEADS, GRACES, PRAISE_LEADS } from '#shared/operations/roast/lines/graces.ts'
import { LINES } from '#shared/operations/roast/lines/index.ts'
import { LITTLE_OVER_LINES } from '#shared/operations/roast/lines/little-over.ts'
import { ONE_LINERS } from '#shared/operations/roast/lines/one-liners.ts'
import { TELLING } from '#shared/operations/roast/lines/telling/index.ts'
import { TERM_LINES } from '#shared/operations/roast/lines/terms.ts'
import { VERDICTS } from '#shared/operations/roast/lines/verdicts.ts'
import { VOICE_LINES } from '#shared/operations/roast/lines/voice.ts'
import { WAY_OUT_LINES } from '#shared/operations/roast/lines/way-out.ts'
import { WHOLE_LINES } from '#shared/operations/roast/lines/whole-lines.ts'
import { isCount } from '#shared/operations/roast/say.ts'

const pools = (lines: Readonly<Record<string, ByLevel>>) =>
  Object.entries(lines).flatMap(([id, byLevel]) =>
    LEVELS.map((level) => [`${id} ${level}`, byLevel[level]] as const),
  )

const jokes = [
  ...pools(LINES),
  ...pools({ fallback: FALLBACK_LINES, voice: VOICE_LINES, 'way out': WAY_OUT_LINES }),
  ...pools({ 'little over': LITTLE_OVER_LINES }),
  ...pools(TELLING),
  ...pools({ afterthought: AFTERTHOUGHTS }),
  ...pools(ONE_LINERS),
  ...pools(WHOLE_LINES),
  ...pools(VERDICTS),
  ...TERM_LINES.map(({ word, lines }) => [word, lines] as const),
]
const spoken = [...jokes, ...pools({ lead: GRACE_LEADS, praise: PRAISE_LEADS })].flatMap(([, lines]) => [
  ...lines,
])
/** Parts of lines, without an end of their own. */
const parts = pools(GRACES).flatMap(([, lines]) => [...lines])
const written = [...spoken, ...Object.values(ADVICE).flat()]

/** What `local.ts` can fill in; a slot outside it would never be said. */
const KNOWN = new Set(
  'score kind subject subjectWords subjectLength words usual excess time sentences faults questions exclamations emoji links images asks senders readers sendersFirst longest longestStart grade quote start n half times places list other fixed file product figure day opening closing ask question next sentence lead commas matter last message good praised checked distant youLine added at follow opened ended name reader firm waits askNo total figureless lost worst mark over first little'.split(
    ' ',
  ),
)

/** Whether a slot tells the draft from others: a count alone does not, and a reader may have no name. */
const isBound = (slot: string) => !isCount(slot) && slot !== 'reader'

/** Words that would aim at a person instead of the copy. */
const INSULTS =
  /\b(?:stupid|idiots?|idiotic|dumb|morons?|imbecile|fools?|foolish|lame|pathetic|losers?|ugly|fat|lazy|illiterate|clueless|incompetent|amateurs?|amateurish|insane|crazy|mad|hysterical|retarded|spastic|psycho|sucks?|crap|damn|hell|shit|arse|ass|bitch|garbage|trash|worthless|hopeless|embarrassing|disgusting|grandma|girly|man up|old man|old lady|foreigner|peasants?|hate|shut up|kill)\b/i

describe('the lines of a roast', () => {
  it('speak of the draft at hand: every joke holds a fact of it', () => {
    const without = jokes.flatMap(([id, lines]) =>
      lines.filter((line) => slotsIn(line).length === 0).map((line) => `${id}: ${line}`),
    )
    expect(without).toEqual([])
  })

  it('bring no figures of their own', () => {
    expect(
      [...spoken, ...parts].filter((line) => /\d/.test(line.replaceAll(/(?:of|to|and) 100/g, ''))),
    ).toEqual([])
  })

  it('ask only for facts that exist', () => {
    expect([...written, ...parts].flatMap(slotsIn).filter((slot) => !KNOWN.has(slot))).toEqual([])
  })

  it('of swearing never repeat what was said', () => {
    const swearing = Object.values(LINES.profanity ?? {}).flat()
    expect(swearing.length).toBeGreaterThan(10)
    expect(swearing.flatMap(slotsIn)).not.toContain('quote')
  })

  it('insult nobody', () => {
    expect([...written, ...parts].filter((line) => INSULTS.test(line))).toEqual([])
  })

  it('are typeset: curly quotes, no emoji, no double spaces, an end', () => {
    expect(spoken.filter((line) => /['"]|\p{Extended_Pictographic}| {2}/u.test(line))).toEqual([])
    expect(written.filter((line) => !/(?:[.?]|[.?]”|\{start\}”|\{message\}|\{fault\})$/i.test(line))).toEqual(
      [],
    )
  })

  it('are each written once', () => {
    const all = jokes.flatMap(([, lines]) => [...lines])
    expect(all.filter((line, i) => all.indexOf(line) !== i)).toEqual([])
  })

  it('praise in words of the draft, and have a bound line for whatever stands good', () => {
    for (const byLevel of Object.values(GRACES))
      for (const level of LEVELS)
        expect(byLevel[level].filter((clause) => loose(`It ${clause}.`, isBound, isCount) > 0)).toEqual([])
    for (const pool of [VERDICTS.clean, VERDICTS.good, WHOLE_LINES.clean, WHOLE_LINES.minor])
      for (const level of LEVELS) {
        expect(pool[level].length).toBeGreaterThanOrEqual(9)
        expect(pool[level].filter((line) => loose(line, isBound, isCount) > 0)).toEqual([])
      }
  })

  it('never begin with “this email”', () => {
    expect(spoken.filter((line) => /^(?:this|your) (?:e-?)?mail/i.test(line))).toEqual([])
  })

  it('belong to rules that exist, at all three intensities', () => {
    const ids = new Set(RULES.map((rule) => rule.id))
    expect([LINES, TELLING, ADVICE].flatMap(Object.keys).filter((id) => !ids.has(id))).toEqual([])
    expect([...pools(LINES), ...pools(TELLING)].filter(([, lines]) => lines.length === 0)).toEqual([])
  })
})
