/** What a mail is to say, for operations that can start without a draft. */
import { z } from 'zod'
import { text } from './fields.ts'

const line = (description: string) => text(300).min(1).optional().meta({ description })

export const Brief = z
  .strictObject({
    about: text(2000)
      .min(1)
      .meta({ description: 'What the mail is about, in your own words: one to five sentences.' }),
    offer: line('What the reader gets, such as “a payroll check before month end”.'),
    problem: line('What troubles the reader today.'),
    trigger: line('Why now: something that happened at the reader’s, such as “you opened a depot in Leeds”.'),
    proof: z.array(text(300).min(1)).max(12).optional().meta({
      description: 'Facts you can stand for: figures, customers, results. Nothing else is claimed.',
    }),
    ask: line('What the reader is to do, such as “15 minutes on Thursday”.'),
    link: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .meta({ description: 'Page the mail leads to: a full http or https address. None is ever invented.' }),
    recipient: z
      .strictObject({
        name: line('First name, for the greeting.'),
        role: line('What the reader does, such as “payroll manager”; for a model.'),
        company: line('Company the reader works for.'),
      })
      .optional()
      .meta({ description: 'Who reads the mail; what is left out is left open in the text.' }),
    sender: z
      .strictObject({
        name: line('First name, for the signature.'),
        company: line('Company the sender writes for.'),
      })
      .optional()
      .meta({ description: 'Who writes the mail; what is left out is left open in the text.' }),
  })
  .meta({ id: 'Brief', description: 'What a mail is to say, where there is no draft yet.' })

export type BriefInput = z.output<typeof Brief>

/** What a brief says, field by field, as the words of a mail that is not written yet. */
export const briefAsText = ({ about, trigger, problem, offer, ask, proof = [] }: BriefInput): string =>
  [trigger, problem, about, offer, ...proof, ask].filter((part) => part !== undefined).join('\n\n')
