import type { ByLevel } from '../line.ts'

/** What is good about a mail, in its own words, as the end of a sentence that begins “it”. */
export const GRACES = {
  'reader-first-opening': {
    gentle: ['begins with the reader’s own work, “{opening}”', 'puts the reader first with “{opening}”'],
    honest: [
      'opens on the reader’s side of the table with “{opening}”',
      'starts where the reader is, “{opening}”',
    ],
    brutal: [
      'has the sense to begin with somebody else, “{opening}”',
      'does not open with itself but with “{opening}”',
    ],
  },
  'concrete-observation': {
    gentle: [
      'holds a detail that fits only this reader, “{praised}”',
      'shows with “{praised}” that somebody looked before writing',
    ],
    honest: [
      'was written by somebody who had looked, “{praised}”',
      'knows “{praised}”, which the neighbour’s copy would not',
    ],
    brutal: [
      'did some homework on “{praised}”',
      'could not have been sent next door, where nobody knows “{praised}”',
    ],
  },
  'one-clear-question': {
    gentle: ['asks one clear thing, “{question}”', 'leaves no doubt whose turn it is with “{question}”'],
    honest: [
      'asks “{question}” and lets it be the only question',
      'ends where an answer can begin, “{question}”',
    ],
    brutal: ['wants “{question}” and says so once', 'asks “{question}”, which takes no meeting to answer'],
  },
  'specific-subject': {
    gentle: [
      'says “{subject}” on the outside, and that is what it is about',
      'can be found again by “{subject}”',
      'keeps the promise of “{subject}”',
      'has the right name, “{subject}”',
    ],
    honest: [
      'tells the truth from the outside with “{subject}”',
      'has a subject line that works for a living, “{subject}”',
      'says “{subject}” and means it',
      'could be picked out of a full inbox by “{subject}”',
      'does not make a riddle of “{subject}”',
    ],
    brutal: [
      'does not lie on the envelope, which says “{subject}”',
      'spares everyone a click by calling itself “{subject}”',
      'wears its own name, “{subject}”',
      'says on the lid what is in the tin, “{subject}”',
      'can be filed by “{subject}” and found',
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
      'keeps {reader} in the picture, as in “{youLine}”',
      'speaks to {reader} more than about itself, all the way to “{last}”',
      'remembers who is reading, as in “{youLine}”',
    ],
    honest: [
      'talks to somebody, as in “{youLine}”',
      'puts {reader} into the sentence: “{youLine}”',
      'knows that “{youLine}” gets further than “we”',
    ],
    brutal: [
      'has noticed that somebody is on the other end: “{youLine}”',
      'is not only about the sender; see “{youLine}”',
      'spares {reader} the odd “you”, see “{youLine}”',
    ],
  },
  figures: {
    gentle: [
      'gives figures that can be checked, such as “{checked}”',
      'lets “{checked}” speak for itself',
      'stands on “{checked}”, which is firm ground',
      'counts instead of claiming, as in “{checked}”',
      'gives {reader} “{checked}” to hold on to',
    ],
    honest: [
      'gives “{checked}” instead of an adjective',
      'names a figure, “{checked}”',
      'weighs its words, “{checked}” among them',
      'can be held to “{checked}”',
      'has “{checked}” in it, which {reader} can check',
      'puts “{checked}” on the table and lets {reader} do the sums',
    ],
    brutal: [
      'commits itself to “{checked}” in writing',
      'dares to say “{checked}”',
      'would have to stand by “{checked}” in front of an auditor',
      'contains a figure, “{checked}”, and stands by it',
      'has counted: “{checked}”',
    ],
  },
  length: {
    gentle: [
      'tells {reader} about “{product}” in {time}, which is kind',
      'goes from “{opening}” to the end in {time}',
      'stops at “{last}”, before {reader} looks at the clock',
    ],
    honest: [
      'takes {time} of {reader}’s day for “{product}”, and that is a fair price',
      'needs {time} from “{opening}” to the end, and no more',
      'is the right length, {time} from “{opening}” to “{last}”',
      'stops at “{last}”, while {reader} still has some tea left',
    ],
    brutal: [
      'keeps {reader} for {time} only, “{product}” and all',
      'is over in {time}, “{last}” and all',
      'stops once it has said “{last}”',
    ],
  },
  'one-question': {
    gentle: [
      'asks a single question, “{question}”',
      'leaves {reader} only “{question}” to answer',
      'wants only “{question}” answered',
    ],
    honest: [
      'asks one thing, “{question}”, and waits',
      'asks “{question}” and does not ask anything on top of it',
      'leaves {reader} in no doubt that the question is “{question}”',
    ],
    brutal: [
      'asks “{question}” and then holds its tongue',
      'limits itself to “{question}”',
      'asks “{question}”, once, like a grown-up',
    ],
  },
  plain: {
    gentle: [
      'can be read at grade {grade}; {reader} needs no dictionary for “{opening}”',
      'explains “{product}” in words people use at home',
      'can be read in one go, “{longestStart}” included',
    ],
    honest: [
      'reads at grade {grade}, so “{product}” goes in without chewing',
      'can be read on a bus, even “{longestStart}”',
      'uses plain words; {reader} gets through “{longestStart}” in one go',
    ],
    brutal: [
      'can be followed at grade {grade}, all the way through “{longestStart}”',
      'is at least written in words: {reader} can read “{opening}” without help',
      'uses no hard words, not even in “{longestStart}”',
    ],
  },
  spelling: {
    gentle: [
      'has no typing slip between “{opening}” and “{last}”',
      'spells everything right, down to “{last}”',
    ],
    honest: [
      'was proofread, or was lucky: no slip between “{opening}” and “{last}”',
      'spells everything right, so {reader} can go straight to arguing with “{opening}”',
      'gets every letter of “{longestStart}” right',
    ],
    brutal: [
      'can spell, from “{opening}” to the very end',
      'has its letters in order from “{opening}” to “{last}”',
      'gets every letter right, even in “{longestStart}”',
    ],
  },
  calm: {
    gentle: [
      'talks about “{product}” in its indoor voice',
      'never raises its voice at {reader}, not even at “{last}”',
      'says “{opening}” without an exclamation mark',
    ],
    honest: [
      'gets through “{product}” without one exclamation mark',
      'does not shout at {reader}, and “{last}” would have been a chance to',
      'trusts a full stop to end “{opening}”',
    ],
    brutal: [
      'manages “{product}” without shouting',
      'does not shout at {reader}; “{last}” is said at room volume',
      'says “{opening}” and does not bother the neighbours',
    ],
  },
  'few-links': {
    gentle: [
      'lets {reader} read about “{product}” without links pulling at the sleeve',
      'lets “{opening}” be read in peace, without links all round it',
    ],
    honest: [
      'keeps {reader} reading from “{opening}” on, with hardly a link in the way',
      'asks {reader} to read about “{product}”, not to click',
      'asks for reading, not for clicking, at “{opening}”',
    ],
    brutal: [
      'does not bury “{product}” under links',
      'has hardly a link, so {reader} has to read “{opening}” and what comes after',
      'trusts “{opening}” to do what others leave to links',
    ],
  },
  short: {
    gentle: [
      'is short, and {reader} gets to “{last}” in one breath',
      'says what it has on “{product}” and lets people get on',
    ],
    honest: [
      'lets {reader} go early, right after “{last}”',
      'is brief about “{product}”, and {reader} is grateful for brief',
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
    'Happily, it {good}.',
    'To its credit, it {good}.',
    'Good, too: it {good}.',
    'Not to be touched: it {good}.',
    'My favourite: it {good}.',
    'Besides, it {good}.',
    'Worth copying: it {good}.',
    'A quiet strength: it {good}.',
  ],
  honest: [
    'Granted: it {good}.',
    'To be fair, it {good}.',
    'In its favour: it {good}.',
    'Fair is fair: it {good}.',
    'Then again, it {good}.',
    'For balance: it {good}.',
    'Full marks here: it {good}.',
    'Credit where due: it {good}.',
    'Underlined in green: it {good}.',
    'This stays: it {good}.',
  ],
  brutal: [
    'In mitigation: it {good}.',
    'For the defence: it {good}.',
    'Grudgingly: it {good}.',
    'Annoyingly, it {good}.',
    'Under protest: it {good}.',
    'Through clenched teeth: it {good}.',
    'Against my interest: it {good}.',
    'Fine: it {good}.',
    'I checked twice: it {good}.',
    'Let it be noted: it {good}.',
  ],
}

/** The same for mails with little to mend: nothing has to be saved there. */
export const PRAISE_LEADS: ByLevel = {
  gentle: GRACE_LEADS.gentle,
  honest: GRACE_LEADS.honest.filter((lead) => !/balance|Then again/.test(lead)),
  brutal: GRACE_LEADS.brutal.filter((lead) => !/mitigation|defence/.test(lead)),
}
