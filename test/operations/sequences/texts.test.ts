import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { ANGLES, FIRST, ORDER, PLAYS, playOf } from '#shared/operations/sequences/angles.ts'
import { contract } from '#shared/operations/sequences/contract.ts'
import { inWords } from '#shared/operations/sequences/in-words.ts'
import { SCRIPTS } from '#shared/operations/sequences/scripts/index.ts'
import { readCorpus } from '../../support/corpus.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'
import { ask, askFor, type Step, written } from './calls.ts'

const mails = readCorpus()
const followed = mails.filter(({ kind }) => playOf(kind) !== null)
const personal = followed.filter(({ kind }) => playOf(kind) !== 'campaign')
const EVERY = { steps: 12, channels: ['email'] as const }
const ALL_CHANNELS = {
  steps: 12,
  channels: ['email', 'linkedin', 'call', 'sms', 'task'] satisfies Step['channel'][],
}
const full = (mail: (typeof mails)[number]) => askFor(mail.draft, { ...EVERY, channels: ['email'] })
/** Plays whose last mail is no goodbye: money is owed, a favour was done, or a note may stand for the meeting. */
const ENDS_WITH_ASK: ReadonlySet<string> = new Set(['payment', 'favour', 'meeting'])
const docOf = (draft: string) => parse({ draft }, DEFAULT_PROFILE, new Memo(), null)
const sayings = ({ text }: Step) =>
  docOf(text ?? '').sentences.filter(
    (s) => s.region !== 'greeting' && s.region !== 'signoff' && s.region !== 'signature',
  )

describe.each(personal.map((m) => [m.id, m] as const))('the mails after %s', (_, mail) => {
  const answer = full(mail)
  const own = written(answer.result.steps)

  it('score 85 or more each, and not at all while a part is to be filled in', () => {
    for (const step of own)
      if (step.to_fill.length > 0) expect(step.score, step.text ?? '').toBeNull()
      else expect(step.score, step.text ?? '').toBeGreaterThanOrEqual(85)
  })

  it('ask one question each, at the end of what they say, and a goodbye asks nothing', () => {
    for (const step of own) {
      if (
        step.angle === 'close_file' &&
        !ENDS_WITH_ASK.has(step.cta === null ? '' : (playOf(mail.kind) ?? ''))
      ) {
        expect(step.cta).toBeNull()
        expect(sayings(step).filter((s) => s.question)).toEqual([])
        continue
      }
      expect(step.cta?.endsWith('?')).toBe(true)
      expect(sayings(step).filter((s) => s.question).length, step.text ?? '').toBe(1)
    }
  })

  it('have 20 to 95 words between greeting and sign-off', () => {
    for (const step of own) {
      const words = docOf(step.text ?? '').counts.words
      expect(words, step.text ?? '').toBeGreaterThanOrEqual(20)
      expect(words, step.text ?? '').toBeLessThanOrEqual(95)
    }
  })

  it('share no sentence but the offer to stop', () => {
    const told = new Map<string, number>()
    for (const step of own)
      for (const { text } of sayings(step)) {
        if (/\b(?:stop|write again|not hear from me|Is it A, B, C or D)\b/.test(text)) continue
        expect(told.get(text), text).toBeUndefined()
        told.set(text, step.n)
      }
  })

  it('take a new angle each', () => {
    const angles = answer.result.steps.map((s) => s.angle)
    expect(new Set(angles).size).toBe(angles.length)
    expect(new Set(answer.result.steps.map((s) => s.new_value)).size).toBe(angles.length)
  })

  it('never say that they only follow up, nor that no answer came', () => {
    for (const step of own) {
      const { annotations } = score({ draft: step.text ?? '', kind: 'follow_up' }, DEFAULT_PROFILE)
      const rules = annotations.map((a) => a.rule_id)
      for (const rule of ['empty-follow-up', 'guilt-trip', 'cliches', 'hype', 'template-smell'])
        expect(rules, step.text ?? '').not.toContain(rule)
    }
  })
})

/** What is written after each mail: by itself as mails, and over every channel. */
const everything = mails.map((mail) => {
  const { result, warnings } = askFor(mail.draft, ALL_CHANNELS)
  const texts = [...result.steps, ...full(mail).result.steps].filter((s) => s.n > 1 || s.channel !== 'email')
  return { mail, result, warnings, texts }
})
const figuresIn = ({ text, subject }: Step): string[] =>
  `${subject ?? ''}\n${text ?? ''}`.replaceAll(/^\d\. /gm, '').match(/\d[\d.,:]*\d|\d/g) ?? []
const tagsIn = ({ text, subject }: Step) =>
  findPlaceholders(`${subject ?? ''}\n${text ?? ''}`).map(({ raw }) => raw)
const FITS: Partial<Record<Step['channel'], RegExp>> = {
  linkedin: /^.{0,300}$/s,
  sms: /^.{0,160}$/s,
  call: /^1\. .*\n2\. .*\n3\. .*\n\nVoicemail: .*$/,
}

it('the mails call for figures, tags, parts to fill in and every channel', () => {
  const texts = everything.flatMap((one) => one.texts)
  expect(texts.flatMap(figuresIn)).not.toEqual([])
  expect(texts.flatMap((step) => tagsIn(step).filter((tag) => !step.to_fill.includes(tag)))).not.toEqual([])
  expect(texts.flatMap((step) => step.to_fill)).not.toEqual([])
  expect(new Set(texts.map(({ channel }) => channel))).toEqual(new Set(ALL_CHANNELS.channels))
})

describe.each(everything.map((one) => [one.mail.id, one] as const))('what is written after %s', (_, one) => {
  const { mail, result, warnings, texts } = one
  const { draft, subject = '', from_name = '' } = mail.draft
  const source = `${subject}\n${draft}\n${from_name}`

  it('holds no figure that the draft does not hold', () => {
    expect(texts.flatMap(figuresIn).filter((figure) => !source.includes(figure))).toEqual([])
  })

  it('holds no placeholder that the draft does not hold', () => {
    const invented = (step: Step) =>
      tagsIn(step).filter((tag) => !step.to_fill.includes(tag) && !draft.includes(tag))
    expect(texts.flatMap(invented)).toEqual([])
  })

  it('lists every part to fill in as it stands in the text, and warns of it', () => {
    const told = (part: string) =>
      warnings.some((w) => w.code === 'parts_to_fill' && w.message.includes(part))
    const missing = ({ subject, text, to_fill }: Step) =>
      to_fill.filter((part) => !`${subject}\n${text}`.includes(part) || !told(part))
    expect(result.steps.flatMap(missing)).toEqual([])
  })

  it('fits the channel', () => {
    expect(texts.filter(({ channel, text }) => FITS[channel]?.test(text ?? '') === false)).toEqual([])
  })

  it('is the same every time, fits the contract, and can be said in words', () => {
    expect(askFor(mail.draft, ALL_CHANNELS).result).toEqual(result)
    expect(() => contract.result.parse(result)).not.toThrow()
    expect(inWords(result)).toContain('Step 1')
  })
})

it('the first step of a draft is the draft as sent, HTML included', () => {
  for (const mail of mails) expect(full(mail).result.steps[0]?.text).toBe(mail.draft.draft)
})

it('mail that is not followed up gets its first step only and says why', () => {
  for (const mail of mails.filter(({ kind }) => playOf(kind) === null)) {
    const { result, warnings } = full(mail)
    if (result.steps[1]?.angle === 'timing') continue
    expect(result.steps).toHaveLength(1)
    expect(warnings.map((w) => w.code)).toContain('sequence_not_suited')
  }
})

it('news that is said once is followed by one reminder where it names a day and a page, and by no more', () => {
  const draft =
    'Hi all,\n\nOn 1 March 2027 the Team plan goes from £18 to £21 a seat.\n\nKeep the old price: https://plot.example/annual\n\nDana\n\nUnsubscribe: https://plot.example/off'
  const { result, warnings } = askFor(
    { kind: 'announcement', subject: 'Team plan', draft },
    { steps: 12, channels: ['email'] },
  )
  expect(result.steps.map((s) => s.angle)).toEqual(['offer', 'timing'])
  expect(result.steps[1]?.text).toContain('on 1 March 2027 the Team plan goes from £18 to £21 a seat.')
  expect(result.steps[1]?.text).toContain('https://plot.example/annual')
  expect(warnings.map((w) => w.code)).toContain('fewer_steps')
  const undated = draft.replace('On 1 March 2027 the', 'The')
  expect(askFor({ kind: 'announcement', subject: 'Team plan', draft: undated }).result.steps).toHaveLength(1)
})

it('a campaign ends with its day, and calls for the last time only where there is one', () => {
  for (const mail of followed.filter((m) => playOf(m.kind) === 'campaign' && m.kind !== 'event_invitation')) {
    const angles = full(mail).result.steps.map((s) => s.angle)
    if (angles.includes('close_file')) expect(angles.slice(-2)).toEqual(['timing', 'close_file'])
    else if (angles.includes('timing')) expect(angles.at(-1)).toBe('timing')
  }
})

it('mail to a list keeps its footer and opens a new thread each time', () => {
  for (const mail of followed.filter(({ kind }) => playOf(kind) === 'campaign'))
    for (const step of written(full(mail).result.steps)) {
      expect(step.thread).toBe('new_subject')
      expect(step.text).toMatch(/unsub|opt.?out|preferences|turn|leave|no more|stop|abmeld/i)
    }
})

it('every play has a script for each angle in its order, each with texts of its own', () => {
  for (const play of PLAYS) {
    for (const angle of ORDER[play]) expect(SCRIPTS[play][angle], `${play} ${angle}`).toBeDefined()
    expect(Object.keys(SCRIPTS[play]).sort()).toEqual([...ORDER[play]].sort())
  }
  expect([...new Set(PLAYS.flatMap((play) => ORDER[play]))].sort()).toEqual(
    ANGLES.filter((a) => !FIRST.has(a)).sort(),
  )
})

const sendable = Object.entries(HOSTILE).filter(([, unit]) => unit.isWellFormed())
it.each(sendable)('a hostile draft is followed up in linear time: %s', (_, unit) => {
  const draftOf = (size: number) => filled(unit, size).toWellFormed()
  expectLinear(10_000, draftOf, (draft) => {
    expect(askFor({ draft, kind: 'cold_outreach' }).result.steps.length).toBeGreaterThan(0)
  })
})

it('never throws, whatever the draft holds', () => {
  for (const draft of ['', ' ', '\u202e', '🙂', '[', 'a', 'Hi Ana,', '=1+1', 'مرحبا بك في متجرنا'])
    for (const kind of ['cold_outreach', 'proposal', 'promotional', 'auto'] as const)
      expect(askFor({ draft, kind }).result.steps.length).toBeGreaterThan(0)
})

it('a draft in another language is planned without invented text', () => {
  const { result, warnings } = askFor({
    kind: 'cold_outreach',
    locale: 'de-DE',
    draft:
      'Guten Tag Frau Weber,\n\nIhre Buchungsseite zeigt am Dienstag vierzehn freie Termine. Wir haben das bei einer Praxis in Köln gelöst.\n\nDarf ich Ihnen eine Seite dazu schicken?\n\nViele Grüße\nJonas',
  })
  expect(warnings.map((w) => w.code)).toContain('text_needs_model')
  expect(result.steps.slice(1).every((s) => s.text === null && s.to_fill.length === 0)).toBe(true)
  expect(result.steps.at(-1)?.day_offset).toBeGreaterThan(0)
})

it('a voice without contractions is kept in every text', () => {
  const voice = { ...SILENT_VOICE, contractions: 'avoid' as const }
  for (const mail of personal.filter((m) => !/['’](?:ll|t|d|re|ve)\b/.test(m.draft.draft)))
    for (const step of written(
      ask({ draft: mail.draft.draft, kind: mail.kind, ...EVERY }, { ...DEFAULT_PROFILE, voice }).result.steps,
    ))
      expect(step.text).not.toMatch(/\w['’](?:ll|t|d|re|ve)\b/)
})
