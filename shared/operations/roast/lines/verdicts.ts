import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

/** How a mail stands as a whole. */
export type Standing = 'blank' | 'scrap' | 'foreign' | 'clean' | 'good' | 'fair' | 'poor' | 'wreck'

/** What becomes of the mail, by how it stands: the score, then something only this mail has. */
export const VERDICTS: Readonly<Record<Standing, ByLevel>> = {
  blank: {
    gentle: ['Nothing to send yet, and nothing wrong with that. Score: {score}.'],
    honest: ['No message yet, and a score of {score}. It can only go up.'],
    brutal: ['There is no message here. It scores {score}, and the roast goes home hungry.'],
  },
  scrap: {
    gentle: [
      'Too short to roast, at {score} points: there is hardly anything here to hold over the fire.',
      '{Words} is a start. I would wait for a few more before I say anything.',
    ],
    honest: [
      'There is too little here to judge. The {score} points are for what it has not done wrong yet.',
      '{Words} and {score} points: one cannot fall far from a kerb.',
    ],
    brutal: [
      'A score of {score}, for lack of evidence.',
      '{Words}. I have seen more on a parking ticket, and with a clearer ask.',
    ],
  },
  foreign: {
    gentle: [
      'I do not read this language, so take the {score} for what it is: {words}, counted and not understood.',
      '{Words} in a language I do not read. What I can see of them comes to {score} points.',
    ],
    honest: [
      'I cannot read this language. I looked at marks and markup only, and the {score} is for those.',
      '{Words} that I can count and not read; {score} points for what needs no dictionary.',
    ],
    brutal: [
      'I cannot read this, so I roast the punctuation. {Score} points, {words}, no opinion on the rest.',
      'The language is beyond me; the marks are not. {Score}, for {words} of them.',
    ],
  },
  clean: {
    gentle: crossed(
      [
        '{score} of 100, so send it',
        'Send it: {score} of 100',
        'Ready to go, at {score} of 100',
        'A lovely {score} of 100',
      ],
      [
        '; “{product}” is in good hands.',
        '; {reader} will be glad of “{last}”.',
        '; “{opening}” is a first line that gets to the second.',
        '; “{closing}” lets the reader go with a good feeling.',
        '; “{subject}” promises exactly what is inside.',
        '; nobody will wonder what “{ask}” wants of them.',
      ],
    ),
    honest: crossed(
      [
        '{score} of 100, and I did look for more to say',
        'Nothing to roast at {score} of 100',
        'Send it; {score} of 100 is as good as done',
        '{score} of 100, which leaves me underemployed',
        'The grill stays cold at {score} of 100',
      ],
      [
        ': “{product}” is all {reader} needs, and it is all there.',
        '; from “{opening}” on it says what it came to say.',
        '; “{subject}” is what it says on the tin and what is in it.',
        '; it ends on “{closing}” and knows that it has ended.',
        ': even the ask, “{ask}”, is a pleasure to answer.',
        '; “{figure}” tells {reader} more than any adjective could.',
      ],
    ),
    brutal: crossed(
      [
        '{score} of 100. I was promised a victim',
        'I brought petrol and got {score} of 100',
        '{score} of 100, and I take it personally',
        'Disgustingly good: {score} of 100',
      ],
      [
        '; “{product}” is explained so well that I have nothing left to burn.',
        '; I shook “{opening}” and nothing loose fell out.',
        '; even “{subject}” refuses to be funny.',
        '; {reader} is going to answer “{last}”, and then I am out of work.',
        '; “{closing}” walks off without a scratch.',
        '; I could find no joke in “{ask}”, only a fair question.',
      ],
    ),
  },
  good: {
    gentle: crossed(
      [
        'Nearly there, at {score} of 100',
        '{score} of 100, with a minute’s work left in it',
        'Good, and worth one more look: {score} of 100',
        'A good mail with a thread hanging loose, at {score} of 100',
      ],
      [
        '; start with “{at}” and it is done.',
        '; “{at}” is the one spot I would touch.',
        '; “{product}” comes across well, and “{at}” is what stands in front of it.',
        '; mend “{at}” and {reader} gets the mail it wanted to be.',
        '; {reader} will be fine with most of it, “{opening}” included.',
        '; “{last}” closes it well.',
      ],
    ),
    honest: crossed(
      [
        '{score} of 100: a good mail with one shoelace undone',
        'It would do as it is, at {score} of 100',
        '{score} of 100, and the rest is one coffee away',
        'More right than wrong: {score} of 100',
        'Solid: {score} of 100',
      ],
      [
        '; the shortest way up goes through “{at}”.',
        '; “{at}” is what keeps it from the top shelf.',
        '; {reader} would forgive “{at}”, but need not have to.',
        '; “{product}” is well told, and “{at}” is where the telling trips.',
        '; I would change “{at}” and then go and do something else.',
        '; “{opening}” starts it well and most of the rest keeps up.',
        '; {reader} can live with it, “{last}” and all.',
      ],
    ),
    brutal: crossed(
      [
        '{score} of 100: annoyingly decent',
        'I wanted blood and got {score} of 100',
        '{score} of 100. There is not much meat on this',
        'Too good to burn at {score} of 100',
      ],
      [
        '; “{at}” is the bit I could get my teeth into.',
        '; I will settle for “{at}”.',
        ', apart from “{at}”, which had it coming.',
        '; “{at}” let the side down, and the side noticed.',
        '; without “{at}” I would have had to say something nice.',
        '; “{opening}” gave me nothing, so see below.',
        '; “{last}” got away before I had the matches out.',
      ],
    ),
  },
  fair: {
    gentle: crossed(
      [
        '{score} of 100: a fair draft with {faults} things to mend',
        'Halfway up the hill, at {score} of 100',
        '{score} of 100, and most of what is missing is small',
        'One more round, and it is good: {score} of 100 so far',
      ],
      [
        '; “{at}” would be first on my list.',
        '; begin at “{at}” and the rest goes quickly.',
        '; “{product}” deserves the extra ten minutes.',
        '; {reader} would thank you for a second look at “{at}”.',
        '; {firm} has the content, it only needs a comb.',
        '; “{opening}” is a place to begin again.',
        '; “{ended}” can stay, the rest wants a look.',
      ],
    ),
    honest: crossed(
      [
        '{score} of 100: it would get read, by somebody with time',
        '{Faults} faults in {words}, so {score} of 100',
        '{score} of 100, which is what “fine, I suppose” looks like as a number',
        'Not bad, not sent: {score} of 100',
        '{score} of 100. It limps, but in the right direction',
      ],
      [
        '; “{at}” costs it the most.',
        '; the worst of it is “{at}”, and that can be mended today.',
        '; {reader} would get the point of “{product}”, eventually.',
        '; “{product}” is fine, it is the wrapping that wants work.',
        '; take care of “{at}” and it walks straight.',
        '; {firm} has something to say here and keeps clearing its throat.',
        '; “{opening}” is where I would begin to say it differently.',
        '; “{ended}” is fine, and it is a long way down.',
      ],
    ),
    brutal: crossed(
      [
        '{score} of 100, the temperature of tea nobody finished',
        '{score} of 100: too good to bin, too dull to send',
        '{Faults} faults in {words}; {score} of 100 is charity',
        'A {score} of 100: nobody will be hurt and nobody will answer',
      ],
      [
        '; exhibit A is “{at}”.',
        ', and “{at}” is most of the reason.',
        '; {reader} will mean to reply, and then it will be spring.',
        '; “{product}” was worth more trouble than this.',
        '; I would start with “{at}” and a sharp knife.',
        '; {firm} gets one point for turning up.',
        '; “{opening}” had the whole page and chose this.',
        '; by “{last}” only the author was still reading.',
      ],
    ),
  },
  poor: {
    gentle: crossed(
      [
        'Not yet: {faults} things to mend in {words}, so {score} of 100',
        '{score} of 100, and most of the repairs take a minute each',
        'There is a good mail in here, {score} of 100 of it already visible',
        'A first draft, at {score} of 100, and first drafts are allowed',
      ],
      [
        '; start with “{at}” and the rest gets lighter.',
        '; “{at}” is the heaviest stone in the bag.',
        '; once “{at}” is gone, “{product}” can be seen from the road.',
        '; {reader} is worth the half hour.',
        '; {firm} has “{product}” to offer, so let it speak first.',
        '; the way from “{opening}” to “{last}” can be shorter and kinder.',
        '; “{opening}” can be a good start once the rest is combed.',
      ],
    ),
    honest: crossed(
      [
        '{score} of 100: {faults} faults in {words}',
        'I would keep this one at home, at {score} of 100',
        '{Words}, {faults} faults, {score} points',
        '{score} of 100, and {worst} of the points it lost went on a single fault',
        'At {score} of 100 it is a draft of a draft',
      ],
      [
        '; “{at}” is the one that hurts most.',
        '; “{product}” is in there somewhere, asking for directions.',
        '; {reader} would need a reason to finish it, and it brought none.',
        '; begin at “{at}” and work outwards.',
        '; {firm} surely talks better than this across a table.',
        '; if {reader} remembers anything, it will be “{at}”, and that is the trouble.',
        '; “{opening}” promised more than “{last}” delivers.',
        '; between “{opening}” and “{last}” there is a mail, but nobody has found it yet.',
      ],
    ),
    brutal: crossed(
      [
        '{score} of 100. The {words} had one job and {faults} faults',
        'No: {score} of 100, {faults} faults, {words}',
        '{score} of 100: the delete key will enjoy this one',
        'It scores {score}, and even that took persuading',
      ],
      [
        '; “{at}” alone should have stopped it at the door.',
        '; {reader} deserves better, and so does “{product}”.',
        '; {firm} could have sent nothing and come out ahead.',
        '; “{product}” would like its name taken off this.',
        '; I got as far as “{at}” and needed a walk.',
        '; {reader} will not make it past “{at}”, and I can’t say I blame anyone.',
        '; from “{opening}” it goes downhill, and it started in a valley.',
        '; “{last}” was a mercy.',
      ],
    ),
  },
  wreck: {
    gentle: crossed(
      [
        '{score} of 100, with {faults} things to mend; take them one at a time',
        'This one wants an evening: {score} of 100',
        '{score} of 100 today, and it can only go up',
        'Let it rest before anyone sees it: {score} of 100',
        'It has {words} and {faults} things to mend, hence {score} of 100',
        '{score} of 100 is a beginning',
        'Not this version: {score} of 100',
        'There is work in it, {faults} times over: {score} of 100',
        'The bones are there, at {score} of 100',
        '{score} of 100 for the first try',
        'It is {faults} repairs away from being sent, at {score} of 100',
      ],
      [
        '; begin with “{at}”.',
        '; “{at}” first, then tea.',
        '; “{product}” can be saved, and so can the rest.',
        '; {reader} can wait a day for a better one.',
        '; “{opening}” can be the first line of a better one.',
        '; “{ended}” can stay, most of what is above it wants a hand.',
        '; without “{at}” it would already stand straighter.',
        '; “{opening}” can be said in half the words.',
        '; it is a long way from “{opening}” to what it wants, and it can be shorter.',
        '; “{last}” is where the mending may end.',
        '; read “{opening}” aloud and the rest will confess.',
        '; from “{opened}” on it means well.',
        '; most of it is one habit, repeated, and “{at}” is a good place to break it.',
      ],
    ),
    honest: crossed(
      [
        '{score} of 100: {faults} faults in {words}; it is quicker to list what works',
        'Do not send this: {score} of 100',
        '{Faults} faults in {words} and {score} points; that takes some doing',
        'Start again, with the {score} points it has as a deposit',
        '{score} of 100, and I was looking for reasons to go higher',
        'It has {words}, {faults} faults and {score} points, in order of size',
        'Put it back in the oven: {score} of 100',
        'I was asked to be fair, so {score} of 100',
      ],
      [
        '; “{at}” is the first thing I would take out and the last I would miss.',
        '; “{at}” is where it went over the edge.',
        '; what “{product}” did to deserve this is not stated.',
        '; {reader} should hear of this from nobody.',
        '; the repair begins at “{at}” and takes the afternoon.',
        '; “{opening}” sets the tone, and the tone should be changed.',
        '; whoever gets as far as “{last}” has earned a medal.',
        '; between “{opening}” and “{last}” hardly a stone stands on another.',
        '; “{at}” alone would have kept me from answering.',
        '; by “{last}” I had stopped taking notes.',
      ],
    ),
    brutal: crossed(
      [
        '{score} of 100. I have seen better copy on a fuse box',
        '{score} of 100: {faults} faults in {words}, and they have unionised',
        'It scores {score}. The other {lost} points left through the window',
        'Burn it and keep the {score} points for kindling',
        '{score} of 100, and the {score} should see a lawyer',
        '{Words}, {faults} faults, {score} points; even the commas are embarrassed',
        'I would not wrap fish in it: {score} of 100',
        'A {score} of 100 is what is left when the adjectives have eaten',
      ],
      [
        '; start with “{at}”.',
        '; “{at}” was the moment I put my glasses away.',
        '; “{product}” is the innocent party here.',
        '; whoever shows this to {reader} should bring flowers.',
        '; “{at}” is not even the worst of it, only the dearest.',
        '; “{opening}” should have turned back.',
        '; I read as far as “{last}” so that {reader} does not have to.',
        '; “{opening}” fell down the stairs and took “{last}” with it.',
        '; “{at}” will be read out at parties.',
        '; “{opening}” is a cry for help, and I am not trained for it.',
        '; at “{opening}” I checked whether it was a test.',
        '; at “{last}” it stops, and one hears the crickets clap.',
      ],
    ),
  },
}
