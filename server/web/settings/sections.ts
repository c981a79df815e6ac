/** The sections of the settings. A section is an entry here. */
import type { ComponentType } from 'react'
import { AccountPage } from './account/account-page.tsx'
import { KeysPage } from './keys/keys-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { GatePage } from './policy/gate-page.tsx'
import { PrivacyPage } from './policy/privacy-page.tsx'
import { ScoringPage } from './policy/scoring-page.tsx'
import { QualityPage } from './usage/quality-page.tsx'
import { UsagePage } from './usage/usage-page.tsx'
import { VoicesPage } from './voices/voices-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'
import { ActivityPage } from './workspace/activity-page.tsx'
import { WorkspacePage } from './workspace/workspace-page.tsx'

export interface SectionEntry {
  /** Behind `#/settings/`. */
  path: string
  name: string
  /** `rest` is what stands behind the path. */
  Page: ComponentType<{ rest: readonly string[] }>
}

export const SECTIONS: readonly SectionEntry[] = [
  { path: 'gate', name: 'Send gate', Page: GatePage },
  { path: 'scoring', name: 'Scoring', Page: ScoringPage },
  { path: 'voices', name: 'Brand voices', Page: VoicesPage },
  { path: 'keys', name: 'API keys', Page: KeysPage },
  { path: 'people', name: 'People', Page: PeoplePage },
  { path: 'usage', name: 'Usage and plan', Page: UsagePage },
  { path: 'quality', name: 'Quality', Page: QualityPage },
  { path: 'privacy', name: 'History and model', Page: PrivacyPage },
  { path: 'webhooks', name: 'Webhooks', Page: WebhooksPage },
  { path: 'activity', name: 'Activity', Page: ActivityPage },
  { path: 'workspace', name: 'Workspaces', Page: WorkspacePage },
  { path: 'account', name: 'Your account', Page: AccountPage },
]
