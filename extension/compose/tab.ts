/** What all composes of a tab share: the setup, the engine, the word list, and the voices. */
import { profileFrom } from '#shared/api/profile.ts'
import type { Dictionary } from '#shared/engine/dictionary.ts'
import { type BrandVoice, DEFAULT_PROFILE, type Profile } from '#shared/engine/profile.ts'
import { Store } from '#shared/ui/store.ts'
import { ask, troubleOf } from '../bridge/ask.ts'
import { bytesOf } from '../bridge/base64.ts'
import type { Setup, TabState } from '../bridge/messages.ts'
import { type Engine, offered } from '../engine-port.ts'
import { policyIn } from '../gate/decide.ts'
import type { Host } from '../hosts/host.ts'

/** Milliseconds until what could not be had of the worker is asked for again, doubled each time up to the most. */
const AGAIN_MS = 500
const AT_MOST_MS = 30_000
/** Milliseconds. The engine and its word list are large, and a machine that starts is busy. */
const ENGINE_MS = 15_000

interface TabFacts {
  setup: Setup | null
  /** Why the setup could not be read the last time; null when it was. */
  unread: string | null
  /** Why nothing can be checked in this tab; null when it can. */
  trouble: string | null
  /** Why scores cannot be shown in composes; null when they can. The gate stands all the same. */
  blind: string | null
}

export class Tab {
  engine: Engine | null = null
  dictionary: Dictionary | null = null
  readonly store = new Store<TabFacts>({ setup: null, unread: null, trouble: null, blind: null })
  /** Voices by id: what was read, and null for one that is gone. */
  readonly #voices = new Map<string, BrandVoice | null>()
  readonly #profiles = new Map<string, Profile>()
  /** Resolves when nothing is starting any more. */
  readonly ready: Promise<void>
  #isReady: () => void = () => {}
  #loading: Promise<void> | null = null
  #again: ReturnType<typeof setTimeout> | undefined
  /** Called when every mail has to be scored again. */
  onChange: () => void = () => {}

  /** The site of this tab. */
  readonly host: Host

  constructor(host: Host) {
    this.host = host
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve
    })
  }

  /** Whether a score or a policy may still come that is not there yet. */
  get isStarting(): boolean {
    return (this.engine === null || this.setup === null) && this.trouble === null
  }

  get setup(): Setup | null {
    return this.store.get().setup
  }

  get trouble(): string | null {
    return this.store.get().trouble
  }

  get policy() {
    return this.setup && policyIn(this.setup)
  }

  /** Whether the person wants to see us here. The gate stands in any case: it is the workspace's. */
  get isOff(): boolean {
    const { off } = this.setup ?? {}
    return off !== undefined && (off.site || off.tab)
  }

  /** Reads the setup, and tries again until it has been read; what stood before stays meanwhile. */
  async readSetup(pauseMs = AGAIN_MS): Promise<void> {
    clearTimeout(this.#again)
    try {
      const setup = await ask('setup', null)
      this.#voices.clear()
      this.#profiles.clear()
      this.store.patch({ setup, unread: null })
      this.#settle()
      this.onChange()
    } catch (error) {
      const { code, detail } = troubleOf(error)
      if (code === 'orphaned') {
        this.store.patch({ trouble: detail })
        this.#settle()
      } else {
        // Without it the workspace's policy is not known, and no mail would be held to it.
        this.store.patch({ unread: detail })
        this.#again = setTimeout(() => void this.readSetup(Math.min(pauseMs * 2, AT_MOST_MS)), pauseMs)
      }
    }
  }

  /** Has the engine run in this page, and opens its word list; however often it is called, once. */
  loadEngine(): Promise<void> {
    this.#loading ??= this.#loadEngine()
    return this.#loading
  }

  async #loadEngine(pauseMs = AGAIN_MS): Promise<void> {
    try {
      await ask('engine', null, { timeoutMs: ENGINE_MS })
      const engine = offered()
      if (!engine) throw new Error('it did not run')
      const dictionary = await readDictionary(engine)
      warmUp(engine, dictionary)
      this.dictionary = dictionary
      this.engine = engine
      this.store.patch({ trouble: null })
    } catch (error) {
      const { code, detail } = troubleOf(error)
      this.store.patch({ trouble: `The engine could not be started. ${detail}` })
      if (code !== 'orphaned')
        setTimeout(() => void this.#loadEngine(Math.min(pauseMs * 2, AT_MOST_MS)), pauseMs)
    }
    this.#settle()
    this.onChange()
  }

  #settle(): void {
    if (!this.isStarting) this.#isReady()
  }

  /** The profile under a voice; without it until the voice has been read. */
  profileFor(voice: string | null): Profile {
    const name = voice ?? ''
    const known = this.#profiles.get(name)
    if (known) return known
    const settings = this.setup?.settings
    if (voice !== null && !this.#voices.has(voice)) {
      void this.#readVoice(voice)
      return settings ? profileFrom(settings, null) : DEFAULT_PROFILE
    }
    const made = settings ? profileFrom(settings, this.#voices.get(name) ?? null) : DEFAULT_PROFILE
    this.#profiles.set(name, made)
    return made
  }

  async #readVoice(id: string): Promise<void> {
    const voice = await ask('voice', id).catch(() => null)
    this.#voices.set(id, voice)
    this.onChange()
  }

  /** For the popup: the tab without its composes. */
  told(): Pick<TabState, 'state' | 'why'> {
    const { trouble, blind } = this.store.get()
    const why = trouble ?? blind
    if (why !== null) return { state: 'not_checked', why }
    const isIdle = this.host.isOnDemand && this.#loading === null
    return { state: this.engine || isIdle ? 'ready' : 'starting', why: null }
  }
}

/** The word list; null where it cannot be had, and then the report says that spelling was not checked. */
async function readDictionary(engine: Engine): Promise<Dictionary | null> {
  try {
    const text = await ask('dictionary', null, { timeoutMs: ENGINE_MS })
    return engine.openDictionary(bytesOf(text))
  } catch {
    return null
  }
}

/** The first score of all builds tables: better now than when somebody waits for theirs. */
function warmUp(engine: Engine, dictionary: Dictionary | null): void {
  const draft =
    '<div>Hi Ana,</div><div><br></div><div>Could you send me the lists by Friday?</div><div>Tom</div>'
  engine.score({ draft, format: 'html', subject: 'The lists for May' }, DEFAULT_PROFILE, { dictionary })
}
