import type { ByLevel } from '../line.ts'
import { LOOK_ONE_LINERS } from './one-liners-look.ts'

/** The whole roast in a line, by what marks a mail most. */
export const ONE_LINERS = {
  ...LOOK_ONE_LINERS,
  any: {
    gentle: [
      'A patient reader will find the good part. It is near “{topic}”.',
      'It means well and would like a lie-down and a second draft. “{opening}” may sleep longest.',
      '“{opening}” is fine; it is a little much together with the others.',
      'Its heart is with “{topic}” and its elbows are out.',
      'A {score} of 100, and it knows where the rest of it is.',
      'It has one good idea, “{topic}”; they should spend more time together.',
      '“{topic}” is better than the company it keeps.',
      'A mail of {sentences} that would like to be one of fewer.',
      'It is {time} of reading; half of that is the good half.',
    ],
    honest: [
      'It is not the worst {time} of anyone’s day, which is no way to start a letter.',
      'Under “{opening}” is a decent mail, doing press-ups.',
      'At {score} points it is a mail the way a sketch is a house: one sees where the door goes.',
      'Read “{opening}” out loud to somebody who may interrupt. Then send what is left.',
      'It takes {time} and gives back, by my watch, about half.',
      'It has {sentences} and, I think, one mail in it. Find that one.',
      'It is about “{topic}” the way a waiting room is about health.',
      '{Sentences}, some of which could be improved by their absence.',
      '{Time} of the reader’s life: it should bring its own biscuits.',
      'A reader with {time} to spare could do worse, and will.',
    ],
    brutal: [
      '“{opening}”: the silence before it was better organised.',
      '“{opening}”, it says, and the delete key is the size of a thumb.',
      'I gave it {time}. I would like the receipt.',
      'It says of “{topic}” what a shrug says, with postage.',
      '“{closing}” is the best line in it: nothing comes after.',
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
      'I could only quarrel with the weather: “{topic}” is in good hands.',
      'It is {time} well spent, and I say that as somebody who is paid to disagree.',
      '“{opening}” is how one begins, and “{closing}” is how one stops.',
      'My only complaint about “{subject}” is that it makes me look idle.',
      '“{ask}” is easy to say yes to. That is the whole art.',
      'Grade {grade} and warm with it; I would read the next one too.',
    ],
    honest: [
      'Reading grade {grade}: clear as a bell, and I don’t get to ring it.',
      '“{subject}” promises it, and the mail delivers. I checked the corners for dust.',
      'I timed it: {time}, and at no point did I look out of the window.',
      '“{longestStart}” is the longest sentence, and even that one holds the door.',
      'From “{opening}” to “{closing}”, every word has its shoes on.',
      'No fuss, {time}, done. The best roast it deserves is a nod.',
      '“{ask}”, it asks, and has earned the asking.',
      'In {time} it says what it wants and leaves. I have known guests who could learn from it.',
      'I looked for a fault in “{topic}” and came away better informed.',
    ],
    brutal: [
      'The whole scandal is a sentence of {longest} words, and I enjoyed it.',
      'I went through “{topic}” with a comb and came back with a comb.',
      '“{opening}”, and no weak spot after it. I find that smug, and well deserved.',
      'All I have is envy: “{closing}” is how I would have ended it.',
      'I do not like to see craft like “{opening}” when I am paid for demolition.',
      'Demolition is my trade, and “{subject}” would not even creak.',
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
      'A crumb on a well-laid table: see below, then send “{subject}” with a light heart.',
      'It has “{topic}” in good order, and I mention the rest only out of duty.',
      '“{closing}” is a good goodbye. What stands below takes a minute.',
    ],
    honest: [
      '“{opening}” starts well and stays well. What I found fits below, with room to spare.',
      'It is {time} long, and I spent most of it looking for what stands below.',
      '“{topic}” is all there. A loose button below; sew it on and go.',
      'The list below is short, for want of material. “{subject}” gave me none.',
      '“{ask}” deserves its yes. Below is what I say to stay in work.',
    ],
    brutal: [
      'I went hunting in “{topic}” and came back with what stands below. I am keeping it as a souvenir.',
      'Below is all the blood there is in “{subject}”. It is hardly a drop.',
      'A splinter, below. The rest of “{topic}” is planed so smooth that it is rude.',
      '“{opening}” left me nothing but the crumbs below.',
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
      'It is a nice portrait of the sender, {sendersFirst} over, before anyone says “you”.',
      'The reader comes in late; “I” or “we” was there {sendersFirst}.',
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
      '“{quote}” is said with a hand on the reader’s arm. They would rather have it free.',
      'It keeps looking at its watch: {list}.',
      'The offer may be good. “{quote}” makes one check the exits.',
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
      '“{opening}”, for everybody, and a chair kept free for somebody.',
      'It says “{topic}” to the room and has not yet found the face.',
      '“{opening}” is cut for all sizes. One alteration and it fits the reader.',
      'It is glad to meet everyone: “{topic}”, open arms, eyes closed.',
      '“{opening}” could go to anyone, so each reader thinks it did.',
      'A friendly mail, {time} long, to nobody in particular.',
      'It has “{topic}” for the reader, and nothing yet about them.',
    ],
    honest: [
      '“{opening}” shakes every hand in the room without looking up.',
      'A mail for one person, in the way a bus is for one person. Next stop: “{topic}”.',
      'It talks for {time} and could not pick the reader out of a line-up.',
      'Exchange the reader, and “{opening}” carries on. That is the problem.',
      'It has “{topic}” for the reader, and nothing about them.',
      '“{opening}”: good morning, shouted across a station.',
      'It brings “{topic}” to everyone and knows nobody.',
      '“{opening}” would not notice if the envelope were switched.',
      'It spends {time} with the reader and never asks their name.',
      'It is about “{topic}” and for whoever happens to be holding it.',
      '“{ask}”, it asks, of anyone who happens to be looking this way.',
    ],
    brutal: [
      '“{topic}”, with the reader’s name sprinkled on like parsley, or not at all.',
      'It has met nobody, and it wants something from everybody: “{ask}”.',
      '“{opening}”, it says, looking over the reader’s shoulder for the others.',
      '“{opening}” was fired into the air. Something may fall down.',
      '{Time} in, the reader still feels that somebody else is being spoken to.',
      'One day “{topic}” will reach the person it is for, by accident.',
      '“{opening}”, to whoever is in. They are out.',
      'It could be from anyone, to anyone: “{topic}” as a kind of weather.',
      'Leaflets under windscreen wipers have known more about the car than “{opening}” knows about its reader.',
    ],
  },
  askless: {
    gentle: [
      '“{opening}” gets everyone into the room. Nobody has said what for.',
      '“{closing}”, it ends, and forgets to ask for the thing it came for.',
      'It walks “{topic}” to the door and does not ring.',
      'It brings “{topic}” and stays standing in the hall. It may ask.',
      '“{topic}” sits there like a parcel on the step. Nobody has rung.',
    ],
    honest: [
      'It opens with “{opening}”, it ends with “{closing}”, and nobody was asked anything in between.',
      '“{closing}” is the moment the reader looks for the question, politely, under the plate.',
      '“{opening}” rings the bell and runs away.',
      '“{topic}”: a beautifully laid table, no chairs.',
      'It comes a long way with “{topic}”, to leave the question in the car.',
      '“{closing}” is where the question got cold feet.',
      'It leaves after {time} without saying what it wanted. Check the silver.',
      '“{closing}”, it says, and waits for the reader to work out whose turn it is.',
    ],
    brutal: [
      '“{opening}”: a knock at the door, and nobody there.',
      '“{closing}”, and it looks at the reader as if it were their turn to have had the idea.',
      '“{topic}” and no ask: an orchestra that tunes and goes home.',
      'It spends {time} clearing its throat and then passes the microphone.',
      '“{closing}”: and with that the burglar leaves, having taken nothing.',
    ],
  },
  vague: {
    gentle: [
      '“{quote}” is polite about what is in it. “{topic}” would not mind being announced.',
      'There is more in this mail than “{quote}” lets on: “{topic}”, for one.',
      '“{quote}” covers “{topic}” nicely, the way a dust sheet does.',
      '“{quote}”: it knows something and is being coy.',
      'It hides “{topic}” behind “{quote}”.',
    ],
    honest: [
      '“{quote}”: the cat is in the bag, and so is “{topic}”.',
      '“{quote}” is the poster, and nobody will come, as it does not say where.',
      '“{quote}” about sums it up, in that it does not.',
      '“{quote}” is the door, “{topic}” is the room, and there is no handle.',
      'It keeps “{topic}” for those who survive “{quote}”.',
    ],
    brutal: [
      '“{quote}”: a plain brown bag, with “{topic}” at the bottom.',
      '“{quote}”: a riddle nobody had set aside time for.',
      '“{topic}” lives behind “{quote}”, where nobody will disturb it.',
    ],
  },
} as const satisfies Record<string, ByLevel>

export type Situation = keyof typeof ONE_LINERS
