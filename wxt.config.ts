import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { minifySync } from 'vite'
import { defineConfig } from 'wxt'
import { LAYOUTS } from './extension/hosts/layouts.ts'

const DICTIONARY = resolve('dist/dictionary.bin')
const PAGE_WORLD = createRequire(import.meta.url).resolve('@inboxsdk/core/pageWorld.js')

/** InboxSDK's half in the page, which comes at five times the size it needs; its licences stay in it. */
function pageWorld(): string {
  const whole = readFileSync(PAGE_WORLD, 'utf8')
  const { code, errors } = minifySync('pageWorld.js', whole, { codegen: { legalComments: 'eof' } })
  if (errors.length > 0) throw new Error(`pageWorld.js cannot be made smaller: ${errors[0]?.message}`)
  return code
}

/** The first with `light-dark()`. */
const OLDEST_CHROME = 123

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
  // Older targets get `light-dark()` replaced by what the system prefers; a page may be light on a dark system.
  vite: () => ({ build: { cssTarget: `chrome${OLDEST_CHROME}` } }),
  manifest: {
    name: 'Sendworthy',
    minimum_chrome_version: String(OLDEST_CHROME),
    description: 'Is this email worth sending? A score, the reasons and the fixes, on your own machine.',
    // Each is justified in the README.
    permissions: ['storage', 'scripting', 'alarms', 'declarativeNetRequest'],
    host_permissions: ['https://mail.google.com/*'],
    optional_host_permissions: LAYOUTS.flatMap(({ matches }) => matches),
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
        { contents: pageWorld(), relativeDest: 'pageWorld.js' },
        { contents: JSON.stringify(NO_TELEMETRY), relativeDest: 'no-telemetry.json' },
      )
    },
  },
})
