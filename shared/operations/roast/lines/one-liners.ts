import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

/** The whole roast in a line, by how a mail stands or by what several of its findings have in common. */
export const ONE_LINERS = {
  blank: {
    gentle: ['All margin, no message, {score} points: every good mail started there.'],
    honest: ['{Score} points for saying nothing. Say something and it gets easier.'],
    brutal: ['A cold case: no message, {score} points, no suspects.'],
  },

  scrap: {
    gentle: ['It has {score} points and all its life before it.'],
    honest: ['At {score} points it has not done enough to be wrong.'],
    brutal: ['{Score} points: the roast is still looking for something to put on the fire.'],
  },
  foreign: {
    gentle: ['{Words} that look well from here.'],
    honest: ['Of {words} I understood the full stops.'],
    brutal: ['All {words} of it may be poetry. The marks between them are not.'],
  },

  capitals: {
    gentle: [
      'Nobody has gone deaf yet: {list} could be said sitting down.',
      'There are {places} in capitals. The reader is just here, a foot away.',
      'It raises its voice at {list}; the room is small.',
    ],
    honest: [
      '{List}: all volume, no radio.',
      'It shouts {list} at somebody who was already reading.',
      'Set {list} in small letters and one can see how little was being said.',
      '{List}: a quiet offer, delivered through a letter box with a trumpet.',
      'There are {places} in capitals. Not one is the reader’s name.',
    ],
    brutal: [
      '{List}: bellowed in {places}, and heard in none of them.',
      'It shouts {list}, and what it needs is a glass of water.',
    ],
  },
  pictures: {
    gentle: [
      'It keeps its best in pictures and {words} in the cellar.',
      'The pictures carry it; {words} could take a corner.',
      'A pretty mail; without its pictures it is {words} and some blank frames.',
      'With the images off, {words} of it remain. They could be better prepared.',
    ],
    honest: [
      'All dressed up, with {words} to say and nobody allowed to hear them.',
      '{Words} of text, framed. Some readers get the frame.',
      'It counts on the pictures. Half of the inboxes don’t, and then it has {words} to its name.',
      'Switch the pictures off and it becomes {words}, sitting in the dark.',
      'A slide show with {words} of mail round it.',
    ],
    brutal: [
      'Take the frames off the wall and {words} fall out from behind.',
      'It is wallpaper, and {words} are stuck behind it.',
      'Without pictures it says about as much as the {words} say with them.',
    ],
  },
  slips: {
    gentle: [
      '{List} are small, and in view.',
      '{List} only need a minute and a kind eye.',
      'It was in a hurry, as {list} will tell anyone.',
      '{List}: nothing a slow second look would not catch.',
    ],
    honest: [
      '{List} wave from the page like children from a coach.',
      'Somebody typed {list} and nobody looked up.',
      '{List}: it was typed with great conviction, on a bus.',
      'One reads {list} and starts to wonder about the figures, too.',
      'The mail says a great deal, and {list} are what one hears.',
      '{List} got past the author, the checker and the better angels.',
      'It was proofread by nobody, and nobody missed {list}.',
      'There are {places} where the keyboard won. {List} are on its mantelpiece.',
    ],
    brutal: [
      'After {list} the reader corrects the rest out of habit.',
      '{List} have not been read by their own author.',
      '{List} were all within reach of a dictionary.',
      'One could play bingo with {list}.',
      'Reading {list} feels like walking upstairs and finding one step missing.',
      '{List}: somewhere a dictionary is being treated for shock.',
      'With {list} it has not so much been written as dropped.',
      'It was typed by elbow, say {list}.',
    ],
  },
  sorry: {
    gentle: [
      '{List}: forgiven, twice over. What changes now?',
      'It is sorry in {words}. One fact would weigh more.',
    ],
    honest: [
      '{List}: it apologises all round the thing.',
      'It is sorry, it is very sorry, and after {words} nobody knows what for.',
      '{Words} of regret, and the reader is still standing in the puddle.',
    ],
    brutal: [
      '{List}: a wreath, sent to the wrong funeral.',
      'After {words} of remorse the only thing that has been mended is the conscience.',
    ],
  },
  jargon: {
    gentle: [
      'It could be said to a neighbour, without {list}.',
      '{List}: a lot of coats over a small fact.',
      '{List} may all be true; they would be more fun with a picture.',
      '{List}: the words are dressed up and have nowhere to go.',
      'Take {list} out, and a reasonable mail walks in.',
    ],
    honest: [
      '{List}: if it were a dish, it would be foam.',
      'Somewhere between {list}, somebody nearly said what the product does.',
      '{List}: the brochure has learned to type.',
      'It uses {list} and means, I believe, “it works”.',
      '{List}: it says so much and one still could not draw it.',
      'It speaks fluent {list}; the reader speaks English.',
      'With {list} it has everything a mail can have, apart from a thing.',
      '{List}: somebody shook a slide deck over an envelope.',
    ],
    brutal: [
      'Translated, {list} come to about half a promise.',
      'It has {list} where others have a product.',
      'With {list} it has furnished the room and forgotten the floor.',
      '{List}: somebody has been to a conference.',
      'I asked what it sells; it said {list}, and I left.',
      '{List}: read it out slowly at a bar and drink alone.',
      'It is made of {list}, and nourishes accordingly.',
      'After {list} the reader knows how it feels to be a whiteboard.',
    ],
  },
  nagging: {
    gentle: [
      'It pulls the sleeve: {list}; one could just say what is on the table.',
      'It keeps looking at its watch: {list}.',
    ],
    honest: [
      'It pleads, sighs and counts: {list}; a fact would have got further.',
      '{List}: people have hidden behind sofas for less.',
      '{List}: a sales conversation, with hurt feelings, for one voice.',
      'With {list}, it argues with somebody who has only opened a mail.',
    ],
    brutal: [
      'It has {list} to say, and still no news.',
      'By way of charm: {list}.',
      '{List}: this is how doors learn to have chains.',
      'It has tried everything: {list}; everything but a reason.',
    ],
  },
  formal: {
    gentle: ['{List}: it put on a tie for this, and could loosen it.', 'The heart is there, under {list}.'],
    honest: [
      '{List}: it arrives by carriage and asks to be announced.',
      'One wants to offer it a chair; it would say {list} and remain standing.',
      '{List}: a mail that stands up when spoken to.',
      'It has swallowed a filing cabinet; {list} stick out.',
      'Between {list}, one can hear somebody trying to say something quite simple.',
    ],
    brutal: [
      '{List}: carbon dating puts it before the fax.',
      'It does not speak, it issues; see {list}.',
      'With {list} it reads as if it had been notarised against its will.',
    ],
  },
  hedged: {
    gentle: [
      '{List}: it has a view and is too polite to mention it.',
      'It tiptoes: {list}; the floor would hold.',
    ],
    honest: [
      '{List}: it has considered saying something and decided to keep its options open.',
      '{List}: a firm handshake by a wet glove.',
      'It nearly says something, and then {list} talk it out of it.',
      'Under {list} lies an opinion, safe and sound and never used.',
    ],
    brutal: [
      '{List}: jelly, asked for directions.',
      'With {list} it backs into the room and apologises to the coat stand.',
    ],
  },
  anonymous: {
    gentle: [
      ...crossed(
        [
          '“{distant}” would suit anyone',
          'It could go to anyone, “{distant}” and all',
          'It is glad to meet everyone',
        ],
        [
          '; {reader} would like a line of their own.',
          ', and a mail about “{product}” should suit somebody.',
          '; one line about {reader} would be worth three about {firm}.',
          '; the chair for {reader} is still empty.',
        ],
      ),
    ],
    honest: [
      ...crossed(
        [
          '“{distant}” shakes every hand in the room without looking up',
          'It is a mail for one person in the way a bus is for one person',
          'It could not pick {reader} out of a line-up',
        ],
        [
          '; next stop: “{product}”.',
          '; {reader} was standing nearest.',
          '; “{ask}”, it asks, of whoever looks this way.',
          '; {firm} would not notice if the envelope were switched.',
        ],
      ),
    ],
    brutal: [
      ...crossed(
        [
          'It has met nobody and wants something from everybody',
          '“{distant}” was fired into the air',
          'It looks over {reader}’s shoulder for somebody more important',
        ],
        [
          ': “{ask}”.',
          '; “{product}” is for whoever is in, and they are out.',
          '; {reader} happened to be standing there.',
          '; {firm} has the address and no idea who lives there.',
        ],
      ),
    ],
  },
} as const satisfies Record<string, ByLevel>

export type Situation = keyof typeof ONE_LINERS
