import type { ByLevel, Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Where a slip stands and who sees it, by level: the end of a line. */
const SEEN = {
  gentle: [
    '; {reader} will read past it, once.',
    '; a slow second look costs less than a blush.',
    '; a minute before “Send” is when one sees it.',
    '; nobody at {firm} need ever know, if it goes now.',
    '; {reader} will smile, and the mail would rather be read.',
    '; it takes a second to mend and {reader} a second to see.',
  ],
  honest: [
    '; {reader} now wonders who checks the numbers.',
    '; {firm} has its name under it.',
    '; {reader} has just become a proofreader.',
    '; a second pair of eyes was in the next room.',
    '; one look before “Send” would have caught it.',
    '; it stands in the same mail as “{product}”.',
    '; {firm} could have had it read by a bored child.',
  ],
  brutal: [
    '; {reader} circled it.',
    '; {reader} has started counting.',
    '; somewhere at {firm} a red pen lies unused.',
    '; proofreading was for other mails.',
    '; if this is the care {firm} takes, {reader} can guess the rest.',
    '; {reader} will remember it longer than the offer.',
    '; “{product}” asked not to be seated beside it.',
  ],
}

const spelt = (heads: ByLevel): ByLevel => ({
  gentle: crossed(heads.gentle, SEEN.gentle),
  honest: crossed(heads.honest, SEEN.honest),
  brutal: crossed(heads.brutal, SEEN.brutal),
})

/** Lines about slips, each with where it happened. */
export const SLIP_TELLING: Lines = {
  misspelling: spelt({
    gentle: [
      '“{quote}” is nearly there',
      '“{quote}” lost its way to “{fixed}”',
      '“{quote}” left a letter at home',
      '“{quote}” is how “{fixed}” sounds with a cold',
      '“{quote}” came out a little crooked',
      '“{quote}” is one key away from “{fixed}”',
      '“{quote}” was going to be “{fixed}”',
      '“{quote}” is small and in plain view',
    ],
    honest: [
      '“{quote}” is “{fixed}” after a long lunch',
      '“{quote}” was close',
      '“{quote}” wears the coat of “{fixed}”, buttoned wrong',
      '“{quote}” is “{fixed}” in a hurry',
      'No dictionary has met “{quote}”',
      '“{quote}” got past everybody',
    ],
    brutal: [
      '“{quote}” was spelt from memory, and not its own',
      'Autocorrect saw “{quote}” and handed in its notice',
      '“{quote}” is what remains of “{fixed}” after the accident',
      '“{quote}” was chosen over “{fixed}” by a coin',
      '“{quote}” was typed with an elbow',
      '“{quote}” is the crime, “{fixed}” the victim',
      'Somewhere a dictionary is being treated for “{quote}”',
    ],
  }),
  homophones: spelt({
    gentle: [
      '“{quote}” is a twin of “{fixed}”, and not the one expected',
      '“{quote}” came when “{fixed}” was busy',
      '“{quote}” answered when “{fixed}” was called',
      'The ear is happy with “{quote}” and the eye is not',
      '“{quote}” and “{fixed}” have swapped name tags',
      '“{quote}” sounds exactly like “{fixed}”, and looks nothing like it',
      '“{quote}” is the right sound in the wrong coat',
    ],
    honest: [
      '“{quote}” is “{fixed}” with the wrong papers',
      'Somebody meant “{fixed}” and dictated “{quote}”',
      '“{quote}” sounds right, as excuses do',
      '“{quote}” walked in with the badge of “{fixed}”',
      '“{quote}” was written by ear, and the ear has never seen “{fixed}”',
      '“{quote}” is the understudy of “{fixed}”, sent on by mistake',
    ],
    brutal: [
      'A red pen fainted at “{quote}”',
      '“{quote}” is “{fixed}” in a cheap wig',
      '“{quote}” and “{fixed}” were separated at school, and somebody missed that day',
      'The spellchecker let “{quote}” through out of spite',
    ],
  }),
  'missing-apostrophe': spelt({
    gentle: ['“{quote}” has mislaid its apostrophe', '“{quote}” would be “{fixed}” with one small hook'],
    honest: [
      '“{quote}” had “{fixed}” in mind',
      'Somebody was saving apostrophes at “{quote}”',
      '“{quote}” left its apostrophe in the taxi',
      '“{quote}” saved a keystroke',
      'The apostrophe of “{quote}” is on leave',
    ],
    brutal: [
      '“{quote}” is “{fixed}” with a tooth out',
      '“{quote}” was typed one-handed',
      '“{quote}” was robbed, and the thief took only an apostrophe',
      'Apostrophes are free, and still “{quote}” has none',
    ],
  }),
  'doubled-word': spelt({
    gentle: [
      '“{quote}” came in twice',
      '“{quote}” has a spare',
      '“{quote}” says it once more to be sure',
      '“{quote}” has brought its twin',
      'One of the two in “{quote}” may go home',
    ],
    honest: [
      '“{quote}” is one word and its shadow',
      '“{quote}” has been pasted where it had been typed',
      '“{quote}”: the second one came to see what was keeping the first',
      '“{quote}” was edited by two people, or by one twice',
    ],
    brutal: [
      '“{quote}” hiccuped',
      '“{quote}” is written in stereo',
      'Somebody got stuck at “{quote}”',
      '“{quote}” has an echo',
      'Nobody read “{quote}” even once',
      '“{quote}”: the needle is stuck',
    ],
  }),
  'of-for-have': spelt({
    gentle: ['“{quote}” was written by ear', '“{quote}” only sounds like “{fixed}”'],
    honest: [
      '“{quote}” is what “{fixed}” sounds like through a wall',
      '“{quote}” was taken down in a noisy room',
    ],
    brutal: [
      '“{quote}” instead of “{fixed}” gets people left out of meetings',
      '“{quote}” has never been right, in any century',
    ],
  }),
  'article-slip': spelt({
    gentle: [
      '“{quote}” trips the tongue before the eye gets there',
      '“{quote}” belongs in front of another word',
    ],
    honest: [
      '“{quote}” stayed when the word behind it was changed',
      '“{quote}” has not been told what comes next',
    ],
    brutal: ['“{quote}” was aiming at a different word', '“{quote}” walked into a vowel, or past one'],
  }),
  'agreement-slip': spelt({
    gentle: [
      '“{quote}” has two halves that have not been introduced',
      'One of the words in “{quote}” is counting differently',
    ],
    honest: [
      'In “{quote}” subject and verb have filed for separation',
      'In “{quote}” the verb is counting on its own fingers',
    ],
    brutal: [
      'In “{quote}” the verb is no longer speaking to its noun',
      '“{quote}” was conjugated in the dark',
    ],
  }),
}
