/**
 * Expands a hunspell dictionary into every word it accepts.
 *
 * Understood: SFX and PFX with conditions and cross products, NEEDAFFIX, ONLYINCOMPOUND, FORBIDDENWORD and
 * NOSUGGEST. Compound rules are left out: English uses them for ordinals only, and those are told by rule.
 */

/** One accepted form, in the dictionary's own case. */
export interface Form {
  /** The entry the form comes from. */
  readonly stem: string
  readonly word: string
  /** Marked NOSUGGEST: spelt right, but not to be offered as a correction. */
  readonly unsuggested: boolean
}

interface Affix {
  readonly strip: string
  readonly add: string
  readonly condition: RegExp
}

interface AffixClass {
  readonly prefix: boolean
  readonly cross: boolean
  readonly affixes: readonly Affix[]
}

type SpecialFlag = 'NEEDAFFIX' | 'ONLYINCOMPOUND' | 'FORBIDDENWORD' | 'NOSUGGEST'
const SPECIAL_FLAGS: readonly string[] = [
  'NEEDAFFIX',
  'ONLYINCOMPOUND',
  'FORBIDDENWORD',
  'NOSUGGEST',
] satisfies SpecialFlag[]

interface AffixFile {
  readonly classes: ReadonlyMap<string, AffixClass>
  readonly special: ReadonlyMap<string, string>
}

/** Every accepted form of one hunspell dictionary; a form may come twice. Throws on a feature it does not know. */
export function* expandHunspell(aff: string, dic: string): Generator<Form> {
  const file = readAffixes(aff)
  const has = (flags: string, name: SpecialFlag) => flags.includes(file.special.get(name) ?? '\0')
  const entries = dic
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('/'))
    .filter(([word]) => word !== undefined && word !== '')
  const forbidden = new Set(
    entries.flatMap(([word = '', flags = '']) => (has(flags, 'FORBIDDENWORD') ? [word] : [])),
  )
  for (const [stem = '', flags = ''] of entries) {
    if (has(flags, 'FORBIDDENWORD') || has(flags, 'ONLYINCOMPOUND')) continue
    const unsuggested = has(flags, 'NOSUGGEST')
    for (const word of inflect(stem, flags, file.classes, has(flags, 'NEEDAFFIX'))) {
      if (!forbidden.has(word)) yield { stem, word, unsuggested }
    }
  }
}

function* inflect(
  stem: string,
  flags: string,
  all: AffixFile['classes'],
  needsAffix: boolean,
): Generator<string> {
  if (!needsAffix) yield stem
  const classes = [...flags].flatMap((flag) => all.get(flag) ?? [])
  const prefixes = classes.filter((one) => one.prefix)
  for (const one of classes) {
    for (const form of applyAll(stem, one)) {
      yield form
      if (one.prefix || !one.cross) continue
      for (const prefix of prefixes) if (prefix.cross) yield* applyAll(form, prefix)
    }
  }
}

function applyAll(word: string, { prefix, affixes }: AffixClass): string[] {
  return affixes
    .filter(({ condition, strip }) => condition.test(word) && word.length > strip.length)
    .map(({ add, strip }) =>
      prefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add,
    )
}

/** Reads an affix file. A class begins with a header line and is followed by one line per affix. */
function readAffixes(aff: string): AffixFile {
  const classes = new Map<string, AffixClass & { affixes: Affix[] }>()
  const special = new Map<string, string>()
  for (const line of aff.split('\n')) {
    const [directive = '', flag = '', third = '', fourth = '', condition] = line.trim().split(/\s+/)
    if (directive === 'FLAG') throw new Error(`Affix file: flags of type ${flag} are not understood`)
    if (SPECIAL_FLAGS.includes(directive)) special.set(directive, flag)
    if (directive !== 'SFX' && directive !== 'PFX') continue
    const prefix = directive === 'PFX'
    const known = classes.get(flag)
    if (known === undefined) {
      classes.set(flag, { prefix, cross: third === 'Y', affixes: [] })
      continue
    }
    if (fourth.includes('/')) throw new Error(`Affix file: ${line}: an affix on an affix is not understood`)
    known.affixes.push({
      strip: third === '0' ? '' : third,
      add: fourth === '0' ? '' : fourth,
      condition: new RegExp(prefix ? `^${condition ?? ''}` : `${condition ?? ''}$`, 'u'),
    })
  }
  return { classes, special }
}
