/** Small words that tell where a clause begins and where a phrase is over. */
import { words } from '../word-set.ts'

/** After these a new clause begins with its subject. Not `and`, which may join two subjects. */
export const CLAUSE_OPENERS = words(
  'if when since because as but so that while whether unless until although though once where whereas think thinks thought believe ' +
    'know knew knows hope guess feel assume sure glad afraid said says say mean means realise realize suppose understand',
)

/** Words that begin something else: what stands before one of them is complete. */
export const PHRASE_ENDERS = words(
  'to for that this these those if when while until unless because since and but or nor so in on at of as by from with without about ' +
    'after before given than then now soon today tomorrow tonight yesterday too also again already ' +
    'i you he she it we they me him her us them who which where how why what is are was were will would can could should may might must ' +
    'has have had do does did the a an my your our their his its not never just only always anymore either here there please',
)

/** Verbs that leave the next verb without an ending: `does it have`, `make it work`. */
export const HELPERS = words(
  "do does did don't doesn't didn't will would can could shall should may might must won't wouldn't can't couldn't shouldn't let lets " +
    "let's make makes made making help helps helped helping have having see watch to",
)
