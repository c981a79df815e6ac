/** A brief as single thoughts: its lines, its sentences, and what a comma only strings together. */
import { written } from '../../brief-shorthand.ts'

const SENTENCE =
  /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|i\.e|vs|approx|avg|incl|excl|max|min|tel)\.)\s+/i
/** “incl. get decision”: what is ordered begins anew. */
const ORDERED = /(?<=\b(?:incl|excl|approx)\.)\s+(?=(?:get|ask|want|need|call|send|please)\b)/i
/** “After the visit with Mr. Okonkwo: he wants …”: what is longer than a label is a thought of its own. */
const HEADED =
  /(?<=^(?!what\b|why\b|how\b|where\b|when\b)(?:\S+ ){4}\S[^:]*):\s+(?=(?:he|she|they|we|i|it|you)\b)/iu
/** `day 1: connect bank. day 3: send the first invoice` */
const DAYS = /(?:^|(?<=\S) )(?=(?:day|week) \d+: )/i
const POLITE =
  /^(?:hey|hi|hello)(?: there)?[,!]? (?=(?:we|i|our|my)\b)|^(?:(?:hey|hi|hello)(?: there)?[,!]? )?(?:(?:can|could|would) (?:you|u) (?:please )?|i need you to )(?=\p{L})/iu
const BULLET = /^(?:[-*•–]|\d{1,2}[.)])\s+/
/** Behind these commas another thought begins. */
const THOUGHT =
  /[,;] (?:and |but )?(?=(?:(?:we|i|they|he|she|you|it)(?:['’](?:d|ll|re|ve))? (?!and\b)\p{Ll}+ \S|(?:need|want|looking for|pls|please) |this is (?:the|our|my) |(?:our|their) (?:\p{Ll}+ ){1,3}(?:is|are|was|were|has|have|would|will|can|get)\b|(?:can|will) (?:do|offer|send|give|come)\b|did not |didn['’]t |(?:propose|suggest|ask|invite|mention|send|get) \p{Ll}+ |\p{Ll}+ \p{Ll}+: |\p{Ll}+ = ))/iu
const LEANS = /^(?:if|when|because|since|as|after|before|once|while|although|though)\b|^[^,]{2,40}: /i

/** Thoughts in order, without their bullet; a full stop stays where it stood. */
export const thoughtsOf = (about: string): string[] =>
  written(about)
    .split(/\n+|\s*(?:->|=>)\s*/)
    .map((line) => line.trim().replace(BULLET, '').replace(POLITE, ''))
    .flatMap((line) => line.split(SENTENCE))
    .flatMap((line) => line.split(ORDERED))
    .flatMap((text) => text.split(DAYS))
    .flatMap((text) => text.split(HEADED))
    .flatMap((text) => (LEANS.test(text) ? [text] : text.split(THOUGHT)))
    .map((text) =>
      text
        .trim()
        .replace(/[.,;]+$/, '')
        .replace(/ please$/i, ''),
    )
    .filter((text) => text !== '')
