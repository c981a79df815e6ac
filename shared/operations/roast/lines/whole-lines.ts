import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

/** The whole roast in a line where no group of findings marks the mail: what it is about, how long that takes, how it stands. */
export const WHOLE_LINES = {
  clean: {
    gentle: [
      'It talks about “{product}” the way people talk, and {reader} will like it for that.',
      '“{opening}” gets straight to it, and the rest keeps up.',
      '{Time} of reading from “{opening}” on, and {reader} knows exactly what happens next.',
      '“{ask}” can be answered standing up, which is how most mail gets answered.',
      '“{question}” is easy to say yes to, and that is most of the art.',
      '“{figure}” is the sort of detail people remember on the stairs.',
      'The subject says “{subject}”, the mail delivers it, and everyone goes home early.',
      'Even the longest sentence, “{longestStart}”, takes the reader by the arm.',
      'After “{opening}” nobody has to be asked to read on.',
      '{Reader} can read “{subject}”, nod, and answer before the tea is cold.',
      'Nothing between “{opening}” and “{closing}” is in anybody’s way.',
      'It stops at “{closing}”, right where it should.',
    ],
    honest: [
      'I read it twice looking for a joke about “{product}” and only found information.',
      'It has a point, “{product}”, and the manners to get to it.',
      '“{opening}” is a first line with something in it; the inbox should study this.',
      'The longest sentence has {longest} words and uses all of them: “{longestStart}”.',
      '“{figure}” does more work than a paragraph of adjectives.',
      '“{ask}” asks for one thing, and {reader} can tell what it is.',
      '“{question}” can be answered in a word, so somebody will.',
      '“{subject}” is so plain about what is inside that opening it is almost a formality.',
      'It says “{closing}” and stops, a skill most mails never learn.',
      '{Reader} gets from “{opening}” to “{closing}” in {time}, and is told nothing twice.',
      'Whoever wrote “{opening}” had thought about the reader first, and it shows.',
      'I tried to shorten “{longestStart}” and made it worse.',
      '“{subject}” opens, “{closing}” closes, and nothing in between needs me.',
      'From “{opening}” on I had my pencil up, and at “{closing}” it was still up.',
      '“{product}” is named, explained and left alone; I have nothing to add.',
    ],
    brutal: [
      'I looked under “{product}” for the catch and there was a floor.',
      'My only complaint is that “{opening}” gave me nothing to complain about.',
      'It asks “{question}” like a grown-up; there is no sport in that.',
      'I sharpened a whole set of knives for “{subject}” and am using them to butter toast.',
      '“{figure}” stood up to every question I had.',
      'I read “{opening}” in a mocking voice and it still made sense.',
      '“{subject}” is the kind of line that puts roasters out of work.',
      'I gave “{longestStart}” a push, and it pushed back.',
      '“{longestStart}” runs to {longest} words, and I hoped it would trip. It did not.',
      '“{ask}” is so reasonable that I nearly said yes, and it was not for me.',
      '“{closing}” is how one leaves a room; I will have to be rude to something else.',
      '{Reader} gets “{last}” and all in {time}; I needed longer, because I was looking for a fault.',
      'Nobody pads “{product}” here; I checked, and then I checked the checking.',
    ],
  },
  minor: {
    gentle: [
      '“{product}” comes across nicely; what is below takes a minute.',
      '“{opening}” starts well and the rest keeps up, give or take what is below.',
      'One small thing below, and then {reader} may have “{last}”.',
      '“{subject}” and “{closing}” are both fine; between them there is a crumb to brush off.',
      'Nobody but me would stop on the way to “{closing}”; see below for where I did.',
      '“{ask}” is nicely put; below is only the polish.',
      '“{closing}” is a good goodbye; see below for the thread on the sleeve.',
      '“{figure}” can stay exactly where it is; what is below cannot.',
      'The subject, “{subject}”, is fine; the list below is short and so is the work.',
      '“{question}” is a good question; below is the lint to pick off it.',
      '{Time} of good reading from “{opening}” on, and a minute of mending below.',
    ],
    honest: [
      'It knows that it is about “{product}”; below is what it forgot on the way.',
      '“{opening}” does its job, and what is below is doing it a disservice.',
      'If {reader} stumbles on the way to “{last}”, it will be over what stands below.',
      '“{opening}” made me sit up; what is below let me lean back again.',
      'Ten minutes ago “{subject}” was a good mail; after the list below it will be a very good one.',
      '“{ask}” deserves a yes; what is below might cost it one.',
      '“{figure}” carries the mail; what is below rides on its back.',
      'Even “{longestStart}”, the longest sentence here, behaves; see below for what does not.',
      'The subject, “{subject}”, keeps its word; below is the small print.',
      '“{closing}” closes the door properly; below is the one that creaks.',
      'I read from “{opening}” to the end, and the list below is everything I have.',
      '“{question}” is the right question, and what is below is in its way.',
      '“{product}” is well told, and the complaints below fit on a sticky note.',
    ],
    brutal: [
      'I went for “{product}” and came back with what is below, which I will make last.',
      '“{opening}” held; only what is below gave way.',
      '“{ask}” survives me, “{figure}” survives me; what is below does not.',
      '“{subject}” is good, so I took it out on what is below.',
      '{Reader} might miss what is below on the way to “{last}”; I did not.',
      '“{closing}” got away; what is below was slower.',
      'I had a speech ready for “{subject}” and can use one paragraph of it, below.',
      '“{opening}” is clean, which is irritating; below is the only mud I found.',
      'I blame “{figure}” for how short the list below is.',
      '“{longestStart}” would not break, so I broke what is below.',
      'I had {time} with “{opening}” and the rest, and used most of that on what is below.',
      '“{question}” is too good to shout at; what is below is not.',
    ],
  },
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
          ', and “{opening}” is why it took so long.',
          '; “{product}” could get there sooner.',
        ],
      ),
      'It says “I” and “we” {senders} and “you” {readers}; “{opening}” could turn its chair round.',
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
          '; {reader} left at “{opening}”.',
          ', by which time the room has thinned and “{product}” is talking to the chairs.',
          '; the first few were spent on “{opening}”.',
        ],
      ),
      'It says “I” or “we” {senders} and “you” {readers}: “{opening}” is a selfie with a greeting.',
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
          '; {reader} had gone home at “{opening}”.',
          ', long after “{opening}” had emptied the house.',
        ],
      ),
      'It says “I” or “we” {senders} and “you” {readers}; “{opening}” is a mirror with a stamp on it.',
    ],
  },
  decent: {
    gentle: [
      ...crossed(
        [
          'A good mail about “{product}” with a loose thread or two',
          '“{opened}” is a fair start',
          'Most of it is fine, “{ended}” included',
          'There is a lot to like from “{opened}” on',
        ],
        [
          '; the rest takes an iron and ten minutes.',
          '; {reader} would be glad of the tidier version.',
          '; what is below is small.',
          '; one more read, aloud, and it is there.',
        ],
      ),
    ],
    honest: [
      ...crossed(
        [
          'A decent mail about “{product}” with its shirt hanging out',
          '“{opened}” is a fair start and “{ended}” a fair end',
          '{Reader} will get the idea, with a pencil',
          'It knows what it wants from {reader} and dawdles on the way',
        ],
        [
          '; what is below happened in between.',
          '; nothing here that a second read aloud would not catch.',
          '; half of what is below is habit.',
          '; somebody was interrupted while writing it.',
        ],
      ),
    ],
    brutal: [
      ...crossed(
        [
          '“{opened}” is fine, “{ended}” is fine, and the middle is soup',
          'It says what it means about “{product}”, eventually and under protest',
          '{Reader} could read it, and {reader} could also water the plants',
          '{Reader} nearly gets a good mail, which is the most irritating kind',
        ],
        [
          '; see below for the lumps.',
          '; what is below was avoidable.',
          '; I have been warmer about parking fines.',
          '; another five minutes and I would have had nothing.',
        ],
      ),
    ],
  },
  pointless: {
    gentle: [
      ...crossed(
        [
          '“{opening}” is a place to start again from',
          'It opens with “{opening}” and means well from there on',
          'It is meant kindly, from “{opened}” on',
          '{Reader} gets “{opening}” first and the point a little later',
          '“{opening}” is a door, and the room is further in',
          'There is a mail behind “{opening}”',
          '“{ended}” is a good place to arrive at',
          'All the parts are there, “{last}” among them',
          'It has a heart, somewhere around “{ended}”',
        ],
        [
          '; the point can move up a few lines.',
          '; half of it would say twice as much.',
          '; read aloud, it will show where to cut.',
          '; with {faults} small repairs it goes out whistling.',
          '; the good part is in there and can be fetched.',
          '; it only has to decide what it wants.',
          '; one thing at a time and it works.',
          '; a friend with a pencil would find it in a minute.',
          '; less of it would be more of it.',
        ],
      ),
    ],
    honest: [
      ...crossed(
        [
          'It takes the long way from “{opening}” to “{last}”',
          '“{opening}” begins it and “{last}” ends it',
          'By “{last}” it has said a good deal',
          '“{opening}” promises more than it can carry',
          'From “{opening}” on it is in a hurry to get nowhere',
          'It sets out at “{opening}”',
          'It talks until “{last}”',
          '“{opening}” is the best guess at what it wants',
          '“{last}” is where it gives up',
        ],
        [
          ', and {reader} gets out early.',
          '; the part between is still looking for its point.',
          ', and {reader} could not tell you why.',
          '; somewhere on the way it lost the thread and picked up {faults} faults.',
          '; a postcard would have managed.',
          '; I read it twice and have two theories.',
          '; it would take a detective to find the request.',
          '; nobody can say it did not try everything.',
          '; somebody should open a window.',
          '; a sentence of it might have worked.',
        ],
      ),
    ],
    brutal: [
      ...crossed(
        [
          'It dies at “{opening}”',
          '“{opening}” was the high point',
          'It gets from “{opening}” to “{last}”',
          '“{opening}” fires the starting pistol into its own foot',
          'It says “{last}” as if something had happened',
          '“{opening}” is a trapdoor',
          'It opens its mouth at “{opening}”',
          '“{last}” is its last will',
          'Between “{opening}” and “{last}” lies a landfill',
          '“{opening}” is where the wheels came off',
        ],
        [
          ', and {faults} faults later it is over.',
          '; I have seen better plots on a bus ticket.',
          '; no point was harmed in the making of this mail.',
          '; {reader} will want those seconds back.',
          '; the rest is wreckage.',
          '; one listens politely, as one does to a smoke alarm.',
          '; somebody pressed “Send” on purpose.',
          '; terms and conditions have more charm.',
          '; even the spam folder has standards.',
          '; it should come with a helmet.',
          '; the kindest reader is the one who is on holiday.',
        ],
      ),
    ],
  },
} as const satisfies Record<string, ByLevel>

/** Where hardly anything can be said of a mail. */
export const BARE: ByLevel = {
  gentle: ['At {score} of 100 the list below is all there is to say.'],
  honest: ['The list below is the whole case, at {score} points.'],
  brutal: ['I leave it at {score} points and the list below.'],
}

export type Whole = keyof typeof WHOLE_LINES
