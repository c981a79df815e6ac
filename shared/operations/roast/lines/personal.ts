import type { Lines } from '../line.ts'

/** Lines about what a mail knows of its reader. */
export const PERSONAL_LINES: Lines = {
  'no-reason-to-write': {
    gentle: [
      '“{distant}” is a fine thing to say to anyone; it was said to one.',
      'What brought it to this reader, of all people, “{distant}” does not tell.',
      '{Lead} go by before the first “you”. Moving it up costs nothing.',
      '“{distant}” is for many; one line that is only about this reader would do most of the work.',
      '“{distant}” is friendly and addressed to the crowd. Pick one face.',
      '“{distant}” would suit the neighbour just as well; one fact about this reader is missing.',
      'The mail knows what it offers. In {sentences} it has not yet let on why it offers it here.',
      '“{ask}” will be wondered at: nothing before it says how the reader was chosen.',
      'The reader may well say yes to “{ask}”, once they know what made it theirs.',
      '“{ask}” is a fair question to somebody; a word on why it is this somebody would help.',
    ],
    honest: [
      '{Lead} go by before the first “you”. The reader had stopped waving.',
      '“{ask}”, it asks, and never says why it asks this reader.',
      'Take any sentence of the {sentences}, ask “says who to whom?”, and only the first half has an answer.',
      'The reader checks “{distant}” for a trace of themselves, as one does with group photos; not in this one.',
      '“{distant}” was not written to somebody; it was written at somebody’s address.',
      '“{distant}”, it says, and would be just as right in the next inbox along.',
      'Swap the reader for another, and “{distant}” does not notice.',
      'After {time} the reader knows everything about the offer, and still not why it is standing in their kitchen.',
      'It has {sentences}; not one of them could have been written only to this reader.',
    ],
    brutal: [
      'A flyer on a windscreen has chosen its car as carefully as “{distant}” has chosen its reader.',
      '“{distant}” was true before the reader was born, and has nothing to do with them since.',
      'It wants “{ask}” from a stranger and has not asked the stranger a thing.',
      '“{ask}”, it asks, and the stranger asks back: who is this?',
      '“{ask}” was sent to an address; a person happened to live there.',
      '{Lead} go by before anyone says “you”. By then it is a courtesy.',
      '“{ask}”, of a stranger, for no reason given; people at traffic lights say more.',
      'The reader meets “{ask}” the way one meets a leaflet: face down, on the mat.',
      '“{distant}” would fit a lamp post; it would also get more eyes there.',
      'Nothing after “{distant}” proves that the reader was known to exist before “Send”.',
      '“{distant}” fits anyone, which is what people say about socks.',
      'A horoscope gets round to the reader sooner than “{distant}” does.',
    ],
  },
  'no-reader-reference': {
    gentle: [
      '“{matter}” has come up, and the reader has not; they would be glad to be mentioned.',
      'It talks about “{product}” to the room; somebody in it would like to be looked at.',
      'From “{distant}” to the end there is no “you”; the reader checks whether it is for them.',
    ],
    honest: [
      '“{distant}” and so on, and the reader appears nowhere; they are, after all, the audience.',
      '{Sentences} about the matter, none about the person reading it.',
    ],
    brutal: ['“{matter}”, and never a “you”: a letter in the way a closed door is a conversation.'],
  },
  'nothing-specific': {
    gentle: [
      '“{distant}” is sorry in general; which order, which day and which hole in the road would be sorry in particular.',
      'After {sentences} the reader knows how it feels about the matter, and not yet which matter.',
      '“{distant}” would fit every customer of the week; this one has a number and would like to hear it.',
    ],
    honest: [
      '“{distant}” could go out with every parcel, and reads as though it does.',
      'In {sentences} there is no number, no day and no name: the witness saw nothing, but with great sympathy.',
      '“{distant}” tells the reader what they knew, in a voice they did not expect of a wall.',
    ],
    brutal: [
      '“{distant}” is the hold music, typed out.',
      '{Sentences}, and nothing in them happened to anybody.',
    ],
  },
  'generic-flattery': {
    gentle: [
      '“{quote}” is nice to hear; what exactly would be nicer.',
      '“{quote}” is a compliment with the name left blank; fill in one thing they did.',
    ],
    honest: [
      '“{quote}” would fit a bakery, a bank and a brass band; that is not praise, that is a size.',
      '“{quote}”: what for? The compliment does not say, and the reader will ask.',
      '“{quote}” butters both sides, and there is no bread.',
      'If “{quote}” came with an example, it would be worth the rest of the mail.',
      '“{quote}” is applause from outside the theatre.',
    ],
    brutal: [
      '“{quote}” is flattery bought by the metre.',
      '“{quote}” praises something it has plainly not had the time to look at.',
      'Nothing says “I have not seen it” like “{quote}”.',
      '“{quote}”: a bouquet with somebody else’s card still on it.',
    ],
  },
  'template-smell': {
    gentle: [
      '“{quote}” has been to many mailboxes; something only this reader would get has been to one.',
      '“{quote}” shows the seam where the template was cut.',
    ],
    honest: [
      '“{quote}” still has the mould marks on it.',
      'At “{quote}” the reader stops reading and starts recognising.',
      '“{quote}” is where the other recipients come into view behind this one.',
    ],
    brutal: [
      '“{quote}”: here is where the mould was joined.',
      '“{quote}” has been sent so often that spam filters greet it by name.',
    ],
  },
  'tag-only-personalization': {
    gentle: [
      'A name is filled in, and after that “{distant}” fits anyone; one true detail would do more.',
      'It knows the name; “{distant}” does not know anything else.',
      'The name was filled in by a machine and “{distant}” by nobody in particular.',
    ],
    honest: [
      'The only personal thing here is a field that a machine fills; “{distant}” went out to everyone.',
      'It knows the reader’s name and stops there, like a mug in a gift shop; “{distant}”, says the mug.',
    ],
    brutal: ['“{matter}” for all, and the whole of the research is a merge tag.'],
  },
  'name-dropping-tags': {
    gentle: ['The tag comes back {times}. People seldom say each other’s names that often, even when cross.'],
    honest: ['{Times} the name, as if to check that the reader is still there.'],
    brutal: ['The name comes up {times}. After the second it sounds like a roll call, or a séance.'],
  },
}
