import type { Lines } from '../line.ts'

/** Lines about what a mail knows of its reader. */
export const PERSONAL_LINES: Lines = {
  'no-reason-to-write': {
    gentle: [
      'Among {words} there is room for one that is only about this reader. It would do most of the work.',
      'The {words} are friendly and addressed to the crowd. Pick one face.',
      '{Words}, and each of them would suit the neighbour just as well. One fact about this reader is missing.',
      'The mail knows what it offers. In {sentences} it has not yet let on why it offers it here.',
      'A pleasant {words}; the reader only wonders how they came into it.',
    ],
    honest: [
      'Take any sentence of the {sentences}, ask “says who to whom?”, and only the first half has an answer.',
      'The reader checks {words} for a trace of themselves, as one does with group photos. Not in this one.',
      'These {words} were not written to somebody. They were written at somebody’s address.',
      '{Words}, and not one that would be wrong in the next inbox along.',
      'In {sentences} the reader looks for themselves and comes back alone.',
      'Swap the reader for another, and the {words} do not notice.',
      '{Words} to “whom it may concern”, with the concern left as an exercise.',
      'After {time} the reader knows everything about the offer, and still not why it is standing in their kitchen.',
      'It has {sentences}. Not one of them could have been written only to this reader.',
      '“Why me?” asks the stranger. {Words} later: no further questions, no answers either.',
    ],
    brutal: [
      'These {words} would fit a lamp post. They would also get more eyes there.',
      'Nothing in {words} proves that the reader was known to exist before “Send”.',
      'One could drop these {words} from an aeroplane with the same precision.',
      'As research goes, {sentences} without one fact about the reader is impressively clean.',
      '{Words} that would fit anyone, which is what people say about socks.',
      'The {words} were cut to fit everybody. They hang on this reader like a tent.',
      'A horoscope manages to be about the reader in fewer than {words}.',
    ],
  },
  'no-reader-reference': {
    gentle: ['{Words}, and the reader has not come up. They would be glad to be mentioned.'],
    honest: [
      'The reader appears nowhere in {words}. They are, after all, the audience.',
      '{Sentences} about the matter, none about the person reading it.',
    ],
    brutal: ['{Words} without a “you”: a letter in the way a closed door is a conversation.'],
  },
  'generic-flattery': {
    gentle: [
      '“{quote}” is nice to hear. What exactly would be nicer.',
      '“{quote}” is a compliment with the name left blank. Fill in one thing they did.',
    ],
    honest: [
      '“{quote}” would fit a bakery, a bank and a brass band. That is not praise, that is a size.',
      '“{quote}”: what for? The compliment does not say, and the reader will ask.',
      '“{quote}” butters both sides, and there is no bread. {Words}, not one thing by name.',
      'If “{quote}” came with an example, it would be worth all the other {words}.',
      '“{quote}” is applause from outside the theatre.',
    ],
    brutal: [
      '“{quote}” is flattery bought by the metre.',
      '“{quote}” praises something it has plainly not had the time to look at.',
      'Nothing says “I have not seen it” like “{quote}”.',
      '“{quote}”: a bouquet with the price and somebody else’s card still on it. {Words} follow.',
    ],
  },
  'template-smell': {
    gentle: [
      '“{quote}” has been to many mailboxes. Something only this reader would get has been to one.',
      '“{quote}” shows the seam where the template was cut.',
    ],
    honest: [
      '“{quote}” still has the mould marks on it.',
      'At “{quote}” the reader stops reading and starts recognising.',
      '“{quote}” is where the other recipients come into view behind this one.',
    ],
    brutal: [
      '“{quote}”: {words}, and here is where the mould was joined.',
      '“{quote}” has been sent so often that spam filters greet it by name.',
    ],
  },
  'tag-only-personalization': {
    gentle: ['A name is filled in, and after that {words} fit anyone. One true detail would do more.'],
    honest: [
      'The only personal thing in {words} is a field that a machine fills.',
      'It knows the reader’s name and stops there, like a mug in a gift shop. {Words}.',
    ],
    brutal: ['{Words}, and the whole of the research is a merge tag.'],
  },
  'name-dropping-tags': {
    gentle: ['The tag comes back {times}. People seldom say each other’s names that often, even when cross.'],
    honest: ['{Times} the name, as if to check that the reader is still there.'],
    brutal: ['The name comes up {times}. After the second it sounds like a roll call, or a séance.'],
  },
}
