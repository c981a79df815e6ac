/** The score of the mail, made in this page whenever the mail or the workspace changes. Nothing of it is sent. */
import { profileFrom } from '#shared/api/profile.ts'
import type { Draft } from '#shared/engine/draft.ts'
import type { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE, type Profile } from '#shared/engine/profile.ts'
import type { Report } from '#shared/engine/report.ts'
import type { Tools } from '#shared/engine/score.ts'
import { Store } from '#shared/ui/store.ts'
import { type SessionState, session } from '../session.ts'
import { draftOf, type Mail, mail } from './mail.ts'

/** A mail as it was scored, and what it was scored by. */
export interface Checked extends Pick<SessionState, 'settings' | 'voices'> {
  mail: Mail
  report: Report
}

interface CheckState {
  state: 'starting' | 'empty' | 'checked' | 'failed'
  /** The last score; stays while a changed mail is being scored. */
  checked: Checked | null
}

/** Milliseconds of quiet after which a changed mail is scored; more for a mail whose score takes long. */
const PAUSE_MS = 60
const LONGEST_PAUSE_MS = 800
/** Seen by nobody: the first score of all builds tables, and is better made before somebody waits for theirs. */
const WARM_UP: Draft = {
  draft: 'Hi Ana,\n\nCould you send me the lists by Friday?\n\nTom',
  subject: 'The lists',
}

export const check = new Store<CheckState>({ state: 'starting', checked: null })

type Score = (draft: Draft, profile: Profile, tools: Tools) => Report
let score: Score | null = null
let tools: Tools = {}
let timer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds that the last score took. */
let took = 0
let started: Promise<void> | null = null

/** Loads the engine and its word list, and scores from then on; however often it is called, once. Never rejects. */
export function startChecking(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  try {
    // What shows a part of the engine comes with it: nothing is asked for while one types.
    const view = import('./inboxes.tsx')
    const [engine, words] = await Promise.all([import('#shared/engine/index.ts'), readWords(), view])
    tools = { dictionary: words && engine.openDictionary(words), memo: new engine.Memo() satisfies Memo }
    engine.score(WARM_UP, DEFAULT_PROFILE, tools)
    score = engine.score
    mail.follow(touched)
    session.follow(touched)
    checkNow()
  } catch {
    check.patch({ state: 'failed' })
  }
}

/** The score of the mail as it stands now; null before the engine is there, and for an empty mail. */
export function checkNow(): Checked | null {
  clearTimeout(timer)
  const now = mail.get()
  if (!score) return null
  if (now.draft.trim() === '') {
    check.patch({ state: 'empty', checked: null })
    return null
  }
  const { settings, voices } = session.get()
  const { checked: known } = check.get()
  if (known?.mail === now && known.settings === settings && known.voices === voices) return known
  try {
    const before = performance.now()
    const report = score(draftOf(now), profileOf({ settings, voices }, now), tools)
    took = performance.now() - before
    const checked = { mail: now, report, settings, voices }
    check.patch({ state: 'checked', checked })
    return checked
  } catch {
    check.patch({ state: 'failed', checked: null })
    return null
  }
}

/** What the workspace decides, with the voice of the mail or the workspace's own. */
export function profileOf(
  { settings, voices }: Pick<SessionState, 'settings' | 'voices'>,
  { voice }: Pick<Mail, 'voice'>,
): Profile {
  if (!settings) return DEFAULT_PROFILE
  const id = voice ?? settings.default_voice
  return profileFrom(settings, voices.find((one) => one.id === id) ?? null)
}

function touched(): void {
  clearTimeout(timer)
  timer = setTimeout(checkNow, Math.min(LONGEST_PAUSE_MS, PAUSE_MS + 2 * took))
}

/** The word list; null where it cannot be had, and then the report says that spelling was not checked. */
async function readWords(): Promise<Uint8Array | null> {
  try {
    const response = await fetch(new URL('../../../dist/dictionary.bin', import.meta.url))
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
