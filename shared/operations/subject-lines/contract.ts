import { z } from 'zod'
import { Annotation } from '../annotation.ts'
import { client, evidence, source } from '../answer-fields.ts'
import { Brief } from '../brief.ts'
import { commonFields, draftField, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'

export const ANGLES = [
  'specific',
  'question',
  'curiosity',
  'benefit',
  'number',
  'name',
  'referral',
  'trigger',
  'plain_internal',
] as const
export type Angle = (typeof ANGLES)[number]

export const Angles = z.enum(ANGLES).meta({
  id: 'SubjectAngle',
  description:
    '`specific` names the matter, `question` asks what the mail asks, `curiosity` shows a detail and leaves the rest to the mail, `benefit` says what the reader gets, `number` leads with a figure, `name` with a name, `referral` with who sent you, `trigger` with what happened at the reader’s, `plain_internal` reads like a line from a colleague.',
})

const input = z
  .strictObject({
    draft: draftField.optional(),
    brief: Brief.optional(),
    ...commonFields,
    count: z.int().min(1).max(20).default(6).meta({
      description: 'Most candidates to return. A draft that names little gives fewer, never filler.',
    }),
    angles: z
      .array(Angles)
      .min(1)
      .max(ANGLES.length)
      .optional()
      .meta({ description: 'Angles to take; default: those that suit the kind of mail.' }),
    max_chars: z.int().min(10).max(150).optional().meta({
      description:
        'Most characters of a candidate; default: what is usual for the kind of mail, and up to 15 more where it gives fewer than three such lines.',
    }),
    emoji: z.enum(['none', 'allowed']).default('none').meta({
      description:
        '`allowed` keeps the emoji of the paragraph a line comes from; none that the draft does not hold is ever added.',
    }),
    case: z.enum(['sentence', 'title', 'lower', 'auto']).default('auto').meta({
      description:
        'Capitals. `auto` is sentence case, and small letters for `plain_internal`. Names keep theirs.',
    }),
    avoid: z
      .array(text(120).min(1))
      .max(100)
      .optional()
      .meta({ description: 'Words and phrases no candidate may hold, whatever their case.' }),
    history: z
      .array(text(SUBJECT_MAX).min(1))
      .max(200)
      .optional()
      .meta({ description: 'Subjects sent before; candidates that say the same are left out.' }),
  })
  .superRefine(({ draft, brief }, context) => {
    if ((draft === undefined) === (brief === undefined))
      context.addIssue({
        code: 'custom',
        path: [draft === undefined ? 'draft' : 'brief'],
        message: 'Send either `draft` or `brief`, one of the two.',
      })
  })
  .meta({
    id: 'SubjectLinesRequest',
    description: 'A mail or a brief, and what its subject lines are to be like.',
  })

/** As everywhere, but of a subject that no field of the request holds. */
const SubjectAnnotation = Annotation.extend({
  field: z.literal('text').meta({ description: 'Always `text`: `start` and `end` count there.' }),
  start: z.int().min(0).meta({ description: 'First UTF-16 code unit in `text`.' }),
  quote: z.string().meta({ description: '`text.slice(start, end)`, always.' }),
}).meta({ id: 'SubjectAnnotation', description: 'A finding in a subject line; offsets count in `text`.' })

const fields = {
  text: z.string().meta({ description: 'The subject line, ready to use.' }),
  score: z.int().min(0).max(100).nullable().meta({
    description:
      'Score of the whole draft with this subject; `null` for a brief, where there is no mail yet.',
  }),
  fit: z.int().min(0).max(100).meta({
    description:
      'How well this line serves as the subject of this mail: up to 40 for what it takes up (what happened at the reader’s, the offer, the news, the ask), 25 for standing alone, 15 for being specific, 15 for the length usual for the kind and for a phone, 5 for words the body holds; less what the engine finds wrong in it; a line beside the point of the mail, or that names nothing of it, has 74 at most, and a misleading one 20. House judgement and not a study’s measure: it tells the lines of one mail apart, where `score` hardly moves.',
  }),
  chars: z.int().min(0).meta({ description: 'Length of `text` in UTF-16 code units.' }),
  words: z.int().min(0).meta({ description: 'Words of `text`.' }),
  pixel_width_est: z
    .int()
    .min(0)
    .meta({ description: 'Width in CSS pixels in Arial at 14 px; an estimate.' }),
  truncation: z
    .array(
      z.strictObject({
        client,
        visible: z.string().meta({ description: 'What it shows; a cut text ends in an ellipsis.' }),
      }),
    )
    .meta({ description: 'What each of eleven mail programs shows of it.' }),
  annotations: z.array(SubjectAnnotation).meta({ description: 'What the engine finds in this subject.' }),
  evidence: evidence('Findings that speak for or against a subject like this.'),
  promise_match: z.boolean().nullable().meta({
    description:
      'True when the body holds what the subject names, its figures beside the same things and moving the same way; false when it plainly does not, or says it of another; `null` when the words differ and only a reader can tell.',
  }),
  duplicates_body_opening: z.boolean().meta({
    description: 'True when the first words of the body say the same, so that the inbox shows it twice.',
  }),
  risk: z.enum(['honest', 'teasing', 'misleading']).meta({
    description:
      '`teasing` presses, is vague or makes curious; `misleading` promises what the body does not hold or fakes a reply. No candidate is misleading.',
  }),
}

const Candidate = z
  .strictObject({
    ...fields,
    source,
    angle: Angles,
    why: z.string().meta({ description: 'Where it comes from, and what put it in its place.' }),
  })
  .meta({ id: 'SubjectCandidate', description: 'A subject line made of the mail’s own words.' })

const Current = z
  .strictObject(fields)
  .meta({ id: 'CurrentSubject', description: 'The subject that was sent.' })

const result = z
  .strictObject({
    candidates: z.array(Candidate).meta({ description: 'Best first, by `fit`.' }),
    current: Current.nullable().meta({ description: 'The same for the subject sent; `null` when none was.' }),
    pairs_to_test: z
      .array(
        z.strictObject({
          a: z.string().meta({ description: 'One subject: the one sent, or the `text` of a candidate.' }),
          b: z.string().meta({ description: 'The other: the `text` of a candidate.' }),
          hypothesis: z.string().meta({ description: 'What a test of the two would tell, in a sentence.' }),
        }),
      )
      .max(3)
      .meta({
        description:
          'At most three pairs to test with `ab-predict`: the subject sent against the best candidate, with why a reader should prefer it or that it is open which wins, and candidates of one matter that differ in one thing on which studies disagree or that pays to know.',
      }),
  })
  .meta({
    id: 'SubjectLinesResult',
    description: 'Subject lines for the mail, and what to think of the one it has.',
  })

export const contract = {
  name: 'subject-lines',
  object: 'subject_lines',
  prefix: 'sbj',
  summary: 'Writes subject lines out of the mail’s own words, and scores each.',
  description:
    'Takes noun phrases, figures, names and short statements from the draft or brief and makes subjects of them as a person would: nothing is invented, and none promises what the body does not hold. They are ordered by `fit`, how well each serves this mail. Each comes with the score of the whole draft under it, what every mail program shows of it, the findings behind it and its risk. The subject sent is judged beside them.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail under a subject that says nothing',
      input: {
        kind: 'cold_outreach',
        subject: 'Quick question',
        count: 5,
        draft:
          'Hi Priya,\n\nDave Ormerod on your Goole dock told me damage claims eat most of his Friday: photos, emails, a spreadsheet, then a six-week wait. We make a claims form that drivers fill in on the bay.\n\nHarcastle Haulage went from 43 days to 11 on claims under £2,000. Shall I send you their before-and-after figures?\n\nTom Ashcroft',
      },
    },
    {
      summary: 'A brief, with past subjects to stay away from',
      input: {
        kind: 'event_invitation',
        brief: {
          about: 'An open evening at the Portway workshop where we strip a bottom bracket and rebuild it.',
          offer: 'a free brake check for every bike that comes',
          ask: 'book a place by Thursday 12 November',
        },
        angles: ['specific', 'benefit', 'curiosity'],
        max_chars: 45,
        history: ['Open evening at the workshop'],
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
