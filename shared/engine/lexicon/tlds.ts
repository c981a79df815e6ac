/** Endings that make `word.word` an address rather than a missing space. Common ones only; a URL with a scheme needs none, and
 * those that are words of their own (`it`, `to`, `team`) would turn "done.it" into a link. */
import { words } from '../word-set.ts'

export const TLDS: ReadonlySet<string> = words(
  'com org net edu gov mil int info biz io co ai app dev tv uk ca au de fr nl es eu ch se dk fi ie pl pt br mx ' +
    'jp cn kr nz za sg hk ru tr gr cz ro hu il ae ly gg fm example test invalid local cloud tech shop store online site ' +
    'blog news agency studio digital software',
)
