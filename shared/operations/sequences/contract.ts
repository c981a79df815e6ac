import { z } from 'zod'
import { KIND_NAMES } from '../../engine/kinds.ts'
import { EvidenceGrade, source } from '../answer-fields.ts'
import { Brief } from '../brief.ts'
import { commonFields, draftField, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { ANGLES } from './angles.ts'
import { WEEK } from './calendar.ts'

export const CHANNELS = ['email', 'linkedin', 'call', 'sms', 'task'] as const
const STOPS = ['reply', 'positive_reply', 'meeting', 'bounce', 'unsubscribe', 'ooo_pause'] as const
const THREADS = ['same_thread', 'new_subject'] as const

const Channel = z.enum(CHANNELS).meta({
  id: 'SequenceChannel',
  description:
    'How the step reaches the reader; a `task` is work for you, such as asking for an introduction.',
})
const Angle = z.enum(ANGLES).meta({
  id: 'SequenceAngle',
  description:
    'What the step is about: `objection` answers a doubt, `cost` says what it costs or what waiting does, `other_person` asks who else decides, `options` offers a choice, `resource` gives something to read, `reference` offers a customer to talk to, `close_file` says goodbye.',
})
const Weekday = z.enum(WEEK)
const stops = z.array(z.enum(STOPS)).meta({ description: 'What ends the sequence, as sent in `stop_on`.' })
const thread = z.enum(THREADS).nullable().meta({
  description: '`same_thread` replies to the email before; `null` for what is no email.',
})
const timezone = z.string().nullable().meta({
  description: 'IANA name of the time zone, as sent; `null` for the reader’s own time.',
})
const different = (values: readonly unknown[]) => new Set(values).size === values.length
const DIFFERENT = { error: 'Holds a value twice.' }

const SentStep = z
  .strictObject({
    channel: Channel,
    day_offset: z.int().min(0).max(365).meta({ description: 'Calendar days after the first step.' }),
    angle: Angle.optional().meta({ description: 'What it was about; default what is usual at its place.' }),
    subject: text(SUBJECT_MAX)
      .optional()
      .meta({ description: 'Subject it went out under; kept for your own order and not read.' }),
    text: text(20_000)
      .optional()
      .meta({ description: 'What was sent. Of emails it is checked; left out, nothing is.' }),
  })
  .meta({ id: 'SentStep', description: 'A step that went out already.' })

const input = z
  .strictObject({
    draft: draftField.optional(),
    brief: Brief.optional(),
    ...commonFields,
    steps: z.int().min(1).max(12).default(4).meta({
      description:
        'Steps to plan, besides `existing`. Four by default: further ones cost more complaints than they bring answers. Fewer come where the mail gives no more.',
    }),
    span_days: z.int().min(1).max(365).optional().meta({
      description:
        'Calendar days from the first step to the last, at most. Gaps are drawn out or pressed together to fit, down to two days; what does not fit then is left out with a warning. By default gaps grow from three working days to a week.',
    }),
    channels: z
      .array(Channel)
      .min(1)
      .max(5)
      .refine(different, DIFFERENT)
      .default(['email', 'linkedin', 'call'])
      .meta({
        description:
          'What the steps may use. With others beside it, email takes the first and the last step, the second where every other channel has one as well, and at most four in all.',
      }),
    angles: z.array(Angle).max(12).optional().meta({
      description:
        'Angles of the steps after the first, in this order; `offer` and `problem` are for a first step only. Left open: chosen for the kind of mail and for who writes it. Each is used once.',
    }),
    threading: z
      .enum([...THREADS, 'auto'])
      .default('auto')
      .meta({ description: '`auto` replies in the thread and opens a new one with every fourth email.' }),
    stop_on: z
      .array(z.enum(STOPS))
      .max(STOPS.length)
      .refine(different, DIFFERENT)
      .default(['reply', 'meeting', 'bounce', 'unsubscribe', 'ooo_pause'])
      .meta({ description: 'What ends the sequence; `ooo_pause` pauses it while the reader is away.' }),
    working_days: z
      .array(Weekday)
      .min(1)
      .max(7)
      .refine(different, DIFFERENT)
      .default(['mon', 'tue', 'wed', 'thu', 'fri'])
      .meta({ description: 'Days on which a step may go out.' }),
    timezone: z
      .string()
      .max(64)
      .regex(/^(?:UTC|GMT|[A-Z][A-Za-z_]{1,30}(?:\/[A-Z][A-Za-z0-9_+-]{1,30}){1,2})$/)
      .optional()
      .meta({
        description:
          'IANA name of the reader’s time zone. Its form is checked, not its existence. Left out: the reader’s own.',
        examples: ['Europe/London'],
      }),
    existing: z.array(SentStep).max(30).optional().meta({
      description:
        'Steps that went out already. The plan goes on after them, repeats none of their angles and checks their text.',
    }),
  })
  .superRefine(({ draft, brief }, context) => {
    if ((draft === undefined) === (brief === undefined))
      context.addIssue({
        code: 'custom',
        path: [draft === undefined ? 'draft' : 'brief'],
        message: 'Send either `draft` or `brief`, one of the two.',
      })
  })
  .meta({ id: 'SequencesRequest', description: 'A first mail or a brief, and how to go on from there.' })

const SendWindow = z
  .strictObject({
    days: z.array(Weekday).meta({ description: 'Days it may go out, in the order of the week.' }),
    from: z.string().meta({ description: 'Earliest local time, 24 hours: `09:00`.' }),
    to: z.string().meta({ description: 'Latest local time, 24 hours: `17:00`.' }),
    timezone,
  })
  .meta({
    id: 'SendWindow',
    description: 'When in the week the step may go out; usual hours of the channel.',
  })

const Step = z
  .strictObject({
    n: z.int().min(1).meta({ description: 'Place in the whole sequence, `existing` included; from 1.' }),
    day_offset: z.int().min(0).meta({
      description:
        'Calendar days after the first step, when that goes out on the first working day of a week. On another day count `working_day_offset`.',
    }),
    working_day_offset: z.int().min(0).meta({
      description:
        'Days of `working_days` after the first step, which has 0; holds whatever day that goes out.',
    }),
    gap_days: z
      .int()
      .min(0)
      .meta({ description: 'Calendar days after the step before; 0 for the very first.' }),
    channel: Channel,
    kind: z
      .enum(KIND_NAMES)
      .nullable()
      .meta({ description: 'Kind of mail an email is scored as; `null` for other channels.' }),
    purpose: z.string().meta({ description: 'What the step is to do, in a sentence for people.' }),
    angle: Angle,
    thread,
    send_window: SendWindow,
    subject: z.string().nullable().meta({
      description:
        'Subject of an email; `null` in the same thread, as the reply keeps the subject, and for other channels. A draft keeps its own; one without gets the line that fits it best, and a warning says so.',
    }),
    preheader: z.string().nullable().meta({
      description:
        'A line of the mail itself that fits a preview; `null` where a reply needs none and for other channels.',
    }),
    text: z.string().nullable().meta({
      description:
        'What to send or to say; `null` where only a model could write it. The first step of a draft is the draft as sent; what follows an HTML draft is simple HTML. A part in square brackets that `to_fill` lists says what only you can know.',
    }),
    cta: z.string().nullable().meta({
      description:
        'The one thing asked, or `null`; for a draft what the `cta` operation finds as its primary ask.',
    }),
    new_value: z.string().meta({ description: 'What the reader gets that no step before gave.' }),
    score: z.int().min(0).max(100).nullable().meta({
      description:
        'Score of the email as it stands. `null` for what is no email and while `to_fill` names anything, as a mail with holes cannot be judged. Fill them in and ask `score`.',
    }),
    stop_on: stops,
    condition: z.string().nullable().meta({ description: 'When to take the step at all; `null`: always.' }),
    source,
    to_fill: z.array(z.string()).meta({
      description:
        'Parts of `text` and `subject`, as written there, that you have to fill in; empty when it is ready.',
    }),
  })
  .meta({ id: 'SequenceStep', description: 'One touch: when, over which channel, and what to say.' })

const result = z
  .strictObject({
    steps: z.array(Step).meta({
      description: 'The plan in order, without `existing`; empty for mail that is not followed up.',
    }),
    totals: z
      .strictObject({
        emails: z.int().min(0).meta({ description: 'Emails of the whole sequence, `existing` included.' }),
        span_days: z
          .int()
          .min(0)
          .meta({ description: 'Calendar days from the first step to the last, `existing` included.' }),
      })
      .meta({ description: 'The sequence in figures.' }),
    checks: z
      .array(
        z.strictObject({
          rule_id: z
            .enum([
              'bump_without_value',
              'repeated_angle',
              'gap_too_short',
              'too_many_emails',
              'missing_opt_out',
              'missing_address',
              'consent_needed',
              'low_score',
            ])
            .meta({
              description:
                'Switch on this; no rule of `/v1/rules`. `bump_without_value` only asks again, `gap_too_short` is under two days, `too_many_emails` more than four, `low_score` under the workspace’s threshold.',
            }),
          step: z
            .int()
            .min(1)
            .nullable()
            .meta({ description: '`n` of the step; `null` for the whole sequence.' }),
          message: z.string().meta({ description: 'What to look at and why, for people.' }),
        }),
      )
      .meta({ description: 'What to look at before it goes out; empty when nothing stands out.' }),
    evidence: z
      .array(
        z.strictObject({
          ...EvidenceGrade.shape,
          claim: z.string().meta({ description: 'The finding in plain English.' }),
          effect: z
            .string()
            .nullable()
            .meta({ description: 'Its size, in words; `null` when there is none to give.' }),
          used_for: z
            .string()
            .meta({ description: 'What of the plan rests on it, or what it says against.' }),
        }),
      )
      .meta({
        description:
          'Findings the plan stands on, those against it included; empty where none fits the kind.',
      }),
    export: z
      .strictObject({
        generic: z
          .array(
            z.strictObject({
              step: z.int().min(1).meta({ description: '`n` of the step.' }),
              delay_days: z
                .int()
                .min(0)
                .meta({ description: 'Calendar days after the step before; 0 for the very first.' }),
              channel: Channel,
              thread,
              subject: z.string().nullable().meta({
                description: 'Subject of an email; `null` in the same thread and for other channels.',
              }),
              body: z
                .string()
                .nullable()
                .meta({ description: '`text` of the step; `null` where only a model could write it.' }),
              send_from: z.string().meta({ description: 'Earliest local time, 24 hours: `09:00`.' }),
              send_to: z.string().meta({ description: 'Latest local time, 24 hours: `17:00`.' }),
              send_days: z.array(Weekday).meta({ description: 'Days it may go out.' }),
              timezone,
              stop_on: stops,
            }),
          )
          .meta({
            description: 'One entry for each of `steps`, flat, for a sending system that takes JSON.',
          }),
        csv: z.string().meta({
          description:
            '`steps` as a table, without `score` and `new_value`: RFC 4180 with a header line. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
        }),
      })
      .meta({ description: 'The same plan in the forms that other systems take.' }),
  })
  .meta({ id: 'SequencesResult', description: 'The plan, its text, and what to look at before it goes out.' })

export const contract = {
  name: 'sequences',
  object: 'sequence',
  prefix: 'seq',
  summary: 'Plans what follows a mail: steps, days, channels and the text of each.',
  description:
    'Turns a draft or a brief into one to twelve steps. Each step has its own angle, brings something new and asks for less than the one before. Emails come with full text and score; nothing is invented: what only you can know stands in square brackets with what to put there. Checks name what would cost replies, and the plan is ready for export.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'Five steps after a cold mail, over three channels',
      input: {
        steps: 5,
        kind: 'cold_outreach',
        subject: 'damaged pallets at Goole',
        from_name: 'Tom Ashcroft',
        locale: 'en-GB',
        timezone: 'Europe/London',
        draft:
          'Hi Priya,\n\nDave on your Goole dock told me damage claims eat most of his Friday.\n\nWe make a claims form that drivers fill in on the bay. Harcastle Haulage went from 43 days to 11 on claims under £2,000.\n\nShall I send you their before-and-after figures?\n\nKind regards,\nTom',
      },
    },
    {
      summary: 'Four emails from a brief',
      input: {
        steps: 4,
        channels: ['email'],
        span_days: 21,
        brief: {
          about: 'We check payroll runs for hauliers with several depots before the money goes out.',
          offer: 'a payroll check before month end',
          problem: 'late payslips when a second depot keeps its own timesheets',
          trigger: 'you opened a depot in Leeds',
          proof: [
            'Harcastle Haulage went from nine late payslips a month to one.',
            'Setting up a depot took us four days at Norrland Freight.',
          ],
          ask: '15 minutes on Thursday',
          recipient: { name: 'Ana', company: 'Ruiz Haulage' },
          sender: { name: 'Tom', company: 'Paywright' },
        },
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
