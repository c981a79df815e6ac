/** Lines for single words and phrases that have earned their own. Good for all intensities. */
export interface TermLines {
  /** In lower case, found anywhere in the quote. */
  word: string
  rules: readonly string[]
  lines: readonly string[]
}

const WORN = [
  'jargon',
  'cliches',
  'hype',
  'vague-claim',
  'template-smell',
  'throat-clearing',
  'pitch-in-subject',
]

export const TERM_LINES: readonly TermLines[] = [
  {
    word: 'synerg',
    rules: WORN,
    lines: [
      '“{quote}”: when two and two make a slide.',
      '“{quote}” is what happens when nobody can say what happens.',
      'Ask three people to draw “{quote}”, and you get three arrows and a circle.',
    ],
  },
  {
    word: 'leverag',
    rules: WORN,
    lines: [
      '“{quote}”: give me a place to stand, and I will move it to “use”.',
      '“{quote}” lifts nothing but the register.',
      'Somebody needed the word “use” and fetched “{quote}” from the shed.',
    ],
  },
  {
    word: 'best-in-class',
    rules: WORN,
    lines: [
      '“{quote}”: the class is not named, nor are the other pupils.',
      '“{quote}”: one would love to see the report card.',
    ],
  },
  {
    word: 'world-class',
    rules: WORN,
    lines: [
      '“{quote}”: the world has been asked to confirm and is checking.',
      '“{quote}”: the world has been invited, and is absent today.',
    ],
  },
  {
    word: 'end-to-end',
    rules: WORN,
    lines: [
      '“{quote}”: neither end is mentioned.',
      '“{quote}” measures the whole rope and says nothing about what it is tied to.',
    ],
  },
  {
    word: 'cutting-edge',
    rules: WORN,
    lines: [
      '“{quote}” has been used so often that one could sit on it.',
      '“{quote}” went blunt some time ago, and is still used to cut.',
    ],
  },
  {
    word: 'game-chang',
    rules: WORN,
    lines: [
      '“{quote}”: the score and the rules are as before.',
      '“{quote}”: which game? No one has brought a ball.',
    ],
  },
  {
    word: 'next level',
    rules: WORN,
    lines: [
      '“{quote}”: the lift stops there for everybody; nobody has ever got out.',
      '“{quote}”: which level is this one, then?',
    ],
  },
  {
    word: 'solution',
    rules: WORN,
    lines: [
      '“{quote}”: the answer is in; the question is expected shortly.',
      '“{quote}”: could be software, could be shampoo.',
    ],
  },
  {
    word: 'game plan',
    rules: WORN,
    lines: ['“{quote}”: no ball, no team, and it is a Tuesday meeting.'],
  },
  {
    word: 'touch base',
    rules: [...WORN, 'empty-follow-up'],
    lines: ['“{quote}”: contact without cargo.', '“{quote}” is a wave from a passing car.'],
  },
  {
    word: 'circle back',
    rules: [...WORN, 'empty-follow-up'],
    lines: ['“{quote}” is how one arrives where one started.', '“{quote}”: by definition, no progress.'],
  },
  {
    word: 'pick your brain',
    rules: WORN,
    lines: ['“{quote}”: the reader’s hand goes to their hat.', '“{quote}”. With what instrument?'],
  },
  {
    word: 'move the needle',
    rules: WORN,
    lines: [
      '“{quote}”: a needle that everybody moves is called a fan.',
      '“{quote}”: which way, and on what dial?',
    ],
  },
  {
    word: 'low-hanging fruit',
    rules: WORN,
    lines: ['“{quote}” was picked long ago by the last person who wrote it.'],
  },
  {
    word: 'journey',
    rules: WORN,
    lines: [
      '“{quote}”. Nobody has packed.',
      '“{quote}”: no train, no platform; it may just be a process.',
      'The mail calls it “{quote}”; the reader looks for the seat belt.',
    ],
  },
  {
    word: 'unlock',
    rules: WORN,
    lines: [
      '“{quote}”. It was never locked; nobody had tried the handle.',
      '“{quote}”: a key, and no door in sight.',
    ],
  },
  {
    word: 'stakeholder',
    rules: WORN,
    lines: [
      '“{quote}”: people, seen from very high up.',
      '“{quote}” usually have names, and one of them makes the coffee.',
    ],
  },
  {
    word: 'ecosystem',
    rules: WORN,
    lines: [
      '“{quote}”: there are no frogs in it.',
      '“{quote}”: a pond would be exaggerating; nobody has named a single fish.',
    ],
  },
  {
    word: 'seamless',
    rules: WORN,
    lines: [
      '“{quote}”: it is the only word in the sentence where the seam shows.',
      '“{quote}”: said of everything that comes with a manual.',
    ],
  },
  {
    word: 'holistic',
    rules: WORN,
    lines: ['“{quote}” means all of it, and so leaves out which.'],
  },
  {
    word: 'deep dive',
    rules: WORN,
    lines: ['“{quote}” is offered by a mail that has not got its feet wet.'],
  },
  {
    word: 'innovat',
    rules: WORN,
    lines: [
      '“{quote}”: an old word for something new.',
      '“{quote}” is a thing one shows; so far it has only been told.',
      '“{quote}”: the claim is the one part that has been done before.',
    ],
  },
  {
    word: 'thrilled',
    rules: ['hype', ...WORN],
    lines: [
      '“{quote}”: one pictures the office, quite still, typing it.',
      '“{quote}”: the thrill took place earlier, and the reader was not asked.',
    ],
  },
  {
    word: 'excited',
    rules: ['hype'],
    lines: [
      '“{quote}”. Good for it. And the reader?',
      '“{quote}”, it says, sitting quite still.',
      'Nobody has yet been moved to excitement by “{quote}”.',
    ],
  },
  {
    word: 'passionate',
    rules: ['hype', ...WORN],
    lines: ['“{quote}”: in a business mail. One lowers one’s eyes.'],
  },
  {
    word: 'incredibl',
    rules: ['hype'],
    lines: ['“{quote}”: literally, not to be believed; it should be careful what it says.'],
  },
  {
    word: 'finds you well',
    rules: WORN,
    lines: [
      '“{quote}” is always looking for the well, and always finds them at their desk.',
      '“{quote}”. It found them skimming; nobody is well while skimming.',
    ],
  },
  {
    word: 'reach out',
    rules: [...WORN, 'needless-preamble', 'wordiness', 'over-formality'],
    lines: [
      '“{quote}”: the arm is out; there is nothing in the hand.',
      '“{quote}” describes what the mail is doing, to the person it is doing it to.',
    ],
  },
  {
    word: 'valued',
    rules: ['stale-greeting'],
    lines: [
      '“{quote}”: valued in the way of furniture, by type. “{opening}”, says the label.',
      '“{quote}”, so valued that nobody looked up the name before “{opening}”.',
    ],
  },
  {
    word: 'sir',
    rules: ['stale-greeting'],
    lines: [
      '“{quote}”: the quill is scratchy but willing. It gets as far as “{opening}”.',
      '“{quote}” leaves nothing to chance, except who it is. “{opening}” hopes for the best.',
      '“{quote}” had its boots polished for this, and “{opening}” falls in behind it.',
    ],
  },
  {
    word: 'hi there',
    rules: ['stale-greeting'],
    lines: [
      '“{quote}”: warm as a handshake, addressed to a direction. “{opening}” went there.',
      '“{quote}”. Where? The reader looks behind them, then at “{opening}”, then out of the window.',
    ],
  },
  {
    word: 'quick question',
    rules: ['vague-subject', 'generic-question-subject'],
    lines: [
      '“{quote}”: neither, as a rule. This one is about “{product}”.',
      '“{quote}”, says the subject, with “{product}” behind its back.',
      'If “{quote}” were quick, it would be in the subject; it has {time} to go.',
    ],
  },
  {
    word: 'newsletter',
    rules: ['vague-subject'],
    lines: [
      '“{quote}” is the name of the bag. “{product}” is in it.',
      '“{quote}”: news, it says, and letter. Which of the two is “{product}”?',
    ],
  },
  {
    word: 'catch up',
    rules: ['vague-subject', 'empty-follow-up'],
    lines: ['“{quote}”: who is ahead, and by how much?'],
  },
  {
    word: 'per my last',
    rules: ['rudeness', 'over-formality'],
    lines: [
      '“{quote}” is “can you read?” with a tie on.',
      '“{quote}” has never once been typed with both shoulders down.',
    ],
  },
  {
    word: 'please be advised',
    rules: ['needless-preamble', 'over-formality'],
    lines: [
      '“{quote}”: it clears its throat and advises nobody.',
      '“{quote}” comes on like a summons and turns out to be about “{product}”.',
    ],
  },
  {
    word: 'pursuant',
    rules: ['over-formality'],
    lines: [
      '“{quote}”: somewhere a goose is missing a feather.',
      'At “{quote}” the mail puts on a wig and asks all to rise.',
    ],
  },
  {
    word: 'kindly',
    rules: ['over-formality'],
    lines: ['“{quote}” is about as kind as “with respect” is respectful.'],
  },
  {
    word: 'click here',
    rules: ['vague-link-text', 'generic-button'],
    lines: [
      '“{quote}” gives an order. “{product}” would have been a reason.',
      '“{quote}”: a link named after the finger. “{product}” stays between it and the server.',
      'There are {links} in the mail, and “{quote}” could be every one of them.',
    ],
  },
  {
    word: 'act now',
    rules: ['pressure', 'spam-phrase', 'pressing-subject'],
    lines: ['“{quote}”: the reader considers it: now they close the window.'],
  },
  {
    word: 'limited time',
    rules: ['pressure', 'spam-phrase', 'pressing-subject'],
    lines: ['“{quote}”. All time is. Which Friday?'],
  },
  {
    word: 'last chance',
    rules: ['pressure', 'pressing-subject'],
    lines: ['“{quote}”: there will be others, and they too will be about “{product}”.'],
  },
  {
    word: 'last email',
    rules: ['guilt-trip'],
    lines: ['“{quote}” promises something the reader means to hold it to.'],
  },
  {
    word: 'heard back',
    rules: ['guilt-trip', 'empty-follow-up'],
    lines: [
      '“{quote}” reports the reader’s silence to the only person who already knew.',
      '“{quote}”: the reader was there. They didn’t hear it either.',
      '“{quote}”: a silence, delivered back to its owner.',
      '“{quote}” is true of most mail.',
      'The reader learns “{quote}”; they had been following the story from the other side.',
    ],
  },
  {
    word: 'in order to',
    rules: ['wordiness'],
    lines: [
      '“{quote}”: two of these three words are on their break.',
      '“{quote}”. “To” was available.',
      '“{quote}”: “to” was invited, and came with two friends.',
      '“{quote}” is “to” with an escort.',
      '“To” stood ready; somebody sent “{quote}”.',
    ],
  },
  {
    word: 'prior to',
    rules: ['wordiness'],
    lines: [
      '“{quote}” is “before” on its way to court.',
      '“{quote}”: “Before” was first in the queue, as its name says.',
    ],
  },
]
