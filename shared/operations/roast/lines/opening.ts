import type { Lines } from '../line.ts'

/** Lines about the first words of a mail. */
export const OPENING_LINES: Lines = {
  'throat-clearing': {
    gentle: [
      '“{quote}” is the only part of this the reader has met before.',
      '“{quote}” is kindly meant; so were the others that came in today.',
      '“{quote}” clears its throat politely; the reader has already leaned in.',
      'The wish is sincere, it just stands in front of the news; “{quote}” can step aside.',
      '“{quote}” holds the door for “{next}”, which had hoped to go first.',
    ],
    honest: [
      '“{quote}” costs {n} words, and the reader spends them looking for the mail.',
      'Cut “{quote}”, and it begins at “{next}”; which is where it begins.',
      '“{quote}” holds up the queue looking for change. “{next}” is standing right behind it.',
      '“{quote}” is a comfortable lie, told to somebody who came about “{product}”.',
      '“{quote}” They were fine; they were fine right up to this sentence.',
      '“{quote}” is what gets typed while the real first sentence is on its way; it has arrived now.',
      '“{quote}”: the waiting-room music of written English.',
      'The {first} line shows in every inbox; here that space is let, rent-free, to “{quote}”.',
      '“{quote}” could open a love letter, a summons or a gas bill; that is the trouble with it.',
      'If “{quote}” went missing, no search party would form.',
      '“{quote}” is the paper round the sandwich. Serve the sandwich.',
      'Nobody has ever answered “{quote}” with how they actually are.',
      'The band is still tuning: “{quote}”. The song is called “{next}”.',
    ],
    brutal: [
      '“{quote}”: no reader, ever, has said “at last”.',
      '“{quote}” is what a mail says when it hears footsteps and panics.',
      '“{quote}” is a sentence with its coat still on.',
      'One could delete “{quote}” in front of the reader, and they would not look up.',
      '“{quote}” wishes the reader well, and then keeps them from “{product}”.',
      'Somewhere under “{quote}” lies a first sentence. Bring a torch.',
      'In the one line everybody sees, the pitch was “{quote}”; it means: nothing yet, try again later.',
      '“{quote}” has opened so many mails that it should draw a pension.',
      'The reader gave it {time}; “{quote}” spent the first few on itself.',
    ],
  },
  'stale-greeting': {
    gentle: [
      '“{quote}” greets the list; a name would greet a reader.',
      '“{quote}” is a handshake for a crowd.',
      '“{quote}” is polite to everyone, so to no one in particular. “{opening}” would like an addressee.',
      'A name in place of “{quote}” costs a minute, and “{opening}” would sound twice as warm.',
    ],
    honest: [
      '“{quote}” is what one says to a room with the lights off.',
      '“{quote}” is addressed to whoever is still awake.',
      'Nobody has ever turned round in the street at “{quote}”.',
      '“{subject}”, for “{quote}”: addressed to whoever opens it, and answered by about as many.',
      'Any vaguer than “{quote}”, and “{subject}” could have gone out as a leaflet.',
      'It knows what it wants: “{ask}”. “{quote}” shows it doesn’t know from whom.',
    ],
    brutal: [
      '“{quote}” ranks just above “To whom it may concern”, and it concerns no one.',
      'The bin has a name on it; the reader gets “{quote}”.',
      '“{quote}” means: I have your address and could not be troubled with your name.',
      'With “{quote}” it has already told the reader that anyone would do.',
      '“{quote}” is on every parking ticket as well.',
      '“{quote}” is what one calls out in a dark house.',
      '“{quote}” has been answered by nobody, ever.',
      '“{quote}” is how bailiffs and lottery winners say hello.',
      '“{ask}”, it asks of “{quote}”: a favour from somebody whose name was too much trouble.',
    ],
  },
  'self-introduction': {
    gentle: [
      '“{quote}” is a polite hello in the place where the reason goes.',
      '“{quote}” can move below; the reader came to meet “{product}”.',
      '“{quote}” is good manners at a party; a mail wears its name badge in the sender line.',
      'The sender line has said who this is, so “{quote}” may use its place for why.',
    ],
    honest: [
      '“{quote}” begins a tour of the sender; the reader is outside, with a ticket.',
      '“{quote}”: and the reader, meanwhile, is still holding the door.',
      '“{quote}” opens with the one fact the reader could see already.',
      '“{quote}” answers who; the stranger was asking why.',
      'The best seat of the mail went to “{quote}”, which was printed on the envelope.',
      '“{quote}”: a business card, handed over before anybody sat down.',
      'At “{quote}” the reader meets the author; the reader had hoped to meet the reader.',
      '“{quote}”: the author is in, the reason is still at large.',
    ],
    brutal: [
      '“{quote}” answers a question that nobody would have asked before the next sentence.',
      '“{quote}” hijacks the {first} line to read out the label.',
      '“{quote}”: news that the signature could have broken, and more briefly.',
      '“{quote}” is a biography, knocking at a door that has not been opened.',
      'Strangers are read for what they bring; “{quote}” brings a name tag.',
    ],
  },
  'self-centred-opening': {
    gentle: [
      '“{start}” is all true, only it is about the wrong end of the mail.',
      '“{quote}” begins at home; the reader lives somewhere else.',
    ],
    honest: [
      '“{quote}” sets the scene, and the reader is not in it.',
      '“{start}” starts with the narrator; in mail, the reader plays the lead.',
      'Second one or so of the reader’s {time} went to “{quote}”; it concerned somebody else.',
      '“{quote}” would be a fine answer, if the first question had been “and what do you do?”',
    ],
    brutal: [
      '“{quote}” is an autobiography; the reader was hoping for a cameo.',
      '“{start}”, it begins, and at the other end of the line somebody puts the receiver on the table.',
      'An opening that has met its author and liked them: “{quote}”.',
    ],
  },
  'empty-follow-up': {
    gentle: [
      '“{quote}” knocks and then stands there; bring something, even one figure.',
      '“{quote}” is a reminder that reminds of nothing yet. “{product}” could carry some news.',
    ],
    honest: [
      '“{quote}” is a pot with the lid lifted: steam, and no supper.',
      '“{quote}”: still hungry, says the mail, and has brought nothing but a spoon.',
      '“{quote}” is the sound of a mail with its hands empty.',
      '“{quote}” asks whether anything has happened; something could have happened in this mail.',
      '“{quote}”: the last mail existed, and this one would like that on record.',
      'To “{quote}” there is one true answer, “noted”, and it does not pay well.',
      '“{quote}” returns to the scene and brings nothing but itself.',
    ],
    brutal: [
      '“{quote}” is a doorbell with nobody behind it.',
      '“{quote}” adds weight to the thread and nothing to the case.',
      'If silence was the answer to the last mail, “{quote}” is a poor appeal.',
      '“{quote}” delivers the reader’s own silence back to them, gift-wrapped.',
    ],
  },
  'rhetorical-opening': {
    gentle: [
      '“{quote}”, it asks, and already knows; a plain statement would trust the reader more.',
      '“{quote}” has a yes in mind; readers enjoy choosing their own answers.',
    ],
    honest: [
      '“{quote}” is a question that has never waited for an answer in its life.',
      '“{quote}”: asked by posters everywhere, answered by walking past.',
    ],
    brutal: [
      '“{quote}” No. Next. And there goes “{product}”.',
      '“{quote}” was last asked in earnest by an infomercial, at three in the morning.',
    ],
  },
  'apologetic-opening': {
    gentle: [
      '“{quote}” is considerate; shorter would be more so.',
      '“{quote}” spends words on promising to save them.',
    ],
    honest: [
      '“{quote}” is the first delay in a mail that meant to cause none.',
      'There is no quicker way to be brief than leaving out “{quote}”.',
      '“{quote}” reminds the reader that they had other plans.',
    ],
    brutal: ['“{quote}” pleads guilty before anyone had read the charge.'],
  },
  'answer-late': {
    gentle: [
      '“{start}” is courteous; the answer would be the greater courtesy, one line earlier.',
      'Somebody asked for help, and “{start}” thanks them for asking; they would swap that for the answer.',
    ],
    honest: [
      '“{start}”: and while the mail is being courteous, the thing is still broken.',
      '“{start}” is the hold music; the answer is on another line.',
      'They wrote in with a question; “{start}” is not, strictly speaking, the answer.',
      '“{start}” answers the fact that they wrote; what they wrote about comes up later, if time allows.',
      'The reader skips “{start}” the way one skips the safety card: gratefully, and at once.',
    ],
    brutal: [
      '“{start}”: all the warmth of a ticket dispenser, and the same information.',
      'With something broken on their desk, the reader is offered “{start}”; it does not fit the hole.',
      '“{start}” could be sent to anybody about anything, and judging by the wear it has been.',
    ],
  },
  'missing-greeting': {
    gentle: ['Straight in with “{opening}”; a name at the top would have sat down first.'],
    honest: [
      'No greeting: “{opening}” walks in and starts talking with its back to the room.',
      'The mail opens without a name, like a parking notice; “{opening}”, it says.',
    ],
    brutal: ['“{opening}”, without a hello; meter readers are warmer.'],
  },
}
