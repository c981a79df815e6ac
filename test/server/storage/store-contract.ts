/** What every store keeps to. An adapter's test opens its store and hands it to `testStore`. */
import { describe } from 'vitest'
import type { Open } from './contract/fixtures.ts'
import { testJournals } from './contract/journals.ts'
import { testMetering } from './contract/metering.ts'
import { testWholeStore } from './contract/whole-store.ts'
import { testWorkspaces } from './contract/workspaces.ts'

export function testStore(name: string, open: Open): void {
  describe(name, () => {
    testWorkspaces(open)
    testMetering(open)
    testJournals(open)
    testWholeStore(open)
  })
}
