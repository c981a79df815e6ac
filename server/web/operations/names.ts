/** Operations and their fields as people call them. A field that is not listed is named by its contract. */
import type { OperationName } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import type { FieldWords } from './schema.ts'

/** `ab-predict` is “A/B predict”. */
export const operationTitle = (name: OperationName | string): string =>
  name === 'cta' ? 'Call to action' : nameOf(name.replaceAll('-', '_')).replace(/^Ab /, 'A/B ')

/** By name, whichever operation takes them. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  apply_rules: { label: 'Make only the fixes of these rules' },
  baseline_rate: { label: 'Usual rate' },
  brand_voice_id: { label: 'Brand voice' },
  count: { label: 'How many, at most' },
  destination: { label: 'Page it leads to', control: 'line' },
  draft: { label: 'Mail' },
  engine: {
    label: 'Who writes',
    hint: 'The rules step in where there is no model, and where it fails.',
    options: { auto: 'Rules and model, the better of both', local: 'The rules alone', model: 'The model' },
  },
  existing: { label: 'Steps that went out', one: 'Step' },
  from_name: { label: 'Sender’s name' },
  id: { label: 'Its name' },
  include_rewrite: { label: 'Rewrite each section' },
  kind: { label: 'Kind of mail' },
  link: { control: 'line' },
  list_size: { label: 'Readers for the test' },
  locale: { label: 'Language and country', hint: 'Such as en-GB. Empty: as the mail tells.' },
  max_annotations: { label: 'Findings, at most' },
  max_chars: { label: 'Characters, at most' },
  max_findings: { label: 'Findings, at most' },
  metric: { label: 'What counts' },
  pad: { label: 'Keep the body out of the preview' },
  placeholders: { label: 'Merge tags' },
  preheader: { hint: '' },
  reading_grade_max: { label: 'Reading grade, at most' },
  return_diff: { label: 'With the differences' },
  span_days: { label: 'Days in all, at most' },
  stop_on: { label: 'Ends on' },
  subject: { hint: '' },
  target_locale: { label: 'Readers’ language and country' },
  thread_context: { label: 'Earlier mails', one: 'Mail' },
  variants: { one: 'Variant' },
}

export const fieldLabel = (name: string): string => FIELD_WORDS[name]?.label ?? nameOf(name)

/** What a remark or an error says, with fields and operations as a form names them. */
export const readable = (message: string): string =>
  message
    .replaceAll(/`"?([a-z]+(?:_[a-z]+)*)"?`/g, (_, name: string) => `“${fieldLabel(name)}”`)
    .replaceAll('`', '')
