import type { Lines } from '../line.ts'

/** Lines about what filters and lawyers look for. */
export const TRICK_LINES: Lines = {
  'money-signs': {
    gentle: [
      '“{quote}” rings like a till with nothing in the drawer; one sum would ring truer.',
      'There is no figure behind “{quote}”; the reader would have taken even a small one.',
      '“{quote}” is money waving from a passing car; a price would stop and get out.',
      '“{product}” may well be worth it. “{quote}” does not say how much “it” is.',
    ],
    honest: [
      '“{quote}” is what a price looks like before anybody has done the sum.',
      '“{quote}”: the sign is there, the number is still on its way.',
      'The reader reads “{quote}” out loud and sounds like a fruit machine.',
      'Banks deal with nothing else all day, and have never written “{quote}”.',
      'Whoever sees “{quote}” moves a hand to the pocket the wallet is in, and leaves it there.',
      '“{quote}” puts “{product}” on the pavement, under a folding table.',
    ],
    brutal: [
      '“{quote}” is a bank robbery drawn with a crayon.',
      '“{quote}”: even the spam folder finds that a bit much.',
      'It is worth exactly as many as it names, which is none: “{quote}”.',
      'If “{quote}” were a person it would have a gold tooth and be gone by morning.',
    ],
  },
  'hidden-text': {
    gentle: [
      '“{quote}” is there and cannot be seen; filters, who look under beds for a living, see it first.',
      'Somebody has tucked “{quote}” out of sight; if it is worth saying, it may come out.',
    ],
    honest: [
      '“{quote}” hides from the reader and waves at the filter; it should be the other way round.',
      'Invisible ink is for schoolboys and spies; “{quote}” is written in it.',
      'The mail whispers “{quote}” to machines behind the reader’s back.',
    ],
    brutal: [
      '“{quote}” crouches in the background colour, and every filter since the modem has known that cupboard.',
      '“{quote}” is hidden as a toddler hides: eyes shut, in the middle of the room.',
    ],
  },
  'ip-link': {
    gentle: ['A link goes to a bare number; “{product}” deserves an address with a name on the door.'],
    honest: [
      'The link leads to digits; people who mean “{product}” honestly have, as a rule, a domain.',
      'A row of numbers for an address: that is not where “{product}” lives, that is where it is hiding.',
    ],
    brutal: ['The link is a number without a name, like a van without plates; “{product}” is in the back.'],
  },
  'earnings-claim': {
    gentle: [
      '“{quote}” is kind to the reader’s purse and unkind to the reader’s patience; one real customer and one real sum would do more.',
      'If “{quote}” were so, it would hardly need an e-mail; say who earned what, and when.',
    ],
    honest: [
      '“{quote}” is what the reader’s nephew was told shortly before the nephew moved back in.',
      'Regulators keep a drawer for lines like “{quote}”, and it does not close any more.',
      'Every filter has met “{quote}” before; they do not stay in touch.',
    ],
    brutal: [
      '“{quote}” has been mailed by princes, widows and heirs, and not one of them has been seen since.',
      'Anybody who could deliver “{quote}” would be on a beach and not in an outbox.',
    ],
  },
  'forbidden-markup': {
    gentle: ['Mail programs take some of this markup out at the door; “{product}” can come in without it.'],
    honest: [
      'There is markup in here that every inbox throws away; it was carried all the way to “{product}”.',
    ],
    brutal: ['Half the markup is confiscated at the border; “{product}” arrives in its socks.'],
  },
  'discriminatory-requirement': {
    gentle: [
      'If “{quote}” says what the work needs, there is a plainer way to say it; if it says whom, it had better go.',
      '“{quote}” shuts a door on people who could do the work, and the law is rather fond of that door.',
    ],
    honest: [
      '“{quote}” describes a person where a job was wanted; say what the work takes and see who comes.',
      '“{quote}” is the sentence a lawyer will read aloud, slowly, with a pause after it.',
      'The best applicant has just read “{quote}” and closed the tab.',
    ],
    brutal: [
      '“{quote}” saves on applicants and spends it on solicitors.',
      'With “{quote}” the vacancy will stay open a while; so may the file.',
    ],
  },
  'missing-business-data': {
    gentle: ['Below “{closing}” the law expects the firm’s particulars; they are dull, and they are brief.'],
    honest: [
      'After “{closing}” there should be a firm with a register number; there is a silence with a logo.',
    ],
    brutal: [
      '“{closing}”, and not a trace of who is liable; shell companies have sent more detailed postcards.',
    ],
  },
  'unknown-merge-tag': {
    gentle: [
      '“{quote}” asks your system for something it has never heard of; it will be told nothing, politely.',
    ],
    honest: [
      '“{quote}” knocks at a database where nobody of that name lives.',
      'The system has looked for “{quote}” under every cushion; there will be a gap where it stood.',
    ],
    brutal: ['“{quote}” is a letter to a field that does not exist, and the reader gets the empty envelope.'],
  },
}
