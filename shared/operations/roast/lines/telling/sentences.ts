import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about sentences that are too long, hide who acts or wear a tie, each with something only this mail has. */
export const SENTENCE_TELLING: Lines = {
  'long-sentence': {
    gentle: crossed(
      [
        '“{start}” runs to {n} words',
        '“{start}” is a {n}-word walk',
        '“{start}” keeps going for {n} words',
        'From “{start}” to the full stop it is {n} words',
        '“{start}” carries {n} words on its own',
        '“{start}” is two sentences in one coat, {n} words tall',
      ],
      [
        '; {reader} would like a bench halfway.',
        '; a full stop near word {half} would let {reader} breathe.',
        '; cut at word {half}, both halves would live.',
        '; two shorter ones would share the load.',
        '; read it aloud in one breath and you will see.',
        '; “{follow}” is waiting behind it.',
        '; {reader} would be grateful for a stop on the way.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” is {n} words long',
        'It takes {n} words to get from “{start}” to a full stop',
        '{N} words and one full stop: “{start}”',
        '“{start}” passes a perfectly good place to stop at word {half} of {n}',
        '“{start}” is {n} words in single file',
        '“{start}” packs {n} words into one breath',
      ],
      [
        '; by the end {reader} has forgotten the beginning.',
        '; {reader} packed sandwiches.',
        '; full stops cost nothing.',
        '; it says one thing, then another, then another.',
        '; whoever reads it aloud should have somebody stand by.',
        '; “{follow}” had given up hope of its turn.',
        '; committees have been shorter.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” goes on for {n} words',
        '“{start}” is a {n}-word hostage situation',
        'After {n} words “{start}” is carried out by its friends',
        '“{start}” has {n} words and a verb, last seen heading north',
        '“{start}” and its full stop have never met; {n} words came between them',
        '“{start}” weighs {n} words and has one handle',
      ],
      [
        '; {reader} let go at word {half}.',
        '; search parties turned back at word {half}.',
        '; short stories have got somebody married and buried in less.',
        '; the reader has one train ride, and the train is winning.',
        '; “{follow}” has grown a beard.',
        '; even the commas asked for a break.',
        '; {reader} came out at the other end older.',
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
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is an alibi with a verb in it',
        '“{quote}” pleads that it was not there',
        '“{quote}” was written by a committee of ghosts',
        'In “{quote}” things get done the way socks get lost',
      ],
      [
        '; {reader} suspects {firm}.',
        '; {reader} would like to see the CCTV.',
        '; nobody at {firm} has an alibi.',
      ],
    ),
  },
  'over-formality': {
    gentle: crossed(
      [
        '“{quote}” has put on a tie for this',
        '“{quote}” stands up when spoken to',
        '“{quote}” holds its cup with one finger out',
        '“{quote}” bows before it speaks',
      ],
      [
        '; {reader} is at a kitchen table, having coffee.',
        '; {firm} surely has a first name.',
        '; say it to {reader} as one would over coffee.',
        '; {reader} would answer a person sooner.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” clicks its heels',
        '“{quote}” arrives by carriage and asks to be announced',
        '“{quote}” puts a mahogany desk between the two of you',
        '“{quote}” was last heard alive in a post office',
        '“{quote}” comes with a rubber stamp',
      ],
      [
        '; {reader} looks round for the butler.',
        '; {reader} looks for the number to draw.',
        '; {firm} does not talk like that, one hopes.',
        '; nobody has said it to {reader} aloud, ever.',
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
      [
        '; {reader} looked behind for whoever was meant.',
        '; {firm} may want its century back.',
        '; {reader} felt served rather than written to.',
      ],
    ),
  },
  'too-long': {
    gentle: crossed(
      [
        'A mail of {usual} words is hiding in here',
        'It is all well meant, and {excess} words too long',
        'It could lose {excess} words',
        '{Usual} words would carry it',
      ],
      [
        '; then {reader} gets to “{last}” sooner.',
        '; look behind “{opening}” first.',
        '; what is left would be read to the end.',
        '; {reader} would make it to “{last}” in one go.',
        '; “{opening}” and “{last}” can stay, the rest can take turns.',
      ],
    ),
    honest: crossed(
      [
        '{Usual} words carry the point, {excess} carry bags',
        'It is {excess} words over',
        'Some {excess} of its words could leave by the side door without waking anybody',
        '{Excess} words came only for the buffet',
      ],
      [
        '; a shorter mail ends before “{start}”.',
        '; {reader} left before “{last}”.',
        '; “{last}” is for those who packed lunch.',
        '; it asks {reader} for {time}, and gets a glance.',
        '; “{opening}” had nearly said it all.',
      ],
    ),
    brutal: crossed(
      [
        'It is two mails in one coat',
        'It brought {excess} words that nobody invited',
        'It is too long to read and too short to shelve',
        '{Time} of reading, says the clock; the thumb says less, and the thumb decides',
      ],
      [
        '; {reader} got off at “{start}”.',
        '; “{start}” plays to empty chairs.',
        '; nobody living has seen “{last}”.',
        '; cut {excess} words and {reader} may forgive the others.',
        '; “{last}” will be read by archaeologists.',
      ],
    ),
  },
}
