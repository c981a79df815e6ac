import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** What would be easier to answer, by level: the end of a line. */
const EASIER = {
  gentle: [
    '; a yes-or-no about “{product}” would be easier to give.',
    '; {reader} would answer a small question about “{product}”.',
    '; one clear question and {reader} is happy to oblige.',
  ],
  honest: [
    '; after all that about “{product}” {reader} still cannot see what to say yes to.',
    '; {reader} has been handed the work of inventing the next step.',
    '; a yes-or-no about “{product}” would take {reader} no time.',
    '; {firm} came all this way and left the question at home.',
    '; it took {total} sentences to get here, and none of them says what happens next.',
  ],
  brutal: [
    '; {reader} will do the obvious thing, which is nothing.',
    '; {firm} will wait for a reply for some time.',
    '; “{product}” will not be answered either.',
    '; after {total} sentences that is all it could come up with.',
  ],
}

/** Lines about what is asked for, each with something only this mail has. */
export const ASKING_TELLING: Lines = {
  'weak-ask': {
    gentle: crossed(
      [
        '“{start}” leaves the door ajar',
        '“{start}” is easy to agree with and hard to answer',
        '“{start}” waves from the far side of the street',
      ],
      EASIER.gentle,
    ),
    honest: crossed(
      [
        '“{start}” is a door held open so slightly that nobody can tell',
        '“{start}” ends the mail and starts nothing',
        '“{start}” is polite to the point of silence',
        '“{start}” is a shrug with punctuation',
        '“{start}” is an ask that hopes nobody noticed',
        '“{start}” puts the ball in the other court and then goes home',
      ],
      EASIER.honest,
    ),
    brutal: crossed(
      [
        '“{start}” is a message in a bottle, thrown at a desert',
        '“{start}” rolls to a halt just short of asking',
        '“{start}” is how a mail says that it has run out',
      ],
      EASIER.brutal,
    ),
  },
  'high-friction-ask': {
    gentle: crossed(
      ['“{start}” is a big favour for a first hello', '“{start}” asks for the calendar before the interest'],
      [
        '; a yes or no about “{product}” would come sooner.',
        '; {reader} would first like to know whether “{product}” is any of their business.',
        '; ask {reader} something smaller and the rest may come.',
        '; {firm} could start with a question that fits in one line.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” asks for the afternoon and offers a sentence',
        '“{start}” opens with the price',
        '“{start}” is a big yes to ask of a stranger',
        '“{start}” proposes marriage over the starters',
        '“{start}” brings a suitcase to the first coffee',
        '“{start}” wants time, and time is what everybody wants',
      ],
      [
        '; “{product}” has not earned it yet.',
        '; {words} in, that is early.',
        '; a yes-or-no about “{product}” would have cost {reader} nothing.',
        '; {firm} has been known to {reader} for {time}.',
        '; {reader} does not yet know whether “{product}” is worth a shorter sentence.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” asks a stranger to help move a piano',
        '“{start}” is a meeting about whether there should be a meeting',
        '“{start}” wants a piece of the one thing nobody has',
      ],
      [
        '; {firm} has shown {reader} {time} of text and would like an afternoon.',
        '; {reader} has not even said yes to reading on.',
      ],
    ),
  },
  'no-question': {
    gentle: crossed(
      [
        '{Sentences} and not one question mark',
        'It ends on “{last}” without asking anything',
        'Nobody asks {reader} anything here',
      ],
      [
        '; one about “{product}” would be nice to answer.',
        '; {reader} is still holding the pen.',
        ', and a question is the easiest thing to reply to.',
      ],
    ),
    honest: crossed(
      ['{Sentences}, all of them statements', 'It says “{last}” and waits', 'Not a question mark in sight'],
      [
        '; {reader} nods at “{product}” and moves on.',
        '; nobody told {reader} it was their turn.',
        '. One cannot reply to “{matter}”, only admire it.',
      ],
    ),
    brutal: crossed(
      ['{Sentences} and no question', '“{last}” is the end of a speech', 'It talks like a loudspeaker'],
      [
        '; {reader} was not needed for this.',
        '; it wants an audience for “{matter}”, and {reader} has left.',
        '; the silence after “{matter}” will be complete.',
        ': about “{product}”, at length, in one direction.',
      ],
    ),
  },
  'missing-ask': {
    gentle: crossed(
      ['It stops at “{last}”', '“{last}” is nicely put', 'It says all it knows and stops at “{last}”'],
      [
        ' and looks at {reader}; {reader} looks back.',
        ', and nobody has said what {reader} should do about “{product}”.',
        ', one sentence short of a request.',
      ],
    ),
    honest: crossed(
      ['It all leads up to “{last}”', '“{last}” is the last word', 'After “{last}” comes the sign-off'],
      [
        ', and then everybody goes home.',
        '; what {reader} should do about “{product}” has not been decided.',
        ', so {firm} will get exactly what it asked for.',
        ', so “{matter}” was for information, apparently.',
      ],
    ),
    brutal: crossed(
      [
        '“{last}”, it says, and leaves',
        'It rings, talks as far as “{last}” and goes',
        '{Sentences} up to “{last}” and no request',
      ],
      [
        '; it asked {reader} for nothing and will get it.',
        '. “{product}” was delivered to no one in particular.',
        ', like a salesman who forgot the pen.',
        '; “{matter}” will be filed under “nice for them”.',
      ],
    ),
  },
  'no-reason-to-write': {
    gentle: crossed(
      [
        '{Reader} could be anyone so far',
        'Nothing here says how {reader} was chosen',
        'It knows {name}’s name and has not yet used anything else',
        'It is written to {reader} and about {firm}',
        'So far it fits anyone who can read',
        'What brought it to {reader} is not said',
      ],
      [
        '; one line on why “{product}” and why now would change that.',
        '; say what made you think of {reader} for “{product}”.',
        '; “{product}” would land better with a reason attached.',
        '; “{ask}” is easier to answer once one knows why one is asked.',
      ],
    ),
    honest: crossed(
      [
        '{Reader} is the audience here, not the reason',
        'It does not say how {reader} came to be on the list',
        'It would be the same mail if {reader} sold pianos',
        'Nothing in it could only have been written to {reader}',
        'It never lets on that it knows whom it is writing to',
        'The one thing it has about {reader} is the address',
        'Swap {reader} for the next name on the list and not a word has to change',
        'It tells {reader} all about “{product}” and nothing about the choice of {reader}',
        'It knows what {firm} wants and nothing about {reader}',
        'There is a reason why {reader} gets this, and it is a list',
        '“Why me?” is the first thing {reader} thinks and the one thing it does not answer',
        'It was written at an address, not to a person',
        '{Name} appears in the greeting and is never seen again',
      ],
      [
        '; it has {total} sentences, and {reader} is in none of them.',
        '; “{product}” may suit {reader}, and that would be a coincidence.',
        '; {firm} will get the answers that lists get.',
        '; “{opening}” would have suited anyone.',
        '; one fact about {reader} would be one more than it has.',
        '; a minute on {reader}’s website would have told {firm} something.',
        '; “{ask}”, it then asks, and never says why it asks {reader}.',
      ],
    ),
    brutal: crossed(
      [
        '{Reader} was not chosen for this, only next',
        'It would do just as well for a lamp post',
        'A horoscope gets round to {reader} sooner',
        'The mail has met “{product}” and it has not met {reader}',
        'It greets {name} by name, as a parking machine greets a number plate',
      ],
      [
        '; a leaflet under a wiper knows more about the car than this about {reader}.',
        '; {firm} could have got the same result from a phone book.',
        '; “{product}” is for whoever is in.',
        '; {reader} is a row in a spreadsheet and can tell.',
      ],
    ),
  },
  'calendar-link-early': {
    gentle: crossed(
      ['The booking link is practical, and early', 'A calendar link comes with the hello'],
      [
        '; {reader} has not said yes to “{product}” yet.',
        '; a question first, and {reader} may ask for it.',
        '; {firm} could wait for a yes.',
      ],
    ),
    honest: crossed(
      [
        'It hands over the calendar before anyone has said yes',
        'The booking link is out before the interest is in',
        'There is a calendar link for a meeting nobody has agreed to',
      ],
      [
        '; {reader} was still reading.',
        '; “{product}” has not been invited yet.',
        '; to {reader} it looks like the bill, brought with the menu.',
        '; {firm} has {reader} pencilled in.',
      ],
    ),
    brutal: crossed(
      ['A booking link, already', 'It sends a stranger to its calendar'],
      ['; that is a toothbrush in {reader}’s bathroom.', '; {firm} has ordered for two.'],
    ),
  },
}
