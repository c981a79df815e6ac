import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/roast/contract.ts'
import { inWords } from '#shared/operations/roast/in-words.ts'
import { local } from '#shared/operations/roast/local.ts'
import { dictionary } from '../../support/dictionary.ts'
import { all, answerTo, context, corpus, INTENSITIES, isGrave, promises, roast } from './asked.ts'

describe('what a roast repeats and whom it laughs at', () => {
  it('is the phrase, not the words round it that its fix needs', () => {
    const draft =
      "Hi team,\n\nI wanted to touch base regarding the plan and I'm a huge fan of what you do. My name is Brad and I am new.\n\nGreg"
    const result = roast({ draft, kind: 'cold_outreach' })
    expect(result.cliches).toEqual(expect.arrayContaining(['touch base', 'huge fan']))
    for (const line of all(result)) expect(line).not.toMatch(/regarding the”|of what you”|I am”/)
  })

  it('is not the same long sentence again before the rest has been said', () => {
    const wall = `I wanted to say that ${'the plan is on the wall and the rest of it is in the hall '.repeat(8)}so please read it.`
    const draft = `Hi team,\n\n${wall}\n\nThanks!!!\n\nGreg`
    const { findings } = roast({ draft, subject: 'Update', max_findings: 25 })
    const long = findings.map(({ quote }) => quote.length > 200)
    expect(long.filter(Boolean).length).toBeGreaterThan(1)
    expect(long.lastIndexOf(false)).toBeGreaterThan(0)
    expect(long.indexOf(true)).toBeLessThan(long.lastIndexOf(false))
    expect(long.slice(long.indexOf(true) + 1, long.lastIndexOf(false))).not.toContain(true)
  })

  it('is no follow-up where that is a guess', () => {
    const draft =
      'Hi team, I just wanted to touch base regarding the Q3 planning process and circle back on some of the action items from last week, because there was some confusion. Please look at the planning document when you get a chance. Do not forget that timesheets are due!!!\n\nBest,\nGreg'
    const guessed = answerTo({ draft, subject: 'Update' })
    expect(guessed.warnings.map(({ code }) => code)).toContain('kind_unsure')
    for (const intensity of INTENSITIES) {
      const lines = all(roast({ draft, subject: 'Update', intensity })).join('\n')
      expect(lines).not.toMatch(/recall card|parking ticket|library reminder|follow|last mail|sequel/)
    }
  })

  it('is no way out, and no vague subject is praised', () => {
    const out = 'Not the right person? Reply “no” and I will not write again, or unsubscribe here.'
    const body = 'Hi Ana,\n\nYour clinic in Leeds lost 14 slots in May. Would a list of the empty ones help?'
    for (const intensity of INTENSITIES) {
      const lines = all(roast({ draft: `${body}\n\n${out}\n\nTom`, subject: 'Story idea', intensity })).join(
        '\n',
      )
      expect(lines).not.toMatch(/Not the right person|will not write again/)
      expect(lines).not.toMatch(
        /answer “Story idea”|kind of line that|Send it.*“Story idea”|“Story idea” .*(?:opened|promises)/,
      )
    }
  })

  it('is never praised twice over', () => {
    expect(inWords(roast({ draft: 'Hi Ana,\n\nCan you send the 12 plans by Friday?\n\nTom' }))).not.toContain(
      'In its favour: ',
    )
  })
})

describe('over a grave matter', () => {
  const GRAVE = {
    death:
      'Hi team,\n\nMy father died last week and I will be away. All urgent things will be handled by Anna.\n\nTom',
    condolence: 'Dear Sam,\n\nI am so sorry for your loss. Take all the time you need!!!\n\nAnna',
    illness: 'Hi all,\n\nShe was diagnosed with leukaemia in May, so in order to help we synergize.\n\nJo',
    named:
      'Dear Margaret,\n\nI was so sorry to hear about Alan. He taught me to prune roses, often twice.\n\nRuth',
    rescue:
      'Dear Ann,\n\nOn Sunday we walked to a woman with a broken ankle, because our car had failed.\n\nWill you give £25?',
    accident: 'Hi all,\n\nThere was an accident at the plant and two colleagues were injured.\n\nJo',
    violence: 'Hi,\n\nI want to report harassment by my manager. It has been ignored.\n\nJo',
    layoffs: 'Hi all,\n\nToday we are laying off 40 colleagues. Mistakes were made.\n\nDana',
    quoted:
      'Hi Ana,\n\nJust checking in!!!\n\nTom\n\nOn Mon, 6 Oct 2025 at 09:12, Ana wrote:\n> My mother passed away on Sunday.',
    german: 'Liebe Frau Vogel,\n\nmein herzliches Beileid zum Tod Ihres Vaters!!!\n\nJan',
    french: 'Bonjour,\n\nToutes mes condoléances pour le décès de votre mère.\n\nLuc',
    spanish: 'Hola Ana,\n\nLamento el fallecimiento de tu padre. Mi más sentido pésame.\n\nLuis',
  }

  it.each(Object.entries(GRAVE))('nobody jokes, at any intensity: %s', (_, draft) => {
    const answers = INTENSITIES.map((intensity) => local(contract.input.parse({ draft, intensity }), context))
    const [first, ...rest] = answers
    for (const answer of rest) expect(answer).toEqual(first)
    const { result, warnings } = first ?? { result: roast({ draft }), warnings: [] }
    expect(warnings.map(({ code }) => code)).toContain('grave_matter')
    expect(result.verdict).toContain('no jokes')
    expect(result.saving_grace).toBeNull()
    const report = score({ draft }, DEFAULT_PROFILE, { dictionary })
    for (const { line, rule_id } of result.findings)
      expect(report.annotations.filter((a) => a.rule_id === rule_id).map((a) => a.message)).toContain(line)
    promises({ draft }, result)
  })

  it('an idiom is none', () => {
    for (const said of [
      'The battery died at noon.',
      'We are dying to show you.',
      'Sent by accident, sorry.',
      'So sorry to hear about the delay.',
      'Sorry to hear about Monday.',
    ])
      expect(isGrave({ draft: `Hi Ana,\n\n${said}\n\nTom` }), said).toBe(false)
    expect(corpus.filter(({ draft }) => isGrave({ ...draft })).length).toBeLessThan(5)
  })
})
