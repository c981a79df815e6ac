/** What pitches say around what a customer got, what the sender does and when to talk. */
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** What results are told with, by their plain form. */
const PASTS: Readonly<Record<string, string>> = {
  cut: 'cut',
  reduce: 'reduced',
  lower: 'lowered',
  save: 'saved',
  increase: 'increased',
  raise: 'raised',
  grow: 'grew',
  double: 'doubled',
  triple: 'tripled',
  halve: 'halved',
  improve: 'improved',
  achieve: 'achieved',
  replace: 'replaced',
  shorten: 'shortened',
  recover: 'recovered',
  win: 'won',
  hire: 'hired',
  close: 'closed',
}
const RESULTS = Object.keys(PASTS).join('|')
const HELPED_TO =
  'reduce|cut|lower|save|increase|improve|grow|find|plan|manage|track|build|create|make|get|keep|run|win|close|hire|ship|sell|reach|understand|avoid|spot|see'

export const PITCHES: readonly Trim[] = [
  // “…, and I believe there may be some great synergies between our companies.”
  trim(
    'padding',
    String.raw`(?<=\b(?:is|are|has|have|sells?|makes?|provides?|offers?|builds?|works?|helps?|does|do|runs?)\b[^.?!]{0,200}), and (?:i|we) (?:really |strongly |truly )?(?:believe|think|feel)(?: that)? there (?:is|are|may be|might be|could be|would be)(?: (?:some|an?|many|potential|real|great|huge|strong|good|interesting|exciting|clear))* (?:synerg(?:y|ies)|fit|overlaps?|alignment|opportunit(?:y|ies)|potential)(?: (?:between|for) (?:us|our (?:two )?(?:companies|businesses|teams|organi[sz]ations)|both (?:of us|our \p{L}+|sides|companies)))?(?=\.)`,
  ),
  // “was able to lower its waste by 27%”
  trim(
    'wordy',
    String.raw`(?<!\b(?:if|whether|unless|who|which|one|nobody|few|hardly|never|not|until|before)\b[^,.;:?!]{0,40})\b(?:was|were) able to (?![^.?!]*\bable\b)(?![^.!]*\?)(${RESULTS}) (?=(?:its|their|his|her|the|over|about|more|from|up|\d|[$£€¥]))`,
    ({ 1: verb = '' }) => `${PASTS[verb.toLowerCase()]} `,
  ),
  // “helps supermarkets to reduce food waste”
  trim(
    'wordy',
    String.raw`\b(helps?) (you|them|\p{Ll}{3,}(?<!less)s|your \p{Ll}+|their \p{Ll}+) to (?=(?:(?:significantly|greatly|drastically|dramatically|easily|quickly) )?(?:${HELPED_TO})\b)`,
    '$1 $2 ',
  ),
  // “sometime over the next couple of weeks”
  trim(
    'wordy',
    String.raw`(?:\bat )?\bsome ?time (?:over|in|during|within) the (?:next|coming) (couple of|few|two|three) (days|weeks)\b`,
    'in the next $1 $2',
  ),
  // “If not, we would kindly ask you to transfer the amount”
  trim(
    'wrapping',
    String.raw`(?<=^|\b(?:if (?:not|so)|otherwise), |\b(?:because|since|as) [^,.;]{3,80}, )(?:we|i)(?: would|['’]d) (?:kindly |politely |respectfully )*(?:ask|request) you (?:to |kindly )+(?!be\b|do so\b|dinner\b|lunch\b|coffee\b|not\b)(?=\p{Ll})`,
    'please ',
  ),
]
