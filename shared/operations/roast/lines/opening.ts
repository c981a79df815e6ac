import type { Lines } from '../line.ts'

/** Lines about the first words of a mail. */
export const OPENING_LINES: Lines = {
  'throat-clearing': {
    gentle: [
      'There are {words} here, and “{quote}” is the only part the reader has met before.',
      '“{quote}” is kindly meant. So were the others that came in today.',
      '“{quote}” clears its throat politely. The reader has already leaned in.',
      'The wish is sincere, it just stands in front of the news. “{quote}” can step aside.',
      '“{quote}” holds the door for the first real sentence, which is waiting behind it with {words}.',
    ],
    honest: [
      '“{quote}” costs {n} words, and the reader spends them looking for the mail.',
      '“{quote}” could be cut in every one of its languages. {Words} would start with a start.',
      '“{quote}”: the small talk at the lift before {words} of floors.',
      'In {time} of reading, “{quote}” is the part where one looks for one’s glasses.',
      '{Words}, first in line “{quote}”, holding everybody up while it looks for change.',
      '“{quote}” is a comfortable lie told to {words} that were in a hurry.',
      '“{quote}” They were fine. They were fine right up to this sentence.',
      '“{quote}” is what gets typed while the real first sentence is on its way. It has arrived now.',
      '“{quote}”: the waiting-room music of written English.',
      'The first line shows in every inbox. Here that space is let, rent-free, to “{quote}”.',
      '“{quote}” could open a love letter, a summons or a gas bill. That is the trouble with it.',
      'If “{quote}” went missing, no search party would form.',
      '“{quote}” is the paper round the sandwich. Serve the sandwich.',
      'Nobody has ever answered “{quote}” with how they actually are.',
      'There are {words} to play, and the band is still tuning: “{quote}”.',
    ],
    brutal: [
      '“{quote}”: no reader, in {words} or ever, has said “at last”.',
      '“{quote}” is what {words} say when they hear footsteps and panic.',
      '“{quote}” is a sentence with its coat still on.',
      'One could delete “{quote}” in front of the reader, and they would not look up.',
      '“{quote}” wishes the reader well, and then gives them {words} to the contrary.',
      'Somewhere under “{quote}” lies a first sentence. Bring a torch.',
      'In the one line everybody sees, the pitch was “{quote}”. It means: nothing yet, try again later.',
      '“{quote}” has opened so many mails that it should draw a pension.',
      'The reader gave it {time}. “{quote}” spent the first few on itself.',
    ],
  },
  'stale-greeting': {
    gentle: [
      '“{quote}” shakes the hand and looks at the next one. {Words} deserve eye contact.',
      '“{quote}” is a fine hat on {words} with nobody under it.',
      '“{quote}” means to include everyone. {Words} were really meant for one.',
      '“{quote}” waves at a crowd. A name would make it a conversation.',
      '“{quote}” is polite to everyone, so to no one in particular. {Words} deserve an addressee.',
      'A name in place of “{quote}” costs a minute and warms up all {words}.',
      '“{quote}” would do nicely on a noticeboard. In a mailbox, {words} wait for somebody to claim them.',
    ],
    honest: [
      '“{quote}” was chosen so that no one of the {words} would have to be about anyone.',
      '“{quote}” is a greeting for the record. {Words} later the record is closed.',
      '“{quote}”: addressed to whoever opens it, and answered by about as many. {Words}, no name.',
      '“{quote}” is how one writes to a building. {Words} later the building has not replied.',
      '“{quote}”, and then {words} on how much all this matters to them. Whoever they are.',
      '“{quote}” keeps every option open, including that nobody feels meant by the {words} below.',
      'Any vaguer than “{quote}”, and the {words} could have gone out as a leaflet.',
      '{Words} are addressed to “{quote}”, who could not be reached for comment.',
      '“{quote}”: the reader checks whether this is for them. So far, with {words} to go, the evidence says no.',
      '“{quote}” is a handshake with the glove on. It lasts {words}.',
      'The {words} know what they want. “{quote}” shows they don’t know from whom.',
    ],
    brutal: [
      '“{quote}” is the greeting of a machine that dispenses {words}.',
      '“{quote}” is how a letter begins when it isn’t sure of the planet. {Words} follow, undeterred.',
      '“{quote}”: {words} of effort, none of which went into finding a name.',
      '“{quote}” tells the reader in one breath that none of the {words} after it were written for them.',
      'As signs of interest go, “{quote}” ranks just above “To the householder”. It heads {words}.',
      'Mail to “{quote}” is by tradition filed unopened. After {words} one sees how traditions start.',
      '“{quote}”! There must be dozens of them. Let them share the {words} among themselves.',
      'It took {words} to ask a favour and not one to find out of whom: “{quote}”.',
    ],
  },
  'self-introduction': {
    gentle: [
      '“{quote}” is a polite hello in the place where the reason goes.',
      '“{quote}” can move below; {words} have somebody else to meet first.',
      '“{quote}” is good manners at a party. A mail wears its name badge in the sender line.',
      'The sender line has said who this is, so “{quote}” may use its place for why.',
      'Introductions can wait a line. With {words} to come, “{quote}” need not hurry.',
    ],
    honest: [
      '“{quote}” begins a tour of the sender. The reader, {words} away, is outside with a ticket.',
      '“{quote}”: hello, and in {words} we may get to you.',
      '“{quote}” opens with the one fact the reader could see already.',
      '“{quote}” answers who. The stranger was asking why, and has {words} to find out.',
      'The best seat of the mail went to “{quote}”, which was printed on the envelope.',
      '“{quote}”: a business card, handed over before anybody sat down. The other {words} had to stand.',
      'At “{quote}” the reader meets the author. The reader had hoped to meet the reader.',
      '“{quote}”: the author is in, the reason is still at large.',
    ],
    brutal: [
      '“{quote}” answers a question that nobody would have asked before the next sentence.',
      '“{quote}” hijacks the first line of {words} to read out the label.',
      '“{quote}”: news that the signature could have broken, and more briefly.',
      '“{quote}” is a biography, knocking at a door that has not been opened.',
      '{Words}, and the opening move is “{quote}”. The hero has entered; the plot is stuck in traffic.',
      'Strangers are read for what they bring. “{quote}” brings a name tag.',
    ],
  },
  'self-centred-opening': {
    gentle: [
      '“{start}” is all true, only it is about the wrong end of the mail.',
      '“{quote}” begins at home. The reader lives somewhere else.',
    ],
    honest: [
      '“{quote}” sets the scene, and the reader is not in it.',
      '“{start}” starts with the narrator. In mail, the reader plays the lead.',
      'Second one or so of the reader’s {time} went to “{quote}”. It concerned somebody else.',
      '“{quote}” would be a fine answer, if the first question had been “and what do you do?”',
    ],
    brutal: [
      '“{quote}” is an autobiography. The reader was hoping for a cameo.',
      '“{start}”, it begins, and at the other end of the line somebody puts the receiver on the table.',
      'An opening that has met its author and liked them: “{quote}”. {Words} to go.',
    ],
  },
  'empty-follow-up': {
    gentle: [
      '“{quote}” knocks and then stands there. Bring something, even one figure.',
      '“{quote}” is a reminder that reminds of nothing yet. {Words} could carry some news.',
    ],
    honest: [
      '“{quote}” is a pot with the lid lifted: {words} of steam.',
      '“{quote}”: still hungry, says the mail. And to eat? {Words} have brought a spoon.',
      '“{quote}” is the sound of a mail with its hands empty.',
      '“{quote}” asks whether anything has happened. Something could have happened in this mail.',
      '“{quote}”: {words} to say that the last mail existed.',
      'To “{quote}” there is one true answer, “noted”, and it does not pay well.',
      '“{quote}” returns to the scene and brings nothing but itself. {Words} of itself.',
    ],
    brutal: [
      '“{quote}” is a doorbell with nobody behind it.',
      '“{quote}” adds {words} to the thread and nothing to the case.',
      'If silence was the answer to the last mail, “{quote}” is a poor appeal.',
      '“{quote}” delivers the reader’s own silence back to them, with {words} of packaging.',
    ],
  },
  'rhetorical-opening': {
    gentle: [
      '“{quote}”, it asks, and already knows. A plain statement would trust the reader more.',
      '“{quote}” has a yes in mind. Readers enjoy choosing their own answers.',
    ],
    honest: [
      '“{quote}” is a question that has never waited for an answer in its life.',
      '“{quote}”: asked by posters everywhere, answered by walking past.',
      'The easiest reply to “{quote}” is “no”, and then the other {words} have nowhere to go.',
    ],
    brutal: [
      '“{quote}” No. Next. And there go {words}.',
      '“{quote}” was last asked in earnest by an infomercial, at three in the morning.',
    ],
  },
  'apologetic-opening': {
    gentle: [
      '“{quote}” is considerate. Shorter would be more so.',
      '“{quote}” spends words on promising to save them.',
    ],
    honest: [
      '“{quote}” is the first delay in a mail that meant to cause none.',
      'There is no quicker way to be brief than leaving out “{quote}”.',
      '“{quote}” reminds the reader that they had other plans. {Words} later they remember which.',
    ],
    brutal: [
      '“{quote}”, it says, taking off its coat for another {words}.',
      '“{quote}” pleads guilty before anyone had read the charge.',
    ],
  },
  'answer-late': {
    gentle: [
      '“{start}” is courteous. The answer would be the greater courtesy, one line earlier.',
      'Somebody asked for help, and “{start}” thanks them for asking. They would swap that for the answer.',
    ],
    honest: [
      '“{start}”: and while the mail is being courteous, the thing is still broken. {Words} to go.',
      '“{start}” is the hold music. The answer is on another line.',
      'They wrote in with a question. “{start}” is not, strictly speaking, the answer.',
      '“{start}” answers the fact that they wrote. What they wrote about comes up later, if time allows.',
      'The reader skips “{start}” the way one skips the safety card: gratefully, and at once.',
    ],
    brutal: [
      '“{start}”: all the warmth of a ticket dispenser, and the same information.',
      'With something broken on their desk, the reader is offered “{start}”. It does not fit the hole.',
      '“{start}” could be sent to anybody about anything, and judging by the wear it has been.',
    ],
  },
  'missing-greeting': {
    gentle: ['{Words}, and straight in. A name at the top would have sat down first.'],
    honest: [
      'No greeting: {words} walk in and start talking with their back to the room.',
      'The mail opens without a name, like a parking notice. {Words} of it.',
    ],
    brutal: ['{Words} without a hello. Meter readers are warmer.'],
  },
}
