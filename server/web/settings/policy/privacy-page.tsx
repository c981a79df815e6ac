import { BODIES } from 'virtual:resources'
import type { Settings } from '#shared/api/resources/settings.ts'
import { At } from '../../operations/field-words.tsx'
import type { FieldWords } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { useHasRole } from '../forms/may.ts'
import { Section } from '../lists/section.tsx'
import { HistoryList } from './history-list.tsx'
import { SettingsForm } from './settings-form.tsx'

const SETTINGS = BODIES['PATCH /v1/workspace'].properties?.settings?.properties ?? {}
const WORDS: Readonly<Record<string, FieldWords>> = {
  on: {
    label: 'Keep scores',
    hint: 'Kind, score, rules and number of words of each mail that is scored by the API.',
  },
  days: { label: 'Days they are kept', hint: '1 to 3,650. What is older is dropped.' },
  drafts: {
    label: 'Keep the mails as well',
    hint: 'Subject and body stand in the history. When it is switched off, those that were kept go at once.',
  },
  use: {
    label: 'Ask the server’s model',
    hint: 'Switched off, the rules answer alone, and nothing is sent to the model.',
  },
}

type Privacy = Pick<Settings, 'history' | 'model'>
const pick = ({ history, model }: Privacy): Privacy => ({ history, model })

/** What is kept of mails, and what a model may see. */
export function PrivacyPage() {
  const owner = useHasRole('owner')
  return (
    <>
      <Section
        title="History and model"
        intro="Mails are not kept and not logged unless it is switched on here."
      >
        <SettingsForm<Privacy> name="privacy" words={WORDS} open={pick} close={pick}>
          {({ history, model }, put) => (
            <>
              <fieldset className="group">
                <legend>History</legend>
                <At name="history">
                  <SchemaFields
                    schema={SETTINGS.history ?? {}}
                    value={history}
                    names={['on', 'days']}
                    onValue={(change) => put({ history: { ...history, ...change } })}
                  />
                </At>
              </fieldset>
              <fieldset className="group" disabled={!owner.may}>
                <legend>What only an owner decides</legend>
                {!owner.may && <p className="notice">{owner.reason}</p>}
                <At name="history">
                  <SchemaFields
                    schema={SETTINGS.history ?? {}}
                    value={history}
                    names={['drafts']}
                    onValue={(change) => put({ history: { ...history, ...change } })}
                  />
                </At>
                <At name="model">
                  <SchemaFields
                    schema={SETTINGS.model ?? {}}
                    value={model}
                    onValue={(change) => put({ model: { ...model, ...change } })}
                  />
                </At>
              </fieldset>
            </>
          )}
        </SettingsForm>
      </Section>
      <HistoryList />
    </>
  )
}
