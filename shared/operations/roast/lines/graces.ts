import type { ByLevel } from '../line.ts'

/** What is good about a mail, as the end of a sentence that begins “it”; one clause for each level at least. */
export const GRACES = {
  'reader-first-opening': {
    gentle: ['begins with the reader’s own work', 'puts the reader first'],
    honest: ['opens on the reader’s side of the table', 'starts where the reader is'],
    brutal: ['has the sense to begin with somebody else', 'does not open with itself'],
  },
  'concrete-observation': {
    gentle: ['holds a detail that fits only this reader', 'shows that somebody looked before writing'],
    honest: ['was written by somebody who had looked', 'knows one thing that the neighbour’s copy would not'],
    brutal: ['did some homework', 'could not have been sent next door'],
  },
  'one-clear-question': {
    gentle: ['asks one clear thing', 'leaves no doubt whose turn it is'],
    honest: ['asks one thing and lets it be the only one', 'ends where an answer can begin'],
    brutal: ['knows what it wants and says so once', 'can be answered without a meeting'],
  },
  'specific-subject': {
    gentle: ['says in the subject what it is about', 'can be found again by its subject'],
    honest: ['tells the truth from the outside', 'has a subject line that works for a living'],
    brutal: ['does not lie on the envelope', 'spares everyone a click to learn what it is about'],
  },
  'skimmable-structure': {
    gentle: ['can be read by its headings and lists', 'lets a hurried reader find the way'],
    honest: ['has headings and lists that do some of the reading', 'signposts its rooms'],
    brutal: ['gives up its gist quickly', 'has at least hung up signs'],
  },
  'grateful-closing': {
    gentle: ['says thank you', 'closes with thanks'],
    honest: ['goes out on a thank-you', 'thanks the reader before it leaves'],
    brutal: ['remembers its manners at the door', 'says thanks'],
  },
  reader: {
    gentle: ['speaks of the reader more than of itself', 'says “you” more often than “I” or “we”'],
    honest: ['counts more “you” than “I” and “we”', 'talks to somebody'],
    brutal: ['has noticed that there is a reader', 'is not only about the sender'],
  },
  figures: {
    gentle: ['gives figures that can be checked', 'lets “{figure}” speak for itself'],
    honest: ['gives “{figure}” where others give an adjective', 'has numbers one can argue with'],
    brutal: ['commits itself to “{figure}” in writing', 'contains figures'],
  },
  length: {
    gentle: ['keeps to a length people have time for', 'is as long as {kind} should be'],
    honest: ['fits into {time}', 'is no longer than people have time for', 'is over in {time}'],
    brutal: ['knows when to stop', 'lasts no longer than it must'],
  },
  'one-question': {
    gentle: ['asks a single question', 'leaves the reader one question to answer'],
    honest: ['has one question in it', 'asks “{question}” and nothing beside it'],
    brutal: ['asks only once', 'limits itself to one question'],
  },
  plain: {
    gentle: ['uses words people use', 'reads easily at grade {grade}'],
    honest: ['reads at grade {grade}', 'can be followed on a bus'],
    brutal: ['needs no interpreter at grade {grade}', 'is wrong only in words one understands'],
  },
  spelling: {
    gentle: ['has not one slip in the spelling', 'is cleanly typed from end to end'],
    honest: ['spells every word as the dictionary does', 'was typed by a steady hand'],
    brutal: ['can spell', 'gives the dictionary nothing to do'],
  },
  calm: {
    gentle: ['never raises its voice', 'gets by without an exclamation mark'],
    honest: ['keeps its voice down throughout', 'trusts the full stop'],
    brutal: ['does not shout', 'bothers the neighbours with not one exclamation mark'],
  },
  'few-links': {
    gentle: ['does not scatter links about', 'leaves the eye on the text'],
    honest: ['has hardly a link in it', 'resists the urge to link'],
    brutal: ['has fewer doors than a corridor', 'does not end in a thicket of links'],
  },
  short: {
    gentle: ['is short', 'asks for very little time'],
    honest: ['lets go early', 'is brief'],
    brutal: ['is soon over', 'does not go on'],
  },
} as const satisfies Record<string, ByLevel>

export type Grace = keyof typeof GRACES

/** How the good things are brought in: `{good}` holds one clause or two. */
export const GRACE_LEADS: ByLevel = {
  gentle: [
    'To its credit, it {good}.',
    'What to keep: it {good}.',
    'Well done here: it {good}.',
    'Hold on to this: it {good}.',
    'It {good}. Leave that as it is.',
    'It {good}, and that is worth a good deal.',
    'Let nobody change this: it {good}.',
    'When the rest is mended, this was there before: it {good}.',
  ],
  honest: [
    'Give it this: it {good}.',
    'Credit where it is due: it {good}.',
    'On the other side of the scale, it {good}.',
    'It {good}. Build on that.',
    'It {good}. Not every mail can say so.',
    'To be fair, it {good}.',
    'There is something to save: it {good}.',
    'Some of it stands: it {good}.',
  ],
  brutal: [
    'In mitigation: it {good}.',
    'For the defence: it {good}.',
    'I will say this for it: it {good}.',
    'Pressed for a kind word, I find that it {good}.',
    'It {good}. There, I said it.',
    'Through clenched teeth: it {good}.',
    'Let the record show that it {good}.',
    'It {good}, and I was hoping it would not.',
  ],
}
