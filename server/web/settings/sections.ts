/** The sections of the settings. A section is an entry here. */
import type { ComponentType } from 'react'
import { KeysPage } from './keys/keys-page.tsx'
import { GatePage } from './policy/gate-page.tsx'
import { PrivacyPage } from './policy/privacy-page.tsx'
import { ScoringPage } from './policy/scoring-page.tsx'
import { VoicesPage } from './voices/voices-page.tsx'

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
  { path: 'privacy', name: 'History and model', Page: PrivacyPage },
]
