import type { Lines } from '../line.ts'

/** Lines about threats, insults and refusals, which are never repeated, and about things that cannot be taken hold of. */
export const BLOW_LINES: Lines = {
  threat: {
    gentle: [
      'A sentence in here rattles a stick; “{opening}” will be heard better without it.',
      'Whatever “{last}” wants, it would get further with both hands on the table.',
      'There is a threat in it, and “{opening}” is left holding its coat.',
    ],
    honest: [
      'It threatens, and from there on “{last}” is read by somebody’s lawyer.',
      'One sentence shows its teeth; “{opening}” had been going so well until then.',
      'A threat ends a conversation, and “{last}” was still going to ask for something.',
    ],
    brutal: [
      'It threatens. “{last}” will be read aloud, slowly, to people who take notes.',
      'After the threat nobody asks what “{opening}” meant, only who else has a copy.',
      'A threat in writing: “{last}” has just become Exhibit A.',
    ],
  },
  insult: {
    gentle: [
      'One phrase in here would sting anybody; “{last}” asks for something, and might get it without.',
      'The complaint can stand on its own; “{opening}” needs no elbows.',
    ],
    honest: [
      'There is an insult in it, and it is the only part of “{opening}” and the rest that will be quoted.',
      'It wants “{last}”, and it has just given the best reason to say no.',
    ],
    brutal: [
      'It wins the insult and loses “{last}”; nobody has ever been shouted into a favour.',
      'After the insult “{last}” is a bill for a window it broke itself.',
    ],
  },
  'flat-refusal': {
    gentle: [
      '“{quote}” is a door, closed quite softly; a word on what is possible would be a window.',
      'A no can be kind: “{quote}”, and then what could be done instead.',
    ],
    honest: [
      '“{quote}” says no the way a lift says “doors closing”.',
      '“{quote}”: no, no reason, and no way round, in one go.',
    ],
    brutal: [
      '“{quote}” is a shutter coming down while the customer is still talking.',
      '“{quote}”, says the counter, and turns over its sign.',
    ],
  },
  'vague-wording': {
    gentle: [
      'Everything from “{opening}” on is true of something; say of what, and it begins to work.',
      '“{last}” is still in the mist; one name and one date would bring it ashore.',
    ],
    honest: [
      'After “{last}” the reader knows that something should happen, somewhere, by somebody.',
      'From “{opening}” on it points at things without looking at them.',
    ],
    brutal: [
      '“{opening}” is about as solid as the smell of soup.',
      'One could nail “{last}” to a wall and it would still slide down.',
    ],
  },
  'pronoun-case': {
    gentle: ['“{quote}” has its pronouns in each other’s seats; nobody at the table will mind for long.'],
    honest: ['“{quote}” invites the wrong pronoun and makes it do the work.'],
    brutal: ['“{quote}” is what a pronoun says with its shoes on the wrong feet.'],
  },
  'repeated-link-text': {
    gentle: ['“{quote}” leads to more than one place; a word each, and nobody takes the wrong door.'],
    honest: [
      '“{quote}” and “{quote}” are twins with different addresses; a screen reader cannot tell them apart.',
    ],
    brutal: ['“{quote}” here, “{quote}” there: a street in which every house has the same number.'],
  },
}
