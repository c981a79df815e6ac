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
    ],
    honest: [
      'tells the truth from the outside with “{subject}”',
      'has a subject line that works for a living, “{subject}”',
    ],
    brutal: [
      'does not lie on the envelope, which says “{subject}”',
      'spares everyone a click by calling itself “{subject}”',
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
      'says “you” more often than “I” or “we”, from “{opening}” on',
      'speaks of the reader more than of itself, all the way to “{last}”',
      'keeps an eye on the reader, as in “{youLine}”',
    ],
    honest: [
      'counts more “you” than “I” and “we” between “{opening}” and the end',
      'talks to somebody, as in “{youLine}”',
      'says “{youLine}”, with the reader in it',
    ],
    brutal: [
      'has noticed that there is a reader, “{youLine}”',
      'is not only about the sender, see “{youLine}”',
      'spares a “you” here and there, see “{youLine}”',
    ],
  },
  figures: {
    gentle: [
      'gives figures that can be checked, such as “{checked}”',
      'lets “{checked}” speak for itself',
      'stands on “{checked}”, which is firm ground',
    ],
    honest: [
      'gives “{checked}” where others give an adjective',
      'has “{checked}” in it, which one can argue with',
      'puts “{checked}” on the table',
    ],
    brutal: [
      'commits itself to “{checked}” in writing',
      'contains a figure, “{checked}”, and stands by it',
      'has counted: “{checked}”',
    ],
  },
  length: {
    gentle: [
      'gets from “{opening}” to the end in {time}',
      'is as long as {kind} should be, “{last}” included',
      'stops at “{last}”, before anyone looks at the clock',
    ],
    honest: [
      'fits everything from “{opening}” on into {time}',
      'is over in {time}, “{last}” and all',
      'leaves the rest of the day to the reader after “{last}”',
    ],
    brutal: [
      'knows after “{last}” that it is time to stop',
      'lasts no longer than “{matter}” must',
      'takes {time} from “{opening}” to the end and not a second more',
    ],
  },
  'one-question': {
    gentle: [
      'asks a single question, “{question}”',
      'leaves the reader only “{question}” to answer',
      'wants only “{question}” answered',
    ],
    honest: [
      'has “{question}” in it and no other question',
      'asks “{question}” and nothing beside it',
      'leaves “{question}” alone on the table',
    ],
    brutal: [
      'asks “{question}” and then holds its tongue',
      'limits itself to “{question}”',
      'asks “{question}”, once',
    ],
  },
  plain: {
    gentle: [
      'uses words people use, such as “{opening}”',
      'reads easily at grade {grade}, “{longestStart}” and all',
      'says “{matter}” in everyday words',
    ],
    honest: [
      'reads at grade {grade}, from “{opening}” on',
      'can be followed on a bus, “{longestStart}” and all',
      'could be read out to a child, “{longestStart}” included',
    ],
    brutal: [
      'needs no interpreter at grade {grade}, even for “{longestStart}”',
      'says “{opening}” in words one understands',
      'can be understood as far down as “{last}”',
    ],
  },
  spelling: {
    gentle: [
      'has not one slip in the spelling between “{opening}” and the end',
      'is cleanly typed down to “{last}”',
    ],
    honest: [
      'spells every word from “{opening}” on as the dictionary does',
      'was typed by a steady hand, “{last}” included',
    ],
    brutal: [
      'can spell, all the way to “{last}”',
      'gives the dictionary nothing to do, not even at “{longestStart}”',
    ],
  },
  calm: {
    gentle: [
      'never raises its voice, not even at “{last}”',
      'says “{opening}” without an exclamation mark',
      'speaks of “{matter}” in its indoor voice',
    ],
    honest: [
      'keeps its voice down throughout, “{last}” included',
      'trusts the full stop after “{opening}”',
      'has “{matter}” to say and no drum to say it with',
    ],
    brutal: [
      'says “{matter}” without shouting it',
      'says “{opening}” and does not bother the neighbours',
      'lets “{last}” pass without a trumpet',
    ],
  },
  'few-links': {
    gentle: [
      'leaves the eye on “{opening}” and scatters no links about',
      'keeps links out of the way of “{matter}”',
      'lets “{matter}” do the talking, not a link',
    ],
    honest: [
      'has hardly a link between the reader and “{matter}”',
      'lets “{last}” stand without a thicket of links',
      'asks for reading, not for clicking, at “{opening}”',
    ],
    brutal: [
      'has fewer doors than a corridor on the way to “{last}”',
      'trusts “{opening}” to do what others leave to links',
      'does without links where “{matter}” will do',
    ],
  },
  short: {
    gentle: [
      'is short, and “{last}” comes soon',
      'asks for very little time to say “{matter}”',
      'says “{matter}” and lets people get on',
    ],
    honest: [
      'lets go early, right after “{last}”',
      'is brief about “{matter}”',
      'is out of the door with “{last}”',
    ],
    brutal: ['is soon over, at “{last}”', 'does not go on about “{matter}”', 'gets “{matter}” over with'],
  },
} as const satisfies Record<string, ByLevel>

export type Grace = keyof typeof GRACES

/** How the good things are brought in: `{good}` holds one clause. */
export const GRACE_LEADS: ByLevel = {
  gentle: [
    'To its credit, it {good}.',
    'What to keep: it {good}.',
    'Well done here: it {good}.',
    'Hold on to this: it {good}.',
    'It {good}, so leave that as it is.',
    'It {good}, and that is worth a good deal.',
    'Let nobody change this: it {good}.',
    'When the rest is mended, this was there before: it {good}.',
    'One thing is safe from my pencil: it {good}.',
    'It {good}, which is worth more than it looks.',
    'Before anyone touches it: it {good}.',
    'It {good}, and I would miss that.',
    'There is this to be glad of: it {good}.',
    'My favourite part is that it {good}.',
  ],
  honest: [
    'Give it this: it {good}.',
    'Credit where it is due: it {good}.',
    'On the other side of the scale, it {good}.',
    'It {good}, and that is something to build on.',
    'It {good}, and not every mail can say so.',
    'To be fair, it {good}.',
    'There is something to save: it {good}.',
    'Some of it stands: it {good}.',
    'It {good}, and I looked twice.',
    'Where credit falls due, it {good}.',
    'This much I would sign: it {good}.',
    'It {good}, and I have met dearer mails that do not.',
    'In its favour: it {good}.',
    'One point goes to the author, as it {good}.',
  ],
  brutal: [
    'In mitigation: it {good}.',
    'For the defence: it {good}.',
    'I will say this for it: it {good}.',
    'Pressed for a kind word, I find that it {good}.',
    'It {good}, and you did not hear it from me.',
    'Through clenched teeth: it {good}.',
    'Let the record show that it {good}.',
    'It {good}, and I was hoping it would not.',
    'I am told to be fair, so: it {good}.',
    'Something has survived: it {good}.',
    'It {good}, and that is all you get from me.',
    'The one thing I failed to break: it {good}.',
    'Against my interest, I report that it {good}.',
    'It {good}, or so my notes say, in a smaller hand.',
  ],
}
