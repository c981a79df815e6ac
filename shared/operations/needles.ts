/** What a text must hold before a search can find anything in it: told from the search, in a small part of its time. */

/** Strings in small letters, one of which a text holds wherever the search finds something. */
export type Needles = readonly string[]

/**
 * The needles of a regular expression, the rarest first: a text in which it finds something holds one of each. What
 * cannot be read tells nothing, so that no match is ever lost.
 */
export function needlesOf({ source, unicodeSets }: RegExp): readonly Needles[] {
  if (unicodeSets) return []
  const reader = new Reader(source)
  const told = reader.either()
  return reader.isRead ? told.filter(isFirst).slice(0, ENOUGH) : []
}

const isFirst = (needles: Needles, at: number, all: readonly Needles[]): boolean =>
  all.findIndex((other) => other.join() === needles.join()) === at

/** So many sets of needles tell nearly as much as all. */
const ENOUGH = 3
/** Strings of fewer characters stand in most texts. */
const SHORTEST = 3
/** With more of them to look for, the search itself is as quick. */
const MOST = 40

/** Words that most sentences hold tell least. */
const COMMON = new Set(
  (
    'that this with you your our the and for are have has will would could can not but from was were been all any ' +
    'just they them there their what which who how when where than then one out about'
  ).split(' '),
)

/** How many texts hold one of these, as far as their letters tell. */
const commonness = (needles: Needles): number =>
  needles.reduce((sum, each) => sum + (COMMON.has(each.trim()) ? 1 : 4 / each.trim().length ** 2), 0)

/** Reads the source of a regular expression and keeps what its parts need. */
class Reader {
  /** Whether all of it was understood. */
  isRead = true
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** Alternatives: one of what each needs most; where there is one, all that it needs. */
  either(): readonly Needles[] {
    const rows = [this.#row()]
    while (this.#took('|')) rows.push(this.#row())
    if (rows.length === 1) return rows[0] as Needles[]
    const best = rows.flatMap(([first]) => (first ? [first] : []))
    const all = [...new Set(best.flat())]
    return best.length === rows.length && all.length <= MOST ? [all] : []
  }

  /** Parts that follow each other, of which a text has all. */
  #row(): Needles[] {
    const told: Needles[] = []
    let run = ''
    const end = () => {
      if (run.trim().length >= SHORTEST) told.push([run])
      run = ''
    }
    while (this.#at < this.#source.length && !')|'.includes(this.#next)) {
      const part = this.#part()
      const least = this.#least()
      // What has no width parts nothing.
      if (part === '') continue
      if (typeof part === 'string' && least !== 0) run += part
      if (typeof part !== 'string' || least !== null) end()
      if (typeof part !== 'string' && least !== 0) told.push(...part)
    }
    end()
    return told.sort((a, b) => commonness(a) - commonness(b))
  }

  /** One character as it stands, '' for a place between two, or what a group or a class needs. */
  #part(): string | readonly Needles[] {
    const char = this.#take()
    if (char === '(') return this.#group()
    if (char === '[') {
      while (this.#next !== ']') if (this.#take() === '\\') this.#take()
      this.#take()
      return []
    }
    if (char === '\\') return this.#escaped()
    if (char === '.') return []
    if (char === '^' || char === '$') return ''
    return char.toLowerCase()
  }

  #group(): readonly Needles[] {
    const head = /^\?(?:<?[!=]|:|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 30))?.[0] ?? ''
    this.#at += head.length
    const told = this.either()
    this.#take()
    return head.endsWith('!') ? [] : told
  }

  #escaped(): string | readonly Needles[] {
    const char = this.#take()
    if (char === 'b' || char === 'B') return ''
    if (/[^a-z\d]/i.test(char)) return char
    if (char === 'p' || char === 'P') while (this.#take() !== '}');
    // What is written by its number, or was found before.
    else if (!'dDwWsSnrtfv'.includes(char)) this.isRead = false
    return []
  }

  /** How often at least the part before comes, where it does not come once. */
  #least(): number | null {
    const told = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12))
    if (!told) return null
    this.#at += told[0].length
    return told[0].startsWith('+') ? 1 : Number(told[1] ?? 0)
  }

  get #next(): string {
    return this.#source[this.#at] ?? ''
  }

  #take(): string {
    const char = this.#next
    this.#at++
    return char
  }

  #took(char: string): boolean {
    if (this.#next !== char) return false
    this.#at++
    return true
  }
}
