import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../../support/dictionary.ts'
import { answer, cold, contractMail, LINES, newsletter, type Request, recap, runs } from './asked.ts'

describe('asks', () => {
  it('on lines of their own have spans of their own', () => {
    const { found } = answer(newsletter).result
    expect(found.map((f) => f.quote)).toEqual(LINES)
    expect(found.map((f) => f.destination)).toEqual(LINES.map((l) => l.slice(l.indexOf('https'))))
  })

  it('on lines that one sentence runs together are two as well', () => {
    const lines = [
      'Read the full minutes: https://ferrypost.example/41/minutes',
      'and sign up here: https://ferrypost.example/cleanup',
    ]
    const { found } = answer({
      kind: 'newsletter',
      draft: `The board voted.\n\n${lines.join('\n')}\n\nAoife`,
    }).result
    expect(found.map((f) => f.quote)).toEqual(lines)
  })

  it('never overlap', () => {
    for (const { answer } of runs)
      answer.result.found.forEach((ask, i, all) => {
        expect(ask.start).toBeGreaterThanOrEqual(all[i - 1]?.end ?? 0)
      })
  })

  it('that lead to a calendar are of that kind, whatever words lead there', () => {
    for (const line of [
      'Grab 20 minutes here: https://cal.example/maya.',
      "If you'd rather talk, grab 20 minutes here: https://cal.example/maya",
      'Book a call: https://calendly.com/maya/20min',
      'My times are here: https://www.savvycal.com/maya',
    ]) {
      const { found } = answer({
        kind: 'cold_outreach',
        draft: `Hi Jo,\n\nWe fix docks.\n\n${line}\n\nMaya`,
      }).result
      expect(
        found.map((f) => f.kind),
        line,
      ).toEqual(['calendar'])
    }
  })

  it('without a link are no clicks in mail to one person', () => {
    for (const { request, answer } of runs)
      if (/^(?:cold_outreach|meeting_recap|negotiation|proposal)$/.test(String(request.kind)))
        for (const f of answer.result.found) if (f.kind === 'click') expect(f.destination).not.toBeNull()
  })

  it('with a day to be done by come before what is asked besides', () => {
    const { primary, found } = answer(contractMail).result
    expect(primary?.text).toContain('sign the contract by Friday')
    const undated = { ...contractMail, draft: contractMail.draft.replace(' by Friday', '') }
    expect(answer(undated).result.primary?.text).toContain('sign the contract')
    expect(found.map((f) => f.kind)).not.toContain('meeting')
  })
})

describe('asks in other languages', () => {
  it('are found by their question mark, their links and their buttons', () => {
    for (const [draft, question] of [
      [
        'Sehr geehrte Frau Keller,\n\nwir haben in Ihrem Lager 43 beschädigte Paletten gezählt.\n\nHätten Sie am Dienstag zwanzig Minuten Zeit?\n\nMit freundlichen Grüßen\nThomas',
        'Hätten Sie am Dienstag zwanzig Minuten Zeit?',
      ],
      [
        'Bonjour Claire,\n\nVotre contrat arrive à échéance le 30 juin et le prix reste le même.\n\nSouhaitez-vous le renouveler ?\n\nCordialement,\nPaul',
        'Souhaitez-vous le renouveler ?',
      ],
      [
        'Hola Marta:\n\nEl taller de cerámica es el 14 de noviembre en Sevilla y quedan cinco plazas.\n\n¿Vienes con nosotros?\n\nUn saludo,\nLola',
        '¿Vienes con nosotros?',
      ],
      [
        '田中様\n\n先週のお打ち合わせ、ありがとうございました。\n\n5月12日にお電話してもよろしいでしょうか？\n\n鈴木',
        '5月12日にお電話してもよろしいでしょうか？',
      ],
    ] as const) {
      const { result, warnings } = answer({ draft })
      expect(result.primary?.quote).toBe(question)
      expect(result.issues.map((i) => i.code)).not.toContain('none')
      expect(warnings.map((w) => w.code)).toContain('candidates_need_model')
    }
    const linked = answer({
      draft:
        '<p>Hola Marta:</p><p>El taller de cerámica es el 14 de noviembre en Sevilla.</p><p><a href="https://taller.example/reserva">Reserva tu plaza</a></p>',
    }).result
    expect(linked.found.map((f) => f.text)).toEqual(['Reserva tu plaza'])
  })
})

describe('a postscript', () => {
  it('asks besides: the mail is for what its letter asks', () => {
    const draft =
      'Hi Jo,\n\nYour plan renews on 30 June.\n\nShall I renew it for the year?\n\nBest,\nTom\n\nP.S. Are you coming to our summer party?'
    expect(answer({ kind: 'renewal', draft }).result.primary?.text).toBe('Shall I renew it for the year?')
  })
})

describe('issues', () => {
  const codes = (request: Request) => answer(request).result.issues.map((i) => i.code)

  it('name several wherever the score does, save asks of other readers', () => {
    for (const { mail, answer } of runs) {
      const report = score(mail as Draft, DEFAULT_PROFILE, { dictionary })
      const names = answer.result.found.map((f) => /^\p{Lu}\p{Ll}+, /u.exec(f.text)?.[0]).filter(Boolean)
      if (report.annotations.some((a) => a.rule_id === 'multiple-asks') && new Set(names).size < 2)
        expect(answer.result.issues.map((i) => i.code)).toContain('several')
    }
  })

  it('name a booking link beside a question to a stranger', () => {
    expect(codes(cold)).toContain('competing')
  })

  it('leave tasks for different people alone', () => {
    expect(codes(recap)).toEqual([])
  })
})

describe('an empty draft', () => {
  it('is told from one with nothing besides a greeting or a closing line', () => {
    const message = (draft: string) =>
      answer({ draft }).warnings.find((w) => w.code === 'empty_draft')?.message
    expect(message('  ')).toContain('is empty')
    expect(message('Hi Jo,\n\nKind regards,\nMaya')).toContain('closing line')
  })
})

describe('the ask a mail is for', () => {
  it.each([
    [
      'is what has a last day',
      'recruiting',
      "Hi Ben,\n\nThanks for applying. We'd like to meet you.\n\nPlease bring your licence. Let me know which slot suits you by Friday.\n\nAdele",
      'Let me know which slot suits you by Friday.',
    ],
    [
      'is what is to be done, and not whom to ask about it',
      'internal',
      'Hi all,\n\nWe move on Monday 3 June. Please pack your desk by Thursday afternoon.\n\nQuestions? Ask Ruth or come to the Q&A on Wednesday at 12.\n\nDaniel',
      'Please pack your desk by Thursday afternoon.',
    ],
  ] as const)('%s', (_, kind, draft, text) => {
    const { primary, candidates } = answer({ kind, draft }).result
    expect(primary?.text).toBe(text)
    for (const candidate of candidates) expect(candidate.text).not.toContain('hearing more')
  })

  it('is a meeting where it asks for a day', () => {
    const { found } = answer({
      kind: 'meeting_request',
      draft:
        'Hi Victor,\n\nI need your decision on the lease.\n\nDoes Tuesday at 3 or Wednesday at 10 work?\n\nSofia',
    }).result
    expect(found.at(-1)?.kind).toBe('meeting')
  })

  it('is no heading over a paragraph', () => {
    const { found } = answer({
      kind: 'newsletter',
      draft:
        "Hello,\n\nThe first frost is forecast.\n\nShop news\nWe're closed on Monday 20 October for stocktaking.\n\nFran",
    }).result
    expect(found.map(({ text }) => text)).not.toContain('Shop news')
  })
})
