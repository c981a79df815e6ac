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
    '“{start}” is {slow}; let it rest once.',
    'Like {slow}, “{start}” does arrive.',
    'At {n} words “{start}” is {slow}.',
    '“{start}” takes {n} words, like {slow}.',
    'A full stop would do “{start}” good: it is {slow}.',
  ],
  honest: [
    '“{start}” is {slow}, at {n} words.',
    '{n} words from “{start}” on: {slow}.',
    'I got into “{start}” and it was {slow}.',
    'From “{start}” to its full stop: {slow}.',
    '“{start}” runs to {n} words, as {slow} would.',
  ],
  brutal: [
    '“{start}”: {slow}, {n} words of it.',
    '{Slow} stops more often than “{start}”.',
    'I have known {slow} to end sooner than “{start}”.',
    '“{start}” makes one long for {slow}.',
    'Board {slow} at “{start}” and bring food.',
  ],
}

/** Over a whole mail, by how it stands. */
export const WHOLE_COMPARISONS: Readonly<Record<'fine' | 'bad', ByLevel>> = {
  fine: {
    gentle: [
      '{score} of 100: {reader} gets {sound}.',
      'To {reader} this is {sound}: {score} of 100.',
      'Like {sound}, “{product}” comes as hoped: {score} of 100.',
      '{Firm} may send it, {sound}: {score} of 100.',
      '“{subject}” is {sound}, at {score} of 100.',
      'At {score} of 100, {sound} for {reader}.',
    ],
    honest: [
      '{score} of 100: “{product}” is {sound}.',
      '{Sound}, for {reader}: {score} of 100.',
      '{score} of 100, and “{subject}” is {sound}.',
      'Nothing to mend: {reader} gets {sound}, {score} of 100.',
      '{Firm} has made {sound}: {score} of 100.',
      'Send {reader} {sound}. It has {score} of 100.',
    ],
    brutal: [
      '{score} of 100. I came armed; {reader} gets {sound}.',
      '{Sound}: {score} of 100. {Reader} wins, I lose.',
      'I bit on “{subject}”: {sound}, {score} of 100.',
      '{score} of 100. {Firm} has made {sound}, out of spite.',
      'One cannot roast {sound}: {reader} gets {score} of 100.',
      '“{product}” is {sound}, {score} of 100, and I am bored.',
    ],
  },
  bad: {
    gentle: [
      '{score} of 100: {hollow}, for now; “{at}” can go first.',
      'It is {hollow} until “{at}” is mended: {score} of 100.',
      '“{subject}” opens on {hollow}: {score} of 100.',
      '{score} of 100, and so far {reader} gets {hollow}.',
    ],
    honest: [
      '{score} of 100: {hollow}, largely thanks to “{at}”.',
      '{Hollow} scores {score} of 100; ask “{at}” why.',
      'Behind “{subject}” there is {hollow}: {score} of 100.',
      '{score} of 100: {firm} has made {hollow}.',
    ],
    brutal: [
      '{score} of 100. {Hollow}, with “{at}” for a centrepiece.',
      '“{subject}” is the lid on {hollow}: {score} of 100.',
      '{Hollow} would have got more from {reader} than {score} of 100.',
      '{score} of 100, which {firm} gets for {hollow}.',
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
      '{Reader} gets {sound}; most inboxes do not.',
      '{Firm} has sent {sound}.',
      '{Sound}. {Reader} deserves no less.',
      '“{product}” as {sound}: no questions.',
      '“{subject}”, and then {sound}.',
    ],
    brutal: [
      '{Sound}, for {reader}, and no joke in sight.',
      '{Firm} has sent {sound}, and I must clap.',
      'I threw stones; {reader} still gets {sound}.',
      '“{product}” got past me like {sound}.',
      'I pried open “{subject}” and found {sound}.',
    ],
  },
  nearly: {
    gentle: [
      'Nearly {sound}; {reader} would hardly mind.',
      '{Firm} is a brushstroke short of {sound}.',
      '{Reader} gets {sound}, slightly dusty.',
      'Wipe it once and “{product}” is {sound}.',
      'Behind “{subject}”, nearly {sound}.',
    ],
    honest: [
      '{Reader} gets {sound}, some assembly required.',
      'It means to be {sound}; {firm} nearly got there.',
      '“{product}” is {sound}; the rest, nearly.',
      'Picture {sound}, then {reader} finding the crack.',
      '“{subject}”: {sound}, sticker still on.',
    ],
    brutal: [
      '{Sound}, dropped once on the way to {reader}.',
      'It is {sound}, dented; {reader} will find the place.',
      '{Reader} nearly gets {sound}, and “nearly” is all I need.',
      '{Firm} sends {reader} {sound}, dented.',
      '“{subject}” could have been {sound}, and knows it.',
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
