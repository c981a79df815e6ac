/** What the forms of keys say of their fields. */
import { useStore } from '#shared/ui/use-store.ts'
import type { FieldWords } from '../../operations/schema.ts'
import { session } from '../../session.ts'
import { clientsOf } from '../voices/voice.ts'

const WORDS: Readonly<Record<string, FieldWords>> = {
  name: { hint: 'What people call it, such as “Composer, staging”.' },
  client: {
    label: 'Client',
    hint: 'Where it works for one client, its calls are counted there. Empty: for all.',
  },
  calls_max: { label: 'Most calls', hint: 'In a window of the plan. Empty: as many as the plan has.' },
  mode: {
    label: 'Kind',
    hint: 'Stands in the key, so that people and scanners tell them apart. Calls of both count.',
    options: { live: 'Live', test: 'Test' },
  },
}

/** Clients are offered as voices name them, so that both are counted under one label. */
export function useKeyWords(): Readonly<Record<string, FieldWords>> {
  const { voices } = useStore(session)
  return { ...WORDS, client: { ...WORDS.client, suggest: clientsOf(voices) } }
}
