/** A voice as lists and forms show it. */
import type { CallAnswer, Parts } from '#shared/api/client.ts'
import { filledIn, type Schema } from '../../operations/schema.ts'

export type Voice = CallAnswer<'GET /v1/brand-voices'>['data'][number]
export type VoiceBody = Parts<'POST /v1/brand-voices'>['body']
export type VoiceFields = Readonly<Record<string, unknown>>

/** What was typed into the form of a voice. */
export interface VoiceDraft {
  fields: VoiceFields
  /** The version that is changed; null for a new voice. */
  over: number | null
}

export interface ClientGroup {
  /** Null for voices of no client. */
  client: string | null
  voices: Voice[]
}

/** By client in the order of the alphabet, those of no client first; only what has the words of the search. */
export function groupsOf(voices: readonly Voice[], search: string): ClientGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string | null, Voice[]>()
  for (const voice of voices) {
    const text = `${voice.name} ${voice.client ?? ''}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    groups.set(voice.client, [...(groups.get(voice.client) ?? []), voice])
  }
  const byName = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '')
  return [...groups]
    .map(([client, of]) => ({ client, voices: of.sort((a, b) => byName(a.name, b.name)) }))
    .sort((a, b) => byName(a.client, b.client))
}

export const clientsOf = (voices: readonly Pick<Voice, 'client'>[]): string[] =>
  [...new Set(voices.flatMap(({ client }) => client ?? []))].sort((a, b) => a.localeCompare(b))

/** What of a voice can be changed: what its contract takes, without ids and times. */
export const fieldsOf = (
  voice: Readonly<Record<string, unknown>>,
  { properties = {} }: Schema,
): VoiceFields => Object.fromEntries(Object.entries(voice).filter(([name]) => name in properties))

/** What the API is sent: without rows and lines that were left empty. A name that is missing is found by the server. */
export const voiceBody = (fields: VoiceFields): VoiceBody => ({
  name: '',
  ...(filledIn(fields) as object | undefined),
})

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]

/** In a line: `Informal, “we’re”, without dashes, 2 banned words`. */
export function voiceInWords(voice: Voice): string {
  const marks = [
    ...(voice.exclamations === 'avoid' ? ['exclamation marks'] : []),
    ...(voice.emoji === 'avoid' ? ['emoji'] : []),
    ...voice.avoided_marks.map((mark) => MARKS[mark]),
  ]
  const parts = [
    ...(voice.formality === null ? [] : [voice.formality]),
    ...(voice.person === null ? [] : [voice.person === 'we' ? 'the company speaks' : 'the sender speaks']),
    ...(voice.contractions === null ? [] : [voice.contractions === 'use' ? '“we’re”' : '“we are”']),
    ...(marks.length === 0 ? [] : [`without ${listed(marks)}`]),
    ...(voice.sentence_words_max === null ? [] : [`at most ${voice.sentence_words_max} words a sentence`]),
    ...counted(voice.banned.length, 'one banned word', 'banned words'),
    ...counted(voice.preferred.length, 'one preferred word', 'preferred words'),
    ...(voice.greeting === null ? [] : [`begins “${voice.greeting}”`]),
    ...(voice.signoff === null ? [] : [`ends “${voice.signoff}”`]),
  ]
  const text = parts.join(', ')
  return text === '' ? 'No habits yet' : text.charAt(0).toUpperCase() + text.slice(1)
}

const MARKS = { dash: 'dashes', semicolon: 'semicolons', ellipsis: 'ellipses' } as const

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
