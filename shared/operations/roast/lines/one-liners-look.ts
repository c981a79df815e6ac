import type { ByLevel } from '../line.ts'

/** One-liners about how a mail looks: its length, its noise, its slips. */
export const LOOK_ONE_LINERS = {
  long: {
    gentle: [
      '{Words}: generous. {Usual} would be generous and read.',
      '{Words}. The usual {usual} would have had them home by seven.',
      'It has {excess} words more than {kind} needs, all of them keen.',
    ],
    honest: [
      '{Words}, where {usual} would have left them wanting more.',
      'If brevity is a courtesy, {words} is a long stare.',
      'The first {usual} words are for the reader. The other {excess} are for the drawer.',
      '{Words}: it does not make its point so much as outlive the objections.',
      'A mail of {usual} words has been trapped in one of {words}.',
      '{Time} of reading. Most lifts are quicker, and they stop where you want.',
      '{Excess} words over the usual length, which is a second mail, stowed away in the first.',
    ],
    brutal: [
      '{Words}: people have been introduced, married and bored in fewer.',
      'It is {excess} words over, and every one of them brought a friend.',
      'There are {words} in it. Bring a chair, bring a friend, bring it to an end.',
      '{Words}. There ought to be an interval.',
      'It takes {time} to read. Nobody will check that figure.',
      '{Words}: one sends out a party and a dog.',
      '{Excess} words too long, and it knew, and it went on.',
    ],
  },
  winding: {
    gentle: [
      'At {longest} words, “{longestStart}” just needs somebody to say “and breathe”.',
      'Its longest sentence, “{longestStart}”, has {longest} words and no bench.',
      'One sentence, “{longestStart}”, uses {longest} words. The others are jealous of the view.',
    ],
    honest: [
      '{Longest} words without a full stop. The lungs are a renewable resource, but slowly.',
      'Its longest sentence, “{longestStart}”, comes in at {longest} words and has its own postcode.',
      'One of its sentences has {longest} words; the rest are waiting for it to finish.',
      '“{longestStart}” is a {longest}-word walk with no map, no water and a nice view of the start.',
      'There is a sentence of {longest} words in here, and it is not done with us.',
      '“{longestStart}” is {longest} words long: bring a coat, it changes weather half-way.',
      'The sentence that starts “{longestStart}” ends {longest} words later, in another county.',
      'It contains a sentence of {longest} words, or, the other way round, is contained by it.',
      '{Longest} words in one sentence. Full stops have feelings too.',
    ],
    brutal: [
      '“{longestStart}” takes {longest} words to fall over.',
      '“{longestStart}” is {longest} words long. Somebody should tell its family.',
      'A sentence of {longest} words: the full stop saw it coming and moved.',
      '“{longestStart}” goes on for {longest} words. There should be a plaque at the end.',
      'A {longest}-word sentence: it had a beginning, a middle, a middle, a middle.',
      'At {longest} words, “{longestStart}” is less a sentence than a lease.',
    ],
  },
  crowded: {
    gentle: [
      'It asks for {asks} things, politely, all at once.',
      '{Asks} requests in {words}: an eager waiter with every menu.',
    ],
    honest: [
      'It wants {asks} things. In {words} it could have wanted one, and got it.',
      '{Asks} requests: the reader is asked to do everything and so gets the afternoon off.',
      'It has {asks} things to ask and {time} to do it in, like a speed date with a to-do list.',
      '{Words}, {asks} requests. Somebody emptied a week of notes into one mail.',
    ],
    brutal: [
      '{Asks} requests in one mail. Staff get paid for that.',
      'It makes {asks} requests. The reader grants a new one: silence.',
    ],
  },
  links: {
    gentle: [
      '{Links}, in case the reader had a day free.',
      'With {links}, the mail is a railway map, and one train would do.',
    ],
    honest: [
      '{Links} in {words}: it does not make a point, it makes an index.',
      '{Links} and {words}: less a mail than a colander.',
      '{Links}. The reader could start clicking now and be done by spring.',
    ],
    brutal: ['{Links}: it is not read, it is fallen through.', 'A colander has fewer holes than {links}.'],
  },
  loud: {
    gentle: [
      '{Exclamations}, and {words} that could stand on their own.',
      '{Words} of news and {exclamations}: a good story, told by somebody bouncing.',
      '{Exclamations} in {words}: a party, seen through the window.',
      'There are {exclamations} here. One would have been plenty, and heard.',
    ],
    honest: [
      '{Exclamations} is not enthusiasm, it is a rash. It covers {words}.',
      'Of all its {words}, the loudest are the marks between them: {exclamations}.',
      '{Exclamations}, {words}. Somebody has been left alone with the punctuation.',
      '{Exclamations}: one for each reader who will mind.',
      'It has {exclamations} and, for {words}, remarkably little to shout about.',
      '{Exclamations} in {time} of reading. Lighthouses blink less.',
    ],
    brutal: [
      '{Exclamations} in {words}: a car alarm with a mailing list.',
      '{Words}, shouted from a moving vehicle: {exclamations}.',
      '{Exclamations}. It reads like being licked by a large dog.',
      '{Exclamations} in {words}: read it aloud and the neighbours move.',
      'It has {exclamations} and one idea, and the idea has gone to lie down.',
    ],
  },
  emoji: {
    gentle: [
      '{Emoji} in {words}: the words are blushing a little.',
      'A cheerful {emoji}. The message is the one without a face.',
      '{Emoji} are doing the smiling, so that “{topic}” can keep a straight face.',
      'It has more faces than points: {emoji}, and somewhere behind them “{topic}”.',
    ],
    honest: [
      '{Emoji} and {words}: the pictures are winning.',
      '{Words}, all of them upstaged by {emoji}.',
      '{Emoji}, {words}: a shopping list from a toy shop.',
      '{Emoji} in one mail. The language was available.',
      '{Words} of text, illustrated {emoji} deep.',
    ],
    brutal: [
      '{Emoji}. It looks like something spilled.',
      '{Emoji} and {words}; guess who is doing the talking.',
    ],
  },
  capitals: {
    gentle: [
      'There are {places} in capitals. The reader is just here, a foot away.',
      'It raises its voice at {list}. The room is small.',
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
      'The pictures carry it; {words} could take a corner.',
      'A pretty mail. Without its pictures it is {words} and some blank frames.',
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
      'It is wallpaper, and {words} are stuck behind it.',
      'Without pictures it says about as much as the {words} say with them.',
    ],
  },
  slips: {
    gentle: [
      '{List} only need a minute and a kind eye.',
      'It was in a hurry, as {list} will tell anyone.',
      '{List}: nothing a slow second look would not catch.',
    ],
    honest: [
      '{List}: it was typed with great conviction, on a bus.',
      'One reads {list} and starts to wonder about the figures, too.',
      'It has {places} that a second look would have caught. The second look went to lunch.',
      'The mail says a great deal, and {list} are what one hears.',
      '{List} got past the author, the checker and the better angels.',
      '{List}: the spelling is doing jazz.',
      'It was proofread by nobody, and nobody missed {list}.',
      'There are {places} where the keyboard won. {List} are on its mantelpiece.',
    ],
    brutal: [
      '{List}: the keyboard has asked to be identified in court as a victim.',
      'Reading {list} feels like walking upstairs and finding one step missing.',
      '{List}: somewhere a dictionary is being treated for shock.',
      'With {list} it has not so much been written as dropped.',
      'It was typed by elbow, say {list}.',
    ],
  },
} as const satisfies Record<string, ByLevel>
