import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { answer, cold, newsletter, type Request, recap, runs } from './asked.ts'

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
    expect(labels(html(`The order form is ${link}.`))).toContain('See the order form')
    expect(after(html(`The order form is ${link}.`))).toContain(
      '<p><a href="https://a.example/form">See the order form</a>. Potatoes',
    )
    expect(labels(html('To fill in the form, <a href="https://a.example/form">click here</a>.'))).toContain(
      'Fill in the form',
    )
  })

  it('take “open evening” for an evening, and for nothing to open', () => {
    const draft =
      '<p>On Friday, 12 March we open the workshop in Ludlow.</p><p><a href="https://holt.example/open">Tell us how many you are</a></p><p>Tom</p>'
    const found = labels({ kind: 'event_invitation', subject: 'Open evening at the joinery', draft })
    expect(found.filter((label) => /evening/i.test(label))).toEqual([])
  })

  it('offer nothing that comes with the mail', () => {
    const draft =
      'Hi Marguerite,\n\nWe did that for the diocese of Braga: 1,140 volumes in 11 weeks. I attach the report.\n\nCould I look at the shelves with you for half an hour?\n\nPaul'
    const found = labels({ kind: 'cold_outreach', subject: 'Parish registers', draft })
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((label) => /report/.test(label))).toEqual([])
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

describe('a plain request to a person', () => {
  const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)

  it('is asked in other ways, with its day and nothing else added', () => {
    const draft =
      'Hi Sam,\n\nThe plan for the depot move is attached.\n\nCould you look at it by Friday?\n\nLena'
    expect(texts({ kind: 'internal', draft })).toEqual([
      'Do you have time to look at it by Friday?',
      'If not you, who could look at it by Friday?',
      'Would you be able to look at it by Friday?',
    ])
    expect(
      texts({ kind: 'internal', draft: draft.replace('look at it by Friday', 'send me your floor plan') }),
    ).toEqual([
      'Do you have time to send me your floor plan?',
      'When could you send me your floor plan?',
      'Would you be able to send me your floor plan?',
    ])
  })

  it('with two halves becomes two questions that keep both', () => {
    const draft =
      'Hello Margaret,\n\nI walked round St Luke’s on Tuesday and measured the north side. We need two lifts fewer than I thought, which brings the hire down to £2,140 for six weeks.\n\nCould you look at the drawing by Friday and tell me whether the vestry door must stay clear?\n\nTom'
    expect(texts({ kind: 'follow_up', draft })).toContain(
      'Could you look at the drawing by Friday? Must the vestry door stay clear?',
    )
  })
})

describe('a label', () => {
  it('names what “one” and “the sale” stand for', () => {
    const label = (kind: Request['kind'], draft: string) =>
      answer({ kind, draft: `Hi Mira,\n\n${draft}\n\nHarbour Labs` }).result.candidates.map((c) => c.text)
    expect(
      label(
        'event_invitation',
        'You can run your own hull model in our test tank on 22 May. There are 24 slots. Reserve one by 9 May: https://a.example/tank',
      ),
    ).toContain('Reserve a slot by 9 May')
    expect(
      label(
        'promotional',
        'Our spring sale starts on Friday 14 March, and waxed jackets cost £89.\n\nShop the sale: https://a.example/s',
      ),
    ).toContain('Shop the spring sale')
  })
})

describe('an answer without candidates', () => {
  it('says why the mail’s own ask stands', () => {
    for (const { wish, answer } of runs)
      if (Object.keys(wish).length === 0 && answer.result.candidates.length === 0)
        expect(answer.warnings.map((w) => w.code)).toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^(?:fewer_candidates|asks_nothing|empty_draft|candidates_need_model)$/),
          ]),
        )
  })
})

describe('an edit', () => {
  const edits = runs.flatMap((run) =>
    run.answer.result.candidates.map((candidate) => ({ ...run, candidate })),
  )

  it('touches no ask but the primary one, what its sentence offers instead and the offer it is made of, and stays within it or its paragraph', () => {
    expect(edits.length).toBeGreaterThan(200)
    for (const { mail, answer, candidate } of edits) {
      const { start, end } = candidate.edit
      const primary = answer.result.primary
      const between = (f: { start: number; end: number }) =>
        primary && mail.draft.slice(Math.min(f.end, primary.end), Math.max(f.start, primary.start))
      // “Or reply “yes” and I'll send a video” asks for the nod that the candidate asks for.
      const offers = (text: string) => /^or\b.* and I['’]ll send\b/i.test(text) && candidate.friction === 1
      for (const f of answer.result.found)
        if (f.start !== primary?.start && !/^[^.?!<\n]* or $|^, $/.test(between(f) ?? '.') && !offers(f.text))
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
        const turn = (s: string) => s.split(' ').slice(0, 3).join(' ')
        for (const other of all.slice(i + 1)) {
          // What begins otherwise is asked otherwise: a wish, an offer, whether there is time, who else could.
          if (turn(text) !== turn(other.text)) continue
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
    expect(texts).toContain('Do you have 25 minutes next Tuesday or Wednesday after 3 pm?')
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
    ).toContain('Could you reply by 8 May with any dietary needs?')
    expect(texts(recap)).toEqual([
      'Marcus, could you confirm the sensor stock by Wednesday?',
      'Marcus, is there anything you need from me so that you can confirm the sensor stock by Wednesday?',
      'Marcus, can you confirm the sensor stock by Wednesday, or do you need longer?',
    ])
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

describe('a question of two people', () => {
  it('is put another way with both of them in it', () => {
    const draft =
      'Hi Dana,\n\nYou build the gates that 70 of our gyms use. A booking does not open them yet.\n\nCould you and I talk for 30 minutes next week about whether this is worth doing?\n\nBest,\nTomasz'
    const texts = answer({ kind: 'partnership', draft } as Request).result.candidates.map((c) => c.text)
    expect(texts).toContain(
      'Would you like to talk for 30 minutes next week about whether this is worth doing?',
    )
    expect(texts.filter((text) => / and I /.test(text))).toEqual([])
  })
})

describe('a sale', () => {
  it('has a label where its link says “Click here”', () => {
    const draft =
      '<p>Our sale starts now: 30% off boots until Monday, and free returns until 31 January.</p><p><a href="https://tarn.example/sale">Click here</a> to shop now.</p><p>The Tarn team</p>'
    const texts = answer({ kind: 'promotional', subject: '30% off boots', draft } as Request).result
      .candidates
    expect(texts.map((c) => c.text)).toContain('Shop the sale')
  })

  it('may be smaller than a talk, whatever minutes that talk takes', () => {
    const draft =
      'Hey Marcus,\n\nI wrote to you last week about member billing at Ridgeline.\n\nDo you have 15 mins this week?\n\nJordan'
    const texts = (commitment: 'low' | 'high') =>
      answer({ kind: 'follow_up', draft, commitment }).result.candidates.map(({ text }) => text)
    expect(texts('low').length).toBeGreaterThan(0)
    // Another talk would leave the minutes out.
    for (const text of texts('high')) expect(text).toMatch(/15/)
  })
})
