/** Whole lines in two halves, for mails of which little or nothing is to be mended: the most alike, and so the widest pool. */
import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

export const MORE_CLEAN: ByLevel = {
  gentle: crossed(
    [
      '“{opening}” opens a window',
      '“{figure}” stands right where one looks for it',
      '“{product}” is told in the order one would ask',
      '“{question}” is asked once, and kindly',
      '“{longestStart}” takes its time and nobody else’s',
      '“{ask}” is plain without being bossy',
      '“{last}” lands softly',
      '“{subject}” keeps its promise early',
    ],
    [
      '; {reader} can answer between two sips of tea.',
      ', and the rest is just as well behaved.',
      '; it sounds like somebody who has slept well.',
      '; one would show it to a new colleague.',
      ', and there is not a word in its way.',
      '; {reader} will not have to scroll back.',
      ', and nothing around it argues.',
      '; a second reading is a pleasure and not a need.',
      '; that is how one keeps a reader.',
    ],
  ),
  honest: crossed(
    [
      '“{opening}” wastes nobody’s morning',
      '“{figure}” saves it three adjectives',
      'It says what “{product}” is',
      '“{question}” is one question and not four',
      'I followed “{longestStart}” to its end without a map',
      '“{ask}” comes without a drum roll',
      'Nobody had to be told twice about “{subject}”',
      '“{last}” is the end, and it knows',
    ],
    [
      '; the rest has taken notes.',
      ', and {reader} is spared the tour.',
      '; the pencil stayed behind my ear.',
      ', which I see about once a week.',
      '; I would not move a comma.',
      '; more mails should be this short of nonsense.',
      '; it could be printed and pinned up.',
      ', and everything else falls in behind it.',
      '; it leaves {reader} with one thing to do.',
    ],
  ),
  brutal: crossed(
    [
      '“{opening}” would not take the bait',
      '“{figure}” turned out its pockets and smiled',
      'I heckled “{product}”, and it waited until I had finished',
      '“{question}” answered back',
      '“{longestStart}” outran me',
      '“{ask}” shook my hand',
      'I set fire to “{subject}”, and it did not catch',
      '“{last}” closed the door in my face, gently',
    ],
    [
      '; I am considering gardening.',
      ', and the crowd went home early.',
      '; my knives are back in the drawer.',
      ', so I am billing for travel only.',
      '; somebody here can write, and I have noted the name.',
      '; I have kept the matches for another mail.',
      ', and I had even brought a whistle.',
      '; nothing else would fight either.',
      '; {reader} gets the mail, I get the bus.',
    ],
  ),
}
