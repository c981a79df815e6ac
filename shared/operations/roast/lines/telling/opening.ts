import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** What a slow opening keeps waiting, by level: the end of a line. */
const WAITING = {
  gentle: [
    '; “{product}” is worth the first line.',
    '; {reader} would rather meet “{product}” first.',
    '; start with “{product}” and nobody will miss it.',
    '; {reader} would be glad of the reason first.',
    '; {firm} has “{product}” to talk about and could lead with that.',
    '; it is friendly, and {reader} is still wondering what the mail wants.',
    ', and that leaves {waits} until the first mention of “{product}”.',
  ],
  honest: [
    '; a mail about “{product}” could begin with “{product}”.',
    '; {reader} has read that far and knows nothing of “{product}”.',
    '; {firm} would never answer the telephone like that.',
    '; {reader} skips to “{next}”, as one does.',
    '; meanwhile “{product}” is {waits} down the page, checking its watch.',
    '; {reader} will meet “{product}” after {waits}, if they meet at all.',
    '; {firm} had “{product}” to talk about and put this {first}.',
    '; {reader} was hoping for the reason.',
    '; cut it and “{product}” gets there before the delete key does.',
  ],
  brutal: [
    '; {reader} deletes by {first} lines, and this is one.',
    '; “{product}” could have been a headline and became a footnote.',
    '; by the time “{product}” turns up, {waits} in, {reader} has archived it twice.',
    '; {firm} got the {first} line and printed the weather.',
    '; it is the {first} line {reader} sees in the inbox, and it could be anyone’s.',
    '. {Reader} did not make it to “{next}”.',
    '; the preview pane shows this {first} to {reader}, and “{product}” to nobody.',
    ', and {firm} is {waits} away from mentioning “{product}”.',
  ],
}

const after = (ends: readonly string[]) => ends.map((end) => end.replaceAll('{next}', '{follow}'))
/** The same behind half a sentence, whose other half is no better. */
const NEXT = { gentle: after(WAITING.gentle), honest: after(WAITING.honest), brutal: after(WAITING.brutal) }

/** Lines about slow openings, each with something only this mail has. */
export const OPENING_TELLING: Lines = {
  'throat-clearing': {
    gentle: crossed(
      [
        '“{quote}” clears its throat so nicely',
        '“{quote}” is a wave from across the street',
        '“{quote}” is a kind thought in the busiest line of the mail',
        '“{quote}” has never once changed how anybody was doing',
        '“{quote}” is the hello after the hello',
        'Everyone’s inbox has wished them “{quote}” at least once today',
      ],
      WAITING.gentle,
    ),
    honest: crossed(
      [
        'With “{quote}” it wipes its feet and forgets to come in',
        'If “{quote}” went missing, no search party would form',
        '“{quote}” is small talk with a large audience',
        '“{quote}” could open a summons or a gas bill just as well',
        '“{quote}” holds up the queue looking for change',
        '“{quote}” comes before every mail that wants something',
        '“{quote}” is the paper round the sandwich',
        '“{quote}” is what the fingers type while the brain is parking',
        '“{quote}” is lift music, and this is a very short lift',
        '“{quote}” has opened more mails than the letter knife',
        '“{quote}” got the best seat in the house and fell asleep in it',
        'Nobody has ever replied to “{quote}” with how they actually are',
        '“{quote}” takes {n} words to say that a mail has begun',
      ],
      WAITING.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” has opened so many mails that it draws a pension',
        'No reader has ever said “at last” to “{quote}”',
        '“{quote}” is how a mail plays for time',
        '“{quote}” has never found anybody well',
        '“{quote}” is what spam says to look relaxed',
        '“{quote}” is {n} words of wallpaper',
      ],
      WAITING.brutal,
    ),
  },
  'self-introduction': {
    gentle: crossed(
      [
        '“{quote}” can wait: the sender line has said it already',
        '“{quote}” is good manners at a party, and this is a doorstep',
        '“{quote}” tells {reader} who before anyone has said why',
      ],
      NEXT.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” would look well on a door',
        '“{quote}” introduces the one person here who is not reading',
        '“{quote}” begins with the cast list',
        '“{quote}” is on the envelope, in the signature and now here',
        '“{quote}” reads the label out before the parcel is open',
        '“{quote}” answers a question that only the signature was asked',
        '“{quote}” is a business card handed over before the handshake',
        'The envelope had printed “{quote}” on it already',
      ],
      NEXT.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is a biography, and the book is not even out',
        '“{quote}” is news to nobody who can read a sender line',
        '“{quote}”: the opening credits, and they are long',
        'With “{quote}” the mail walks in and starts with its CV',
      ],
      NEXT.brutal,
    ),
  },
  'self-centred-opening': {
    gentle: crossed(
      [
        '“{quote}” begins at home, and {reader} lives elsewhere',
        '“{start}” starts on the wrong side of the desk',
      ],
      NEXT.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” sets the scene, and {reader} is not in it',
        '“{start}” would be a fine answer if anybody had asked',
        '“{quote}” spends the first impression on the sender',
      ],
      NEXT.honest,
    ),
    brutal: crossed(
      ['“{quote}” is an autobiography with a subject line', '“{start}” opens with its favourite person'],
      NEXT.brutal,
    ),
  },
  'apologetic-opening': {
    gentle: crossed(
      [
        '“{quote}” spends words on promising to save them',
        '“{quote}” is considerate, and shorter would be more so',
      ],
      WAITING.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” is the first delay in a mail that meant to cause none',
        'There is no slower way to be brief than “{quote}”',
      ],
      WAITING.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” pleads guilty before anyone had read the charge',
        '“{quote}” is a speed bump with good intentions',
      ],
      WAITING.brutal,
    ),
  },
  'rhetorical-opening': {
    gentle: crossed(['“{quote}” already knows the answer it wants'], WAITING.gentle),
    honest: crossed(
      [
        '“{quote}” is asked by posters everywhere and answered by walking past',
        'The quickest answer to “{quote}” is “no”',
      ],
      WAITING.honest,
    ),
    brutal: crossed(
      ['“{quote}” No', '“{quote}” was last asked in earnest at three in the morning, on a shopping channel'],
      WAITING.brutal,
    ),
  },
  'empty-follow-up': {
    gentle: crossed(
      [
        '“{quote}” knocks and has brought nothing with it',
        '“{quote}” reminds {reader} of a mail and not of a reason',
        '“{quote}” is a tap on the shoulder from somebody with empty hands',
      ],
      [
        '; one new fact about “{product}” would be let in at once.',
        '; {reader} would open the door for news about “{product}”.',
        '; {firm} surely has something new to say by now.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” asks whether anything has happened, and something could have happened in this mail',
        '“{quote}” means: still here, still nothing new',
        '“{quote}” is a pot with the lid lifted: steam, no supper',
        'The true answer to “{quote}” is “noted”',
      ],
      [
        '; a line about “{product}” would have been a start.',
        '; {reader} saw the last one, and it felt much like this.',
        '; {reader} now has two mails about “{product}” and no more reason to answer.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is a doorbell with nobody behind it',
        '“{quote}” hands {reader} their own silence back, gift-wrapped',
        '“{quote}” adds weight to the thread and nothing to the case',
      ],
      [
        '; “{product}” was not on the doorstep either.',
        '; {reader} has not answered that once already.',
        '. If “{product}” was not worth an answer, the echo of it will not be.',
      ],
    ),
  },
}
