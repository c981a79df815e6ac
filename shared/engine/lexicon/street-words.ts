/** Words of postal addresses. A number near one of them makes an address. */
import { lexicon } from '../phrases.ts'

/** Written with a capital and a house number; the note marks those that need none. */
export const STREET_WORDS = lexicon('street-words', {
  '(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|terrace|crescent|way|highway|hwy|parkway|pkwy|square|sq|row|quay|wharf|pier|close|mews|yard|gardens|grove|hill|circle|trail|turnpike|broadway|plaza|arcade|embankment|esplanade|parade)':
    null,
  '(rue|avenue|allée|chemin|boulevard|quai|route|straat|laan|weg|platz|gasse|allee|via|viale|piazza|corso|calle|avenida|plaza|paseo|rua|praça|gata|gatan|vej|vei|ulica|ul)':
    null,
  '(po box|p.o. box|p.o box|pob|postfach|boîte postale|apartado|c / o)': { note: 'box' },
})
