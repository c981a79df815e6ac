/** Whole lines in two halves, for mails of which nothing is to be mended: the most alike, and so the widest pool. */
import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

export const MORE_CLEAN: ByLevel = {
  gentle: crossed(
    [
      '“{opening}” gets straight to it',
      '“{figure}” stands right where one looks for it',
      '“{product}” is told in the order one would ask',
      '“{question}” is asked once, and kindly',
      '“{ask}” is plain without being bossy',
      '“{last}” lands softly',
      '“{subject}” keeps its promise early',
    ],
    [
      ', and the rest is just as well behaved.',
      '; one would show it to a new colleague.',
      ', and there is not a word in its way.',
      '; {reader} will not have to scroll back.',
      '; a second reading is a pleasure and not a need.',
      '; that is how one keeps a reader.',
    ],
  ),
  honest: crossed(
    [
      '“{opening}” wastes nobody’s morning',
      '“{figure}” saves it three adjectives',
      '“{product}” is named, explained and left alone',
      '“{question}” is one question and not four',
      'I followed “{longestStart}” to its end without a map',
      '“{ask}” comes without a drum roll',
      '“{last}” is the end, and it knows',
    ],
    [
      '; my pencil stayed behind my ear.',
      ', which I see about once a week.',
      '; I would not move a comma.',
      '; more mails should be this short of nonsense.',
      '; it could be printed and pinned up.',
      '; it leaves {reader} with one thing to do.',
    ],
  ),
  brutal: crossed(
    [
      '“{opening}” would not take the bait',
      '“{figure}” had its papers in order',
      'I heckled “{product}”, and it waited until I had finished',
      'I pushed “{longestStart}”, and it stayed up',
      'I set fire to “{subject}”, and it did not catch',
      '“{last}” closed the door in my face, gently',
    ],
    [
      '; I am considering gardening.',
      ', and the crowd went home early.',
      '; my knives are back in the drawer.',
      ', so I am billing for travel only.',
      '; somebody here can write, and I have noted the name.',
      '; {reader} gets the mail, I get the bus.',
    ],
  ),
}
