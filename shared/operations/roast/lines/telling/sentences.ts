import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about sentences that are too long, hide who acts or wear a tie, each with something only this mail has. */
export const SENTENCE_TELLING: Lines = {
  'long-sentence': {
    gentle: crossed(
      [
        '“{start}” needs {n} words to sit down',
        '“{start}” has room for {n} words and a second full stop',
        '“{start}” is a {n}-word walk',
        '“{start}” fits {n} words between two full stops',
        '“{start}” has {n} words in it',
        'There are {n} words in “{start}”',
        '“{start}” carries {n} words in one go',
        '“{start}” goes on for {n} words',
        'It is {n} words from the start of “{start}” to its full stop',
      ],
      [
        '; two sentences would share the load.',
        '; {reader} would welcome a bench on the way.',
        ', and a full stop near word {half} would be a kindness.',
        '; “{follow}” is waiting patiently behind it.',
        '; half of it would already be a good sentence.',
        '; nobody would mind if it stopped for breath.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” is {n} words long',
        'At {n} words “{start}” is less a sentence than a corridor',
        '“{start}” sets out with {n} words and no map',
        'Somebody lost the full stop of “{start}” and kept looking for {n} words',
        '“{start}” has {n} words and a verb, last seen heading north',
        'Like most tours, “{start}” is best in the first {half} of its {n} words',
      ],
      [
        '; {reader} packed sandwiches.',
        '; by the end {reader} has forgotten the beginning.',
        '; “{follow}” had to wait outside.',
        '; it passes a perfectly good full stop at word {half} and waves.',
        '; there is a shorter sentence inside, banging on the wall.',
        '; committees have been shorter, and there were biscuits.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” goes on for {n} words',
        '{N} words, one full stop: “{start}”',
        '“{start}” is a {n}-word cry for a full stop',
        '“{start}” takes {n} words and no prisoners',
        'After {n} words “{start}” has to be carried out',
      ],
      [
        '; {reader} let go of the rope at word {half}.',
        '; “{follow}” has started without it.',
        '; search parties turned back at word {half}.',
        '; somewhere in there a point died of old age.',
        '; {reader} asked for a rope and a guide.',
        '; I have read shorter leases.',
      ],
    ),
  },
  'passive-voice': {
    gentle: crossed(
      [
        '“{quote}” is shy about who did it',
        '“{quote}” leaves its author at home',
        'Whoever is behind “{quote}” may come out',
      ],
      [
        '; {reader} would like to know whom to thank.',
        '; a name in front and it moves faster.',
        '; {firm} could simply say “we”.',
        '; “{subject}” has somebody behind it, surely.',
        '; “{product}” did not do it by itself.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}”, by hands unknown',
        '“{quote}” is a deed without a doer',
        '“{quote}”: nobody did it, and nobody saw anything',
        'The culprit of “{quote}” has left no prints',
      ],
      [
        '; {reader} would like to speak to whoever it was.',
        ', as if at {firm} things happened by weather.',
        '; tell them it is safe to come out.',
        '; “{subject}” is all the witness there is.',
        '; “{product}” says it was asleep.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is an alibi with a verb in it',
        '“{quote}” pleads that it was not there',
        '“{quote}” wears a mask',
        '“{quote}” was written by a committee of ghosts',
        'In “{quote}” things get done the way socks get lost',
      ],
      ['; {reader} suspects {firm}.', '; {reader} suspects the photocopier.'],
    ),
  },
  'over-formality': {
    gentle: crossed(
      [
        '“{quote}” has put on a tie for this',
        '“{quote}” stands up when spoken to',
        '“{quote}” may sit down now',
      ],
      [
        '; this is a kitchen table, and {reader} is having coffee.',
        '; {firm} surely has a first name.',
        '; say it as one would over coffee.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” clicks its heels',
        '“{quote}” arrives by carriage and asks to be announced',
        '“{quote}” puts a mahogany desk between the two of you',
        '“{quote}” comes with its own waiting room',
      ],
      [
        '; {reader} looks round for the butler.',
        '; {reader} looks for the number to draw.',
        '; the human being is said to be in another building.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” enters backwards, bowing',
        '“{quote}” was written with a feather',
        '“{quote}” was carbon-dated to before the fax',
        '“{quote}” is spoken by nobody who is alive',
        '“{quote}” smells of sealing wax',
      ],
      ['; {reader} looked behind for whoever was meant.', '; {firm} may want its century back.'],
    ),
  },
  'too-long': {
    gentle: crossed(
      [
        'There is a good mail of {usual} words in here',
        '{Usual} words would hold what {reader} takes home',
        'It stays {excess} words longer than it was asked to',
        'All of it is well meant, {excess} words more than usual',
      ],
      [
        '; “{start}” could wait for another day.',
        '; it shares the room with everything from “{start}” on.',
        '; by “{start}” {reader} has put the kettle on.',
        '; “{last}” is waiting at the far end of it.',
      ],
    ),
    honest: crossed(
      [
        'It had room for everything, and put everything in',
        'The point fits in {usual} words, and the other {excess} are its entourage',
        'Some {excess} of its words could leave by the side door',
        'It takes {time} to read, and {reader} gives it a glance',
      ],
      [
        '; at “{start}” a shorter mail would be over, and answered.',
        '; “{last}” is in there, for those who packed a lunch.',
        '; “{start}” shows no sign of remorse.',
        '; from “{start}” on it is talking to itself.',
      ],
    ),
    brutal: crossed(
      [
        'It should have been two mails, or half of one',
        '{Excess} words too many, and it knows all of them',
        'It is too long to read and too short to shelve',
        'The thumb decides, and the thumb has decided',
      ],
      [
        '; by “{start}” even the cursor had stopped blinking.',
        '; “{start}” alone is longer than the attention it asks for.',
        '; {reader} got off at “{start}” and took a taxi.',
      ],
    ),
  },
}
