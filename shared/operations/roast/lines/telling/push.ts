import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** What pushing does to whom it pushes, by level: the end of a line. */
const MOVED = {
  gentle: [
    '; {reader} would come along if asked.',
    '; a date with a reason would take {reader} by the hand.',
    '; {reader} answers faster to a reason.',
    '; “{product}” is worth asking for kindly.',
    '; one friendly question would get further.',
  ],
  honest: [
    '; {reader} leans the other way.',
    '; {firm} would not say that to a face.',
    '; one starts to wonder what {firm} is afraid of.',
    '; it has moved {reader}, in the direction of the exit.',
    '; two hands on the back never helped anyone through a door.',
  ],
  brutal: [
    '; {reader} has been pushed by professionals.',
    '; {reader} now has a reason not to answer.',
    '; {firm} will be remembered for it.',
    '; it would be a threat if it had teeth.',
  ],
}

/** Lines about pressure, reproach and rudeness, each with something only this mail has. */
export const PUSH_TELLING: Lines = {
  pressure: {
    gentle: crossed(
      [
        '“{quote}” rushes in ahead of its reason',
        '“{quote}” is a gentle shove',
        '“{quote}” holds the door and taps its foot',
        '“{quote}” is a nudge where an invitation would do',
        '“{quote}” looks at its watch on the reader’s behalf',
        '“{quote}” is in more of a hurry than anyone else here',
      ],
      MOVED.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” rings a bell for a fire nobody has seen',
        '“{quote}” has been expiring for years and is in excellent health',
        'People do not run because of “{quote}”',
        '“{quote}” is what shops say on every day of the year',
      ],
      MOVED.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” sells umbrellas by shouting “rain”',
        '“{quote}” is urgent the way a toddler is urgent',
        '“{quote}” is a stopwatch with a megaphone',
        '“{quote}” has cried wolf so often that the wolf is embarrassed',
        '“{quote}” stands behind the reader and breathes',
      ],
      MOVED.brutal,
    ),
  },
  'guilt-trip': {
    gentle: crossed(
      [
        '“{quote}” leaves a small cloud in the room',
        '“{quote}” is sad at somebody',
        '“{quote}” looks up with very large eyes',
        '“{quote}” mentions a feeling where a fact could stand',
        '“{quote}” keeps the score of a game nobody knew was on',
        '“{quote}” sighs so that one can hear it',
        '“{quote}” carries a small hurt into the room',
      ],
      MOVED.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” hands a silence back to its owner',
        '“{quote}” stands in the door looking wounded',
        '“{quote}” sounds like the other half of a row on the stairs',
        '“{quote}” presents a bill that nobody ran up',
      ],
      MOVED.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” sends the bill for being ignored',
        '“{quote}” cries on the shoulder it wants to sell to',
        '“{quote}” is an ambush in a cardigan',
        '“{quote}” plays the violin and passes the hat',
        '“{quote}” is a sulk with a send button',
      ],
      MOVED.brutal,
    ),
  },
  rudeness: {
    gentle: crossed(
      [
        '“{quote}” is louder than the complaint behind it',
        '“{quote}” wins the point and loses the reply',
        '“{quote}” may be earned and will not help',
        'The matter is serious, and “{quote}” makes it personal',
      ],
      MOVED.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” slams a door in a house it wants to be let into',
        '“{quote}” is what one types before the walk round the block',
        '“{quote}” will be forwarded, and not for its arguments',
      ],
      MOVED.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is a brick with a signature',
        '“{quote}” is how one wins an argument with nobody left in the room',
        '“{quote}” is negotiation by catapult',
        '“{quote}” burns a bridge while standing on it',
        '“{quote}” throws the first stone and then asks for a favour',
      ],
      MOVED.brutal,
    ),
  },
}
