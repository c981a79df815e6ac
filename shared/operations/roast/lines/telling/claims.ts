import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** What a reader would rather know than the claim, by level: the end of a line. */
const INSTEAD = {
  gentle: [
    '; one plain fact about “{product}” would say more.',
    '; {reader} would sooner trust a number.',
    '; {firm} can surely show it instead.',
    '; {reader} would like to see it instead of being told.',
  ],
  honest: [
    '; {reader} nods at such things and remembers none.',
    '; what {firm} has that others have not is still a secret.',
    '; a customer of {firm} could say it, and it would count.',
    '; {reader} cannot repeat it to anyone with a budget.',
    '; what “{product}” actually does is left to {reader}’s imagination.',
    '; {figureless} in all, and not one number to back it up.',
    '; {firm} means “{product}” and could just say so.',
    '; {reader} reads it as “no figures available”.',
    '; one number and {reader} would not need it.',
    '; every rival of {firm} has written it this week.',
  ],
  brutal: [
    '; as evidence for “{product}” it would not survive a pub quiz.',
    '; {figureless} without a number, so {reader} will supply one: zero.',
    '; somewhere at {firm} a fact about “{product}” is waiting to be asked.',
    '; {reader} will believe it the day somebody else says so.',
    '; {firm} could have put a number there and chose not to.',
    '; {reader} has deleted it before, under other names.',
  ],
}

/** What becomes of a worn phrase in its sentence, by level: the end of a line. */
const WORN = {
  gentle: [
    '; {reader} would be quicker without it.',
    '; {firm} surely says it simpler across a table.',
    '; {reader} has read it somewhere before.',
    '; say it to {reader} in your own words.',
    '; {reader} would rather have it in plain words.',
    '; without it the sentence gets to {reader} sooner.',
  ],
  honest: [
    '; {reader} has to translate it before it means anything.',
    '; {firm} means something by it, presumably “{product}”.',
    '; {reader} has stopped hearing it.',
    '; cut it, and {reader} will not ask where it went.',
    '; what {firm} means by it is anybody’s guess.',
  ],
  brutal: [
    '; “{product}” deserved a word of its own.',
    '; {reader} skipped it, like everyone since the nineties.',
    '; {firm} typed it with its eyes shut.',
  ],
}

/** Lines about praise, jargon and phrases that others wore out, each with something only this mail has. */
export const CLAIM_TELLING: Lines = {
  'vague-claim': {
    gentle: crossed(
      [
        '“{quote}” wants to be shown, not said',
        '“{quote}” is modest about its evidence',
        '“{quote}” may be the truth in its dressing gown',
        '“{quote}” would like a number for company',
        '“{quote}” has not been introduced to a fact yet',
        '“{quote}” may well be true, and nobody can tell',
        '“{quote}” asks to be believed on its own word',
        '“{quote}” is a frame waiting for a picture',
      ],
      INSTEAD.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” is what is left when the numbers are taken out',
        '“{quote}” would be wonderful if one could see it',
        '“{quote}” is a cheque without an amount',
        '“{quote}” shakes hands without a hand',
        '“{quote}” has no witness',
        '“{quote}” rests on the word of the one who profits',
        '“{quote}” can be neither checked nor missed',
        '“{quote}” is a trophy cabinet with the light off',
        '“{quote}” is a medal from a shop',
        '“{quote}” is claimed by every competitor too, and one of them must be wrong',
        '“{quote}”, says the seller, and who would know better',
        '“{quote}” is doing the work of a number, badly',
        '“{quote}” leaves out by whom, since when and by how much',
      ],
      INSTEAD.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is a medal with a price tag',
        '“{quote}” was awarded by the author to the author',
        '“{quote}” is what the parrot says as well',
        'The only proof of “{quote}” is that it says “{quote}”',
        '“{quote}” is what one writes when the figures are on holiday',
        '“{quote}” has been said by so many that it now means “exists”',
        '“{quote}” marks its own homework',
      ],
      INSTEAD.brutal,
    ),
  },
  hype: {
    gentle: crossed(
      [
        '“{quote}” has been at the coffee',
        '“{quote}” is dressed for a bigger party',
        '“{quote}” does the cheering so that nobody else has to',
        '“{quote}” smiles with all its teeth',
        '“{quote}” is on tiptoe, and the thing itself may be tall enough',
        '“{quote}” is excited on the reader’s behalf',
        '“{quote}” brings its own applause',
      ],
      INSTEAD.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” is a drum roll for a card trick',
        '“{quote}” polishes the air',
        '“{quote}” walks in backwards, waving',
        '“{quote}” is how a fact behaves when it fears it is ordinary',
        '“{quote}” was meant to raise the roof and raised an eyebrow',
        '“{quote}” inflates the balloon and forgets the string',
        '“{quote}” tells people what to feel before it tells them what it is',
        '“{quote}” arrives by cannon',
        '“{quote}” has had three coffees',
        'Penicillin was announced with less than “{quote}”',
        '“{quote}” is the mail clapping for itself',
        '“{quote}” promises fireworks and hands over a leaflet',
        '“{quote}” turns the volume up and the meaning down',
      ],
      INSTEAD.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is a standing ovation with one person in it',
        '“{quote}” needs a lie-down',
        '“{quote}” is glitter, and now it is everywhere',
        '“{quote}” is a lot of confetti for a sentence with nothing in it',
        '“{quote}” is what a brochure shouts in its sleep',
        'Nobody who had “{quote}” would need to call it that',
        'The mail is beside itself with “{quote}”, and {reader} is beside neither of them',
      ],
      INSTEAD.brutal,
    ),
  },
  cliches: {
    gentle: crossed(
      [
        '“{quote}” has worked hard for many years and may sit down',
        '“{quote}” is a well-loved phrase with holes at the elbows',
        '“{quote}” was somebody’s good idea once',
      ],
      WORN.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” is furniture',
        '“{quote}” has worn a groove in the language',
        '“{quote}” was picked because it was nearest',
        '“{quote}” has been said so often that it no longer makes a sound',
        '“{quote}” is a phrase with a loyalty card',
        '“{quote}” came pre-chewed',
        'The eye reads “{quote}” the way it reads a “wet floor” sign',
        '“{quote}” is what is left of a thought after everyone has had it',
      ],
      WORN.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” was fresh when the fax was',
        '“{quote}” is on the mug in the meeting room',
        '“{quote}” belongs on a poster above a kettle',
        '“{quote}” is a photocopy of a photocopy',
        '“{quote}” died of overwork, and here it is again',
        'Bingo cards all over the country have “{quote}” in the middle square',
      ],
      WORN.brutal,
    ),
  },
  jargon: {
    gentle: crossed(
      [
        '“{quote}” has a plain cousin who would love to be asked',
        '“{quote}” wears a lanyard to a kitchen table',
        '“{quote}” is shop talk, outside the shop',
      ],
      WORN.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” was a fact once, and then it went to a workshop',
        'Say “{quote}” to a friend across a table and watch them look for the waiter',
        '“{quote}” sounds like progress and photographs like a wall',
      ],
      WORN.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” is to meaning what plastic fruit is to lunch',
        '“{quote}” escaped from a slide and is considered harmless',
        'Nobody has ever gone home and said “{quote}”',
      ],
      WORN.brutal,
    ),
  },
  'template-smell': {
    gentle: crossed(
      [
        '“{quote}” shows the seam where the template was cut',
        '“{quote}” was friendly the first few times',
        '“{quote}” fits everyone a little',
      ],
      WORN.gentle,
    ),
    honest: crossed(
      [
        '“{quote}” was cut out along the dotted line',
        '“{quote}” is what is left when the names are taken out',
        '“{quote}” has been everywhere and met nobody',
        '“{quote}” is a sentence in a rental suit',
        '“{quote}” still has the mould marks on it',
        '“{quote}” is where {reader} sees the other recipients standing behind this one',
        '“{quote}” was written for a list, and {reader} can feel the list',
        'At “{quote}” {reader} stops reading and starts recognising',
      ],
      WORN.honest,
    ),
    brutal: crossed(
      [
        '“{quote}” has been sent so often that spam filters greet it by name',
        '“{quote}” was laid by a machine and is still warm',
        '“{quote}” fits {reader} the way a hospital gown fits',
        '“{quote}” is mail merge without the merge',
      ],
      WORN.brutal,
    ),
  },
  'generic-flattery': {
    gentle: crossed(
      [
        '“{quote}” is kind, and could be kind about something',
        '“{quote}” is a compliment still looking for its reason',
        '“{quote}” is a bouquet without a card',
      ],
      [
        '; {reader} would like to know which part.',
        '; one thing that {reader} did would prove that somebody looked.',
        '; say what it was, and {reader} will believe it.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” would suit anyone with an inbox',
        '“{quote}” praises without having looked',
        '“{quote}” is a compliment by the yard',
      ],
      [
        '; {reader} asks what for, and gets no answer.',
        '; {firm} has not looked, and {reader} can tell.',
        '; {reader} has had it from everyone who wanted something.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is how a stranger says “I want something”',
        '“{quote}” was ordered in bulk',
        '“{quote}” praises a page that nobody opened',
      ],
      [
        '; {reader} is waiting for the “but”.',
        '; {reader} put a hand on the wallet.',
        '; {firm} would have said it to a houseplant.',
      ],
    ),
  },
}
