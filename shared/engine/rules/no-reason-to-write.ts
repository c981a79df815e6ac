import { range } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { FIRST_TOUCH } from '../lexicon/asking-kinds.ts'
import { REASONS } from '../lexicon/reasons-to-write.ts'
import { namesItsAffair } from '../measures/affair.ts'
import { inBody } from '../measures/body.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { settles } from '../measures/outcome.ts'
import { asksByName, readerFact, turnsToReader } from '../measures/reader-facts.ts'
import { defineRule, type Examples } from '../rule.ts'

const REMINDERS: readonly Kind[] = ['follow_up', 'breakup']

/** Shorter mails are judged for their length. */
const LEAST_WORDS = 15

export default defineRule({
  id: 'no-reason-to-write',
  dimension: 'personalization',
  severity: 'warning',
  // What sets mail to a few dozen people apart from mail to hundreds, and that is worth more than a phrase.
  cost: { each: 6, cap: 6 },
  summary: 'This could be sent to anyone; nothing in it is about this reader.',
  why: 'A stranger asks first: why me? One thing you saw at their company, in a number, a name or a day, answers that and earns the next line.',
  evidence: ['E23'],
  kinds: [...FIRST_TOUCH, 'recruiting', ...REMINDERS],
  lexicon: REASONS,
  // A reason found is no finding.
  hit: () => null,
  // An empty mark where the missing line belongs: a mark over a sentence would hide what is said about its words.
  check: (doc) => {
    if (
      doc.counts.words < LEAST_WORDS ||
      readerFact(doc) ||
      settles(doc) ||
      // Who was written to before knows why; which of the sender's offers it is about must still be said.
      (REMINDERS.includes(doc.kind) && namesItsAffair(doc)) ||
      doc.sentences.some((s) => inBody(s) && asksByName(doc, s))
    )
      return []
    // What a merge tag in the body will say is not known here; `tag-only-personalization` has a word on it.
    if (doc.sentences.some((s) => inBody(s) && s.tokens.some((t) => t.kind === 'placeholder'))) return []
    const [first] = firstSentences(doc, 1)
    return first && !turnsToReader(first) ? [range('draft', first.start, first.start)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'I was looking for companies in Denver and came across your website. We build sites that sell, for any budget and any trade. Would a free audit help?',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nWe help companies plan their night shifts. Our customers save five hours a week. You could save as much. Would a demo help?',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'I was on your website and noticed a lot of errors that cost you customers every day. We can get you to the top in 30 days. Reply now for a free audit.',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'In a fast market, companies such as Calder Foods look for new ways to grow. Would you be open to a call on how Rotaline might help?\n\nBest,\nAna Reyes\nRotaline',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'I was looking for a florist in Asheville on my phone yesterday and your site came up first. But the order button sits below three screens of photos.',
    },
    {
      kind: 'recruiting',
      draft:
        'I am hiring a senior electrician for a client in Cork, with no weekends. I think you could be a fit after your 6 years at Mercury. Would you like the details?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'We build booking software for climbing gyms; you build the access gates that 70 of our gyms use. Every week a gym asks us why the two do not talk.',
    },
    {
      kind: 'cold_outreach',
      draft:
        'I read your post on zero-copy parsing. We make sensors that show wear before a bearing fails. Would you like the numbers?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Congratulations on the second warehouse that Tollgate opened in Leeds. We make sensors that show wear before a bearing fails. Would you like the numbers?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Congratulations on opening the Leeds depot. We make sensors that show wear before a bearing fails. Would you like the numbers?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'I bought a lamp from your shop last week. We make switches that outlast any lamp. Would you like a sample of them?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Who handles vendor onboarding at Calder Foods? We help food companies cut the paperwork from three weeks to four days.',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Your depot in Leeds posted three night jobs in May. We plan night shifts for haulers. Would our rota help you?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'I was looking for a florist near York last week and noticed that Rowan & Co has 23 reviews. We help shops ask for more. Shall I send a plan?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'I saw that Tollgate Roofing just opened an office in Reno. A second state makes payroll harder. Would a checklist help?',
    },
    {
      kind: 'recruiting',
      draft:
        'Thanks for applying to the backend role. We would like to invite you to a first interview with our engineering manager. Would Tuesday at 2 work?',
    },
    {
      kind: 'cold_outreach',
      draft:
        'We plan night shifts for haulers such as {{company}} in the north. {{icebreaker}} Would our rota help you?',
    },
  ],
}
