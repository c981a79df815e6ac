/** Operations and their fields as people call them. A field that is not listed is named by its contract. */
import type { OperationName } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import type { FieldWords } from './schema.ts'

/** `ab-predict` is “A/B predict”. */
export const operationTitle = (name: OperationName | string): string =>
  name === 'cta' ? 'Call to action' : nameOf(name.replaceAll('-', '_')).replace(/^Ab /, 'A/B ')

/** By name, whichever operation takes them. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  about: { label: 'What it is about', hint: 'In your own words: one to five sentences.' },
  angles: { hint: 'None ticked: those that suit the mail.' },
  apply_rules: { label: 'Make only the fixes of these rules' },
  baseline_rate: { label: 'Usual rate', hint: 'Of what counts, such as 0.04 for 4 in 100.' },
  benchmark: { label: 'What is usual for a kind of mail' },
  brand_voice_id: { label: 'Brand voice' },
  commitment: { none: 'What suits the mail' },
  compare: {
    label: 'A second version',
    hint: 'Its score is set beside that of the first. What is left empty is as in the first.',
  },
  count: { label: 'How many, at most', hint: '' },
  day_offset: { label: 'Day', hint: 'Calendar days after the first step.' },
  destination: { label: 'Page it leads to', control: 'line' },
  dimensions: { hint: 'What is listed; all count. None ticked: all are listed.' },
  draft: { label: 'Mail' },
  engine: {
    label: 'Who writes',
    hint: 'The rules step in where there is no model, and where it fails.',
    options: { auto: 'Rules and model, the better of both', local: 'The rules alone', model: 'The model' },
  },
  everything: { hint: 'Off leaves out places that cost nothing more, as their rule costs all it may.' },
  existing: { label: 'Steps that went out', hint: '', one: 'Step' },
  explain: { hint: '“Brief” gives the first fix of each finding, and no reasons.' },
  form: { label: 'How to put it', hint: '', none: 'As such mail puts it' },
  from_name: { label: 'Sender’s name' },
  glossary: { hint: 'What to say for a term in the readers’ language.' },
  id: { label: 'Its name', hint: 'Empty: v1, v2 and so on.' },
  ignore_hashes: { label: 'Findings to leave out', hint: 'By their hash. They cost nothing then.' },
  include_rewrite: { label: 'Rewrite each section', hint: '' },
  jurisdiction: {
    label: 'Country whose law applies',
    hint: 'Two letters, such as DE. Empty: that of the workspace, else of the language and country.',
  },
  kind: { label: 'Kind of mail' },
  known: { label: 'Tags your system fills', hint: 'Any other is then found.' },
  legal_footer: { label: 'The footer is in the mail', hint: 'Off where your system adds one.' },
  link: { control: 'line' },
  list_size: { label: 'Readers for the test', hint: 'All variants together.' },
  locale: { label: 'Language and country', hint: 'Such as en-GB. Empty: as the mail tells.' },
  max_annotations: { label: 'Findings, at most' },
  max_chars: { label: 'Characters, at most', hint: '' },
  max_findings: { label: 'Findings, at most', hint: 'The worst come first.' },
  metric: { label: 'What counts' },
  model_notes: { label: 'Remarks of a model' },
  pad: {
    label: 'Keep the body out of the preview',
    hint: 'Fills the rest of the preview, so that no text of the body runs into it.',
  },
  placeholders: { label: 'Merge tags' },
  preheader: { hint: '' },
  ranges: { label: 'Parts of the text that are listed' },
  reading_grade_max: { label: 'Reading grade, at most' },
  return_diff: { label: 'With the differences', hint: 'Off makes the answer smaller.' },
  sections: { hint: 'None ticked: all.' },
  sends_per_day: { label: 'Mails a day', hint: 'That you can send, all variants together.' },
  span_days: { label: 'Days in all, at most', hint: 'From the first step to the last.' },
  steps: { hint: 'How many to plan, without those that went out.' },
  stop_on: { label: 'Ends on' },
  subject: { hint: '' },
  successes: { hint: 'Mails that brought what counts.' },
  target_locale: { label: 'Readers’ language and country' },
  template: {
    label: 'Template it began as',
    hint: 'Tells how much of the mail was written for this reader.',
  },
  thread_context: { label: 'Earlier mails' },
  threshold: { hint: 'Score that the mail is to reach. Empty: that of the workspace.' },
  timezone: { label: 'Time zone', hint: 'Such as Europe/Berlin. Empty: the reader’s own.' },
  url: { label: 'Address' },
  variant: { hint: 'Its name, such as v1.' },
  variants: { hint: '', one: 'Variant' },
}

export const fieldLabel = (name: string): string => FIELD_WORDS[name]?.label ?? nameOf(name)

/** One of a list, such as “Variant 2”. */
export const itemLabel = (list: string, at: number): string =>
  `${FIELD_WORDS[list]?.one ?? fieldLabel(list)} ${at + 1}`

/** What a remark or an error says, with fields and operations as a form names them. */
export const readable = (message: string): string =>
  message
    .replaceAll(/`"?([a-z]+(?:_[a-z]+)*)"?`/g, (_, name: string) => `“${fieldLabel(name)}”`)
    .replaceAll('`', '')
