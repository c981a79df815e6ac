/** The web editor as it is served, from `dist/web`; built when it is missing or older than its sources. */
import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist', 'web')
const BUILD = join(ROOT, 'server', 'build', 'web.ts')
const SOURCES = ['server/web', 'server/build/web.ts', 'shared', 'dist/dictionary.bin']

export interface WebApp {
  /** The page, as HTML. */
  page: string
  /** What it loads, by the name under `/assets/`. */
  assets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/**
 * Null where it was not built and cannot be: the bundler is no part of an installation without development tools. A
 * build that fails is told; the one before is served then, or none: the API needs none.
 */
export async function loadWeb(onFailure: (error: unknown) => void): Promise<WebApp | null> {
  if (hasBundler() && (await isStale())) await promisify(execFile)(process.execPath, [BUILD]).catch(onFailure)
  const page = await readFile(join(DIST, 'index.html'), 'utf8').catch(() => null)
  if (page === null) return null
  try {
    return { page, assets: await readAssets() }
  } catch (error) {
    // Half of it was taken away, or another build is putting its own there.
    onFailure(error)
    return null
  }
}

async function readAssets(): Promise<WebApp['assets']> {
  const names = await readdir(join(DIST, 'assets'))
  const read = async (name: string) =>
    [name, new Uint8Array(await readFile(join(DIST, 'assets', name)))] as const
  return new Map(await Promise.all(names.map(read)))
}

function hasBundler(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite')
    return true
  } catch {
    return false
  }
}

async function isStale(): Promise<boolean> {
  const built = await stat(join(DIST, 'index.html')).catch(() => null)
  if (!built) return true
  // What goes meanwhile is no newer.
  const isNewer = async (path: string) => ((await stat(path).catch(() => null))?.mtimeMs ?? 0) > built.mtimeMs
  for (const source of SOURCES.map((one) => join(ROOT, one))) {
    if (await isNewer(source)) return true
    const inside = await readdir(source, { recursive: true }).catch(() => [])
    if ((await Promise.all(inside.map((name) => isNewer(join(source, name))))).includes(true)) return true
  }
  return false
}
