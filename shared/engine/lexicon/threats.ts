/**
 * Words that threaten the reader. The note tells the sort: `harm` to a name or a life; `regret`, unless something
 * is sold; `hint` at harm where the sentence sets a condition; `force` without saying which, and `menace` to a place or a post; `law` as a creditor
 * may write, `court` as nobody should.
 */
import { type EntrySource, lexicon } from '../phrases.ts'

const NOTES: Record<string, readonly string[]> = {
  harm: [
    "(i will|i'll|we will|we'll|i can|we can) (ruin|wreck|destroy|trash) your (credit|reputation|name|business|career|life|company)",
    '(video|videos|photos|pictures|recording|recordings|footage|screenshots) to (all |everyone in |all of |)your (contacts|family|friends|colleagues|followers|wife|husband|boss)',
    '(recorded|filmed|watched|watching|recording) you (through|with|via) your (webcam|camera|phone|laptop)',
    '(i have|i now have|i gained|i got) (full |complete |remote |)access to your (computer|device|devices|camera|webcam|phone|laptop|accounts)',
    '(i|we) know where (you live|you work|you sleep|your kids|your children|your family|your daughter|your son)',
  ],
  regret: [
    '(you will|you are going to) (be sorry for|regret) (this|that|it|crossing)',
    "(you'll|you're going to) (be sorry for|regret) (this|that|it|crossing)",
  ],
  hint: [
    '(tell|inform|call|contact|write to) your (boss|wife|husband|spouse|partner|family|parents|employer|clients|customers|neighbours|neighbors|landlord)',
    '(ruin|wreck|destroy|trash|hurt|damage) your (credit|credit score|reputation|name|business|career|life|company)',
    '(tell|show) (everyone|everybody|the press|the world)',
    '(report you to|get you) (immigration|the police|the tax office|fired)',
  ],
  force: [
    'or (we|i) will be (forced|sending)',
    "(i'll|i will|we'll|we will) be forced to",
    'report you to (credit agencies|a credit agency|the credit agencies|credit bureaus|a credit bureau|the credit bureaus|collections|debt collectors|a debt collector)',
    '(pay|answer|reply|respond) (now|immediately|at once) or (you|your|we|i)',
    'contact your (ceo|boss|manager|supervisor|employer) directly',
    'failure to (respond|reply) will be',
    'will be taken as acceptance',
    'or else',
  ],
  menace: [
    '(face|suffer|bear) (the|serious|severe) consequences',
    'there will be (serious |severe |)consequences',
    '(your job is|your jobs are) on the line',
    "(you are|you're|you will be|you'll be) (fired|sacked)",
    "don't (bother|even bother) coming (back|in|to work)",
  ],
  law: [
    '(i|we) (will|shall|may|must|can|could) (take|start|begin|bring|pursue|consider|have to take) legal (action|proceedings|steps)',
    "(i'll|we'll) (take|start|begin|bring|pursue) legal (action|proceedings|steps)",
    'legal (action|proceedings) will (be taken|be started|follow|begin)',
    '(our|my) (lawyer|lawyers|attorney|attorneys|solicitor|solicitors|legal team) will (contact|write|be in touch|be contacting)',
  ],
  court: [
    "(i will|i'll|we will|we'll) (sue you|take you to court|drag you)",
    '(see you|meet you) in court',
    'hear from (our|my) (lawyer|lawyers|attorney|attorneys|solicitor|solicitors|legal team)',
  ],
}

export const THREATS = lexicon(
  'threats',
  Object.fromEntries(
    Object.entries(NOTES).flatMap(([note, patterns]) =>
      patterns.map((pattern): [string, EntrySource] => [pattern, { note }]),
    ),
  ),
)
