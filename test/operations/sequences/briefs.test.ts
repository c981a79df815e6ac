/** A brief comes in any grammar: what is written from it is right, and nothing of it is dropped in silence. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { formOf } from '#shared/operations/sequences/wording.ts'
import { contract as subjects } from '#shared/operations/subject-lines/contract.ts'
import { local as subjectLines } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask } from './calls.ts'

/** Answers as people type them, in every form and in none. */
const ABOUT = [
  'We repair and resell used office chairs for co-working spaces in Manchester.',
  'reduce churn with in-app surveys for banks',
  'Monitoring for greenhouse pumps.',
  'managed print service',
  'Senior backend engineer at Lumen, a grid-software company in Utrecht. 4 days a week.',
  'Spring sale on hiking boots: 30% off all Alpstein boots until 30 April.',
  'Hospitals lose track of their pumps. Our tags find them.',
]
const OFFER = [
  'a free count of the chairs worth repairing',
  'free trial',
  '30% off all Alpstein boots',
  'one street mapped free of charge',
  'cut your toner bill',
]
const PROBLEM = [
  'broken chairs pile up in store rooms and new ones cost £240 each',
  'water mains burst when old plans are wrong',
  'late payslips when a second depot keeps its own timesheets',
  'each clinic buys its own toner at retail price',
  'chasing late invoices',
]
const TRIGGER = [
  'you opened a third floor on King Street in June',
  'new depot in Leeds',
  'hiring four dispatchers',
]
const PROOF = [
  'Used by 40 banks',
  'Free returns for 60 days',
  'Deskhaus kept 160 of 210 chairs',
  'repair costs £45 a chair',
  'Harcastle went from nine late payslips to one.',
]
const ASK = [
  'a 10-minute walk through your store room next week',
  'try the demo',
  'who plans the road works for 2027?',
  'the number of printers',
  'call on Thursday',
]
const LINK = ['https://pulse.example/trial', 'https://lumen.example/jobs/backend']
const KIND = [
  'auto',
  'cold_outreach',
  'recruiting',
  'promotional',
  'event_invitation',
  'proposal',
  'renewal',
  'meeting_request',
  'press_pitch',
] as const

const maybe = (list: readonly string[]) => fc.option(fc.constantFrom(...list), { nil: undefined })
const briefs = fc.record({
  about: fc.constantFrom(...ABOUT),
  offer: maybe(OFFER),
  problem: maybe(PROBLEM),
  trigger: maybe(TRIGGER),
  ask: maybe(ASK),
  link: maybe(LINK),
  proof: fc.option(fc.uniqueArray(fc.constantFrom(...PROOF), { maxLength: 3 }), { nil: undefined }),
})
const FIELDS = ['about', 'offer', 'problem', 'trigger', 'ask', 'link'] as const
/** The words that carry a field, small and without marks. */
const telling = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}£%]{5,}/gu) ?? []

describe('whatever a brief holds', () => {
  it('every field is said in the first step or named in a warning; `about` is said in some step or quoted in one', () => {
    fc.assert(
      fc.property(briefs, fc.constantFrom(...KIND), (brief, kind) => {
        const { result, warnings } = ask({ brief, kind, steps: 6, channels: ['email'] })
        if (warnings.some((w) => w.code === 'text_needs_model')) return
        const first = result.steps[0]?.text?.toLowerCase() ?? ''
        const unread = warnings.filter((w) => w.code === 'field_not_read').map((w) => w.message)
        const all = result.steps
          .map((s) => s.text)
          .join('\n')
          .toLowerCase()
        for (const field of FIELDS) {
          const words = telling(brief[field] ?? '')
          // What no step tells of `about` is quoted to the writer.
          const where = field === 'about' ? `${all}\n${unread.join('\n').toLowerCase()}` : first
          const isSaid = words.filter((word) => where.includes(word)).length >= 0.6 * words.length
          const isWarned = field !== 'about' && unread.some((m) => m.includes(`brief.${field}`))
          expect(isSaid || isWarned, `${field}: ${where}`).toBe(true)
        }
        for (const [i, proof] of (brief.proof ?? []).entries())
          expect(
            all.includes(proof.replace(/\.$/, '').toLowerCase()) ||
              unread.some((m) => m.includes(`proof[${i}]`)),
            proof,
          ).toBe(true)
      }),
      { numRuns: 80 },
    )
  })

  it('words whose grammar is in doubt stand behind a colon or by themselves', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const text = ask({ brief, kind: 'cold_outreach', steps: 1 }).result.steps[0]?.text ?? ''
        for (const part of [brief.problem, brief.trigger, brief.offer, brief.proof?.[0]]) {
          if (part === undefined || formOf(part) !== 'unsure') continue
          const at = text.toLowerCase().indexOf(part.toLowerCase().replace(/\.$/, ''))
          expect(text.slice(0, at), text).toMatch(/: $/)
        }
        expect(text).not.toMatch(/costs? you time|I'm writing about|We help with/)
      }),
    )
  })

  it('it has the same kind in every operation that starts from one', () => {
    fc.assert(
      fc.property(briefs, fc.constantFrom(undefined, 'cold', 'warm', 'customer'), (brief, relationship) => {
        const request = { brief, ...(relationship ? { audience: { relationship } } : {}) }
        const read = subjectLines(subjects.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
        expect(ask(request).input.kind).toBe(read.input.kind)
      }),
      { numRuns: 30 },
    )
  })
})

it('a mailing from a brief is followed up like its mail: what it says, its day, its last call', () => {
  const brief = {
    about: 'Spring sale on hiking boots: 30% off all Alpstein boots until 30 April.',
    link: 'https://alpstein.example/sale',
    sender: { company: 'Alpstein' },
  }
  const { steps } = ask({ brief, kind: 'promotional', steps: 5 }).result
  expect(steps.map((s) => s.angle)).toEqual(['offer', 'timing', 'close_file'])
  for (const { text } of steps) expect(text).toContain('https://alpstein.example/sale')
  expect(steps[0]?.text).not.toContain('look after')
})

it.each([
  ['broken chairs pile up in store rooms and new ones cost £240 each', 'unsure'],
  ['the oven breaks every week', 'unsure'],
  ['their invoices go out late', 'unsure'],
  ['repair costs £45 a chair', 'unsure'],
  ['Used by 40 banks', 'unsure'],
  ['each clinic buys its own toner', 'clause'],
  ['you opened a depot in Leeds', 'clause'],
  ['a second depot is late', 'clause'],
  ['reduce churn with in-app surveys', 'verb'],
  ['book a demo', 'verb'],
  ['chasing late invoices', 'gerund'],
  ['Monitoring for greenhouse pumps', 'noun'],
  ["a free audit of last quarter's printer spend", 'noun'],
  ['a 20-minute call', 'noun'],
  ['managed print service', 'noun'],
  ['Who plans the works?', 'question'],
])('“%s” is read as %s', (text, form) => {
  expect(formOf(text)).toBe(form)
})
