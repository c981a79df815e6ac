import type { ByLevel } from '../line.ts'

/** Lines that hold a fault against another text; each is for the rules that find much the same. */
const RIVAL_LINES: readonly (ByLevel & { rules: string })[] = [
  {
    rules:
      'misspelling homophones missing-apostrophe doubled-word of-for-have article-slip agreement-slip lower-case-i uncapitalised-name missing-space wrong-collocation',
    gentle: [
      '“{quote}” would be mended on sight in {rival}. It takes a second here too.',
      'Even {rival} gets a second look before it goes out. “{quote}” missed its turn.',
      'Somebody checked {rival} for a “{quote}”. It can be done here as well.',
      'In {rival} nobody would mind “{quote}”. Here somebody will, a little.',
    ],
    honest: [
      '“{quote}” would not have got into {rival}.',
      '{Rival} has been proofread with more love than “{quote}”.',
      'Readers forgive {rival} a “{quote}”. This they were asked to take seriously.',
      'At “{quote}” one begins to think fondly of {rival}.',
    ],
    brutal: [
      '“{quote}”. They would have sent {rival} back for less.',
      'With “{quote}” in it, {rival} would be recalled.',
      'For “{quote}” one does not need a proofreader. Whoever types {rival} would do.',
      '“{quote}” has brought down the tone of {rival} before now.',
    ],
  },
  {
    rules:
      'exclamation-run shouting shouting-subject subject-exclamation hype emoji-run money-signs crowded-emoji-subject',
    gentle: [
      'Next to “{quote}” even {rival} sounds composed.',
      '{Rival} says it at half the volume of “{quote}”, and people hear.',
      'With a little less of “{quote}” it could be read as calmly as {rival}.',
      '“{quote}” is livelier than {rival}. It need not be a contest.',
    ],
    honest: [
      '{Rival} has sold more with less noise than “{quote}”.',
      'One can read {rival} without being grabbed by the lapels. “{quote}” has both hands on them.',
      'Put “{quote}” on {rival} and people would ask who had been at it.',
      '“{quote}” makes {rival} look like an understatement.',
    ],
    brutal: [
      'Read “{quote}” aloud, then {rival}. Only one of them wants medicine.',
      '{Rival} has more poise than “{quote}”, and smells better.',
      '“{quote}” is what {rival} would be after a bottle of cough syrup.',
      'They would ask {rival} to leave for “{quote}”.',
    ],
  },
  {
    rules:
      'jargon cliches vague-claim wordiness needless-preamble fancy-words over-formality hedging filler-words passive-voice template-smell throat-clearing evasive-apology nominalization indirect-request answer-late self-introduction self-centred-opening rhetorical-opening apologetic-opening',
    gentle: [
      'Even {rival} gets to the point without “{quote}”.',
      '{Rival} would have said it without “{quote}”, and more warmly.',
      'One would not look for “{quote}” in {rival}. One need not find it here.',
      'Something as plain as {rival} would serve better than “{quote}”.',
    ],
    honest: [
      'There is more meaning per word in {rival} than in “{quote}”.',
      '“{quote}” would be cut from {rival}, for space.',
      'Nobody has ever put “{quote}” into {rival}, and nobody has missed it.',
      'Compared with “{quote}”, {rival} is a page-turner.',
    ],
    brutal: [
      'I have been more moved by {rival} than by “{quote}”.',
      '“{quote}” could be dropped into {rival} and improve neither.',
      'Given the choice of “{quote}” and {rival}, I would frame {rival}.',
      '{Rival} has a pulse. “{quote}” is still being looked for one.',
    ],
  },
  {
    rules:
      'guilt-trip rudeness pressure presumption pressing-subject over-apology empty-follow-up spam-phrase spammy-subject non-inclusive-terms generic-flattery stale-greeting fake-reply-prefix generic-question-subject vague-subject',
    gentle: [
      'Even {rival} asks more kindly than “{quote}”.',
      '“{quote}” would sound odd in {rival}. It sounds a little odd here.',
      '{Rival} makes friends without “{quote}”. So might this.',
      'Without “{quote}” it would be at least as welcome as {rival}.',
    ],
    honest: [
      'People trust {rival} sooner than “{quote}”.',
      '“{quote}” has the charm of {rival} and none of the brevity.',
      'The reader has met “{quote}” before, on the way to the bin, between two copies of {rival}.',
      '{Rival} would have got a reply. “{quote}” gets a look.',
    ],
    brutal: [
      '“{quote}” is {rival}, with the friendliness taken out.',
      'I would sooner be handed {rival} than “{quote}”.',
      'After “{quote}” the reader would rather hear from {rival}.',
      '{Rival} at least means it. “{quote}” has a quota.',
    ],
  },
  {
    rules: 'long-sentence wall-of-text high-reading-grade wordy-subject',
    gentle: [
      'Even {rival} stops for breath sooner than “{start}”.',
      '“{start}” has as much in it as {rival}, and fewer places to rest.',
      '“{start}” could take its full stops from {rival}.',
    ],
    honest: [
      '{Rival} is over before “{start}” has found its verb.',
      'One could learn {rival} by heart in the time “{start}” takes.',
      'Somewhere in “{start}” there is room for {rival}, folded once.',
    ],
    brutal: [
      '{Rival} has been set to music. “{start}” could only be set in concrete.',
      '“{start}” makes {rival} read like a thriller.',
      'To get over “{start}” I had to lie down with {rival}.',
    ],
  },
  {
    rules: 'missing-unsubscribe',
    gentle: [
      'One may put {rival} down whenever one likes. A link to unsubscribe would say the same here.',
      'Even {rival} lets people go. This needs a link for it.',
      'The difference to {rival} is a way out: one unsubscribe link, at the foot.',
    ],
    honest: [
      'One can be rid of {rival} in a second. To be rid of this one needs the spam button, as there is no link.',
      'There is no unsubscribe link. Readers will treat it as they treat {rival}, only less gently.',
      'Nobody has ever been subscribed to {rival} for life. Here no link says otherwise.',
    ],
    brutal: [
      'It has no unsubscribe link, so it will go where {rival} goes, with a report to the postmaster.',
      'One gets out of a contract sooner than out of this: no unsubscribe link. Even {rival} burns.',
      'Without an unsubscribe link it is {rival} that comes back when thrown away.',
      'People have moved house to be rid of less. No unsubscribe link: {rival} at least stays where one drops it.',
      'Whoever wants to leave will find no unsubscribe link here, and will find “report spam”. {Rival} has no such button to fear.',
    ],
  },
  {
    rules: 'missing-preheader',
    gentle: [
      'There is no preheader. Even {rival} has something on the back.',
      'The inbox keeps a second line free, and there is no preheader in it. {Rival} would know what to do with the space.',
    ],
    honest: [
      'No preheader: the inbox will show whatever comes first. On {rival} that would be the printer’s name.',
      'A preheader is free space in the inbox. {Rival} would have sold it.',
    ],
    brutal: [
      'No preheader. {Rival} makes better use of its margin.',
      'The preheader is missing, and the inbox will quote at random, as one quotes {rival}.',
    ],
  },
  {
    rules: 'vague-link-text generic-button bare-url',
    gentle: [
      '“{quote}” could stand on {rival} too. A link may say what is behind it.',
      'Even {rival} says where to go. “{quote}” only says that one may.',
    ],
    honest: [
      'On {rival}, “{quote}” would lead just as far.',
      '“{quote}” is a link that could be stuck on {rival} without anyone noticing.',
    ],
    brutal: [
      '“{quote}”: one would get as much from tapping on {rival}.',
      'One could write “{quote}” on {rival} and people would know where they stand: nowhere.',
    ],
  },
  {
    rules: 'unfilled-hole merge-tag-without-fallback broken-merge-tag mixed-merge-tags name-dropping-tags',
    gentle: [
      '“{quote}” is as personal as {rival}, for now.',
      'Even {rival} comes without “{quote}”. It only wants a look before sending.',
    ],
    honest: [],
    brutal: [
      'Somebody who gets {rival} feels known by comparison with “{quote}”.',
      '“{quote}” has the intimacy of {rival}, read out by a machine.',
    ],
  },
  {
    rules: 'missing-alt unnamed-image-link unsized-image filename-alt',
    gentle: [
      '“{file}” has no words for those who listen. Even {rival} has words.',
      'For anyone who cannot see it, “{file}” says less than {rival}.',
    ],
    honest: [
      'Read out by a machine, “{file}” has less to say than {rival}.',
      'With images off, “{file}” is {rival} with the text cut out.',
    ],
    brutal: [
      '“{file}”, without a word of alt text: {rival}, held up to a microphone.',
      'To a screen reader “{file}” is a blank, and {rival} a novel.',
    ],
  },
]

const BY_RULE = new Map(
  RIVAL_LINES.flatMap(({ rules, ...lines }) => rules.split(' ').map((rule) => [rule, lines] as const)),
)

/** Lines for what a rule finds that name another text; `undefined` where none would fit. */
export const rivalLinesOf = (rule: string): ByLevel | undefined => BY_RULE.get(rule)

/** All of them, each once. */
export const ALL_RIVAL_LINES: readonly ByLevel[] = RIVAL_LINES
