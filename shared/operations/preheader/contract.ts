import { z } from 'zod'
import { client, evidence, place, scoreDelta, scoreOf, source } from '../answer-fields.ts'
import { commonFields, draftField } from '../fields.ts'
import type { Contract } from '../operation.ts'

export const MODES = ['complement', 'summary', 'cta'] as const

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    count: z.int().min(1).max(10).default(3).meta({
      description: 'Most candidates to return. Fewer come when the mail has no more that is worth showing.',
    }),
    max_chars: z
      .int()
      .min(30)
      .max(140)
      .default(90)
      .meta({ description: 'Most characters of a candidate. Phones show 40 to 90, no inbox more than 140.' }),
    mode: z.enum(MODES).default('complement').meta({
      description:
        '`complement` says what the subject leaves out, `summary` what the mail is about, `cta` what to do.',
    }),
    pad: z.boolean().default(true).meta({
      description: 'Fill the rest of the preview in `html_snippet`, so that no body text runs into it.',
    }),
  })
  .meta({ id: 'PreheaderRequest', description: 'A mail, and what its preheader is to do.' })

const Truncation = z
  .strictObject({
    client,
    name: z.string().meta({ description: 'Mail program, for people: `Gmail on a phone`.' }),
    visible: z.string().meta({ description: 'What shows; a cut text ends in an ellipsis.' }),
    truncated: z.boolean().meta({ description: 'True when it does not show whole.' }),
  })
  .meta({ id: 'PreheaderTruncation', description: 'What one mail program shows of a preheader.' })

const overlap = z.number().min(0).max(1).nullable().meta({
  description:
    'Share of its content words that the subject has already, 0 to 1; `null` without a subject. From 0.6 on it repeats the subject.',
})

const chars = z.int().min(0).meta({ description: 'Length of `text` in UTF-16 code units.' })
const truncation = z
  .array(Truncation)
  .meta({ description: 'For each mail program of which a figure is known; estimates, behind this subject.' })

const Candidate = z
  .strictObject({
    text: z.string().meta({ description: 'The preheader, ready to use.' }),
    source,
    chars,
    overlap_with_subject: overlap,
    score: scoreOf('Score of the mail with this preheader.'),
    score_delta: scoreDelta('What the mail as it came gains with it; under 0 it loses.'),
    truncation,
    sources: z
      .array(
        z.strictObject({
          field: z.literal('draft').meta({ description: 'Always `draft`: `start` and `end` count there.' }),
          start: place.start,
          end: place.end,
          quote: z.string().meta({ description: '`draft.slice(start, end)`, always; may hold markup.' }),
        }),
      )
      .meta({
        description:
          'Where its words stand in the draft, in the order they are used; empty for those of a model.',
      }),
    evidence: evidence('Findings on preheaders in mail of this kind.'),
  })
  .meta({ id: 'PreheaderCandidate', description: 'A preheader made of the mail’s own words.' })

const result = z
  .strictObject({
    candidates: z.array(Candidate).meta({
      description:
        'Best first; in `complement` mode what inboxes show anyway comes behind what adds to it. Words of the mail itself; nothing is added to them. Where none is recommended they may cost points, and `better_without` says so.',
    }),
    current: z
      .strictObject({
        text: z.string().meta({ description: 'The preheader as inboxes read it, without padding.' }),
        chars,
        hidden: z
          .boolean()
          .meta({ description: 'True when it was found hidden at the top of the HTML, not in `preheader`.' }),
        overlap_with_subject: overlap,
        score: scoreOf('Score of the mail as it came.'),
        truncation,
      })
      .nullable()
      .meta({ id: 'PreheaderCurrent', description: 'The preheader the mail has now; `null` without one.' }),
    shown_without: z.string().meta({
      description:
        'What inboxes show after the subject when there is no preheader: the first words of the body.',
    }),
    html_snippet: z.string().nullable().meta({
      description:
        'The first candidate as hidden HTML, to stand right behind `<body>`; `null` without a candidate and where none is recommended.',
    }),
    none_recommended: z.boolean().meta({
      description:
        'True for mail to one person or to people who know the sender, whose first sentence is the better preview, and where nothing the body says would serve.',
    }),
    none_reason: z.string().nullable().meta({ description: 'Why none is recommended; else `null`.' }),
    ai_summary_risk: z
      .strictObject({
        first_50_words: z.string().meta({
          description:
            'The first 50 visible words of the body. Inboxes that write their own summary read these and ignore hidden text.',
        }),
        contains_offer: z.boolean().nullable().meta({
          description:
            'Whether a discount or the price of what is on offer is among them, and no mere sum such as a budget; of an invitation, the event. `null` when not English.',
        }),
        contains_date: z.boolean().nullable().meta({
          description: 'Whether a date, a day or a deadline is among them; `null` when not English.',
        }),
        advice: z
          .string()
          .nullable()
          .meta({ description: 'What to move up, when the mail has it further down; else `null`.' }),
      })
      .meta({
        id: 'AiSummaryRisk',
        description: 'What an inbox that writes its own summary has to go by: the first 50 words.',
      }),
  })
  .meta({ id: 'PreheaderResult', description: 'Preheaders for the mail, and what inboxes show without one.' })

export const contract = {
  name: 'preheader',
  object: 'preheader',
  prefix: 'pre',
  summary: 'Writes the line that inboxes show after the subject.',
  description:
    'Picks sentences and clauses of the mail that add to its subject, cuts them at the ends of clauses to the width inboxes show, and scores the mail with each. Gives the hidden HTML for the best one, says what shows without a preheader, advises against one in mail to one person, and checks the first 50 words, which inboxes that summarise read instead.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A promotion whose subject names the discount',
      input: {
        kind: 'promotional',
        subject: '$12 off your first bag of the Gedeb harvest',
        draft:
          'Hi there,\n\nWe bought 40 sacks from the Worka co-op this year, and the first one went through the roaster on Tuesday. It suits filter and plunger.\n\nA 250 g bag is $24. Until Sunday 31 May your first one is $12, postage included anywhere in Australia.\n\nStart with a $12 bag: https://tarrycoffee.example/gedeb\n\nCheers,\nIlse',
      },
    },
    {
      summary: 'What to do, for an invitation in HTML',
      input: {
        kind: 'event_invitation',
        subject: 'See the test pump run in Munich',
        mode: 'cta',
        max_chars: 80,
        draft:
          '<p>Dear colleague,</p><p>We are running the new HX-40 for eight hours a day at 40 bar, with a housing made of glass.</p><p>Hall B3, stand 412, from 15 to 17 September. Your day ticket is free with the code inside.</p><p><a href="https://hartwig.example/munich">Get your free day ticket</a></p><p>Kind regards,<br>Katrin Vogel</p>',
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
