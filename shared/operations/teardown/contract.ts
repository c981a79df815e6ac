import { z } from 'zod'
import { commonFields, DRAFT_MAX, draftField, Kind, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { Scorecard } from './scorecard-contract.ts'
import { Evidence, Id, Problem, SECTIONS, Section, Strength } from './sections-contract.ts'

const OtherMail = z
  .strictObject({
    draft: text(DRAFT_MAX),
    subject: text(SUBJECT_MAX).optional(),
    preheader: text(SUBJECT_MAX).optional(),
    from_name: text(200).optional(),
    format: z.enum(['auto', 'text', 'html']).default('auto'),
  })
  .meta({
    id: 'OtherMail',
    description: 'Another mail, judged as the same kind, with the same goal, audience and locale.',
  })

const Benchmark = z.strictObject({ benchmark: Kind }).meta({
  id: 'Benchmark',
  description: 'What the ruleset takes as usual for a kind; `auto` is the kind of this mail.',
})

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    sections: z.array(z.enum(SECTIONS)).min(1).max(SECTIONS.length).optional().meta({
      description:
        'Sections to list; `body` stands for all its parts. Default all. Structure, timeline, priorities and scorecard look at the whole mail in any case.',
    }),
    compare_to: z
      .union([OtherMail, Benchmark])
      .default({ benchmark: 'auto' })
      .meta({ description: 'What the scorecard holds this mail against; default its own kind.' }),
    include_rewrite: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether each section comes with a rewrite of its own.' }),
  })
  .meta({ id: 'TeardownRequest' })

const Moment = z
  .strictObject({
    moment: z.enum(['inbox_phone', 'inbox_computer', 'after_2_seconds', 'after_8_seconds', 'phone_screen']),
    seconds: z.number().meta({
      description:
        'Time since the mail was opened; 0 in the list of messages. For `phone_screen` the time it takes to read it.',
    }),
    seen: z.string().meta({
      description:
        'The very words: in a list sender, subject and preview text on a line each; else the body up to there, as a reader sees it.',
    }),
    start: z
      .int()
      .nullable()
      .meta({ description: 'Range of `draft` that shows as `seen`; `null` in a list.' }),
    end: z.int().nullable(),
    words: z.int().meta({ description: 'Words, numbers, links and merge tags in `seen`.' }),
    readers_pct: z.int().nullable().meta({
      description:
        'Share of readers who look at a mail at least that long (E48); `null` where nobody counted.',
    }),
    reaches: Id.nullable().meta({ description: 'Last section that is reached; `null` in a list.' }),
    ask_seen: z.boolean().nullable().meta({
      description: 'Whether the ask has been read whole by then; `null` in a list and without an ask.',
    }),
    how: z.string().meta({ description: 'How it was reckoned, and what is assumed.' }),
    sources: z.array(z.strictObject({ title: z.string(), url: z.string() })),
    evidence: Evidence,
  })
  .meta({ id: 'TeardownMoment' })

const PriorityFix = z
  .strictObject({
    rank: z.int(),
    rule_id: z.string(),
    section: Id.nullable().meta({ description: 'Where it counts; `null` for the mail as a whole.' }),
    message: z.string(),
    why: z.string(),
    points: z.int().meta({ description: 'Points this rule costs in all its places.' }),
    in_smallest_set: z.boolean().meta({
      description: 'True when one of its fixes is among the fewest that bring the score to the threshold.',
    }),
    places: z.array(
      z.strictObject({
        annotation_id: z.string(),
        field: z.enum(['subject', 'preheader', 'draft']),
        start: z.int(),
        end: z.int(),
        quote: z.string(),
        points: z.int(),
        fix: z
          .strictObject({ label: z.string(), replacement: z.string(), score_delta: z.int() })
          .nullable()
          .meta({
            description:
              'The fix of the smallest set, else the one that gives most; `score_delta` holds for it alone. `null` where only you know what to write.',
          }),
      }),
    ),
  })
  .meta({ id: 'PriorityFix' })

const result = z
  .strictObject({
    sections: z.array(Section).meta({
      description:
        'Sender, subject and preheader, then the parts of the body as they stand; a section that is missing stands where it would usually be.',
    }),
    whole_mail: z
      .strictObject({ points: z.int(), strengths: z.array(Strength), problems: z.array(Problem) })
      .meta({
        description:
          'What belongs to no section. With all sections listed, its points, theirs and the score make 100.',
      }),
    structure: z.strictObject({
      expected: z.array(z.strictObject({ id: z.enum(SECTIONS), need: z.enum(['must', 'should']) })).meta({
        description: 'What mail of this kind consists of, in order. House judgement where no rule says so.',
      }),
      actual: z.array(Id).meta({ description: 'What this mail consists of, in the order it stands.' }),
      missing: z.array(
        z.strictObject({ id: z.enum(SECTIONS), need: z.enum(['must', 'should']), message: z.string() }),
      ),
      order_issues: z.array(z.strictObject({ id: Id, message: z.string(), evidence: Evidence })),
    }),
    reader_timeline: z.array(Moment),
    priority_fixes: z.array(PriorityFix).meta({
      description:
        'At most six rules to mend first: those of the smallest set of fixes that reaches the threshold, then the dearest. When no set reaches it, the dearest come first.',
    }),
    scorecard: Scorecard,
  })
  .meta({ id: 'TeardownResult' })

export type TeardownResult = z.output<typeof result>
export type MomentResult = z.output<typeof Moment>
export type PriorityFixResult = z.output<typeof PriorityFix>

export const contract = {
  name: 'teardown',
  object: 'teardown',
  prefix: 'trd',
  summary: 'Takes a mail apart, section by section.',
  description:
    'Says for every section from the sender’s name to the footer what it has to do, what it does well, what costs points and how it would read mended. Holds the structure against what mail of its kind consists of, shows what a reader has seen after two and eight seconds and on a phone, names what to mend first, and compares with another mail or with what is usual for the kind.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail against what is usual for cold mail',
      input: {
        kind: 'cold_outreach',
        from_name: 'Tom Reyes, Acme Payroll',
        subject: 'Payroll solutions that drive results',
        draft:
          'Hi Ana,\n\nI hope this email finds you well. My name is Tom and I work at Acme, the leading provider of payroll solutions.\n\nLast year we cut payslip errors at Corrigan Freight from 31 a month to 2. In order to get the same result you only need to send us one export.\n\nLet me know your thoughts. We would also love to jump on a 30 minute call next week.\n\nBest,\nTom',
      },
    },
    {
      summary: 'Two versions of a newsletter opening, its subject and call to action only',
      input: {
        kind: 'newsletter',
        sections: ['subject', 'opening', 'cta'],
        include_rewrite: false,
        subject: 'News from the allotment',
        preheader: 'Frost on Thursday, and four plots to give away',
        draft:
          'Hello everyone,\n\nThere is frost on Thursday night, so cover your beans before dark. Four plots are free from the first of May.\n\nAsk for one here: https://allotment.example/plots\n\nRosa Lindqvist\nAllotment society, 3 Mill Lane, Ludlow\nUnsubscribe: https://allotment.example/leave',
        compare_to: {
          subject: 'Newsletter',
          preheader: 'Our newsletter',
          draft:
            'Hello everyone,\n\nWe hope this email finds you well. It has been a busy and incredibly exciting month for all of us at the society, and there is a great deal to tell you about.\n\nClick here: https://allotment.example/news\n\nRosa Lindqvist\nAllotment society, 3 Mill Lane, Ludlow\nUnsubscribe: https://allotment.example/leave',
        },
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
