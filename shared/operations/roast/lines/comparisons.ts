/** Frames for a comparison from the trade of the mail: short, so that the thing it is compared to is the joke. */
import type { ByLevel } from '../line.ts'

/** Over a place of a rule; `{quote}` is its words. */
export const COMPARISONS: Readonly<Record<'hollow' | 'slow' | 'loud' | 'loose', ByLevel>> = {
  hollow: {
    gentle: [
      'With “{quote}” {reader} gets {hollow}.',
      '“{quote}” hands {reader} {hollow}.',
      'So far “{quote}” is {hollow}; put “{product}” in.',
      '“{quote}” is {hollow} until {firm} fills it.',
      'A little like {hollow}, this “{quote}” for {reader}.',
      'Under “{subject}”, so far, “{quote}” is {hollow}.',
    ],
    honest: [
      '“{quote}” is {hollow}, and {reader} can tell.',
      '“{quote}” makes “{product}” look like {hollow}.',
      'To {reader}, “{quote}” is {hollow}.',
      '{Firm} says “{quote}”; {reader} sees {hollow}.',
      'What {reader} gets from “{quote}” is {hollow}.',
      'Below “{subject}” stands “{quote}”, {hollow}.',
    ],
    brutal: [
      '“{quote}”: {hollow}, addressed to {reader}.',
      'Even {hollow} tells {reader} more than “{quote}”.',
      '{Firm} has sent {reader} {hollow}: “{quote}”.',
      '{Reader} has binned {hollow} with more regret than “{quote}”.',
      'Give {reader} {hollow} any day, but not “{quote}”.',
      '“{subject}”, it says, then “{quote}”: {hollow}.',
    ],
  },
  slow: {
    gentle: [
      '“{quote}” gets to {reader} like {slow}.',
      '“{quote}” is {slow}; {reader} has a minute, not two.',
      'Behind “{quote}”, as behind {slow}, waits “{product}”.',
      'Think of {slow}: to {reader}, “{quote}” is that.',
      'After “{subject}” comes “{quote}”, like {slow}.',
    ],
    honest: [
      '“{quote}” is {slow}, and {reader} has appointments.',
      '“{product}” is stuck behind “{quote}”: {slow}.',
      '{Reader} sits through “{quote}” as through {slow}.',
      'For “{quote}”, {slow}, {reader} did not open a mail.',
      '“{subject}” was quick; “{quote}” is {slow}.',
    ],
    brutal: [
      '“{quote}”: {slow}, and {reader} got out early.',
      '{Slow} would reach {reader} before “{quote}” does.',
      'Next to “{quote}”, {slow} is {reader}’s idea of speed.',
      '{Reader} has met {slow}, and preferred it to “{quote}”.',
      '“{subject}” ends in “{quote}”: {slow}.',
    ],
  },
  loud: {
    gentle: [
      '“{quote}” is {loud}; “{product}” can speak for itself.',
      '“{quote}” comes to {reader} like {loud}.',
      'Beside “{quote}”, as beside {loud}, {reader} misses “{product}”.',
      '“{quote}” is {loud}, and {firm} has good news without it.',
      'For “{subject}”, “{quote}” is {loud}.',
    ],
    honest: [
      '“{quote}” greets {reader} like {loud}.',
      '“{quote}” is {loud}, next to poor “{product}”.',
      '{Reader} meets “{quote}” like {loud}: from a distance.',
      'From {firm}, {loud}: “{quote}”.',
      '“{subject}” would carry without “{quote}”, {loud}.',
    ],
    brutal: [
      '“{quote}”: {loud}. {Reader} has moved house.',
      '{Reader} would take {loud} over “{quote}”.',
      '{Firm} had “{product}” and brought {loud}: “{quote}”.',
      'After “{quote}” {reader} misses {loud}.',
      '“{quote}” does for “{subject}” what {loud} does for sleep.',
    ],
  },
  loose: {
    gentle: [
      '“{quote}” is {loose}; quick, before {reader} looks.',
      'Like {loose}: “{quote}”. {Reader} might never say.',
      '“{quote}” is {loose}, and {firm} has a spanner.',
      'Before “{subject}” goes out: “{quote}” is {loose}.',
    ],
    honest: [
      '“{quote}” is {loose}, and {reader} looks there first.',
      'Where {reader} stops is “{quote}”: {loose}.',
      '{Firm} has left “{quote}” like {loose}.',
      'Look twice at “{subject}”: “{quote}” is {loose}.',
    ],
    brutal: [
      '“{quote}”: {loose}, and {reader} has shown a friend.',
      '{Firm} waved {reader} past {loose}: “{quote}”.',
      '{Reader} trusts {loose} about as far as “{quote}”.',
      '“{subject}” rests on “{quote}”, {loose}.',
    ],
  },
}

/** Over a sentence of the mail, which is its own words. */
export const SLOW_SENTENCES: ByLevel = {
  gentle: [
    '“{start}” is {slow}; rest once.',
    'Like {slow}, “{start}” does arrive.',
    'At {n} words “{start}” is {slow}.',
    '“{start}” takes {n} words, like {slow}.',
    'One full stop: “{start}” is {slow}.',
    '“{start}”, or {slow}: pause.',
    'Give “{start}” a bench; it is {slow}.',
  ],
  honest: [
    '“{start}” is {slow}, at {n} words.',
    '{N} words from “{start}” on: {slow}.',
    'I got into “{start}”: {slow}.',
    '“{start}” to full stop: {slow}.',
    '“{start}” runs {n} words, like {slow}.',
    '“{start}” overtakes {slow}, barely.',
    'For {slow}, board at “{start}”.',
  ],
  brutal: [
    '“{start}”: {slow}, {n} words of it.',
    '{Slow} stops more often than “{start}”.',
    '{Slow} ends sooner than “{start}”.',
    'After “{start}” one misses {slow}.',
    'Board {slow} at “{start}”; bring food.',
    '“{start}”: even {slow} has a driver.',
    '“{start}” was {slow}, before it got long.',
  ],
}

/** Over a whole mail, by how it stands. */
export const WHOLE_COMPARISONS: Readonly<Record<'fine' | 'bad', ByLevel>> = {
  fine: {
    gentle: [
      '{mark}: {reader} gets {sound}.',
      'To {reader} this is {sound}: {mark}.',
      'Like {sound}, “{product}” comes as hoped: {mark}.',
      '{Firm} may send it, {sound}: {mark}.',
      '“{subject}” is {sound}, at {mark}.',
      'At {mark}, {sound} for {reader}.',
    ],
    honest: [
      '{mark}: “{product}” is {sound}.',
      '{Sound}, for {reader}: {mark}.',
      '{mark}, and “{subject}” is {sound}.',
      'Nothing to mend: {reader} gets {sound}, {mark}.',
      '{Firm} has made {sound}: {mark}.',
      'Send {reader} {sound}. It has {mark}.',
    ],
    brutal: [
      '{mark}. I came armed; {reader} gets {sound}.',
      '{Sound}: {mark}. {Reader} wins, I lose.',
      'I bit on “{subject}”: {sound}, {mark}.',
      '{mark}. {Firm} has made {sound}, out of spite.',
      'One cannot roast {sound}: {reader} gets {mark}.',
      '“{product}” is {sound}, {mark}, and I am bored.',
    ],
  },
  bad: {
    gentle: [
      '{mark}: {hollow}, for now; “{at}” can go first.',
      'It is {hollow} until “{at}” is mended: {mark}.',
      '“{subject}” opens on {hollow}: {mark}.',
      '{mark}, and so far {reader} gets {hollow}.',
    ],
    honest: [
      '{mark}: {hollow}, largely thanks to “{at}”.',
      '{Hollow} scores {mark}; ask “{at}” why.',
      'Behind “{subject}” there is {hollow}: {mark}.',
      '{mark}: {firm} has made {hollow}.',
    ],
    brutal: [
      '{mark}. {Hollow}, with “{at}” for a centrepiece.',
      '“{subject}” is the lid on {hollow}: {mark}.',
      '{Hollow} would have got more from {reader} than {mark}.',
      '{mark}, which {firm} gets for {hollow}.',
    ],
  },
}

/** The whole roast in a line, by how the mail stands. */
export const COMPARED: Readonly<Record<'fine' | 'nearly' | 'bad', ByLevel>> = {
  fine: {
    gentle: [
      '{Reader} opens it: {sound}.',
      '“{product}”, told like {sound}.',
      '{Sound}, with {reader}’s name on it.',
      'From {firm}, {sound}.',
      'Behind “{subject}” is {sound}.',
    ],
    honest: [
      '{Reader} gets {sound}.',
      '{Firm} has sent {sound}.',
      '{Sound}, made out to {reader}.',
      '“{product}” as {sound}: no questions.',
      '“{subject}”, and then {sound}.',
    ],
    brutal: [
      '{Sound}, for {reader}, and I have nothing.',
      '{Firm} has sent {sound}, and I must clap.',
      'I threw stones; {reader} still gets {sound}.',
      '“{product}” got past me like {sound}.',
      'I pried open “{subject}” and found {sound}.',
    ],
  },
  nearly: {
    gentle: [
      'Nearly {sound}; {reader} would hardly mind.',
      '{Firm} is a brushstroke from {sound}.',
      '{Reader} gets {sound}, slightly dusty.',
      'Wiped once, “{product}” is {sound}.',
      'Behind “{subject}”, nearly {sound}.',
      '{Sound}, one polish from {reader}.',
      '“{opening}” begins {sound}, still warm.',
      'Close to {sound}, this “{product}”.',
    ],
    honest: [
      '{Reader} gets {sound}, some assembly required.',
      'It means to be {sound}; {firm} nearly got there.',
      '“{product}” is {sound}, with a fingerprint on it.',
      '{Sound}, says “{subject}”, nearly.',
      '“{subject}”: {sound}, sticker still on.',
      '{Sound}, and {reader} finds the crack.',
      '“{opening}” starts as {sound}.',
      '{Reader} ordered {sound}; this comes close.',
    ],
    brutal: [
      '{Sound}, dropped on {reader}’s doorstep.',
      '{Sound}, dented; {reader} will find the place.',
      '{Reader} nearly gets {sound}. Nearly.',
      '{Firm} sends {reader} {sound}, dented.',
      '“{subject}” wanted to be {sound}.',
      '{Sound}, left for {reader} in the rain.',
      '“{opening}” promised {sound}.',
      '“{product}”: {sound}, after the cat.',
    ],
  },
  bad: {
    gentle: [
      'It gets to {reader} like {slow}; shorter roads exist.',
      '“{product}” comes to {reader} like {slow}.',
      '{Firm} means well and moves like {slow}.',
      'Under {slow} there is “{product}”.',
      'Behind “{subject}” waits {slow}.',
    ],
    honest: [
      '{Reader} gets {slow} and, in the end, “{product}”.',
      '{Firm} set out to write and made {slow}.',
      'To {reader} it is {slow}, plus hope.',
      '“{product}” is in there, behind {slow}.',
      'Whoever opens “{subject}” boards {slow}.',
    ],
    brutal: [
      '{Slow}, with {reader} on the receiving end.',
      '{Firm} has invented {slow} by e-mail.',
      'I have sat through {slow} for more “{product}”.',
      '{Reader} ordered nothing and got {slow}.',
      '“{subject}” is the ticket to {slow}.',
    ],
  },
}

/** What the places of rules are compared to. */
const RULES = {
  hollow:
    'vague-subject vague-claim no-reason-to-write weak-ask template-smell cliches jargon generic-flattery generic-question-subject stale-greeting preheader-repeats-subject vague-link-text generic-button pitch-in-subject hedging filler-words',
  slow: 'throat-clearing self-introduction self-centred-opening apologetic-opening empty-follow-up needless-preamble over-formality indirect-request fancy-words',
  loud: 'shouting shouting-subject exclamation-run exclamation-overuse hype pressure pressing-subject emoji-run crowded-emoji-subject guilt-trip money-signs',
  loose:
    'misspelling homophones missing-apostrophe doubled-word article-slip agreement-slip broken-merge-tag merge-tag-without-fallback',
} as const
/** The frames for a rule, where its places can be compared to something. */
export const FRAMES_OF: ReadonlyMap<string, ByLevel> = new Map([
  ['long-sentence', SLOW_SENTENCES],
  ...(['hollow', 'slow', 'loud', 'loose'] as const).flatMap((role) =>
    RULES[role].split(' ').map((rule): [string, ByLevel] => [rule, COMPARISONS[role]]),
  ),
])
