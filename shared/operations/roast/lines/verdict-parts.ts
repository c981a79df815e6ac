/** More beginnings and ends of verdicts, crossed with those in `verdicts.ts`: enough that two mails of one standing seldom hear the same. */

interface Parts {
  heads: readonly string[]
  tails: readonly string[]
}
type PartsByLevel = Readonly<Record<'gentle' | 'honest' | 'brutal', Parts>>

export const MORE: Readonly<Record<'clean' | 'good' | 'fair' | 'poor', PartsByLevel>> = {
  clean: {
    gentle: {
      heads: [
        'Nothing left to iron: {score} of 100',
        'It may go, with {score} of 100 and my regards',
        '{score} of 100, and it wears them lightly',
        'A quiet {score} of 100',
        'This one is finished, at {score} of 100',
      ],
      tails: [
        '; {reader} can stop at “{closing}” and know what to do.',
        '; “{figure}” stands where one would look for it.',
        '; one hears a person in “{opening}”.',
        '; “{ask}” leaves the door open and the light on.',
        '; “{product}” is told by somebody who has seen it.',
        '; “{question}” is small enough to answer in the lift.',
        '; “{last}” is a fine place to stop.',
        '; even “{longestStart}” takes no wrong turning.',
        '; whoever wrote “{subject}” had read the mail.',
      ],
    },
    honest: {
      heads: [
        'At {score} of 100 I have nothing to invoice',
        'Done is done: {score} of 100',
        '{score} of 100, and no small print',
        'I would sign it as it is, at {score} of 100',
      ],
      tails: [
        '; “{ask}” is the whole of the paperwork.',
        ': “{subject}” outside, the same inside.',
        '; “{last}” is where I would have stopped as well.',
        '; nobody was harmed by “{longestStart}”.',
        '; “{product}” gets said once, properly.',
        '; what {reader} should do is in “{ask}”, in daylight.',
        '; “{closing}” does not clear its throat first.',
        '; take “{figure}” away and it would still stand, only shorter.',
      ],
    },
    brutal: {
      heads: [
        'No charges: {score} of 100',
        '{score} of 100, and my evening is ruined',
        'I am told {score} of 100 is a compliment',
        'I sharpened everything for {score} of 100',
        'Case dismissed, at {score} of 100',
      ],
      tails: [
        '; “{product}” asked whether I needed a chair.',
        '; I bit into “{figure}” and it was real.',
        '; “{ask}” was polite to me, which is against the rules.',
        '; I waited behind “{closing}” for a mistake, and it went home.',
        '; “{subject}” would not even blush.',
        '; I tried “{last}” backwards, and it was still clear.',
        '; “{question}” had an answer, so I had none.',
        '; not one comma of “{longestStart}” would talk.',
      ],
    },
  },
  good: {
    gentle: {
      heads: [
        'One button undone, at {score} of 100',
        '{score} of 100 and within sight of the top',
        'A kettle’s work away from finished: {score} of 100',
        'It holds together well at {score} of 100',
      ],
      tails: [
        '; “{at}” wants a second glance, no more.',
        '; give “{at}” a minute and leave the rest alone.',
        '; {reader} may not even notice “{at}”, and still.',
      ],
    },
    honest: {
      heads: [
        'Close, and I mean close: {score} of 100',
        '{score} of 100, with the price tag still on',
        'I would send it tomorrow, at {score} of 100',
        'One repair short of finished: {score} of 100',
      ],
      tails: [
        '; I stopped at “{at}”, and so will somebody else.',
        '; “{at}” is a pebble, but it is in the shoe.',
        '; nothing else in it is as loose as “{at}”.',
      ],
    },
    brutal: {
      heads: [
        'Found a crumb, at {score} of 100',
        '{score} of 100, and I am down to one tooth',
        'Slim pickings: {score} of 100',
        'At {score} of 100 I was nearly out of a job',
      ],
      tails: [
        '; “{at}” is what the others whisper about.',
        '; the door was locked, but “{at}” had left a window open.',
        '; “{at}” will do for a starter.',
        '; somebody proofread everything but “{at}”.',
      ],
    },
  },
  fair: {
    gentle: {
      heads: [
        'The half of it that works is the bigger half: {score} of 100',
        '{score} of 100, on the way to somewhere better',
        'A walk round the block, then another look: {score} of 100',
        '{score} of 100, and no repair here takes long',
      ],
      tails: [
        '; “{at}” is the stone in its shoe.',
        '; what {reader} needs is here, a little behind “{at}”.',
        '; take “{at}” out first and see how much lighter it gets.',
      ],
    },
    honest: {
      heads: [
        'Half of it is working and the other half is talking: {score} of 100',
        '{score} of 100, with the good part in the second row',
        'I would ask for it back once more, at {score} of 100',
        'It gets there at {score} of 100, by the country road',
      ],
      tails: [
        '; “{at}” is the roundabout.',
        '; I would trade “{at}” for one more fact.',
        '; “{at}” was left in, and I should like to know by whom.',
      ],
    },
    brutal: {
      heads: [
        'Lukewarm at {score} of 100',
        'It earns {score} of 100 and looks surprised about it',
        '{score} of 100: a yawn with a subject line',
        'As memorable as a lift, at {score} of 100',
      ],
      tails: [
        '; “{at}” is where I began to read the ceiling.',
        '; “{at}” is padding, and not the comfortable sort.',
      ],
    },
  },
  poor: {
    gentle: {
      heads: [
        'Roll up a sleeve, it is {score} of 100',
        '{score} of 100: it means well and says too much',
        'Take it apart once and it will go back together better: {score} of 100',
        '{score} of 100, with a better half waiting inside',
        'It needs an hour and a pencil, at {score} of 100',
      ],
      tails: [
        '; “{at}” can go without being missed.',
        '; the first cut is “{at}”, and it does not hurt.',
        '; “{at}” is in front of what {reader} wants to know.',
        '; “{product}” could be said in the first line.',
        '; read “{at}” aloud and you will hear it as well.',
      ],
    },
    honest: {
      heads: [
        'This wants another evening, at {score} of 100',
        '{score} of 100, and the reader pays the rest',
        'Back to the desk with it: {score} of 100',
        'It costs more to read than to write, hence {score} of 100',
        '{score} of 100 for a mail that talks before it thinks',
        'There is a point in it and a lot of parking: {score} of 100',
      ],
      tails: [
        '; “{at}” is what {reader} will read aloud to a colleague.',
        '; strike “{at}” and nobody calls the police.',
        '; “{product}” could be the first thing said, and is the last thing noticed.',
        '; somebody was fond of “{at}”, and it shows.',
        '; {firm} was in a hurry to be finished, and not to be understood.',
      ],
    },
    brutal: {
      heads: [
        'Return to sender: {score} of 100',
        '{score} of 100, and it owes me the time',
        'I read it so that the bin does not have to, {score} of 100',
        'It limped in with {score} of 100',
        '{score} of 100, most of them for the full stops',
        'Somewhere a spam filter is smiling at {score} of 100',
      ],
      tails: [
        '; “{at}” was a choice.',
        '; after “{at}” I checked that the door was not locked.',
        '; “{at}” will be found by archaeologists, who will cover it up again.',
        '; {reader} blinked at “{at}” and was gone.',
        '; “{product}” is being held for questioning.',
      ],
    },
  },
}
