import { BODIES } from 'virtual:resources'
import type { Settings } from '#shared/api/resources/settings.ts'
import { At } from '../../operations/field-words.tsx'
import type { FieldWords } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { ChoiceCards } from '../forms/choice-cards.tsx'
import { Rows } from '../forms/rows.tsx'
import { Section } from '../lists/section.tsx'
import { closeGate, type GateForm, openGate, REQUIRED_COLUMNS, THRESHOLD_COLUMNS } from './gate-form.ts'
import { SettingsForm } from './settings-form.tsx'

type Gate = Settings['gate']

const MODES: readonly { value: Gate['mode']; label: string; hint: string }[] = [
  { value: 'off', label: 'Off', hint: 'Mails are scored; nothing happens when they are sent.' },
  { value: 'advise', label: 'Advise', hint: 'The score is shown. Every mail goes.' },
  { value: 'prompt', label: 'Ask', hint: 'A mail below the threshold meets a question before it goes.' },
  { value: 'block', label: 'Stop', hint: 'A mail below the threshold does not go.' },
]
const OVERRIDES: readonly { value: Gate['override']; label: string; hint?: string }[] = [
  { value: 'free', label: 'Yes' },
  { value: 'with_reason', label: 'Yes, with a reason', hint: 'Reasons stand in the quality report.' },
  { value: 'never', label: 'No' },
]
const UNAVAILABLE: readonly { value: Gate['unavailable']; label: string; hint: string }[] = [
  { value: 'open', label: 'It goes', hint: 'Marked “not checked”. Our own faults hold no mail back.' },
  { value: 'closed', label: 'It waits', hint: 'Also when the key of the extension has ended.' },
]
const WORDS: Readonly<Record<string, FieldWords>> = {
  threshold: { hint: 'Score from 0 to 100, below which the gate acts.' },
  replies: { label: 'Replies pass unchecked', hint: '' },
  internal_domains: {
    label: 'Your own domains',
    hint: 'Mail that goes to these only passes unchecked. One a line, such as example.com.',
  },
}

const GATE = BODIES['PATCH /v1/workspace'].properties?.settings?.properties?.gate ?? {}

/** What happens before a mail is sent. */
export function GatePage() {
  return (
    <Section
      title="Send gate"
      intro="Before a mail is sent from a site that the extension works in, it is held against the threshold. Unfilled placeholders such as [First Name] hold a mail whatever its score."
    >
      <SettingsForm<GateForm> name="gate" words={WORDS} open={openGate} close={closeGate}>
        {({ gate }, put) => (
          <At name="gate">
            <GateFields gate={gate} onGate={(change) => put({ gate: { ...gate, ...change } })} />
          </At>
        )}
      </SettingsForm>
    </Section>
  )
}

interface GateFieldsProps {
  gate: GateForm['gate']
  onGate: (change: Partial<GateForm['gate']>) => void
}

function GateFields({ gate, onGate }: GateFieldsProps) {
  return (
    <>
      <ChoiceCards
        name="mode"
        label="A mail below the threshold"
        value={gate.mode}
        options={MODES}
        onValue={(mode) => onGate({ mode })}
      />
      <SchemaFields schema={GATE} value={gate} names={['threshold']} onValue={onGate} />
      <Rows
        name="thresholds"
        label="Kinds with a threshold of their own"
        columns={THRESHOLD_COLUMNS}
        value={gate.thresholds}
        onValue={(thresholds) => onGate({ thresholds })}
        add="Add a kind"
      />
      <Rows
        name="required"
        label="Parts that must be good on their own"
        hint="A mail fails when one of them is too low, however high the whole is."
        columns={REQUIRED_COLUMNS}
        value={gate.required}
        onValue={(required) => onGate({ required })}
        add="Add a part"
      />
      <ChoiceCards
        name="override"
        label="May it be sent anyway?"
        value={gate.override}
        options={OVERRIDES}
        onValue={(override) => onGate({ override })}
      />
      <fieldset className="group">
        <legend>What passes unchecked</legend>
        <At name="exempt">
          <SchemaFields
            schema={GATE.properties?.exempt ?? {}}
            value={gate.exempt}
            onValue={(exempt) => onGate({ exempt: { ...gate.exempt, ...exempt } })}
          />
        </At>
      </fieldset>
      <ChoiceCards
        name="unavailable"
        label="A mail that cannot be checked"
        value={gate.unavailable}
        options={UNAVAILABLE}
        onValue={(unavailable) => onGate({ unavailable })}
      />
    </>
  )
}
