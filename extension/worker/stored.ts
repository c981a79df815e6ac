/** What the worker keeps. Nothing of a mail is ever in it. */
import { browser } from 'wxt/browser'
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import type { Settings } from '#shared/api/resources/settings.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import type { Trouble } from '../bridge/messages.ts'
import type { Preferences } from '../settings.ts'

export interface Connection {
  server: string
  key: string
}

/** A brand voice, and the client it is for. */
export type Voice = BrandVoice & { client: string | null }

/** What was last read from the server; stands while it is away. */
export interface Policy {
  workspace: { name: string; plan: string }
  key: { name: string; scopes: readonly string[] } | null
  /** Null for a key that may not read them. */
  settings: Settings | null
  voices: readonly Voice[]
  /** ISO 8601. */
  fetched: string
}

export interface Stored {
  connection: Connection
  policy: Policy
  problem: Trouble | null
  preferences: Preferences
  gate_events: readonly GateEventInput[]
}

/** The value under a name; undefined when there is none. */
export async function read<N extends keyof Stored>(name: N): Promise<Stored[N] | undefined> {
  return (await browser.storage.local.get(name))[name] as Stored[N] | undefined
}

export const write = (values: Partial<Stored>): Promise<void> => browser.storage.local.set(values)

export const remove = (names: (keyof Stored)[]): Promise<void> => browser.storage.local.remove(names)

/** Tabs that are switched off, until the browser ends. */
export async function tabsOff(): Promise<readonly number[]> {
  return ((await browser.storage.session.get('tabs_off')).tabs_off as number[] | undefined) ?? []
}

export async function switchTab(tab: number, off: boolean): Promise<void> {
  const others = (await tabsOff()).filter((id) => id !== tab)
  await browser.storage.session.set({ tabs_off: off ? [...others, tab] : others })
}

/**
 * Keeps content scripts from everything stored here, the key above all. Called at every start of the worker,
 * before anything is read.
 */
export async function lockStorage(): Promise<void> {
  await browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}
