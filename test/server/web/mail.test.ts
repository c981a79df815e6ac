import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#server/services/settings.ts'
import { profileOf } from '#server/web/editor/check.ts'
import { inboxLines } from '#server/web/editor/inbox-lines.ts'
import { BLANK, draftOf, isEmpty, type Mail, readMail } from '#server/web/editor/mail.ts'
import { CLIENTS } from '#shared/engine/clients.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { KIND_NAMES } from '#shared/engine/kinds.ts'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'

const mails = fc.record<Mail>({
  subject: fc.string(),
  preheader: fc.string(),
  draft: fc.string(),
  format: fc.constantFrom('auto', 'text', 'html'),
  kind: fc.constantFrom('auto', ...KIND_NAMES),
  voice: fc.option(fc.string()),
})

describe('a mail that is kept', () => {
  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(mails, (mail) => void expect(readMail(JSON.parse(JSON.stringify(mail)))).toEqual(mail)),
    )
  })

  test('is a mail whatever was kept, by whichever version', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const mail = readMail(kept)
        expect(Object.keys(mail)).toEqual(Object.keys(BLANK))
        expect(readMail(mail)).toEqual(mail)
      }),
    )
    expect(readMail({ ...BLANK, draft: 'Hi', kind: 'no_such_kind', format: 7 })).toEqual({
      ...BLANK,
      draft: 'Hi',
    })
  })
})

test('the engine is given the mail as it stands, and nothing that was left open', () => {
  fc.assert(
    fc.property(mails, (mail) => {
      const draft = draftOf(mail)
      expect([draft.draft, draft.subject]).toEqual([mail.draft, mail.subject])
      expect(draft.kind ?? 'auto').toBe(mail.kind)
      expect(draft.format ?? 'auto').toBe(mail.format)
      expect('preheader' in draft).toBe(mail.preheader.trim() !== '')
    }),
  )
})

test('a mail of spaces is empty, and one with any word is not', () => {
  expect(isEmpty({ ...BLANK, draft: ' \n', subject: '\t' })).toBe(true)
  for (const field of ['subject', 'preheader', 'draft'])
    expect(isEmpty({ ...BLANK, [field]: 'a' })).toBe(false)
})

describe('what a mail is scored by', () => {
  const voice = (id: string, greeting: string) => ({ ...SILENT_VOICE, id, client: null, greeting })
  const voices = [voice('bv_1', 'Hello'), voice('bv_2', 'Dear')]
  const settings = {
    ...DEFAULT_SETTINGS,
    default_voice: 'bv_1',
    gate: { ...DEFAULT_SETTINGS.gate, threshold: 91 },
  }

  test('is the product’s own profile until somebody is signed in', () => {
    expect(profileOf({ settings: null, voices: [] }, { voice: 'bv_2' })).toEqual(DEFAULT_PROFILE)
  })

  test('is the workspace’s, with its own voice or that of the mail', () => {
    expect(profileOf({ settings, voices }, { voice: null })).toMatchObject({
      threshold: 91,
      voice: { greeting: 'Hello' },
    })
    expect(profileOf({ settings, voices }, { voice: 'bv_2' })).toMatchObject({ voice: { greeting: 'Dear' } })
    expect(profileOf({ settings, voices }, { voice: 'bv_gone' }).voice).toBeNull()
  })
})

describe('the lists of inboxes', () => {
  const shown = (draft: Draft) => inboxLines(score(draft).previews, draft.subject ?? '', draft.draft)
  const body =
    'Hi Ana,\n\nThe list you sent on Friday lacks the two sites in Leeds. Could you add them?\n\nTom'

  test('show the first words of the body where there is no preheader, and else that', () => {
    const bare = shown({ subject: 'Two sites', draft: body })
    expect(bare.some(({ rest }) => rest.startsWith('Hi Ana, The list you sent'))).toBe(true)
    const told = shown({ subject: 'Two sites', preheader: 'Leeds is missing', draft: body })
    expect(told.map(({ rest }) => rest).filter((rest) => rest !== '')).toEqual(['Leeds is missing'])
  })

  test('name every mail program once, and say the same once', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (subject, preheader) => {
        const lines = shown({ subject, draft: body, ...(preheader !== undefined && { preheader }) })
        expect(lines.flatMap(({ names }) => names).sort()).toEqual(CLIENTS.map(({ name }) => name).sort())
        expect(new Set(lines.map((line) => JSON.stringify([line.subject, line.rest]))).size).toBe(
          lines.length,
        )
      }),
      { numRuns: 25 },
    )
  })
})
