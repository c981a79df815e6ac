/** Drafts as people and machines make them: any mixture of what mails are made of. */
import fc from 'fast-check'
import type { Draft } from '#shared/engine/draft.ts'
import { KIND_NAMES } from '#shared/engine/kinds.ts'

const PLACEHOLDERS = [
  '{{first_name}}',
  '{{ company | default: "your team" }}',
  '*|FNAME|*',
  '%FIRST_NAME%',
  '[First Name]',
  '{!Contact.Name}',
  '\x24{name}',
  '%%customer_id%%',
] as const

const OPENINGS = [
  'Hi Ana,',
  'Dear Dr Weber,',
  'Hello {{first_name}},',
  'Hey,',
  'Guten Tag Frau Kranz,',
  '',
] as const
const CLOSINGS = [
  'Best,\nTom',
  'Kind regards,\nTom Reed\nAcme Ltd · +44 20 7946 0000',
  '-- \nTom',
  'Thanks!',
  '',
] as const
const SENTENCES = [
  'I hope this email finds you well.',
  'You opened a depot in Leeds on 4 March.',
  'We cut missed appointments by 30% for 12 clinics, from £1,200 to £840 a month.',
  'Is that worth a look before month end?',
  'Can we talk on Tuesday at 10:30?',
  'In order to start, we need your list of 340 addresses.',
  'See https://example.com/offer?x=1&y=2 for the figures.',
  'Book a time: https://cal.example.com/tom.',
  'ACT NOW!!! This offer ends on Friday.',
  'Teh invoice was recieved, and its attached.',
  'Let me know if you might possibly be interested in a call.',
  'Our platform leverages synergies across the entire value chain, which basically means that everything is faster, cheaper and better for everyone.',
  '“Payroll took us two days; now it takes an hour,” says Priya Shah of Northgate.',
  'Danke für das Gespräch, wir melden uns am 3. Mai.',
  '你好，我们周二见。',
  'שלום, נדבר ביום שלישי.',
  'Great 🎉👩‍💻 news!',
  'P.S. Reply “no” and I will not write again.',
  '- one thing\n- another thing\n- 3 more',
  '> On 3 May Ana wrote:\n> Which plan is it?',
] as const

const sentence = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...SENTENCES) },
  { weight: 2, arbitrary: fc.constantFrom(...PLACEHOLDERS).map((tag) => `Did ${tag} get the 2 files?`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{{',
      '}}',
      '[[',
      '<%',
      '*|',
      '%%',
      '<b',
      '&amp',
      '\u0000',
      '\ud800',
      '\u200d',
      '\t',
    ),
  },
)

const paragraphs = fc
  .array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  .map((parts) => parts.map((one) => one.join(' ')))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')

const body = fc
  .record({
    opening: fc.constantFrom(...OPENINGS),
    parts: paragraphs,
    closing: fc.constantFrom(...CLOSINGS),
    html: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  })
  .map(({ opening, parts, closing, html }) => {
    const blocks = [opening, ...parts, closing].filter((part) => part !== '')
    if (!html) return blocks.join('\n\n')
    const link = '<p><a href="https://example.com/a">See the plan</a> <img src="x.png" alt=""></p>'
    return `<html><body>${blocks.map((block) => `<p>${escaped(block)}</p>`).join('\n')}${link}</body></html>`
  })

const subject = fc.oneof(
  fc.constantFrom(
    'Quick question',
    'Payroll in Leeds',
    'RE: your list',
    '{{first_name}}, 3 payroll rules change',
    '🎉 Sale',
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

export const generatedDraft: fc.Arbitrary<Draft> = fc.record(
  {
    draft: body,
    subject,
    preheader: fc.constantFrom('', 'What changes on 1 April', 'For {{company}}'),
    kind: fc.constantFrom('auto' as const, ...KIND_NAMES),
    locale: fc.constantFrom('en-US', 'en-GB', 'de-DE', 'ja-JP'),
    goal: fc.constantFrom('reply' as const, 'click' as const, 'book_meeting' as const),
  },
  { requiredKeys: ['draft'] },
)
