import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { local } from '#shared/operations/cta/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const TO = 'https://a.example/x?y=1&z=2'

/** Calls on lines of their own, filled lines among them, which sentence splitting runs together. */
const LINES = [
  'Read the full minutes: https://ferrypost.example/41/minutes',
  'Sign up for the clean-up on 18 October: https://ferrypost.example/cleanup',
  'Order a map: https://ferrypost.example/maps/of/the/whole/harbour/and/bay',
]
const newsletter: Request = {
  kind: 'newsletter',
  subject: 'The Ferry Post #41',
  draft: `Hello all,\n\nThe harbour board voted 5 to 2 on Monday.\n\n${LINES.join('\n')}\n\nAoife`,
}
const contractMail: Request = {
  kind: 'negotiation',
  draft:
    'Hi Joan,\n\nThe contract is attached. Please sign the contract by Friday and send me the purchase order. Also, could you introduce me to your CFO? And do you have five minutes for our survey?\n\nTom',
}
const cold: Request = {
  kind: 'cold_outreach',
  subject: 'slotting',
  draft:
    'Hi {{first_name}},\n\nYou hired three managers in Reno since June.\n\nWould it be useful if I sent you the slotting report? If you would rather talk, grab 20 minutes here: https://cal.example/maya. Also happy to loop in Deepak.\n\nMaya',
}
const recap: Request = {
  kind: 'meeting_recap',
  draft:
    'Team,\n\nPetra sends the plan by Friday.\n\nMarcus, can you confirm the sensor stock by Wednesday? Anna, please book a site visit for the week of 18 May.\n\nBea',
}
const mails: Request[] = [
  newsletter,
  contractMail,
  cold,
  recap,
  ...readCorpus().map(({ draft }) => ({ ...draft }) as Request),
]
const WISHES: Partial<Request>[] = [
  {},
  { commitment: 'low' },
  { commitment: 'high' },
  { form: 'link', destination: TO },
  { form: 'button' },
  { form: 'question', deadline: 'Friday' },
  { goal: 'book_meeting' },
]
const runs = mails.flatMap((mail) =>
  WISHES.map((wish) => {
    const request = { ...mail, ...wish } as Request
    return { mail, wish, request, answer: answer(request) }
  }),
)

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

describe('labels of the mail’s own words', () => {
  const labels = (request: Request) => answer(request).result.candidates.map((c) => c.text)
  const after = (request: Request) => {
    const { edit } = answer(request).result.candidates[0] ?? { edit: { start: 0, end: 0, replacement: '' } }
    return request.draft.slice(0, edit.start) + edit.replacement + request.draft.slice(edit.end)
  }
  const html = (line: string): Request => ({
    kind: 'newsletter',
    subject: 'Seeds',
    draft: `<p>The water goes off on Saturday at noon, so please drain your taps before then.</p><p>${line} Potatoes are up this year.</p><p>Alan</p>`,
  })

  it('say what a link leads to whose words could stand on any link, in place of its whole sentence', () => {
    const link = '<a href="https://a.example/form">here</a>'
    expect(labels(html(`The order form is ${link}.`))).toEqual(['See the order form'])
    expect(after(html(`The order form is ${link}.`))).toContain(
      '<p><a href="https://a.example/form">See the order form</a>. Potatoes',
    )
    expect(labels(html('To fill in the form, <a href="https://a.example/form">click here</a>.'))).toContain(
      'Fill in the form',
    )
  })

  it('leave a sentence alone that says more than its link', () => {
    const line =
      'The order form is <a href="https://a.example/form">here</a>, and Brian on plot 31 takes the money.'
    expect(labels(html(line))).toEqual([])
  })

  it('carry the last day of the mail, where it names one', () => {
    const draft =
      'Hello,\n\nThe survey asks about the hours at the four branches and the bookmobile.\n\nTake the survey: https://lib.example/s\n\nIt closes on Friday, February 27.\n\nLouise'
    expect(labels({ kind: 'survey', draft })).toContain('Take the survey by Friday, February 27')
    expect(labels({ kind: 'survey', draft: draft.replace('Friday, February 27', 'some day') })).toEqual([])
  })
})

describe('an answer without candidates', () => {
  it('says why the mail’s own ask stands', () => {
    for (const { wish, answer } of runs)
      if (Object.keys(wish).length === 0 && answer.result.candidates.length === 0)
        expect(answer.warnings.map((w) => w.code)).toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^(?:fewer_candidates|empty_draft|candidates_need_model)$/),
          ]),
        )
  })
})

describe('a postscript', () => {
  it('asks besides: the mail is for what its letter asks', () => {
    const draft =
      'Hi Jo,\n\nYour plan renews on 30 June.\n\nShall I renew it for the year?\n\nBest,\nTom\n\nP.S. Are you coming to our summer party?'
    expect(answer({ kind: 'renewal', draft }).result.primary?.text).toBe('Shall I renew it for the year?')
  })
})

describe('an edit', () => {
  const edits = runs.flatMap((run) =>
    run.answer.result.candidates.map((candidate) => ({ ...run, candidate })),
  )

  it('touches no ask but the primary one, and stays within it or its paragraph', () => {
    expect(edits.length).toBeGreaterThan(200)
    for (const { answer, candidate } of edits) {
      const { start, end } = candidate.edit
      for (const f of answer.result.found)
        if (f.start !== answer.result.primary?.start)
          expect(end <= f.start || start >= f.end, candidate.text).toBe(true)
    }
  })

  it('keeps every link, number and placeholder outside the replaced ask', () => {
    for (const { mail, answer, candidate } of edits) {
      const { start, end, replacement } = candidate.edit
      const { primary } = answer.result
      const after = mail.draft.slice(0, start) + replacement + mail.draft.slice(end)
      const doc = parse(mail as Draft, DEFAULT_PROFILE, new Memo())
      const links = new Set(
        parse({ ...mail, draft: after } as Draft, DEFAULT_PROFILE, new Memo()).links.map((l) => l.href),
      )
      for (const link of doc.links) {
        const place = doc.source.toSource(link)
        const inside = primary && place.start >= primary.start && place.end <= primary.end
        if (!inside) expect(links, candidate.text).toContain(link.href)
      }
      const lost = (text: string) => text.match(/\d[\d.,:]*/g)?.sort() ?? []
      if (primary && candidate.placement === 'replaces_primary') {
        // All that the edit takes away is the ask and the tags around it.
        const rest = mail.draft
          .slice(start, end)
          .replace(primary.quote, '')
          .replace(/<[^>]*>/g, '')
        expect(lost(rest)).toEqual([])
      } else expect(start).toBe(end)
    }
  })

  it('changes something, and asks no second thing where a clear ask stays', () => {
    for (const { mail, answer, candidate } of edits) {
      const { start, end, replacement } = candidate.edit
      expect(replacement).not.toBe(mail.draft.slice(start, end))
      const { primary } = answer.result
      if (candidate.placement === 'before_signoff' && candidate.form !== 'question')
        expect(answer.result.found.map((f) => f.destination)).not.toContain(
          /https?:[^\s"<]+/.exec(replacement)?.[0]?.replaceAll('&amp;', '&'),
        )
      // What the sender asks in so many words is replaced or left alone.
      if (candidate.form === 'question' && primary?.kind === 'task' && primary.friction > 2)
        expect(candidate.placement, candidate.text).toBe('replaces_primary')
      if (candidate.placement === 'before_signoff' && candidate.form === 'question')
        expect(
          primary?.form === 'question' && primary.friction > 1,
          `${primary?.text} ${candidate.text}`,
        ).toBe(false)
    }
  })
})

describe('candidates', () => {
  it('score lower than the mail only where the caller asked for them, and then the answer says why', () => {
    for (const { wish, answer } of runs) {
      const asked = wish.commitment || wish.form || wish.goal
      const lower = answer.result.candidates.filter((c) => c.score_delta < 0)
      if (!asked) expect(lower).toEqual([])
      else if (lower.length > 0)
        expect(answer.warnings.map((w) => w.code)).toContain('candidates_score_lower')
    }
  })

  it('are not one line in two wordings', () => {
    for (const { answer } of runs)
      answer.result.candidates.forEach(({ text }, i, all) => {
        const words = (s: string) => new Set(s.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
        for (const other of all.slice(i + 1)) {
          const [a, b] = [words(text), words(other.text)]
          const common = [...a].filter((w) => b.has(w)).length
          expect(common / Math.min(a.size, b.size), `${text} | ${other.text}`).toBeLessThan(0.75)
        }
      })
  })

  it('say “next Tuesday” without “on”, and keep the hours a day is offered for', () => {
    const draft =
      'Hi Ingrid,\n\nWe are hiring a hydrologist.\n\nCould we talk for 25 minutes next Tuesday or Wednesday after 3 pm?\n\nSverre'
    const texts = answer({ kind: 'recruiting', draft, commitment: 'high' }).result.candidates.map(
      (c) => c.text,
    )
    expect(texts).toContain('Could we talk about it next Tuesday or Wednesday after 3 pm?')
    for (const { answer } of runs)
      for (const c of answer.result.candidates)
        expect(c.text).not.toMatch(/\bon (?:next|this|tomorrow|today)\b/)
  })

  it('call a booking link what it is', () => {
    for (const commitment of [undefined, 'low', 'medium', 'high'] as const) {
      const draft = 'Hi Jo,\n\nYour docks stood still on Monday. Would our report help you?\n\nMaya'
      const { candidates } = answer({
        kind: 'cold_outreach',
        draft,
        form: 'link',
        destination: 'https://cal.example/maya',
        ...(commitment && { commitment }),
      }).result
      for (const c of candidates) {
        expect(c.text).toMatch(/\btime\b/)
        expect(c.kind).toBe('calendar')
      }
    }
  })

  it('carry the deadline, or the answer says that it stands nowhere', () => {
    for (const { wish, answer } of runs) {
      if (!wish.deadline) continue
      for (const c of answer.result.candidates) expect(c.text).toContain(wish.deadline)
      if (answer.result.candidates.length === 0)
        expect(answer.warnings.map((w) => w.code)).toContain('deadline_unused')
    }
  })

  it('are there by default for a support reply, an invitation and a recap', () => {
    const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)
    expect(
      texts({
        kind: 'support_reply',
        draft:
          'Hi Jonas,\n\nThe template is fixed. If you have already sent one to your accountant, could you tell me which?\n\nLeila',
      }),
    ).toEqual(['Have you already sent one to your accountant? If so, which?'])
    expect(
      texts({
        kind: 'event_invitation',
        draft:
          'Dear Ms Pike,\n\nThe workshop is on 21 May in Leeds. Please reply by 8 May with any dietary needs.\n\nHarriet',
      }),
    ).toEqual(['Could you reply by 8 May with any dietary needs?'])
    expect(texts(recap)).toEqual(['Marcus, could you confirm the sensor stock by Wednesday?'])
  })

  it('ask for a meeting when that is the goal, and the mail is told when it asks for none', () => {
    const draft =
      'Hi Dana,\n\nDid you get a chance to look at the trial terms? The batteries are reserved until 30 September.\n\nTomas'
    const { candidates, issues } = answer({ kind: 'follow_up', draft, goal: 'book_meeting' }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const c of candidates) expect(['meeting', 'calendar']).toContain(c.kind)
    expect(issues.map((i) => i.code)).toContain('none')
    expect(answer({ ...cold, goal: 'book_meeting' }).result.primary?.kind).toBe('calendar')
  })

  it('replace a link in HTML by a button in its place, never beside it', () => {
    const draft =
      '<p>Benches are 25% off.</p><p><a href="https://f.example/sale">Shop the sale</a></p><p>Or <a href="https://f.example/cans">see the cans</a>.</p><p>Fern, 9 Way</p>'
    const { candidates } = answer({ kind: 'promotional', draft, form: 'button' }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const { edit, placement } of candidates) {
      expect(placement).toBe('replaces_primary')
      const after = draft.slice(0, edit.start) + edit.replacement + draft.slice(edit.end)
      expect(after.match(/f\.example\/sale/g)).toHaveLength(1)
      expect(after).not.toMatch(/<p>\s*<table/)
    }
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

describe('a destination', () => {
  it('that is accepted can be a button', () => {
    for (const destination of [
      'https://x.example/a?b=1&c="2"',
      "https://x.example/it's",
      'https://x.example/<a>',
      'mailto:a@b.example',
      'HTTPS://X.example/é',
    ]) {
      const parsed = contract.input.safeParse({ ...newsletter, form: 'button', destination })
      expect(parsed.success, destination).toBe(true)
      const draft = '<p>The board voted.</p><p>Aoife</p>'
      const { candidates } = answer({ kind: 'promotional', draft, form: 'button', destination }).result
      expect(candidates.length).toBeGreaterThan(0)
      for (const c of candidates) expect(c.html_snippet, destination).not.toBeNull()
    }
  })

  it('that no button could have is refused', () => {
    for (const destination of ['https:x.example', 'mailto:', 'javascript:alert(1)'])
      expect(contract.input.safeParse({ draft: 'x', destination }).success, destination).toBe(false)
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
