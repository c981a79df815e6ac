/** Words that call the reader names, in English and in the languages most business mail is written in after it. */
import { type EntrySource, lexicon } from '../phrases.ts'

/** Said of the people that stand before it: “people from there are always lazy”, “your drivers are thieves”. */
export const OF_PEOPLE =
  '(are|is) (all |always |just |only |too |so |really |simply |naturally |mostly |)(lazy|stupid|dumb|dirty|criminals|thieves|crooks|liars|terrorists|inferior|unreliable|emotional|hysterical|drunks|dishonest|parasites|vermin|animals|ungrateful|greedy)'

/** Remarks on how the reader looks, and what follows from them. */
export const ON_LOOKS: Record<string, EntrySource> = {
  'you (look|looked) (so |really |very |absolutely |just |)(hot|sexy|gorgeous|stunning|irresistible|amazing in that|amazing in your|great in that|good in that|beautiful in|pretty in|beautiful tonight|beautiful today)':
    null,
  '(drinks|drink|dinner) (tonight |tomorrow |sometime |)(, |)just the two of us': null,
  '(your|that) (sexy|hot|gorgeous|beautiful|lovely|amazing) (body|legs|figure|lips|curves)': null,
  '(take|taking) you out (tonight|on a date)': null,
  "(if you're|if you are) (nice|good|friendly) to me": null,
}

const ENGLISH: Record<string, EntrySource> = {
  [OF_PEOPLE]: null,
  ...ON_LOOKS,
  'are you (stupid|an idiot|dumb)': null,
  'you (idiot|idiots|moron|morons|clown|clowns|fool|fools)': null,
  'go to hell': null,
  'screw you': null,
  "(you are|you're) (so|too|really|just|all|both|such|) (an idiot|idiots|a moron|morons|an imbecile|stupid|dumb|ugly|fat|lazy|useless|worthless|disgusting|ignorant|thick|a liar|liars|a loser|losers|a joke|a disgrace|a thief|thieves|a fraud|a coward|cowards|a fool|fools|scum)":
    null,
  'people like you (never pay|never learn|never listen|disgust|ruin|are the problem|make me sick|have no idea|should be ashamed)':
    null,
  'you (liar|liars|loser|losers|jerk|jerks|pig|pigs|coward|cowards|thief|thieves|fraud|frauds|scum|cretin|muppet|muppets)':
    null,
  'i (hate|despise|loathe) you': null,
  '(kind|sort) of (crook|cheat|liar|idiot|clown)(|s) (you|are)': null,
  'are you broke (, |)or': null,
  'hate your guts': null,
  'you (make me sick|disgust me)': null,
  '(a|such a) (pretty|beautiful|gorgeous|sexy|hot) (girl|woman|lady) like you': null,
}

/** As they stand in a mail that is not in English: some are words or names there. */
export const ABROAD: Record<string, EntrySource> = {
  // German
  '(ein|du|sie|solcher) idiot': null,
  '(idioten|vollidiot|vollidioten|arschloch|arschlöcher|hurensohn|dummkopf|dummköpfe|schwachkopf|schwachköpfe|trottel|vollpfosten|scheißkerl|drecksack|halt die fresse|leck mich am arsch|fick dich)':
    null,
  // French
  '(un|pauvre|gros|quel) idiot': null,
  '(connard|connards|connasse|abruti|abrutis|imbécile|imbéciles|salaud|salauds|enfoiré|enfoirés|ta gueule|va te faire foutre|allez vous faire foutre)':
    null,
  // Spanish and Portuguese
  '(idiota|idiotas|imbécil|gilipollas|pendejo|pendejos|cabrón|cabrones|hijo de puta|hijos de puta|vete a la mierda|filho da puta|filhos da puta|otário|otários|vai tomar no cu)':
    null,
  // Italian
  '(idioti|imbecille|imbecilli|stronzo|stronzi|coglione|coglioni|cretino|cretini|vaffanculo|figlio di puttana)':
    null,
  // Dutch
  '(klootzak|klootzakken|sukkel|sukkels|hufter|hufters|rot op)': null,
}

export const INSULTS = lexicon('insults', { ...ENGLISH, ...ABROAD })
