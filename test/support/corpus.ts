/** Reads the golden corpus: mails of known quality, and pairs in which one mail is plainly the better. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Draft } from '#shared/engine/draft.ts'
import { type Kind, readKind } from '#shared/engine/kinds.ts'

export const QUALITIES = ['good', 'fair', 'bad'] as const
export const LENGTHS = ['short', 'medium', 'long'] as const
const FORMATS = ['text', 'html'] as const
const REQUIRED = ['kind', 'quality', 'length', 'format', 'from_name', 'locale'] as const
const KEYS = new Set<string>([...REQUIRED, 'subject', 'preheader', 'jurisdiction'])

export interface CorpusMail {
  /** File name without its ending. */
  id: string
  kind: Kind
  quality: (typeof QUALITIES)[number]
  /** Of the text a reader sees: under 60 words is short, over 180 long; where a footer tips it, either is right. */
  length: (typeof LENGTHS)[number]
  draft: Draft
}

interface CorpusPair {
  name: string
  better: CorpusMail
  worse: CorpusMail
}

const FIXTURES = new URL('../fixtures/', import.meta.url)
const DIVIDER = '---'

function oneOf<T extends string>(allowed: readonly T[], value: string, where: string): T {
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw new Error(`${where}: "${value}" is none of ${allowed.join(', ')}`)
  return found
}

/**
 * Reads one fixture: lines of `key: value`, a line `---`, then the body. The line break that ends the file
 * is not part of the body.
 * @throws Error naming file and line for an unknown, doubled or missing key and for a value that is not allowed
 */
export function parseMail(file: string, content: string): CorpusMail {
  const lines = content.split('\n')
  const end = lines.indexOf(DIVIDER)
  if (end < 0) throw new Error(`${file}:${lines.length}: no line "${DIVIDER}" before the body`)
  const header = new Map<string, { value: string; where: string }>()
  for (const [index, line] of lines.slice(0, end).entries()) {
    const where = `${file}:${index + 1}`
    const colon = line.indexOf(':')
    const key = line.slice(0, Math.max(0, colon))
    if (!KEYS.has(key)) throw new Error(`${where}: unknown header key in "${line}"`)
    if (header.has(key)) throw new Error(`${where}: header key "${key}" stands twice`)
    header.set(key, { value: line.slice(colon + 1).trim(), where })
  }
  const need = (key: (typeof REQUIRED)[number]) => {
    const entry = header.get(key)
    if (entry === undefined) throw new Error(`${file}:${end + 1}: header key "${key}" is missing`)
    return entry
  }
  const choose = <T extends string>(key: (typeof REQUIRED)[number], allowed: readonly T[]): T =>
    oneOf(allowed, need(key).value, need(key).where)

  const kind = readKind(need('kind').value)
  if (kind === null || kind === 'auto')
    throw new Error(`${need('kind').where}: unknown kind "${need('kind').value}"`)

  const jurisdiction = header.get('jurisdiction')?.value
  const draft: Draft = {
    draft: lines
      .slice(end + 1)
      .join('\n')
      .replace(/\n$/, ''),
    format: choose('format', FORMATS),
    from_name: need('from_name').value,
    locale: need('locale').value,
    kind,
    subject: header.get('subject')?.value,
    preheader: header.get('preheader')?.value,
    audience: jurisdiction === undefined ? undefined : { jurisdiction },
  }
  const quality = choose('quality', QUALITIES)
  return { id: file.replace(/\.txt$/, ''), kind, quality, length: choose('length', LENGTHS), draft }
}

function readFolder(name: string): CorpusMail[] {
  const folder = new URL(`${name}/`, FIXTURES)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => parseMail(file, readFileSync(new URL(file, folder), 'utf8')))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Every mail of the corpus, by id.
 * @throws Error naming file and line of the first fault
 */
export const readCorpus = (): CorpusMail[] => readFolder('corpus')

/**
 * Joins `<name>.better` and `<name>.worse`, by name.
 * @throws Error for a mail without its other half and for halves of different kinds
 */
export function joinPairs(mails: readonly CorpusMail[]): CorpusPair[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const names = new Set(mails.map((mail) => mail.id.replace(/\.(?:better|worse)$/, '')))
  return [...names].sort().map((name) => {
    const better = byId.get(`${name}.better`)
    const worse = byId.get(`${name}.worse`)
    if (better === undefined || worse === undefined)
      throw new Error(`${name}: a pair needs ${name}.better.txt and ${name}.worse.txt`)
    if (better.kind !== worse.kind)
      throw new Error(`${name}: better is ${better.kind}, worse is ${worse.kind}`)
    return { name, better, worse }
  })
}

/** Every pair, by name. Throws as `parseMail` and `joinPairs` do. */
export const readPairs = (): CorpusPair[] => joinPairs(readFolder('pairs'))
