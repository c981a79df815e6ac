/** Contractions in both directions, for voices that want one or the other. */
import { type EntrySource, lexicon } from '../phrases.ts'
import { CONTRACTIONS } from './contractions.ts'

/** Note of written-out forms, of short forms, and of short forms that may stand for two things. */
export const FULL = 'full'
export const SHORT = 'short'

/** Short forms that only the sense can write out: “it’s been”, “I’d”. */
const OPEN = "it's that's he's she's what's who's there's here's i'd you'd we'd they'd"
/** Short forms that nobody would contract to unasked, with what they stand for. */
const MORE: Record<string, string> = {
  "i've": 'I have',
  "you've": 'you have',
  "we've": 'we have',
  "they've": 'they have',
  "let's": 'let us',
  "you'll": 'you will',
}

const source: Record<string, EntrySource> = {}
for (const [full, short] of CONTRACTIONS) {
  source[full] = { use: short, note: FULL }
  // Of two written-out forms the later one is the usual: "cannot".
  if (!/ been$/.test(short)) source[short.toLowerCase()] = { use: full.replace(/^i\b/, 'I'), note: SHORT }
}
// "It'll not" is no English; the longer phrase wins.
for (const who of ['I', 'we', 'you', 'they', 'it'])
  source[`${who.toLowerCase()} will not`] = { use: `${who} won't`, note: FULL }
for (const [short, full] of Object.entries(MORE)) source[short] = { use: full, note: SHORT }
for (const short of OPEN.split(' ')) source[short] = { note: SHORT }

export const CONTRACTION_PAIRS = lexicon('contraction-pairs', source)
