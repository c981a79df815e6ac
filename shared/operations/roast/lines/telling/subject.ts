import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about subjects that say nothing, each with what the mail is about. */
export const SUBJECT_TELLING: Lines = {
  'vague-subject': {
    gentle: crossed(
      [
        '“{quote}” is very discreet',
        '“{quote}” fits any mail, this one included',
        '“{quote}” is a plain brown envelope',
        '“{quote}” is too modest to say what it brings',
      ],
      [
        '; “{product}” would fit on the label.',
        '; {reader} would open “{product}” sooner.',
        '; inside it is all about “{product}”, and it may say so.',
        '; {reader} has several of those today.',
        '; {reader} will want to find it again one day.',
        '; the good part, “{product}”, need not be a surprise.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” could be a bill, a birthday or a mistake',
        '“{quote}” says that there is a mail, which one had noticed',
        '“{quote}” is a bell without a name beside it',
        '“{quote}” has been used before and will be used again',
        '“{quote}” could be about a fire or a farewell party',
        '“{quote}” is a box marked “box”',
        '“{quote}” is what one writes on the third box when moving',
        '“{quote}” is the subject line of everything',
        '“{quote}” describes half the inbox',
        '“{quote}” had {subjectLength} and told nobody anything',
      ],
      [
        '; “{product}” was right there.',
        '; {reader} has others like it from this morning.',
        '; if {reader} looks for “{product}” in a month, that will not find it.',
        '; that it is about “{product}” is for {reader} to find out, or not.',
        '; {firm} hid “{product}” {waits} below it.',
        '; {reader} is asked to open it and see.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” has all the pull of a door marked “Door”',
        '“{quote}” is camouflage for the inbox',
        '“{quote}” is a shrug of {subjectLength}',
        '“{quote}” promises nothing and keeps its word',
        'A blank subject would have said as much as “{quote}”, and quicker',
      ],
      [
        '; “{product}” would have been a subject.',
        '; {reader} has a folder for those, and it empties itself.',
        '; {firm} had one line to get {reader} in, and this is it.',
        '; {reader} moved on to a mail with a topic.',
      ],
    ),
  },
  'pitch-in-subject': {
    gentle: crossed(
      ['“{quote}” starts selling on the doorstep', '“{quote}” shows its wares before it has said good day'],
      [
        '; something of {reader}’s would get it in.',
        '; {reader} would open the door for their own name.',
        '; “{product}”, plainly, would sell itself better.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” gives away the ending, and it is a brochure',
        '“{quote}” is a sandwich board in {subjectLength}',
        '“{quote}” is inbox for “you may skip this one”',
      ],
      ['; “{product}” could have walked in without it.', '; {reader} knows the shape of an advert.'],
    ),
    brutal: crossed(
      [
        '“{quote}” is an advert that {reader} did not sit down for',
        '“{quote}” has its foot in the door and the door is closing',
      ],
      ['; {reader} deleted it by the shape of the words.', '; “{product}” could have come in by itself.'],
    ),
  },
}
