import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { defineConfig } from 'wxt'

const DICTIONARY = resolve('dist/dictionary.bin')
const PAGE_WORLD = createRequire(import.meta.url).resolve('@inboxsdk/core/pageWorld.js')

/** InboxSDK reports to its makers; from Gmail nothing of it leaves the browser. */
const NO_TELEMETRY = [
  {
    id: 1,
    priority: 1,
    action: { type: 'block' },
    condition: {
      requestDomains: ['api.inboxsdk.com', 'pubsub.googleapis.com'],
      initiatorDomains: ['mail.google.com'],
    },
  },
]

export default defineConfig({
  srcDir: 'extension',
  outDir: 'dist/extension',
  modules: ['@wxt-dev/module-react'],
  imports: false, // every symbol is imported by name, so that the compiler and the linter see it
  manifest: {
    name: 'Sendworthy',
    description: 'Is this email worth sending? A score, the reasons and the fixes, on your own machine.',
    // Each is justified in the README.
    permissions: ['storage', 'scripting', 'alarms', 'declarativeNetRequest'],
    host_permissions: ['https://mail.google.com/*'],
    declarative_net_request: {
      rule_resources: [{ id: 'no-telemetry', enabled: true, path: 'no-telemetry.json' }],
    },
  },
  hooks: {
    // Files that a hook adds below, and an entry that only the worker names, are known to no type yet.
    'prepare:publicPaths'(_wxt, paths) {
      paths.push('dictionary.bin')
    },
    // The word list is built from the dictionary packages; see server/build/dictionary.ts.
    'build:publicAssets'(_wxt, assets) {
      if (!existsSync(DICTIONARY)) throw new Error('dist/dictionary.bin is missing; run "npm run build".')
      assets.push(
        { absoluteSrc: DICTIONARY, relativeDest: 'dictionary.bin' },
        // InboxSDK puts this file into the page by its name.
        { absoluteSrc: PAGE_WORLD, relativeDest: 'pageWorld.js' },
        { contents: JSON.stringify(NO_TELEMETRY), relativeDest: 'no-telemetry.json' },
      )
    },
  },
})
