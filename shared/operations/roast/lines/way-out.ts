import type { ByLevel } from '../line.ts'

/** A letter to one person that asks for nothing more than a word on how to say no. */
export const WAY_OUT_LINES: ByLevel = {
  gentle: [
    'One line behind “{last}” on how to say no would make it easier to say yes.',
    '“{last}” leaves one door open; a second, marked “no thanks”, would make people stay.',
    'Whoever is not after “{matter}” would thank you for a line to say so.',
    'Behind “{last}” there is room for half a sentence that lets people off.',
    'Nobody is told how to be left in peace by “{matter}”, and it would take one line.',
    'A line on how to say no would cost nothing and sound sure of itself, right under “{last}”.',
  ],
  honest: [
    '“{last}”, and not a word on how to make it stop.',
    'How does one say no to “{matter}”? By silence, it seems, and silence has been misread before.',
    'Whoever does not want “{matter}” is left to work out the exit.',
    'It tells the reader all about “{matter}” but not the words that would end it.',
    '“{last}” comes with a yes and without a no.',
    'Nobody is told how to turn down “{matter}”, so most will simply not answer.',
    'After “{last}” the only way to say no is to say nothing, over and over.',
  ],
  brutal: [
    'The reader may say yes to “{last}” or move to the hills.',
    'Short of a new address, nothing seems to stop “{matter}”.',
    'To be rid of “{matter}” one would have to retire.',
    'There is no polite way out of “{matter}”, so people will take the other one.',
    '“{last}”, it says, and locks the door behind the reader.',
    'To “{last}” there are two answers, and the mail has hidden one.',
    'After “{last}” one looks for the handle on the inside, in vain.',
  ],
}
