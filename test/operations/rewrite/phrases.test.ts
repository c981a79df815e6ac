import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null })
const BODY =
  'Hi Ana,\n\nYour plant in Leeds posted three night jobs in May. The running costs of your plant rose by a tenth this year. We plan night shifts for plants, and an email a week tells you who is on. Would a sample rota help?\n\nBest,\nTom'
const rewritten = (wishes: Partial<Request>) => {
  const { result, warnings } = answer({ kind: 'cold_outreach', draft: BODY, ...wishes })
  return { ...result.variants[0], warnings }
}

describe('phrases that must be included', () => {
  it.each(['Your own code is {{code}}.', 'We ship on Fridays', 'The first month is free.'])(
    '%s: a sentence is added before the ask, as it stands',
    (phrase) => {
      const { draft = '', placeholders_preserved, warnings = [] } = rewritten({ must_include: [phrase] })
      expect(draft).toContain(phrase)
      expect(draft.indexOf(phrase)).toBeLessThan(draft.indexOf('Would a sample'))
      expect(placeholders_preserved).toBe(true)
      expect(warnings.map(({ code }) => code)).not.toContain('not_included')
    },
  )

  it('goes before a sentence whose “so” takes up the one before, and not between the two', () => {
    const draft =
      'Hi Ana,\n\nThe hall is free on 4 May. The heating is off until noon. So could you come at one?\n\nBest,\nTom'
    const phrase = 'The key is at the desk.'
    expect(rewritten({ kind: 'internal', draft, must_include: [phrase] }).draft).toContain(
      'The hall is free on 4 May. The key is at the desk. The heating is off until noon. So could you',
    )
  })

  it('a line with a link goes in as well where mail of the kind may hold one', () => {
    const phrase = 'See https://acme.example/pricing'
    const { draft, facts } = rewritten({ kind: 'support_reply', must_include: [phrase] })
    expect(draft).toContain(phrase)
    expect(facts?.added_links).toEqual(['https://acme.example/pricing'])
  })

  it.each(['free for 30 days', 'Acme GmbH', '{{first_name}}', 'https://acme.example/pricing'])(
    '%s: what is no sentence is not made one, and the warning says so',
    (phrase) => {
      const { draft, warnings } = rewritten({ must_include: [phrase] })
      expect(draft?.toLowerCase()).not.toContain(phrase.toLowerCase())
      expect(warnings.find(({ code }) => code === 'not_included')?.message).toContain(
        'no sentence of its own',
      )
    },
  )
})

describe('phrases that must not be included', () => {
  it.each(['run', 'AI'])('%s: words that only hold its letters stay', (phrase) => {
    const { draft, warnings } = rewritten({ must_not_include: [phrase] })
    expect(draft).toContain('The running costs of your plant rose')
    expect(draft).toContain('an email a week')
    expect(warnings.map(({ code }) => code)).not.toContain('still_included')
  })

  it('are not brought by a change either', () => {
    const draft = BODY.replace(
      'Would a sample rota help?',
      'Let me know if you might be interested in a call.',
    )
    expect(rewritten({ draft }).draft).toContain('closer look')
    expect(rewritten({ draft, must_not_include: ['closer look'] }).draft).not.toContain('closer look')
  })

  it('name themselves in what was cut for them', () => {
    const { draft, changes } = rewritten({ must_not_include: ['tenth'] })
    expect(draft).not.toContain('running costs')
    expect(changes?.find(({ before }) => before.includes('running costs'))?.reason).toContain('“tenth”')
  })

  it.each([
    ['best', 'Best,\nTom', 'Kind regards,\nTom'],
    ['Ana', 'Hi Ana,', 'Hi,'],
    ['hi', 'Hi Ana,', 'Hello Ana,'],
  ])('%s: greeting and sign-off stay, in other words', (phrase, from, to) => {
    expect(rewritten({ must_not_include: [phrase] }).draft).toBe(rewritten({}).draft?.replace(from, to))
  })

  it.each([
    ['We plan night shifts (and cheap ones) for plants,', 'cheap', 'We plan night shifts for plants,'],
    ['We plan night shifts for plants, the best in Europe,', 'best in Europe', 'shifts for plants, and an'],
    [
      'We give you an amazing plan of the night shifts,',
      'amazing',
      'We give you a plan of the night shifts,',
    ],
    ['We plan shifts by Friday.', 'Friday', 'We plan shifts. '],
  ])('%s: of a sentence goes no more than must', (clause, phrase, left) => {
    const draft = BODY.replace('We plan night shifts for plants,', clause)
    const { draft: after } = rewritten({ draft, must_not_include: [phrase] })
    expect(after).not.toContain(phrase)
    expect(after).toContain(left)
  })

  it.each(['no-brainer', '-', 'C++', 'a/b', '[x]', '50%', '(', '{{x}}', '\\d', '^$'])(
    '%s: any phrase may be asked for, kept or forbidden',
    (phrase) => {
      const clause = `We plan night shifts (${phrase}) for plants,`
      const draft = BODY.replace('We plan night shifts for plants,', clause)
      expect(rewritten({ draft, must_not_include: [phrase] }).draft).toBeDefined()
      expect(rewritten({ draft, must_include: [phrase] }).draft).toContain(phrase)
      expect(rewritten({ draft, keep: { phrases: [phrase] } }).draft).toContain(phrase)
    },
  )

  it('leave no sentence without its clause, and a subject that holds them is told', () => {
    const draft = BODY.replace(
      'We plan night shifts for plants,',
      'In my opinion, at the end of the day, a quick chat would be best for both. We plan night shifts for plants,',
    )
    const { draft: after } = rewritten({ draft, must_not_include: ['quick chat'] })
    expect(after).not.toMatch(/In my opinion|At the end of the day\./)
    const { warnings } = rewritten({
      subject: 'Quick chat about your night jobs in Leeds',
      must_not_include: ['quick chat'],
    })
    expect(warnings.map(({ code }) => code)).toContain('still_included')
  })

  it('say in words which figures and names went with them', () => {
    const draft = BODY.replace(
      'Would a sample',
      'Last spring we moved 14 machines to Ghent for Mr Boyle. Would a sample',
    )
    const { facts, warnings } = rewritten({ draft, must_not_include: ['machines', 'Boyle'] })
    expect(facts?.dropped).toContain('14')
    const told = warnings.find(({ code }) => code === 'facts_dropped')?.message
    expect(told).toMatch(/^Cutting what `must_not_include` forbids took .*“14”.* along/)
    expect(told).not.toContain('“Boyle”')
    expect(rewritten({ draft }).warnings.map(({ code }) => code)).not.toContain('facts_dropped')
  })

  it('stay where the next sentence leans on theirs, and the warning says so', () => {
    const draft = BODY.replace('Would a sample', 'It costs nothing. Would a sample')
    const { draft: after, warnings } = rewritten({ draft, must_not_include: ['an email a week'] })
    expect(after).toContain('an email a week')
    expect(warnings.map(({ code }) => code)).toContain('still_included')
  })

  it('take the paragraph with them that would be left empty, with its tags of looks', () => {
    const html = `<p>Hi Ana,</p><p>Your plant posted three night jobs in May.</p><p><span style="color:#222">The rumour is untrue.</span></p><p>We plan night shifts for plants like yours, and an email a week tells you who is on.</p><p>Would a sample rota help?</p>`
    const { draft } = rewritten({ draft: html, must_not_include: ['rumour'] })
    expect(draft).not.toContain('rumour')
    expect(draft).not.toMatch(/<(p|span)[^<>]*>\s*<\/\1>/)
  })
})

describe('a length to aim at', () => {
  it('has to be said', () => {
    const body = { draft: 'Hi', length: { mode: 'target' } }
    const { error } = contract.input.safeParse(body)
    expect(error && fieldErrors(error, contract.input, body)).toMatchObject([{ pointer: '/length/words' }])
  })

  it('leaves no vague wish beside a question, and is never missed by more than the default', () => {
    const draft =
      'Hi Ana,\n\nYour depot in Leeds posted three night jobs in May. We plan night shifts for hauliers, and Brightline cut its overtime with our rota. Would a sample rota help? Let me know your thoughts.\n\nBest,\nTom'
    const target = rewritten({ draft, length: { mode: 'target', words: 20 } })
    expect(target.draft).not.toContain('Let me know')
    expect(target.words).toBeLessThanOrEqual(rewritten({ draft }).words ?? 0)
  })
})
