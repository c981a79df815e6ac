import { z } from 'zod'
import { evidence, fix, place, scoreOf, source } from '../answer-fields.ts'
import { commonFields, draftField } from '../fields.ts'
import type { Contract } from '../operation.ts'

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    intensity: z.int().min(1).max(3).default(2).meta({
      description:
        '1 is gentle, 2 honest, 3 brutal. The findings are the same; only the lines grow sharper. None of the three aims at the person.',
    }),
    max_findings: z.int().min(1).max(25).default(7).meta({
      description: 'Most findings to roast, worst first. A longer list begins with the shorter one.',
    }),
    safe_for_work: z.literal(true).default(true).meta({
      description:
        'Always true: lines are fit for the whole office, and swear words of the draft are not repeated in them.',
    }),
  })
  .meta({ id: 'RoastRequest', description: 'A mail to roast, and how hard.' })

const RoastFinding = z
  .strictObject({
    source,
    rank: z.int().min(1).meta({
      description:
        '1 is the finding that costs most points, after those that stop the mail; a second one on the same sentence comes last.',
    }),
    line: z.string().meta({ description: 'The joke. Every figure and quote in it comes from the draft.' }),
    quote: z.string().meta({
      description:
        '`field.slice(start, end)`, always. Where something is missing it is the line beside the gap; empty where the field has no text, or where it is about who sends.',
    }),
    ...place,
    rule_id: z.string().meta({
      description: 'Rule that found it, at `/v1/rules/{id}`; of each only its worst place is here.',
    }),
    real_advice: z.string().meta({ description: 'What to do about it, without the joke.' }),
    fix: z.strictObject(fix).nullable().meta({
      description:
        'The first fix that lowers no score and mends the finding: the rule’s own, else what another operation would put there. `null` where only a person can mend it; `real_advice` says how.',
    }),
    evidence: evidence('What the rule rests on; empty for house judgement.'),
  })
  .meta({ id: 'RoastFinding', description: 'A joke about one fault, and what to do about it.' })

const result = z
  .strictObject({
    verdict: z.string().meta({ description: 'What becomes of the mail, in one or two sentences.' }),
    one_liner: z.string().meta({ description: 'The whole roast in a line, for those in a hurry.' }),
    findings: z.array(RoastFinding).meta({ description: 'Worst first; empty when nothing is wrong.' }),
    cliches: z.array(z.string()).meta({
      description: 'Worn phrases of the mail, as they stand in it, each once, in order; empty without any.',
    }),
    saving_grace: z.string().nullable().meta({
      description:
        'What is good about it, measured; `null` when nothing could be measured, or over a grave matter.',
    }),
    score: scoreOf('The same score as `/v1/score` gives.'),
  })
  .meta({ id: 'RoastResult', description: 'The roast: fun about the mail, never about a person.' })

export const contract = {
  name: 'roast',
  object: 'roast',
  prefix: 'rst',
  summary: 'Makes fun of a mail, with real advice under every joke.',
  description:
    'Picks what hurts the mail most and says so with dry wit at three intensities. It aims at the copy, never at the person. Jokes hold only facts of the draft: its words, its counts. Without a model the same draft at the same intensity always gets the same roast; every finding carries plain advice, evidence and, where there is one, a fix with its gain. Over a death, an illness and the like nobody jokes: the findings come in plain words, and a warning `grave_matter` says so.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail about its sender, brutally',
      input: {
        kind: 'cold_outreach',
        intensity: 3,
        subject: 'Quick question',
        draft:
          'Hi there,\n\nI hope this email finds you well. My name is Tom and I work at Acme, the leading provider of end-to-end payroll solutions. We would love to jump on a 30 minute call to explore synergies.\n\nBest,\nTom',
      },
    },
    {
      summary: 'A good support reply, gently',
      input: {
        kind: 'support_reply',
        intensity: 1,
        max_findings: 3,
        subject: 'Your export is fixed',
        draft:
          'Hi Priya,\n\nYour March export works again: the column was too narrow for the new order numbers. Please run it once more and tell me if any row is missing.\n\nKind regards,\nJo',
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
