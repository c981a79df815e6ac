/** The word list of spelling, from `dist/dictionary.bin`; built when it is missing or older than its sources. */
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dictionary, openDictionary } from '#shared/engine/dictionary.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'dist', 'dictionary.bin')
const SOURCES = [join(ROOT, 'server', 'build'), join(ROOT, 'shared', 'engine', 'dictionary')]

export async function loadDictionary(): Promise<Dictionary> {
  if (await isStale()) await build()
  return openDictionary(await readFile(FILE))
}

async function build(): Promise<void> {
  // Loaded only here: the sources of the words are large.
  const { buildDictionary } = await import('./build/dictionary.ts')
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  // Put in its place whole: another process may read it meanwhile.
  const made = `${FILE}-${process.pid}`
  await writeFile(made, await buildDictionary())
  await rename(made, FILE)
}

async function isStale(): Promise<boolean> {
  const built = await stat(FILE).catch(() => null)
  if (!built) return true
  for (const folder of SOURCES) {
    for (const name of await readdir(folder)) {
      if ((await stat(join(folder, name))).mtimeMs > built.mtimeMs) return true
    }
  }
  return false
}
