import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'
import { MINOR_LINES } from './minor.ts'
import { POINTLESS_LINES } from './pointless.ts'
import { MORE_CLEAN } from './whole-parts.ts'

/** The whole roast in a line where no group of findings marks the mail: what it is about, how long that takes, how it stands. */
export const WHOLE_LINES = {
  clean: {
    gentle: [
      ...MORE_CLEAN.gentle,
      '“{ask}” can be answered standing up, which is how most mail gets answered.',
      'After “{opening}” nobody has to be asked to read on.',
      '{Reader} can read “{subject}”, nod, and answer before the tea is cold.',
      'Nothing between “{opening}” and “{closing}” is in anybody’s way.',
      '{Reader} will know from “{subject}” whether it matters, and it will be right.',
      'It asks “{question}” and then has the grace to wait.',
      'One could read “{opening}” out at breakfast and be asked for the rest.',
      'A stranger could act on “{ask}”, and so can {reader}.',
      'Read “{longestStart}” aloud: even the long one has room to breathe.',
      'Whoever wants a figure is handed “{figure}”.',
    ],
    honest: [
      ...MORE_CLEAN.honest,
      'The longest sentence has {longest} words and uses all of them: “{longestStart}”.',
      '“{figure}” does more work than a paragraph of adjectives.',
      '“{ask}” asks for one thing, and {reader} can tell what it is.',
      '“{question}” takes a word to answer, and {reader} has one to spare.',
      '“{question}” is the kind of question that gets a reply.',
      'It says “{closing}” and stops, a skill most mails never learn.',
      '{Reader} gets from “{opening}” to “{closing}” in {time}, and is told nothing twice.',
      '“{subject}” opens, “{closing}” closes, and nothing in between needs me.',
      'From “{opening}” on I had my pencil up, and at “{closing}” it was still up.',
      '“{opening}” arrives, says what it brought and sits down.',
      '{Reader} could answer “{question}” with one thumb on a moving train.',
      'I read as far as “{closing}” without once checking how much was left.',
      '“{longestStart}” looks long and reads short, which is the right way round.',
      'Somebody cut the line in front of “{opening}”, and I would like to shake their hand.',
      '{Time} is what it takes, and “{opening}” is why nobody minds.',
    ],
    brutal: [
      ...MORE_CLEAN.brutal,
      'My only complaint is that “{opening}” gave me nothing to complain about.',
      'It asks “{question}” like a grown-up; there is no sport in that.',
      'I sharpened a whole set of knives for “{subject}” and am using them to butter toast.',
      '“{figure}” stood up to every question I had.',
      'With lines like “{subject}” about, a roaster has to learn a trade.',
      '“{subject}” left me nothing to do but read it.',
      '“{ask}” is so reasonable that I nearly said yes, and it was not for me.',
      '{Reader} gets “{last}” and all in {time}; I needed longer, because I was looking for a fault.',
      'I had a good one ready about “{subject}”, and it turned out to be true.',
      'I kicked “{longestStart}” and hurt my foot.',
      '“{closing}” was over before I could make a face.',
      'Somebody edited “{opening}” before I got here, and I take it as an insult.',
      '{Reader} gets “{figure}”; I get the afternoon off.',
      'I would have charged for finding a fault in “{subject}”, and I would have starved.',
    ],
  },
  minor: MINOR_LINES,
  plain: {
    gentle: [
      ...crossed(
        [
          'There is a good short mail about “{product}” in here',
          '“{product}” is worth a mail, and this one nearly is it',
          'The news is “{product}”',
        ],
        [
          '; a little less around it and everybody sees it.',
          '; it only has to step out from behind the furniture.',
          '; at present it is {waits} from the door.',
          '; {reader} would like to hear it first.',
        ],
      ),
      ...crossed(
        ['It asks in sentence {askNo} of {total}', 'What it wants comes in sentence {askNo} of {total}'],
        [
          '; {reader} would have said yes in the second.',
          '; from “{opening}” to there is a long corridor.',
          '; “{product}” could get there sooner.',
        ],
      ),
      'It says “I” and “we” {senders} and “you” {readers}; {reader} would like a bigger part.',
    ],
    honest: [
      ...crossed(
        [
          '{Reader} reads {waits} before “{product}” is mentioned',
          'It takes {waits} to get round to “{product}”',
          '“{product}” comes up after {waits}',
        ],
        [
          '; most people like their news nearer the door.',
          '; a shop window arranged like this would have the goods in the back.',
          '; the delete key needs less.',
          ', which is a long hallway for one room.',
        ],
      ),
      ...crossed(
        ['{Figureless} about “{product}”', '{Figureless} from {firm}'],
        [
          ', and not one of them is a number.',
          '; {reader} could not quote a single figure afterwards.',
          ', and {reader} still has nothing to tell the boss.',
        ],
      ),
      ...crossed(
        ['It asks in sentence {askNo} of {total}', 'The request is sentence {askNo} of {total}'],
        [
          '; {reader} left somewhere behind “{opening}”.',
          ', by which time the room has thinned and “{product}” is talking to the chairs.',
          '; the first few were spent on “{opening}”.',
        ],
      ),
      'It says “I” or “we” {senders} and “you” {readers}; {reader} is a guest in a mail about somebody else.',
    ],
    brutal: [
      ...crossed(
        [
          'It takes {waits} to say “{product}”',
          '{Waits} of warm-up for “{product}”',
          '{Reader} has to dig through {waits} to reach “{product}”',
        ],
        [
          '; hostages have been released faster.',
          '; people have met, married and moved to the coast in less.',
          '; even the spam filter skipped ahead.',
          '; that is not an opening, that is a moat.',
        ],
      ),
      ...crossed(
        ['{Figureless}, no number, one subject: “{product}”', '{Figureless} from {firm} and not one number'],
        [
          '; horoscopes commit themselves further.',
          '; {reader} has had more data from a fortune cookie.',
          '; I have had clearer pitches from a parrot.',
        ],
      ),
      ...crossed(
        [
          'The ask turns up in sentence {askNo} of {total}',
          'It remembers to ask in sentence {askNo} of {total}',
        ],
        [
          ', like a guest after the party; “{product}” is doing the dishes.',
          '; {reader} had gone home some way behind “{opening}”.',
          ', long after “{opening}” has taken off its coat.',
        ],
      ),
      'It says “I” or “we” {senders} and “you” {readers}; {reader} was sent a diary.',
    ],
  },
  decent: {
    gentle: crossed(
      [
        'There is a decent mail about “{product}” in here',
        '“{opened}” is a fair start',
        '“{ended}” is a fair end',
        'Most of it, “{ended}” included, can stay',
        'One can hear somebody in “{opened}”',
      ],
      [
        '; the list below is small change.',
        '; read it aloud once and mend as you go.',
        '; ten minutes, with tea, and it is done.',
        '; {faults} small things are left.',
        '; {reader} would like it a little tidier.',
      ],
    ),
    honest: crossed(
      [
        'It could be a decent mail about “{product}”',
        '“{opened}” is a fair start',
        'It ends fairly, on “{ended}”',
        'I have nothing against “{opened}”',
        '“{ended}” can stay',
      ],
      [
        '; {faults} other things cannot.',
        '; one more reading would have caught the rest.',
        '; below is the difference between fine and sent.',
        '; somebody wrote it, and then nobody read it.',
        '; {reader} deserves one more draft.',
      ],
    ),
    brutal: crossed(
      [
        'I have no quarrel with “{opened}”',
        '“{ended}” comes as a relief',
        '“{product}” could have had a better mail',
        '“{opened}” nearly fooled me',
        '{Reader} will get as far as “{opened}”',
      ],
      [
        '; the {faults} faults are another matter.',
        '; the rest was avoidable.',
        '; I had hoped for worse, and then it came.',
        '; that is the best I can say under oath.',
        '; somebody stopped trying after that.',
      ],
    ),
  },
  pointless: POINTLESS_LINES,
} as const satisfies Record<string, ByLevel>

export type Whole = keyof typeof WHOLE_LINES
