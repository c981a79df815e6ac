import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about sentences that are too long, hide who acts or wear a tie, each with something only this mail has. */
export const SENTENCE_TELLING: Lines = {
  'long-sentence': {
    gentle: crossed(
      [
        '“{start}” needs {n} words',
        '“{start}” is a {n}-word walk',
        '“{start}” holds {n} words',
        '{N} words in “{start}”',
        '“{start}”, all {n} words of it',
        '“{start}” runs to {n} words',
        'Between “{start}” and its end: {n} words',
      ],
      [
        '; two would share.',
        '; {reader} would like a bench.',
        '; pause near word {half}.',
        '; “{follow}” waits patiently.',
        '; halves taste better.',
        '; breathe once.',
        '; “{follow}” would hold the door.',
        '; it could sit down once.',
        '; {reader} has small lungs.',
        '; word {half} has a seat free.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” is {n} words long',
        'At {n} words “{start}” is a corridor',
        '“{start}”: {n} words, no map',
        '{N} words before “{start}” rests',
        '“{start}” packs {n} words',
        '“{start}” peaks at word {half} of {n}',
        'It takes {n} words from “{start}” down',
      ],
      [
        '; {reader} packed sandwiches.',
        '; {reader} forgot the beginning.',
        '; “{follow}” had to wait outside.',
        '; it waves at word {half} and drives on.',
        '; committees have been shorter.',
        '; a shorter one knocks inside.',
        '; bring water.',
        '; “{follow}” took a later train.',
        '; word {half} was a good stop.',
        '; nobody held the door for “{follow}”.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” goes on for {n} words',
        '{N} words, one full stop: “{start}”',
        '“{start}” is a {n}-word cry',
        '“{start}”: {n} words, no prisoners',
        'After {n} words “{start}” is carried out',
        '“{start}” weighs {n} words',
        'Around word {half}, “{start}” lost its keys',
      ],
      [
        '; {reader} let go at word {half}.',
        '; “{follow}” started without it.',
        '; search parties turned back.',
        '; its point retired early.',
        '; {reader} asked for a guide.',
        '; leases are shorter.',
        '; “{follow}” grew a beard.',
        '; no survivors past word {half}.',
        '; the verb sent a postcard.',
        '; {reader} called a taxi.',
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
        '{Usual} words would do',
        'It stays {excess} words too long',
        'All well meant, {excess} words too many',
        'A {usual}-word mail is in here',
        'Lose {excess} words',
        'It has {excess} words to spare',
      ],
      [
        '; “{start}” could wait a day.',
        '; “{start}” can take a later bus.',
        '; by “{start}” {reader} makes tea.',
        '; “{last}” waits at the far end.',
        '; then {reader} gets to “{last}” sooner.',
        '; look behind “{opening}” first.',
        '; “{opening}” already says much of it.',
      ],
    ),
    honest: crossed(
      [
        'It put everything in',
        '{Usual} words carry the point, {excess} carry bags',
        'Some {excess} words could slip out',
        '{Time} to read, one glance to leave',
        'It is {excess} words over',
        '{Excess} words are here for the buffet',
      ],
      [
        '; a shorter mail ends before “{start}”.',
        '; “{last}” is for those with lunch.',
        '; “{start}” shows no remorse.',
        '; past “{start}” it talks to itself.',
        '; {reader} left before “{last}”.',
        '; “{opening}” had it nearly said.',
        '; keep “{last}”, cut its escort.',
      ],
    ),
    brutal: crossed(
      [
        'Two mails in one coat',
        '{Excess} words too many',
        'Too long to read, too short to shelve',
        'The thumb has decided',
        'It brought {excess} spare words',
        '{Time}, says the clock',
      ],
      [
        '; by “{start}” the cursor slept.',
        '; {reader} got off at “{start}”.',
        '; “{start}” plays to empty chairs.',
        '; “{last}” was found by archaeologists.',
        '; nobody came back from “{start}”.',
        '; “{opening}” has aged since.',
        '; “{last}” should have come by post.',
      ],
    ),
  },
}
