import { BODIES } from 'virtual:resources'
import type { Settings } from '#shared/api/resources/settings.ts'
import { At } from '../../operations/field-words.tsx'
import type { FieldWords } from '../../operations/schema.ts'
import { filledIn } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { TermRows } from '../forms/term-rows.tsx'
import { Section } from '../lists/section.tsx'
import { RuleList } from './rule-list.tsx'
import { SettingsForm } from './settings-form.tsx'

const SETTINGS = BODIES['PATCH /v1/workspace'].properties?.settings ?? {}
const WORDS: Readonly<Record<string, FieldWords>> = {
  default_kind: { label: 'Kind of mail', none: 'Guess', hint: 'For mails that name none.' },
  locale: { label: 'Language and country', hint: 'For mails that name none, such as en-GB.' },
  jurisdiction: {
    label: 'Country whose law applies',
    hint: 'Two letters, such as DE. Empty: that of the language and country.',
  },
  own: {
    label: 'Names and words of your own',
    hint: 'They are never taken for typing mistakes.',
  },
}

type Scoring = Pick<Settings, 'default_kind' | 'locale' | 'jurisdiction' | 'terms' | 'rules'>

const open = ({ default_kind, locale, jurisdiction, terms, rules }: Settings): Scoring => ({
  default_kind,
  locale,
  jurisdiction,
  terms,
  rules,
})

/** Lines and rows that were left empty say nothing. */
const close = ({ locale, jurisdiction, terms, ...form }: Scoring): Scoring => ({
  ...form,
  locale: locale || null,
  jurisdiction: jurisdiction || null,
  terms: {
    own: (filledIn(terms.own) ?? []) as string[],
    banned: (filledIn(terms.banned) ?? []) as Settings['terms']['banned'],
    preferred: (filledIn(terms.preferred) ?? []) as Settings['terms']['preferred'],
  },
})

/** What holds for every score of the workspace. */
export function ScoringPage() {
  return (
    <Section
      title="Scoring"
      intro="Holds for every mail of the workspace, in the editor, the extension and the API."
    >
      <SettingsForm<Scoring> name="scoring" words={WORDS} open={open} close={close}>
        {(form, put) => (
          <>
            <fieldset className="group">
              <legend>Taken for mails that do not say</legend>
              <div className="beside-each-other">
                <SchemaFields
                  schema={SETTINGS}
                  value={form}
                  names={['default_kind', 'locale', 'jurisdiction']}
                  onValue={put}
                />
              </div>
            </fieldset>
            <At name="terms">
              <SchemaFields
                schema={SETTINGS.properties?.terms ?? {}}
                value={form.terms}
                names={['own']}
                onValue={(terms) => put({ terms: { ...form.terms, ...terms } })}
              />
              <TermRows
                value={form.terms}
                onValue={(terms) => put({ terms: { ...form.terms, ...terms } as Settings['terms'] })}
              />
            </At>
            <RuleList value={form.rules} onValue={(rules) => put({ rules })} />
          </>
        )}
      </SettingsForm>
    </Section>
  )
}
