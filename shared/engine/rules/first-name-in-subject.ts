import { at } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

const NAMES = /f(?:irst)?[\s_.-]?name|given[\s_.-]?name|vorname|prenom/i

export default defineRule({
  id: 'first-name-in-subject',
  dimension: 'subject',
  severity: 'info',
  contested: true,
  summary: 'A first name in the subject may help or hurt; try it as a test.',
  why: 'One experiment won opens and leads with the name, its replication found nothing, and in cold mail it lowered replies. It costs nothing here.',
  evidence: ['E35', 'E36', 'E38a', 'E38b', 'E13', 'E16'],
  families: ['cold', 'warm', 'bulk_content', 'bulk_promo'],
  language: 'any',
  fields: ['subject'],
  needs: 'placeholder',
  sentence: (subject) =>
    subject.tokens.flatMap((t, i) =>
      t.kind === 'placeholder' && t.text.length < 80 && NAMES.test(t.text) ? [at(subject, i, i + 1)] : [],
    ),
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 're_engagement', subject: 'We miss you, *|FNAME|*', draft: 'Come back and cook.' },
      marks: ['*|FNAME|*'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        subject: '{{first_name}}, your lobby plants',
        draft: 'Hi {{first_name}},\n\nWho waters them?',
      },
      marks: ['{{first_name}}'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      subject: 'plants at {{company_name}}',
      draft: 'Hi {{first_name}},\n\nWho waters them?',
    },
    {
      kind: 'transactional',
      subject: '{{first_name}}, your order has shipped',
      draft: 'It arrives on Friday.',
    },
  ],
}
