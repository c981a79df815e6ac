/**
 * Builds the web editor from `server/web` into `dist/web`: scripts and styles under names that change with what they
 * hold, and the page that names them. Needs `dist/dictionary.bin`.
 */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { operationsOfWeb } from './web-operations.ts'
import { resourcesOfWeb } from './web-resources.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const DIST = join(ROOT, 'dist', 'web')
/** The first browsers with `light-dark()`. */
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

export async function buildWeb(): Promise<void> {
  const made = `${DIST}-${process.pid}`
  await build({
    configFile: false,
    root: join(ROOT, 'server', 'web'),
    base: './',
    logLevel: 'warn',
    // Whatever the environment says: React for development is twice the size, and names files of this machine.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [operationsOfWeb(), resourcesOfWeb()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: made,
      emptyOutDir: true,
      target: BROWSERS,
      // The policy of the page lets nothing in that is written into another file.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The engine is one file: it is loaded once, beside the page.
      chunkSizeWarningLimit: 1000,
    },
  })
  await putInPlace(made)
}

/** The page goes last: whoever reads while another build ends finds a page with all that it names. */
async function putInPlace(made: string): Promise<void> {
  const assets = await readdir(join(made, 'assets'))
  await mkdir(join(DIST, 'assets'), { recursive: true })
  for (const name of assets) await rename(join(made, 'assets', name), join(DIST, 'assets', name))
  await rename(join(made, 'index.html'), join(DIST, 'index.html'))
  for (const name of await readdir(join(DIST, 'assets')))
    if (!assets.includes(name)) await rm(join(DIST, 'assets', name), { force: true })
  await rm(made, { recursive: true })
}

if (import.meta.main) await buildWeb()
