import type { ByLevel } from '../line.ts'

/** What is good about a mail, in its own words, as the end of a sentence that begins “it”. */
export const GRACES = {
  'reader-first-opening': {
    gentle: [
      'begins with the reader, “{opening}”',
      'puts the reader first with “{opening}”',
      'opens on the right person: “{opening}”',
    ],
    honest: [
      'opens across the table, “{opening}”',
      'starts where the reader is, “{opening}”',
      'begins outside itself: “{opening}”',
    ],
    brutal: [
      'begins with somebody else, “{opening}”',
      'does not open with itself: “{opening}”',
      'let the reader in first, “{opening}”',
    ],
  },
  'concrete-observation': {
    gentle: [
      'holds a detail for this reader, “{praised}”',
      'shows that somebody looked: “{praised}”',
      'starts from something real, “{praised}”',
    ],
    honest: [
      'was written by somebody who looked, “{praised}”',
      'did its reading: “{praised}”',
      'names what it saw, “{praised}”',
    ],
    brutal: [
      'did some homework on “{praised}”',
      'looked before it wrote “{praised}”',
      'earned its stamp with “{praised}”',
    ],
  },
  'one-clear-question': {
    gentle: [
      'asks one clear thing, “{question}”',
      'ends on an easy one, “{question}”',
      'leaves one thing to answer, “{question}”',
      'needs one answer, to “{question}”',
    ],
    honest: [
      'asks “{question}” and nothing else',
      'ends where answers begin, “{question}”',
      'makes “{question}” its only question',
      'asks “{question}”, which takes a word',
    ],
    brutal: [
      'wants “{question}” and says so once',
      'asks “{question}”, no meeting needed',
      'asks “{question}” and gets out',
    ],
  },
  'specific-subject': {
    gentle: [
      'says “{subject}” and is about that',
      'can be found again by “{subject}”',
      'keeps the promise of “{subject}”',
      'wears its name on the front, “{subject}”',
      'tells {reader} with “{subject}” what is inside',
    ],
    honest: [
      'tells the truth with “{subject}”',
      'has a working subject, “{subject}”',
      'says “{subject}” and means it',
      'stands out by “{subject}”',
      'labels the box, “{subject}”',
    ],
    brutal: [
      'does not lie with “{subject}”',
      'spares a click with “{subject}”',
      'has the tin’s contents on the lid, “{subject}”',
      'can be filed by “{subject}”',
      'owns up at once, “{subject}”',
    ],
  },
  'skimmable-structure': {
    gentle: [
      'can be read by its headings and lists, “{praised}” among them',
      'lets a hurried reader find the way to “{praised}”',
    ],
    honest: [
      'has signs up, such as “{praised}”, that do some of the reading',
      'signposts its rooms, “{praised}” for one',
    ],
    brutal: [
      'gives up its gist quickly, “{praised}” first',
      'has at least hung up signs, such as “{praised}”',
    ],
  },
  'grateful-closing': {
    gentle: ['says thank you before it goes, “{praised}”', 'closes with thanks, “{praised}”'],
    honest: [
      'goes out on “{praised}”, which is a thank-you',
      'thanks the reader before it leaves, “{praised}”',
    ],
    brutal: ['remembers its manners at the door, “{praised}”', 'says “{praised}”, which is more than most'],
  },
  reader: {
    gentle: [
      'keeps {reader} in the picture with “{youLine}”',
      'remembers who is reading: “{youLine}”',
      'turns to {reader} at “{youLine}”',
      'thinks of {reader}, as in “{youLine}”',
    ],
    honest: [
      'talks to somebody, as in “{youLine}”',
      'puts {reader} into “{youLine}”',
      'faces the right way at “{youLine}”',
      'has {reader} in “{youLine}”, where it counts',
    ],
    brutal: [
      'noticed a reader at “{youLine}”',
      'is about somebody else at “{youLine}”',
      'put down its mirror for “{youLine}”',
      'looked up once, at “{youLine}”',
    ],
  },
  figures: {
    gentle: [
      'gives figures, “{checked}” among them',
      'lets “{checked}” speak',
      'stands on “{checked}”',
      'counts, as in “{checked}”',
      'leaves {reader} with a figure, “{checked}”',
      'says “{checked}”, which anyone can check',
      'has “{checked}” where others have “many”',
      'counted to “{checked}”',
      'trusts “{checked}” to convince',
    ],
    honest: [
      'prefers “{checked}” to an adjective',
      'names a figure, “{checked}”',
      'can be held to “{checked}”',
      'has “{checked}”, which {reader} can check',
      'puts “{checked}” on the table',
      'measured before it spoke: “{checked}”',
      'leaves the sums to {reader}, from “{checked}”',
    ],
    brutal: [
      'commits itself to “{checked}”',
      'dares to say “{checked}”',
      'would repeat “{checked}” under oath',
      'stands by “{checked}”',
      'has counted: “{checked}”',
      'brought a receipt, “{checked}”',
      'knows what it knows: “{checked}”',
    ],
  },
  length: {
    gentle: [
      'tells {reader} about “{product}” in {time}',
      'says “{last}” and stops, before anyone yawns',
      'takes {time} to say what “{subject}” promised',
      'gets from “{opening}” to “{last}” without a detour',
      'leaves at “{last}”, like a good guest',
      'asks {time} of {reader} and gives “{subject}” for it',
      'goes home after “{last}”, on time',
      'stops at “{last}”, with everybody still listening',
      'fits “{product}” into {time} and half a cup of tea',
      'travels light: “{subject}”, and {time} to read',
    ],
    honest: [
      'spends {time} on “{product}” and not a second more',
      'stops at “{last}”, while the tea is still warm',
      'keeps “{subject}” to {time}',
      'gets from “{opening}” to “{last}” in {time}',
      'says “{last}” and is over, unlike most',
      'needs {time} for “{subject}” and asks for no more',
      'got to “{last}” before I looked at the clock',
      'costs {reader} {time}, “{product}” included',
      'quits at “{last}”, while it is ahead',
      'puts the pen down after “{last}”',
    ],
    brutal: [
      'keeps {reader} for {time}, “{product}” included',
      'is over by “{last}”',
      'stops once it has said “{last}”',
      'knew when to stop: “{last}”',
      'is done with “{subject}” in {time}',
      'is out of the door by “{last}”',
      'serves {time} for “{subject}” and is released',
      'said “{last}” and hung up',
      'bills {reader} for {time}, with no overtime for “{product}”',
      'drops “{last}” and leaves the building',
    ],
  },
  'one-question': {
    gentle: [
      'asks only “{question}”',
      'leaves {reader} just “{question}”',
      'wants “{question}” answered, no more',
      'puts one question: “{question}”',
    ],
    honest: [
      'asks “{question}” and waits',
      'stops asking after “{question}”',
      'has one question, “{question}”',
      'leaves {reader} alone with “{question}”',
    ],
    brutal: [
      'asks “{question}” and shuts up',
      'limits itself to “{question}”',
      'asks “{question}” once, like a grown-up',
      'has “{question}” and no sequel',
    ],
  },
  plain: {
    gentle: [
      'needs no dictionary, not even at “{longestStart}”',
      'explains “{product}” in words from home',
      'keeps even “{longestStart}” simple',
      'talks plainly about “{product}”',
      'says “{opening}” as one would aloud',
      'puts “{product}” the way one would over a fence',
      'lets even “{longestStart}” be read in one go',
    ],
    honest: [
      'reads at grade {grade}, “{product}” too',
      'can be read on a bus, “{longestStart}” included',
      'makes “{product}” sound like English',
      'says “{opening}” and needs no glossary',
      'gets {reader} through “{longestStart}” unharmed',
      'would survive being read aloud, “{longestStart}” too',
      'has no word in “{opening}” that a neighbour would ask about',
    ],
    brutal: [
      'can be followed, even through “{longestStart}”',
      'spared me the dictionary, even at “{longestStart}”',
      'calls “{product}” what it is',
      'speaks human at “{longestStart}”',
      'is written in words one knows: see “{opening}”',
      'got me through “{longestStart}” without a rope',
      'uses short words for “{product}” and lives',
    ],
  },
  spelling: {
    gentle: [
      'has no typing slip between “{opening}” and “{last}”',
      'spells everything right, down to “{last}”',
      'has every letter of “{longestStart}” in its place',
    ],
    honest: [
      'was proofread, or was lucky: no slip between “{opening}” and “{last}”',
      'spells everything right, so {reader} can go straight to arguing with “{opening}”',
      'gets every letter of “{longestStart}” right',
      'leaves a spelling teacher nothing to do at “{opening}”',
    ],
    brutal: [
      'can spell, from “{opening}” to the very end',
      'has its letters in order from “{opening}” to “{last}”',
      'gets every letter right, even in “{longestStart}”',
      'passed the spelling test, “{longestStart}” included',
    ],
  },
  calm: {
    gentle: [
      'never shouts, not even at “{last}”',
      'talks about “{product}” in its indoor voice',
      'says “{last}” without an exclamation mark',
      'tells “{product}” calmly',
      'lets “{opening}” speak at its own volume',
    ],
    honest: [
      'needs no exclamation mark for “{product}”',
      'trusts “{last}” to work without shouting',
      'says “{last}” at room volume',
      'makes its point at “{last}” without raising a hand',
    ],
    brutal: [
      'manages “{product}” without shouting',
      'says “{last}” like an adult',
      'spares the neighbours, even at “{last}”',
      'did not once raise its voice, not even at “{opening}”',
      'keeps its hands in its pockets, even at “{last}”',
    ],
  },
  'few-links': {
    gentle: [
      'lets {reader} read about “{product}” in peace, without links',
      'is there to be read: no row of links after “{last}”',
    ],
    honest: [
      'asks {reader} to read about “{product}”, not to click',
      'sends nobody off to a website before “{last}”',
    ],
    brutal: ['does not bury “{product}” under links', 'gets to “{last}” without sending anyone to a website'],
  },
  short: {
    gentle: [
      'is short, and {reader} gets to “{last}” in one breath',
      'says what it has on “{product}” and lets people get on',
      'takes {time}, “{last}” included',
    ],
    honest: [
      'lets {reader} go early, right after “{last}”',
      'is brief about “{product}”, and brief is rare',
      'gets from “{opening}” to “{last}” without sitting down',
    ],
    brutal: [
      'is soon over, at “{last}”',
      'gets “{product}” over with',
      'does {reader} the favour of stopping at “{last}”',
    ],
  },
} as const satisfies Record<string, ByLevel>

export type Grace = keyof typeof GRACES

/** How the good things are brought in: `{good}` holds one clause. */
export const GRACE_LEADS: ByLevel = {
  gentle: [
    'Keep this: it {good}.',
    'Well done: it {good}.',
    'To its credit, it {good}.',
    'My favourite: it {good}.',
    'Besides, it {good}.',
    'Worth copying: it {good}.',
    'A pleasure: it {good}.',
    'What I like: it {good}.',
    'One thing to be proud of: it {good}.',
  ],
  honest: [
    'Granted: it {good}.',
    'Fairly, it {good}.',
    'In its favour, it {good}.',
    'Then again, it {good}.',
    'For balance: it {good}.',
    'Full marks: it {good}.',
    'Credit: it {good}.',
    'This stays: it {good}.',
    'Admittedly, it {good}.',
    'I will say this: it {good}.',
    'One tick in the margin: it {good}.',
  ],
  brutal: [
    'In mitigation, it {good}.',
    'Grudgingly: it {good}.',
    'Annoyingly, it {good}.',
    'Under protest: it {good}.',
    'Teeth clenched: it {good}.',
    'Reluctantly: it {good}.',
    'Fine: it {good}.',
    'Noted: it {good}.',
    'It pains me, but it {good}.',
    'For the defence: it {good}.',
  ],
}

/** The same for mails with little to mend: nothing has to be saved there. */
export const PRAISE_LEADS: ByLevel = {
  gentle: GRACE_LEADS.gentle,
  honest: GRACE_LEADS.honest.filter((lead) => !/balance|Then again/.test(lead)),
  brutal: GRACE_LEADS.brutal.filter((lead) => !/mitigation|defence/.test(lead)),
}
