import { z } from 'zod'
import { evidence, fix, place, pointsLost } from '../answer-fields.ts'
import { Issue } from '../cta/contract.ts'
import { commonFields, DRAFT_MAX, draftField, Kind, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { Scorecard } from './scorecard-contract.ts'
import { Id, Problem, SECTIONS, Section, Strength } from './sections-contract.ts'

const OtherMail = z
  .strictObject({
    draft: text(DRAFT_MAX).meta({ description: 'Body of the other mail, plain text or HTML.' }),
    subject: text(SUBJECT_MAX).optional().meta({ description: 'Its subject line; default none.' }),
    preheader: text(SUBJECT_MAX).optional().meta({ description: 'Its preview text; default none.' }),
    from_name: text(200).optional().meta({ description: 'Display name of its sender; default none.' }),
    format: z
      .enum(['auto', 'text', 'html'])
      .default('auto')
      .meta({ description: 'How to read its `draft`. `auto` looks for tags.' }),
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
  .meta({ id: 'TeardownRequest', description: 'A mail to take apart, and what to hold it against.' })

const Name = z.enum(SECTIONS).meta({ description: 'A section of the mail; `body` stands for all its parts.' })
const Need = z
  .enum(['must', 'should'])
  .meta({ description: '`must`: mail of this kind does not work without it. `should`: it is usual.' })

const Moment = z
  .strictObject({
    moment: z
      .enum(['inbox_phone', 'inbox_computer', 'after_2_seconds', 'after_8_seconds', 'phone_screen'])
      .meta({
        description:
          '`inbox_…`: in the list of messages, unopened. `after_…`: that long after opening. `phone_screen`: what fits without scrolling.',
      }),
    seconds: z.number().min(0).meta({
      description:
        'Time since the mail was opened; 0 in the list of messages. For `phone_screen` the time it takes to read it.',
    }),
    seen: z.string().meta({
      description:
        'The very words: in a list sender, subject and preview text on a line each; else the body up to there, as a reader sees it.',
    }),
    start: z.int().min(0).nullable().meta({
      description: 'First UTF-16 code unit of `draft` that shows as `seen`; `null` in a list.',
    }),
    end: z.int().min(0).nullable().meta({ description: 'One behind the last; `null` in a list.' }),
    words: z.int().min(0).meta({ description: 'Words, numbers, links and merge tags in `seen`.' }),
    readers_pct: z.int().min(0).max(100).nullable().meta({
      description:
        'Readers who look at a mail at least that long, in percent (E48); `null` where nobody counted.',
    }),
    reaches: Id.nullable().meta({ description: 'Last section that is reached; `null` in a list.' }),
    ask_seen: z.boolean().nullable().meta({
      description: 'Whether the ask has been read whole by then; `null` in a list and without an ask.',
    }),
    how: z.string().meta({ description: 'How it was reckoned, and what is assumed.' }),
    sources: z
      .array(
        z.strictObject({
          title: z.string().meta({ description: 'What the page is called.' }),
          url: z.string().meta({ description: 'Address of the page.' }),
        }),
      )
      .meta({ description: 'Where the figures were read; empty where the assumption is ours.' }),
    evidence: evidence('Findings behind it; empty where there are none.'),
  })
  .meta({ id: 'TeardownMoment', description: 'What a reader has seen of the mail at one moment.' })

const PriorityFix = z
  .strictObject({
    rank: z.int().min(1).meta({ description: 'Place in the list; 1 is to be mended first.' }),
    rule_id: z.string().meta({ description: 'Rule to satisfy, at `/v1/rules/{id}`.' }),
    section: Id.nullable().meta({ description: 'Where it counts; `null` for the mail as a whole.' }),
    message: z.string().meta({ description: 'What is the matter at its first place, in a sentence.' }),
    why: z.string().meta({ description: 'Why it matters to the reader.' }),
    points: pointsLost('Points this rule costs in all its places, those not listed included.'),
    in_smallest_set: z.boolean().meta({
      description: 'True when one of its fixes is among the fewest that bring the score to the threshold.',
    }),
    places: z
      .array(
        z.strictObject({
          annotation_id: z
            .string()
            .meta({ description: 'Id of the annotation that `POST /v1/score` gives for the same mail.' }),
          ...place,
          quote: z
            .string()
            .meta({ description: '`field.slice(start, end)`, always; empty where something is missing.' }),
          points: pointsLost('Points this place costs.'),
          fix: z.strictObject(fix).nullable().meta({
            description:
              'The fix of the smallest set, else the one that gives most; `score_delta` holds for it alone. `null` where only you know what to write.',
          }),
        }),
      )
      .meta({ description: 'At most five places, those of the smallest set first, then the dearest.' }),
  })
  .meta({ id: 'PriorityFix', description: 'A rule to satisfy, with its places and fixes.' })

const result = z
  .strictObject({
    sections: z.array(Section).meta({
      description:
        'Sender, subject and preheader, then the parts of the body as they stand; a section that is missing stands where it would usually be.',
    }),
    whole_mail: z
      .strictObject({
        points: pointsLost('Points lost by no section in particular: the sum over `problems`.'),
        strengths: z
          .array(Strength)
          .meta({ description: 'What the mail as a whole does well; may be empty.' }),
        problems: z
          .array(Problem)
          .meta({ description: 'What is wrong with the mail as a whole; may be empty.' }),
      })
      .meta({
        description:
          'What belongs to no section. With all sections listed, its points, theirs and the score make 100.',
      }),
    structure: z
      .strictObject({
        expected: z.array(z.strictObject({ id: Name, need: Need })).meta({
          description: 'What mail of this kind consists of, in order. House judgement where no rule says so.',
        }),
        actual: z.array(Id).meta({ description: 'What this mail consists of, in the order it stands.' }),
        missing: z
          .array(
            z.strictObject({
              id: Name,
              need: Need,
              message: z.string().meta({ description: 'What its absence costs the reader, in a sentence.' }),
            }),
          )
          .meta({ description: 'Expected sections that are not there; empty when all are.' }),
        order_issues: z
          .array(
            z.strictObject({
              id: Id,
              message: z.string().meta({ description: 'What stands in the wrong place, in a sentence.' }),
              evidence: evidence('What it rests on; empty for house judgement.'),
            }),
          )
          .meta({
            description: 'Sections in the wrong place; empty when none is, and for text that is not English.',
          }),
        ask_issues: z.array(Issue).meta({
          description:
            'What is wrong with how the mail asks, the same that the `cta` operation says; empty when nothing is.',
        }),
      })
      .meta({ description: 'What the mail consists of, held against what mail of its kind consists of.' }),
    reader_timeline: z.array(Moment).meta({
      description:
        'What is seen in two lists of messages, after two and eight seconds, and on the first screen of a phone.',
    }),
    priority_fixes: z.array(PriorityFix).meta({
      description:
        'At most six rules to mend first: those of the smallest set of fixes that reaches the threshold, then the dearest. When no set reaches it, the dearest come first.',
    }),
    scorecard: Scorecard,
  })
  .meta({
    id: 'TeardownResult',
    description: 'The mail section by section, as a reader meets it, and what to mend first.',
  })

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
