import type { Lines } from '../line.ts'

/** Lines about length, order and what stands round the text. */
export const SHAPE_LINES: Lines = {
  'too-long': {
    gentle: [
      '{Usual} words is a visit; this one stays for supper and misses its train.',
      '“{start}” is still good company, but by then it is past {usual} words and the reader’s stop.',
      'All well meant. {Usual} words would hold what the reader takes home.',
      'A good mail of {usual} words is in here, sharing the room with {excess} others.',
      'It is {time} of reading. Somewhere in the middle the kettle boils.',
      '“{start}” is where most readers will have got off; the line runs on into the hills.',
    ],
    honest: [
      'The offer fits in {usual} words. The other {excess} are its entourage.',
      'Read aloud it takes {time}. Read silently it takes a decision.',
      '“{start}” is where the usual {usual} words end, and where most people’s good will does.',
      '{Words}: it has room for everything, and then it put everything in.',
      '{Words}. For {kind}, {usual} is plenty; the other {excess} came as guests of guests.',
      'It takes {time} to read, and the reader gives it a glance. Somebody is going to be disappointed.',
      'Some {excess} of its words could leave by the side door without waking anybody.',
      'By “{start}” the mail is past its usual {usual} words; it shows no sign of remorse.',
      '{Time} of reading; people have parked, shopped and forgiven each other in less.',
      'There is a fine {usual}-word mail in here. It is being sat on by {excess} others.',
      'At “{start}” a shorter mail would be over, and answered.',
    ],
    brutal: [
      'The end is in there: “{closing}”; few have seen it.',
      'At “{start}” the reader’s {usual} words are used up, and the mail is just getting its slippers.',
      '{Words}; it should have an interval.',
      '{Time} of reading, says the clock. The thumb says less, and the thumb decides.',
      'At {words} it is too long to read and too short to shelve.',
      'It runs {excess} words past what {kind} can carry, and then there is “{start}”',
      'Take {excess} words out; not these? Not those? Then send flowers with it.',
      '{Words} for one request. The Alps were crossed on less paper.',
    ],
  },
  'too-short': {
    gentle: [
      '“{matter}” is a fine title; the reader is still holding the door for the story.',
      '“{opening}”: a fine start; the reader is still holding the door for the rest.',
    ],
    honest: [
      '“{matter}” is brief even for {kind}; a reason would not have made it late.',
      '{Words} is brief even for {kind}. A reason would not have made it late.',
    ],
    brutal: [
      '“{matter}”: fortune cookies explain themselves at greater length.',
      '{Words}; fortune cookies explain themselves at greater length.',
    ],
  },
  'empty-draft': {
    gentle: ['Nothing between hello and goodbye yet, and a score of {score}. It offends no one.'],
    honest: ['There is no message in this mail, and it gets that across; score: {score}.'],
    brutal: ['A score of {score}. As copy goes it is tight; there is not a sentence to cut.'],
  },
  'missing-signoff': {
    gentle: ['“{last}”, and it leaves without a goodbye; perhaps it saw its bus.'],
    honest: [
      'It says “{last}” and vanishes, like a magician with a plane to catch.',
      'No sign-off after {sentences}: the receiver is simply put down.',
    ],
    brutal: ['“{last}”, then a dial tone.'],
  },
  'missing-name': {
    gentle: ['“{last}”, and no name under it; somebody wrote this, and could take a bow.'],
    honest: ['Unsigned, after {sentences}; like soup left on a doorstep: kind, possibly, but from whom?'],
    brutal: ['“{last}”, it ends, and nobody will own up to it.'],
  },
  'postscript-overuse': {
    gentle: ['“{quote}” is one afterthought past charming.'],
    honest: ['“{quote}”: the mail has left twice now and keeps coming back for its umbrella.'],
    brutal: ['“{quote}”: there is a kind of guest who says goodbye for longer than they stayed.'],
  },
  'long-list': {
    gentle: ['The list from “{start}” is thorough; the reader’s patience is shorter by a few points.'],
    honest: ['“{start}” heads a list that reads like the fitting instructions for itself.'],
    brutal: ['From “{start}” on it is an inventory; one looks for the barcode.'],
  },
  'no-headings': {
    gentle: ['{Sentences} for browsing, and no headings to browse by.'],
    honest: ['“{matter}” and much else, no headings: a department store with the signs taken down.'],
    brutal: ['“{matter}” is in there somewhere; no heading says where, and search parties cost money.'],
  },
  'too-many-links': {
    gentle: [
      '{Links} is generous; one would get all the clicks.',
      'There are {links}, and the reader has one thumb.',
    ],
    honest: ['{Links}; each is one more thing to do instead of answering.'],
    brutal: ['{Links} in a personal mail. It is a letter with the pockets hanging out.'],
  },
  'scattered-links': {
    gentle: ['The {links} hide among the sentences. As a list they would stand and wave.'],
    honest: ['{Links}, sprinkled through the prose like keys in a sofa.'],
    brutal: ['Anyone after one of the {links} is welcome to beat the bushes.'],
  },
  'image-in-personal-mail': {
    gentle: ['A picture in {kind} looks smarter than it should.'],
    honest: [
      'There is a picture in it; “{opening}”, from one person to another, and a brand department came too.',
    ],
    brutal: ['A picture on top, and “{opening}” turns into a leaflet and knows it.'],
  },
}
