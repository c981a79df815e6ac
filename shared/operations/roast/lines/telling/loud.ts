import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** How it sounds at the other end, by level: the end of a line. */
const HEARD = {
  gentle: [
    '; {reader} is close enough to read it in small letters.',
    '; {reader} reads at the same speed either way.',
    '; it is only a mail, and {reader} is in.',
    '; {reader} had heard it the first time.',
    '; a quiet “{product}” would carry further.',
  ],
  honest: [
    '; {reader} takes half a step back.',
    '; “{product}” is somewhere under the noise.',
    '; {firm} could be heard without it.',
    '; {reader} was already reading.',
  ],
  brutal: [
    '; {reader} put the phone in a drawer.',
    '; {firm} may come down from the chair now.',
    '; “{product}” went deaf first.',
    '; filters hear it too, and they have no sense of humour.',
  ],
}

/** How it looks in the inbox, by level. */
const SEEN = {
  gentle: [
    '; {reader} would open it for the words alone.',
    '; the others in the inbox manage without.',
    '; “{product}” needs no drum roll.',
    '; news likes to be said once, plainly.',
  ],
  honest: [
    '; {reader} files it with the prize draws.',
    '; {reader} has three like it, all from shops.',
    '; next to it in the inbox an invoice manages without.',
    '; “{product}” would have been reason enough.',
    '; one opens such things last, with a finger on delete.',
  ],
  brutal: [
    '; {reader} deleted it to make it stop.',
    '; {reader} has a rule for those, and a folder.',
    '; spam filters light up and sing along.',
    '; {reader} is still waiting for the news.',
  ],
}

/** Lines about capitals, exclamation marks and emoji, each with something only this mail has. */
export const LOUD_TELLING: Lines = {
  shouting: {
    gentle: crossed(
      [
        '“{quote}” has got hold of the microphone',
        '“{quote}” stands on a chair',
        '“{quote}” is set in capitals',
        '“{quote}” could be said sitting down',
        'Small letters would carry “{quote}” as well',
        '“{quote}” raises its voice a little',
      ],
      HEARD.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” comes through the letter box like a trumpet',
        'Capitals do not make “{quote}” truer, only wider',
        '“{quote}” is shouted from a distance of one screen',
        'The voice goes up at “{quote}” and the reader’s chair goes back',
        '“{quote}” is what a mail says with its hands cupped',
      ],
      HEARD.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” was typed with a fist',
        '“{quote}” is a foghorn in a phone booth',
        'Somebody sat on the shift key, and “{quote}” came out',
        '“{quote}” has veins on its neck',
      ],
      HEARD.brutal,
    ),
  },
  'exclamation-run': {
    gentle: crossed(
      [
        '“{quote}” is one mark and its friends',
        '“{quote}” could go home early, all but one',
        'One of “{quote}” would have done',
      ],
      HEARD.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” leans on the bell after the door has opened',
        '“{quote}” has more points than the sentence',
        '“{quote}” looks like a fence, and keeps people out',
        'By the last of “{quote}” the first is no longer believed',
      ],
      HEARD.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is punctuation on a sugar high',
        '“{quote}” props up the sentence, and the wall still comes down',
        '“{quote}” is a row of exclamation marks holding hands so as not to be alone',
      ],
      HEARD.brutal,
    ),
  },
  'subject-exclamation': {
    gentle: crossed(
      [
        '“{subject}” is pleased with itself, and says so',
        'One mark fewer and “{subject}” sounds sure',
        '“{subject}” jumps up and down a little',
        'Without its marks “{subject}” would still be news',
        '“{subject}” brings its own applause',
        'The mark at the end of “{subject}” may rest',
        '“{subject}” would sound surer without the mark',
      ],
      SEEN.gentle,
    ),
    honest: crossed(
      [
        '“{subject}” claps for itself before the curtain',
        '“{subject}” has found the exclamation mark and not yet the news',
        'Take the noise off “{subject}” and one can hear what it says',
        '“{subject}” waves with both arms',
      ],
      SEEN.honest,
    ),
    brutal: crossed(
      ['“{subject}” has been at the sherry', '“{subject}” is a car alarm with a sender'],
      SEEN.brutal,
    ),
  },
  'shouting-subject': {
    gentle: crossed(
      [
        '“{start}” would be easier to like in small letters',
        'The subject, “{start}”, could take its voice down',
      ],
      SEEN.gentle,
    ),
    honest: crossed(
      [
        '“{start}” has come into a quiet room with a megaphone',
        '“{start}” is written in the capitals of “WET PAINT”',
        'Somebody turned the subject up to “{start}”',
      ],
      SEEN.honest,
    ),
    brutal: crossed(
      [
        '“{start}” shouts through the letter box',
        '“{start}” is a town crier with an unsubscribe problem',
        '“{start}” was heard, and that is why it was deleted',
      ],
      SEEN.brutal,
    ),
  },
  'crowded-emoji-subject': {
    gentle: crossed(
      [
        '“{subject}” is dressed for carnival',
        'The little pictures in “{subject}” wave at everyone',
        '“{subject}” has more stickers than a suitcase',
      ],
      SEEN.gentle,
    ),
    honest: crossed(
      [
        '“{subject}” is for readers who open their mail by colour',
        '“{subject}” hopes that pictures will do what the words did not',
        'A screen reader will recite every picture in “{subject}”, with feeling',
      ],
      SEEN.honest,
    ),
    brutal: crossed(
      [
        '“{subject}” was sneezed onto the page',
        '“{subject}” is what a slot machine would send',
        '“{subject}” looks like a fridge door',
        '“{subject}” was decorated by somebody on the way to something else',
        '“{subject}” is a party nobody was asked to',
      ],
      SEEN.brutal,
    ),
  },
}
