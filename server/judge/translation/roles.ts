/** Who does something to whom, in an English sentence and its translation: “we pay you” is not “Sie zahlen uns”. */
import { ROLES_EAST } from './turned-east.ts'

const DOES =
  '(?:owe|pay|send|invoice|refund|deliver|ship|return|bill|charge|provide|install|replace|give|offer|show|help|train)'
const HELPERS = '(?:(?:will|can|could|would|should|must|may|do|also|still|now|then|already|gladly|have to) )*'
const role = (who: string, whom: string) =>
  new RegExp(String.raw`\b(?:${who})(?:['’]ll)? ${HELPERS}${DOES}s?\b(?: \S+){0,4}? (?:${whom})\b`, 'i')
const WE_TO_YOU = role('we|i', 'you|your')
const YOU_TO_US = role('you', 'us|me|our|my')

/** By language: the sender does it to the reader, the reader to the sender. */
const ROLES: Readonly<Record<string, readonly [ours: RegExp, yours: RegExp]>> = {
  de: [
    /\b(?:wir|ich)\b(?=[^.!?]*\b(?:Ihnen|Sie|dir|dich|euch|Ihr\p{L}*|dein\p{L}*)\b)|\b(?:Ihnen|dir|euch)\b[^.!?]*\b(?:wir|ich)\b/u,
    /\b(?:Sie|[Dd]u|[Ii]hr)\b[^.!?]*\b(?:uns|mir|mich)\b|\b(?:uns|mir)\b[^.!?]*\b(?:Sie|[Dd]u)\b/u,
  ],
  fr: [
    /(?<!\p{L})(?:nous|je) (?:ne )?(?:vous|te|t['’])/iu,
    /(?<!\p{L})(?:vous|tu) (?:ne )?(?:nous|me|m['’])/iu,
  ],
  es: [
    /(?<!\p{L})(?:les?|te|os) (?:\p{L}+ )?\p{L}*(?:mos|ré|o)(?!\p{L})|\p{L}+(?:rle|rte|ros)(?!\p{L})/iu,
    /(?<!\p{L})nos (?!\p{L}*mos(?!\p{L}))\p{L}+(?:a|e|á|é|ás|as|es|an|en|án)(?!\p{L})/iu,
  ],
  it: [
    /(?<!\p{L})(?:vi|ti|le) (?:\p{L}+ )?\p{L}+(?:mo|rò)(?!\p{L})/iu,
    /(?<!\p{L})ci (?:\p{L}+ )?\p{L}+(?:te|ete|a|e|i|à)(?!\p{L})(?<!mo)/iu,
  ],
  pt: [
    /\p{L}+(?:mos|rei)-(?:lhe|te|vos)|(?<!\p{L})(?:lhe|te) (?:\p{L}+ )?\p{L}+(?:mos|rei)(?!\p{L})/iu,
    /(?<!\p{L})nos (?!\p{L}*mos(?!\p{L}))\p{L}+|\p{L}+-nos(?!\p{L})/iu,
  ],
  nl: [
    /\b(?:wij|we|ik)\b[^.!?]*\b(?:u|je|jou|jullie)\b/iu,
    /\b(?:u|je|jij|jullie)\b[^.!?]*\b(?:ons|mij|me)\b/iu,
  ],
}

/** True where one side does something to the other, and in the translation only the other does. */
export function turnsRoles(source: string, text: string, language: string): boolean {
  const [ours, yours] = ROLES[language] ?? ROLES_EAST[language] ?? []
  if (!ours || !yours || /\?/.test(source)) return false
  const [we, you] = [WE_TO_YOU.test(source), YOU_TO_US.test(source)]
  if (we === you) return false
  return we ? yours.test(text) && !ours.test(text) : ours.test(text) && !yours.test(text)
}
