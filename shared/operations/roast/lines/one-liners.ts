import type { ByLevel } from '../line.ts'
import { LOOK_ONE_LINERS } from './one-liners-look.ts'

/** The whole roast in a line, by what marks a mail most. */
export const ONE_LINERS = {
  ...LOOK_ONE_LINERS,
  any: {
    gentle: [
      'A patient reader will find the good part. There are {words}, and it is among them.',
      'At {score} points, the {words} are closer than they look.',
      'The {words} mean well and would like a lie-down and a second draft.',
      '{Words} that are fine one by one, and a little much together.',
      '{Words}, with their hearts in the right place and their elbows out.',
      'A {score} of 100, and it knows where the rest of it is.',
      'It has {words} and one good idea; they should spend more time together.',
      '{Words}, some of them better than the company they keep.',
      'A mail of {sentences} that would like to be one of fewer.',
      'It is {time} of reading; half of that is the good half.',
    ],
    honest: [
      '{Words}. Most are innocent; they were just in the wrong sentence.',
      'It is not the worst {time} of anyone’s day, which is no way to start a letter.',
      '{Words}, {score} points, one cup of tea: that is how long it needs.',
      'Under the {words} is a decent mail, doing press-ups.',
      'At {score} points it is a mail the way a sketch is a house: one sees where the door goes.',
      'Read the {words} out loud, once, to somebody who may interrupt. Then send that.',
      'It takes {time} and gives back, by my watch, about half.',
      '{Words} went to a mailbox and {score} points came back.',
      'It has {sentences} and, I think, one mail in it. Find that one.',
      '{Words} in search of an editor, and they have found one.',
      '{Sentences}, some of which could be improved by their absence.',
      '{Time} of the reader’s life: it should bring its own biscuits.',
      'A reader with {time} to spare could do worse, and will.',
    ],
    brutal: [
      '{Words}: the silence before it was better organised.',
      'It took {words} to get to {score} points. Fewer might have got further.',
      'Every one of the {words} was somebody’s idea. Find out whose.',
      '{Words} of it, and the delete key is the size of a thumb.',
      'I gave it {time}. I would like the receipt.',
      '{Score} points. Some of the {words} were present in body only.',
      'In {words} it says what a shrug says, with postage.',
      '{Words}, and the best ones are the names.',
      '{Sentences} that a reader will skim as one.',
      'It lasts {time} and feels catered.',
    ],
  },
  blank: {
    gentle: ['All margin, no message, {score} points: every good mail started there.'],
    honest: ['{Score} points for saying nothing. Say something and it gets easier.'],
    brutal: ['A cold case: no message, {score} points, no suspects.'],
  },
  clean: {
    gentle: [
      '{Words} at grade {grade}: I could only quarrel with the weather.',
      'It is {time} well spent, and I say that as somebody who is paid to disagree. {Words}.',
      'If I must: “{longestStart}” has {longest} words and could share one or two.',
      'The one thing I would look at is the longest sentence, {longest} words, and then I would leave it.',
      '{Words}, {time}, done. My only complaint is that it made me look idle.',
      'One small thing: “{longestStart}” is the longest thing in it, at {longest} words. Only just worth saying.',
    ],
    honest: [
      '{Words} at reading grade {grade}: clear as a bell, and I don’t get to ring it.',
      'A subject of {subjectLength}, {words}, {time}. I checked the corners for dust.',
      'I timed it: {time}, {words}, and at no point did I look out of the window.',
      'If it has a secret vice, it is “{longestStart}”, {longest} words long. We all have one.',
      'Nothing to see: {words}, every one with its shoes on.',
      '“{longestStart}” is the longest sentence, at {longest} words, and even that one holds the door.',
      'The worst I can say: “{longestStart}” takes {longest} words. I said it for the sake of form.',
      '{Words}, no fuss, {time}. The best roast it deserves is a nod.',
      'I looked for a fault and found “{longestStart}”, at {longest} words. It will survive that.',
      'In {time} it says what it wants and leaves. I have known guests who could learn from it.',
      'Its longest sentence has {longest} words, and I had to count them to have anything to do.',
    ],
    brutal: [
      '“{longestStart}” has {longest} words. That is it. That is the whole scandal.',
      '{Words}, {time}, no weak spot. I find it smug, and I am right to.',
      'I went through {words} with a comb and came back with a comb.',
      'All I have is “{longestStart}”: {longest} words. I know. I am ashamed too.',
      'The one blemish is a sentence of {longest} words. I have built a whole evening on it.',
      '{Words}. I do not like to see craft when I am paid for demolition.',
      'The longest sentence runs {longest} words, which I will describe as a scandal, for the money.',
    ],
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
  minor: {
    gentle: [
      'One small thing, below. The rest of the {words} can go home.',
      '{Words}, and one of them looked at me. It is on the list.',
      'There is a crumb on a table of {words}. I mention it out of duty.',
    ],
    honest: [
      'I found one thing to say about {words}, and it fits below.',
      'It is {time} long and I spent most of it looking for the thing below.',
      '{Words}, one loose button. Sew it on and go.',
      'The list below is short, for want of material: {words}, {score} points.',
    ],
    brutal: [
      'In {words} I found the thing below. I am keeping it as a souvenir.',
      'Below is all the blood there is in {words}. It is hardly a drop.',
      'One splinter in {words}. I shall speak of nothing else.',
    ],
  },
  passive: {
    gentle: [
      'Things get done in these {words}, by somebody shy.',
      '{List}: the helpers would like to be named.',
    ],
    honest: [
      '{List}: a house full of work and nobody home.',
      'In {words} it all just happens. See {list}.',
      '{Words}, and not one suspect: {list}.',
    ],
    brutal: [
      '{List}: a crime scene, wiped down. {Words} of it.',
      '{Words}, written by furniture. {List} give it away.',
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
  selfish: {
    gentle: [
      '“I” or “we” comes {sendersFirst} before the first “you”. The reader has been waving.',
      'Before the reader is mentioned, “I” or “we” has been: {sendersFirst}.',
    ],
    honest: [
      '“I” or “we” gets in {sendersFirst} before the first “you”: a first date with a mirror.',
      '{SendersFirst} “I” or “we”, then “you”. The reader’s entrance comes after the interval.',
      '“I” or “we”, {sendersFirst}, and then at last the reader, who had been holding the coats.',
    ],
    brutal: [
      '“I” or “we” stands {sendersFirst} before the first “you”. Selfies have had more people in them.',
      '{SendersFirst} “I” or “we” before a single “you”: the reader is the postscript to somebody’s memoirs.',
    ],
  },
  holes: {
    gentle: [
      'The template shows: “{quote}” is still waiting to be somebody.',
      '“{quote}” is left to fill in, and then there is a mail.',
    ],
    honest: [
      '{Words}, handmade, apart from “{quote}”.',
      '“{quote}” will be the best-read part of its {words}.',
      '“{quote}”: a portrait with the face still to come.',
      'It was written for one special person, and that person is called “{quote}”.',
      'Personalised with care, down to “{quote}”.',
      '“{quote}” is the most honest thing in it: it says who this is for.',
    ],
    brutal: [
      'It says “{quote}” where the reader goes, and {words} about how much they matter.',
      '{Words} of closeness, at arm’s length, from “{quote}”.',
      'A warm personal letter to “{quote}”, who must be thrilled.',
      '“{quote}” shows more of the sender’s process than anyone had asked to see.',
      'To whom it may concern, or, in its own words, “{quote}”.',
    ],
  },
  jargon: {
    gentle: [
      '{List} may all be true; they would be more fun with a picture.',
      '{List}: the words are dressed up and have nowhere to go.',
      'Take {list} out, and a reasonable mail walks in.',
    ],
    honest: [
      '{List}. If it were a dish, it would be foam.',
      'Somewhere between {list}, somebody nearly said what the product does.',
      '{List}: the brochure has learned to type.',
      'It uses {list} and means, I believe, “it works”.',
      '{List}: it says so much and one still could not draw it.',
      'It speaks fluent {list}. The reader speaks English.',
      'With {list} it has everything a mail can have, apart from a thing.',
      '{List}. Somebody shook a slide deck over an envelope.',
    ],
    brutal: [
      '{List}: nobody was harmed in the making, or reached.',
      'I asked what it sells. It said {list}, and I left.',
      '{List}: read it out slowly at a bar and drink alone.',
      'It is made of {list}, and nourishes accordingly.',
      'After {list} the reader knows how it feels to be a whiteboard.',
    ],
  },
  nagging: {
    gentle: [
      '“{quote}” is where it stops asking and starts tugging.',
      'It pulls the sleeve: {list}. One could just say what is on the table.',
    ],
    honest: [
      'It pleads, sighs and counts: {list}. A fact would have got further.',
      '{List}. People have hidden behind sofas for less.',
      'It wants to be liked and says “{quote}”. Those are two plans.',
      '{List}: a sales conversation, with hurt feelings, for one voice.',
      'With {list}, it argues with somebody who has only opened a mail.',
    ],
    brutal: [
      '{List}: this is how doors learn to have chains.',
      'It has tried everything: {list}. Everything but a reason.',
      '“{quote}”, it says, and wonders at the quiet.',
    ],
  },
  formal: {
    gentle: ['{List}: it put on a tie for this, and could loosen it.', 'The heart is there, under {list}.'],
    honest: [
      '{List}: it arrives by carriage and asks to be announced.',
      'One wants to offer it a chair. It would say {list} and remain standing.',
      '{List}: a mail that stands up when spoken to.',
      'It has swallowed a filing cabinet; {list} stick out.',
      'Between {list}, one can hear somebody trying to say something quite simple.',
    ],
    brutal: [
      '{List}: carbon dating puts it before the fax.',
      'It does not speak, it issues. See {list}.',
      'With {list} it reads as if it had been notarised against its will.',
    ],
  },
  hedged: {
    gentle: [
      '{List}: it has a view and is too polite to mention it.',
      'It tiptoes: {list}. The floor would hold.',
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
      '{Words} for everybody, and a chair kept free for somebody.',
      'It says {words} to the room and has not yet found the face.',
      '{Words}, cut for all sizes. One alteration and it fits the reader.',
      'It is glad to meet everyone: {words}, open arms, eyes closed.',
      '{Words} that could go to anyone, so each reader thinks they did.',
      'A friendly mail, {time} long, to nobody in particular.',
    ],
    honest: [
      '{Words} that shake every hand in the room without looking up.',
      'A mail for one person, in the way a bus is for one person. {Words}, plenty of seats.',
      'It talks for {time} and could not pick the reader out of a line-up.',
      'The reader can be exchanged without disturbing any of the {words}. That is the problem.',
      'It has {words} for the reader, and none about them.',
      '{Words} of good morning, shouted across a station.',
      'In {words} it meets everyone and knows nobody.',
      '{Words}: a letter that would not notice if the envelope were switched.',
      'It spends {time} with the reader and never asks their name.',
      'Written with the whole list in mind, which is {words} of nobody.',
    ],
    brutal: [
      '{Words}, with the reader’s name sprinkled on like parsley, or not at all.',
      'It has met nobody, it wants something from everybody, and it took {words}.',
      '{Words}, written by somebody looking over the reader’s shoulder for the others.',
      '{Words}, fired into the air. Something may fall down.',
      '{Time} in, the reader still feels that somebody else is being spoken to.',
      'One day {words} like these will reach the person they are for, by accident.',
      '{Words} to whoever is in. They are out.',
      'It could be from anyone, to anyone: {words} of weather.',
      'Leaflets under windscreen wipers have known more about the car. {Words}.',
    ],
  },
  askless: {
    gentle: [
      '{Words}, and it forgets to ask for the thing it came for.',
      'It walks {words} to the door and does not ring.',
    ],
    honest: [
      '{Words}, beautifully laid table, no chairs.',
      'It comes a long way, {words}, to leave the question in the car.',
      '{Words} of build-up to a question that got cold feet.',
      'It leaves after {time} without saying what it wanted. Check the silver.',
    ],
    brutal: [
      '{Words}, and at the end it looks at the reader as if it were their turn to have had the idea.',
      '{Words} and no ask: an orchestra that tunes and goes home.',
      'It spends {time} clearing its throat and then passes the microphone.',
    ],
  },
  vague: {
    gentle: [
      '“{quote}” is polite about what is in it. {Words} would not mind being announced.',
      'There is more in these {words} than “{quote}” lets on.',
      '“{quote}” covers {words} nicely, as a blanket would.',
      '“{quote}”: it knows something and is being coy.',
      'It hides its best facts behind “{quote}”.',
    ],
    honest: [
      '“{quote}”: the cat is in the bag and so are the {words}.',
      '“{quote}” is the poster, and nobody will come, as it does not say where.',
      '“{quote}” about sums it up, in that it does not.',
      'A mystery in {words}: who did what, and why “{quote}”?',
    ],
    brutal: [
      '“{quote}”: {words} in a plain brown bag.',
      '“{quote}”: a riddle nobody had set aside time for.',
      'All {words} of it live behind “{quote}”, where nobody will disturb them.',
    ],
  },
} as const satisfies Record<string, ByLevel>

export type Situation = keyof typeof ONE_LINERS
