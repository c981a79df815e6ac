import { z } from 'zod'
import { evidence, scoreDelta, scoreOf, source } from '../answer-fields.ts'
import { commonFields, draftField, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { isSafeTarget, writable } from './button-html.ts'

const COMMITMENTS = ['low', 'medium', 'high'] as const
export const FORMS = ['question', 'link', 'button'] as const
const KINDS = ['interest', 'meeting', 'calendar', 'click', 'reply', 'task'] as const

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    count: z.int().min(1).max(10).default(3).meta({
      description: 'Most candidates to return. Fewer come when the mail gives no ground for more.',
    }),
    commitment: z.enum(COMMITMENTS).optional().meta({
      description:
        'How much the ask wants: `low` a nod or a look, `medium` an answer or a place, `high` a meeting, an order or work. Default: `high` when `goal` is `book_meeting`, else what suits the kind of mail.',
    }),
    form: z.enum(FORMS).optional().meta({
      description:
        'How to put it. Default: a question in mail to one person, else a button in HTML and a link in text.',
    }),
    destination: z
      .url({ protocol: /^(?:https?|mailto)$/ })
      .max(2000)
      .refine((s) => s.isWellFormed() && !/\s/.test(s) && !s.includes('\u0000'), {
        error: 'Holds white space or a broken character.',
      })
      .refine((s) => isSafeTarget(writable(s)), { error: 'Is no full http, https or mailto address.' })
      .optional()
      .meta({
        description:
          'Where a link or button leads: http, https or mailto. Default: the link of the mail’s own primary ask. None is ever invented. Quotes and angle brackets are written as their codes, such as `%22`.',
      }),
    deadline: text(60).min(1).optional().meta({
      description:
        'By when, in your words, such as `Friday 3 May`; used as given in every candidate. A date such as `2026-05-03` is written in words.',
    }),
  })
  .meta({ id: 'CtaRequest', description: 'A mail, and what it is to ask for.' })

const Kind = z.enum(KINDS).meta({
  id: 'AskKind',
  description:
    'What it wants of the reader: `interest` a yes or no, `meeting` a time to talk, `calendar` a slot on a booking page, `click` a look at a page, `reply` an answer, `task` work.',
})
const inDraft = {
  start: z.int().min(0).meta({ description: 'First UTF-16 code unit in `draft`, HTML included.' }),
  end: z.int().min(0).meta({ description: 'One behind the last.' }),
}
const friction = z.int().min(1).max(5).meta({
  description:
    'What it costs the reader: 1 a nod, 2 a word or a click, 3 some thought, 4 an appointment, 5 an hour of work.',
})

const Found = z
  .strictObject({
    text: z.string().meta({ description: 'The ask as a reader sees it.' }),
    field: z.literal('draft').meta({ description: 'Always `draft`: asks are looked for in the body.' }),
    ...inDraft,
    quote: z.string().meta({ description: '`draft.slice(start, end)`, always; may hold markup.' }),
    form: z.enum(['question', 'request', 'link', 'button']).meta({
      description:
        'How it is put; a `request` is a sentence that asks without a question mark, or offers, as in “Happy to send a summary”.',
    }),
    kind: Kind,
    friction,
    position_pct: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'How far down the body it starts: 0 is the top, 100 the end.' }),
    competing: z
      .boolean()
      .meta({ description: 'True when it pulls towards something else than the primary ask.' }),
    destination: z.string().nullable().meta({ description: 'Where it leads; `null` when nowhere.' }),
  })
  .meta({ id: 'FoundAsk', description: 'Something the body asks the reader to do.' })

const Candidate = z
  .strictObject({
    text: z.string().meta({ description: 'The question, or the label of the link or button.' }),
    source,
    form: z.enum(['question', 'request', 'link', 'button']).meta({
      description:
        'The form asked for in `form`, or its default; where no form was asked for, a `request` such as “Please send me the figures” may stand for a question.',
    }),
    kind: Kind,
    friction,
    score: scoreOf('Score of the mail with this ask in place.'),
    score_delta: scoreDelta('What the mail as it came gains with it; under 0 it loses.'),
    first_person: z
      .boolean()
      .meta({ description: 'True for a label the reader says: “Book my check”. Never for a question.' }),
    placement: z.enum(['replaces_primary', 'before_signoff']).meta({
      description:
        '`replaces_primary`: in place of `primary`, and of what its sentence offers instead of it. `before_signoff`: added to the body.',
    }),
    edit: z
      .strictObject({
        ...inDraft,
        end: z.int().min(0).meta({ description: 'One behind the last; equal to `start` where it is added.' }),
        replacement: z.string().meta({ description: 'Goes in place of `draft.slice(start, end)`.' }),
      })
      .meta({
        id: 'CtaEdit',
        description: 'Makes the mail that was scored, in the format the draft came in.',
      }),
    evidence: evidence('Findings on asks of this form in mail of this kind.'),
    html_snippet: z
      .string()
      .nullable()
      .meta({ description: 'A button that holds in every mail program; `null` in other forms.' }),
  })
  .meta({ id: 'CtaCandidate', description: 'An ask to take instead, scored in its place.' })

/** One fault of how a mail asks, the same in every operation that tells of it. */
export const Issue = z
  .strictObject({
    code: z.enum(['none', 'several', 'competing', 'vague_link_text', 'buried']).meta({
      description:
        'Switch on this: `none` no ask, or none for the goal; `several` too many; `competing` for different things; `vague_link_text` does not say where it leads; `buried` comes too late.',
    }),
    message: z.string().meta({ description: 'What is the matter, in a sentence for people.' }),
    start: z.int().min(0).meta({
      description: 'First UTF-16 code unit in `draft`; where an ask would stand when there is none.',
    }),
    end: z.int().min(0).meta({ description: 'One behind the last; equal to `start` when there is no ask.' }),
  })
  .meta({ id: 'CtaIssue', description: 'Something wrong with how the mail asks.' })

const result = z
  .strictObject({
    found: z.array(Found).meta({ description: 'Every ask, link and button of the body, in order.' }),
    primary: Found.nullable().meta({ description: 'The ask the mail is for; `null` when it asks nothing.' }),
    candidates: z.array(Candidate).meta({
      description:
        'Best first. What scores lower than the mail as it came is listed only when `commitment`, `form` or the goal `book_meeting` asks for it, or in place of a sentence that leaves three ways open.',
    }),
    issues: z.array(Issue).meta({
      description: 'What is wrong with how the mail asks, in order of place; empty when nothing is.',
    }),
  })
  .meta({
    id: 'CtaResult',
    description: 'What the mail asks for, what is wrong with that, and what to ask instead.',
  })

export const contract = {
  name: 'cta',
  object: 'cta',
  prefix: 'cta',
  summary: 'Finds what a mail asks for and offers a better ask.',
  description:
    'Lists every ask, link and button with its kind, friction and place, names the one the mail is for, and says when there is none, several, a competing one, a vague link or one that is buried. Offers asks at the commitment and in the form you want, made of the mail’s own subject matter, days, amounts and link, each scored in place. A button comes as HTML that holds in every mail program.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail that asks for a call, and a smaller ask for it',
      input: {
        kind: 'cold_outreach',
        commitment: 'low',
        subject: 'damaged pallets at Goole',
        draft:
          'Hi Priya,\n\nDave on your Goole dock told me damage claims eat most of his Friday: photos, emails, a spreadsheet.\n\nHarcastle Haulage went from 43 days to 11 with our claims form, and I have their before-and-after figures.\n\nCan we set up a 30-minute call next Tuesday?\n\nKind regards,\nTom',
      },
    },
    {
      summary: 'A button for a newsletter',
      input: {
        kind: 'newsletter',
        form: 'button',
        commitment: 'high',
        deadline: '14 November',
        draft:
          '<h1>The dark half of the year</h1><p>Wet grit wears brake pads down in three weeks. We check pads, chain and lights while you wait.</p><p><a href="https://spoke.example/book">Book a winter check, £35</a></p><p>See you at the stand,<br>Priya</p>',
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
