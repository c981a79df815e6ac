import type { Lines } from '../line.ts'

/** Lines about what a mail asks for, and about its links. */
export const ASKING_LINES: Lines = {
  'multiple-asks': {
    gentle: [
      '“{start}” is a fine request for another day; today there are {asks} of them.',
      '{Asks} requests, each with its hand up; “{start}” could wait its turn.',
      'There are {asks} things to do here. Pick the one that matters and the reader will too.',
      '{Asks} requests in one mail; without “{start}” there would be less to put off.',
      'The reader would gladly do one thing. They have been given {asks} to choose from.',
      '{Links} pull at the reader’s sleeve, “{start}” with them; let one of them win.',
    ],
    honest: [
      '“{start}” is on stage with its understudies, {asks} in all, and each has learnt the lead.',
      'The reader counts {asks} requests and does what anybody does with a long queue.',
      '{Asks} requests; the reader weighs them all up and does the dishes.',
      'With {asks} things to do, this is not a mail, it is a chore rota; “{start}” is the bins.',
      '{Asks} doors, all open, all with somebody waving; the reader stays in the corridor, next to “{start}”',
      'A mail with {asks} asks has none; “{start}” cancels out the rest.',
      'There are {links}, “{start}” among them, and the reader follows the one that closes the mail.',
      '“{start}” is one of {asks} requests, and they are competing for a reader with {time} to spare.',
      'It wants {asks} things, “{start}” included; toddlers in shops have shown more focus.',
    ],
    brutal: [
      '“{start}” is on a list of {asks}: a shopping list that expects an answer.',
      'The mail asks for {asks} things and will get the one that takes no effort. It takes no effort to close it.',
      '“{start}” and its rivals make {asks}; the reader admires the ambition and archives it.',
      '{Asks} asks; one could run a small county on what is to be done after reading this.',
      '{Links}, “{start}” among them, and none was told where the others went.',
    ],
  },
  'bare-ask': {
    gentle: [
      '“{quote}” comes straight to the point; the point would like to be introduced.',
      'It asks “{quote}” and gives no reason; one line of why, and it may get an answer.',
    ],
    honest: [
      '“{quote}” is the whole pitch: an outstretched hand, with no arm behind it.',
      'The reader gets to “{quote}” in {time} and wonders what they missed. Nothing; that was it.',
    ],
    brutal: [
      '“{quote}”, and nothing round it; parking meters give more of a reason.',
      'It wants an answer and brought {words}. Vending machines are warmer, and hand something over.',
    ],
  },
  'missing-ask': {
    gentle: [
      '“{last}”, it says, nicely put, and waves goodbye without saying what it came for.',
      '“{product}” is all there, wrapped and addressed; nobody has said what the reader should do with it.',
      'It stops at “{last}” and looks at the reader; the reader looks back.',
      '{Time} of “{product}”, and then the mail goes home without saying what it wanted.',
    ],
    honest: [
      '“{last}” is the last word, and the reader is left holding it.',
      'The reader is willing; to do what about “{matter}”, has not been decided.',
      'The mail explains everything in {sentences} except what happens now.',
    ],
    brutal: [
      '“{matter}”, and no request: a salesman who rings, talks at length, and leaves.',
      'In {sentences} it never asks for anything. It will get exactly that.',
    ],
  },
  'weak-ask': {
    gentle: [
      '“{start}” leaves the door ajar; a question would hold it open.',
      '“{start}” is easy to agree with, which is not the same as answering.',
    ],
    honest: [
      '“{start}” is a door held open so slightly that nobody can tell.',
      '“{start}”, it ends, and nobody knows whose move it is.',
      '“{start}” is less a request than a coat left on a chair.',
      '“{start}” can be answered with yes, no or lunch. Lunch usually wins.',
      'It all builds up to “{start}”, a question so polite that it forgot to ask.',
      '“{start}” leaves the next step to the reader, where it will be quite safe from being taken.',
    ],
    brutal: [
      '“{start}”: the ask as a message in a bottle, thrown towards a desert.',
      '“{start}” ends the mail the way a balloon ends a party, slowly and under the sofa.',
      'After a good deal of engine noise, “{start}” rolls to a halt just short of asking.',
    ],
  },
  'buried-ask': {
    gentle: [
      'The request, “{start}”, is in there; it is just sitting behind somebody tall.',
      'What it wants is in the middle, under “{quote}”, where a reader in a hurry does not dig.',
    ],
    honest: ['“{start}” is what it is all about, so it was hidden in the middle, where nobody will take it.'],
    brutal: ['“{start}” has been buried alive; if you listen closely, it is still asking.'],
  },
  'no-question': {
    gentle: [
      '“{last}”, it ends, without a question mark; one would tell the reader that it is their turn.',
      '“{last}” closes the door softly; a question would leave it ajar.',
      'It tells the reader about “{product}” without one question mark; they might have had an answer.',
      'There are {sentences} and not one of them tilts its head.',
    ],
    honest: [
      '“{last}” says what is; a question would say whose turn it is.',
      '{Sentences}, all of them statements. The reader nods, and that was that.',
      '“{matter}”, and no question anywhere; an answer would have been forward.',
      'A reply was hoped for. In {sentences} nobody thought to leave room for one.',
    ],
    brutal: [
      '“{matter}” without a question: even the weather forecast leaves more room for a reply.',
      '“{last}”, it ends, without a question; it just stands there, being right at people.',
      '“{last}”, and not one question: it does not want an answer, it wants an audience.',
      '{Sentences}, nothing to answer. As conversations go, this is a loudspeaker.',
    ],
  },
  'too-many-questions': {
    gentle: [
      '{Questions}; the reader can carry one or two at a time.',
      '{Questions} is a friendly interview. Two of them could wait for the next chat.',
    ],
    honest: [
      '{Questions}: each is fair, together they are a viva on “{product}”.',
      '{Questions}: at some point in there it stopped being a mail and became a form.',
      '{Questions}, and all the answers are due from the same tired person.',
      'With {questions} to answer, the reader picks one of their own: do I have to?',
    ],
    brutal: [
      '{Questions}. By the last one the reader was asking for a lawyer, not for “{product}”.',
      '{Questions} about “{product}”: the reader asks for a lawyer.',
      '{Questions}; a border crossing asks fewer and stamps something at the end.',
    ],
  },
  'high-friction-ask': {
    gentle: [
      '“{start}” asks for an afternoon on a first meeting; a yes or no would come sooner.',
      '“{quote}” is a big favour for a first hello; a small one gets said yes to more often.',
      'Before “{quote}” the reader would like to hear what for; a nod is cheaper.',
    ],
    honest: [
      '“{start}” proposes marriage over the starters.',
      'A stranger asks for time: “{start}” The reader would have given them a sentence.',
    ],
    brutal: ['“{start}” is a large piece of furniture to ask somebody to carry whom one has just met.'],
  },
  'calendar-link-early': {
    gentle: ['The booking link is practical, and early; the reader has not said yes to “{matter}” yet.'],
    honest: [
      'A calendar link: the reader may now plan a meeting about “{matter}” that they have not agreed to.',
      'The booking page comes first and “{matter}” after; that is a waiter bringing the bill with the menu.',
    ],
    brutal: [
      'A booking link, before “{matter}” has been discussed: a stranger’s toothbrush in the bathroom.',
    ],
  },
  'vague-time': {
    gentle: [
      '“{quote}” is generous; a Tuesday would be kinder.',
      '“{quote}” could be this week or next spring; a day would be kinder to both diaries.',
      '“{quote}” leaves the calendar to the reader, who has not opened it.',
    ],
    honest: [
      '“{quote}”, from a mail that can say “{day}” when it wants to.',
      '“{quote}” is a date that has never come; offer one that does.',
      '“{quote}”, in calendars everywhere, falls on the day after never.',
    ],
    brutal: ['“{quote}” is how people who never meet arrange it.'],
  },
  'vague-link-text': {
    gentle: [
      '“{quote}” means well and points. It could also say “{product}”.',
      '“{quote}” could lead anywhere; with {links}, a signpost would help.',
      '“{quote}” is a link with its collar up. If it has come about “{product}”, it may say so.',
      'What lies behind “{quote}” is probably good. It might even be “{product}”.',
    ],
    honest: [
      '“{quote}” is named after what one does, not what one gets. “{product}” was free.',
      'A map with “{quote}” on every town is not wrong, just no use to anyone bound for “{product}”.',
      '“{quote}” tells the finger what to do and the head nothing at all; there are {links} here, and heads.',
      '“{quote}”: the reader asks the way to “{product}” and is told “over there”.',
      'Somewhere past “{quote}” is a page with a name; in {time} of reading, it does not come up.',
    ],
    brutal: [
      '“{quote}” is the name of more links than there are pages. “{product}” was still free.',
      '“{quote}”: a sign on a stick, on the way to “{product}”, pointing at itself.',
      '“{quote}” is a hole in the hedge with an arrow. Somewhere behind the hedge: “{product}”.',
      '“{quote}”, says the link; so does a mousetrap, to the right audience. “{product}” is the cheese.',
      'With {links} in the mail, “{quote}” is like calling all of one’s children “You”.',
    ],
  },
  'generic-button': {
    gentle: [
      '“{quote}” on a button could be any button; name what they get for the click.',
      '“{quote}” could be pressed on any page; say what happens and more people will.',
      '“{quote}” is a door without a sign; most people like to know which room it is.',
    ],
    honest: [
      '“{quote}”: a button for those who like surprises. The others came for “{matter}”.',
      '“{quote}” is the button of a lift with no floors written on it. The reader wants “{matter}”.',
      'So much about “{matter}”, and the one thing to press says “{quote}”.',
    ],
    brutal: ['“{quote}”: a button that has given up on “{matter}”.'],
  },
  'bare-url': {
    gentle: [
      'A whole address lies about in the text; “{matter}” would wear it better.',
      '“{quote}” is an address where a few words would be an invitation.',
    ],
    honest: [
      'The link is out in its vest: all slashes, question marks and elbows; “{matter}” might lend it a coat.',
    ],
    brutal: ['“{matter}” deserved a link one can read aloud.'],
  },
}
