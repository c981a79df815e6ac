import type { ByLevel } from '../line.ts'

/** Lines that hold a fault against another text; each is for the rules that find much the same. */
const RIVAL_LINES: readonly (ByLevel & { rules: string })[] = [
  {
    rules:
      'misspelling homophones missing-apostrophe doubled-word of-for-have article-slip agreement-slip lower-case-i uncapitalised-name missing-space wrong-collocation',
    gentle: [
      '“{quote}” would be mended on sight in {rival}; it takes a second here too.',
      'Even {rival} gets a second look before it goes out; “{quote}” missed its turn.',
      'Somebody checked {rival} for a “{quote}”; it can be done here as well.',
      'In {rival} nobody would mind “{quote}”; here somebody will, a little.',
    ],
    honest: [
      '“{quote}” would not have got into {rival}.',
      '{Rival} has been proofread with more love than “{quote}”.',
      'Readers forgive {rival} a “{quote}”; this they were asked to take seriously.',
      'At “{quote}” one begins to think fondly of {rival}.',
    ],
    brutal: [
      '“{quote}”: they would have sent {rival} back for less.',
      'With “{quote}” in it, {rival} would be recalled.',
      'For “{quote}” one does not need a proofreader; whoever types {rival} would do.',
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
      '“{quote}” is livelier than {rival}; it need not be a contest.',
    ],
    honest: [
      '{Rival} has sold more with less noise than “{quote}”.',
      'One can read {rival} without being grabbed by the lapels; “{quote}” has both hands on them.',
      'Put “{quote}” on {rival} and people would ask who had been at it.',
      '“{quote}” makes {rival} look like an understatement.',
    ],
    brutal: [
      'Read “{quote}” aloud, then {rival}; only one of them wants medicine.',
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
      'One would not look for “{quote}” in {rival}; one need not find it here.',
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
      '{Rival} has a pulse; in “{quote}” nobody has found one yet.',
    ],
  },
  {
    rules:
      'guilt-trip rudeness pressure presumption pressing-subject over-apology empty-follow-up spam-phrase spammy-subject non-inclusive-terms generic-flattery stale-greeting fake-reply-prefix generic-question-subject vague-subject',
    gentle: [
      'Even {rival} asks more kindly than “{quote}”.',
      '{Rival} makes friends without “{quote}”, and so might this.',
      'Without “{quote}” it would be at least as welcome as {rival}.',
      'Nobody was ever warmed by “{quote}”, and {rival} has been known to try.',
      'Had {rival} begun with “{quote}”, somebody would have taken it aside, gently.',
      'One could leave “{quote}” out and still have more to say than {rival}.',
      'Where {rival} says what it is, “{quote}” keeps one waiting.',
      '“{quote}” and {rival} have the same reader; only one of them knows it.',
      'Lay “{quote}” next to {rival} and see which one an aunt would answer.',
      '“{quote}” tries harder than {rival}, and it shows a little.',
    ],
    honest: [
      'People trust {rival} sooner than “{quote}”.',
      '“{quote}” has the charm of {rival} and none of the brevity.',
      'On the way to the bin “{quote}” met {rival}, and they knew each other.',
      '{Rival} would have got a reply; “{quote}” gets a look.',
      'Nobody needs telling what {rival} wants, and nobody is told by “{quote}”.',
      '“{quote}” could be lost among the post, between {rival} and the bill for something else.',
      '{Rival} has at least been asked for now and then, unlike “{quote}”.',
      'The hand that sorts the post slows down for {rival} and speeds up for “{quote}”.',
      'For the space of “{quote}” one could have had {rival}, and been better informed.',
      'As bait, “{quote}” is {rival} on a hook.',
    ],
    brutal: [
      '“{quote}” is {rival}, with the friendliness taken out.',
      'After “{quote}” the reader would rather hear from {rival}.',
      '{Rival} at least means it; “{quote}” has a quota.',
      'I have kept {rival} longer than I kept “{quote}”.',
      '“{quote}” looks at {rival} and sees a career.',
      'Somebody has wrapped a stone in {rival}, and the stone says “{quote}”.',
      'A drawer holds {rival}, three dead batteries and now “{quote}”.',
      'They would not print “{quote}” on {rival} if you paid them.',
      'Next to “{quote}”, {rival} is a sonnet.',
      'For every “{quote}” somewhere {rival} is promoted.',
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
      '{Rival} has been set to music; “{start}” could only be set in concrete.',
      '“{start}” makes {rival} read like a thriller.',
      'To get over “{start}” I had to lie down with {rival}.',
    ],
  },
  {
    rules: 'missing-unsubscribe',
    gentle: [
      'One may put {rival} down whenever one likes, and “{last}” could say as much with a link to unsubscribe.',
      'Even {rival} lets people go; “{matter}” needs a link for it.',
      'Between {rival} and “{matter}” the difference is a way out: one unsubscribe link, at the foot.',
      'A line under “{last}” that lets people leave would make it as easy to keep as {rival}.',
    ],
    honest: [
      'One can be rid of {rival} in a second; to be rid of “{matter}” needs the spam button, as there is no link.',
      'No unsubscribe link follows “{last}”, so readers will treat it as they treat {rival}, only less gently.',
      'One may recycle {rival}; “{matter}” will be back, as no link says otherwise.',
      'After “{last}” there is no way to say no, and even {rival} takes a no.',
    ],
    brutal: [
      '“{matter}” has no unsubscribe link, so it will go where {rival} goes, with a report to the postmaster.',
      'Without an unsubscribe link “{matter}” is {rival} that comes back when thrown away.',
      'People have moved house to be rid of less than “{matter}”; even {rival} stays where one drops it.',
      'Whoever wants to leave after “{last}” will find no link, and then “report spam”; {rival} has no such button to fear.',
      '“{last}” shuts the door and swallows the key, a thing that {rival} has never done.',
    ],
  },
  {
    rules: 'missing-preheader',
    gentle: [
      'There is no preheader behind “{matter}”, and even {rival} has something on the back.',
      'The inbox keeps a line free beside “{matter}”; {rival} would know what to do with the space.',
    ],
    honest: [
      'With no preheader the inbox goes on from “{matter}” to whatever comes first; on {rival} that would be the printer’s name.',
      'Beside “{matter}” there is free space in the inbox that {rival} would have sold.',
    ],
    brutal: [
      '{Rival} makes better use of its margin than “{matter}” of its preheader, as there is none.',
      'Beside “{matter}” the preheader is missing, and the inbox will quote at random, as one quotes {rival}.',
    ],
  },
  {
    rules: 'vague-link-text generic-button bare-url',
    gentle: [
      '“{quote}” could stand on {rival} too; a link may say what is behind it.',
      'Even {rival} says where to go; “{quote}” only says that one may.',
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
      'Even {rival} comes without “{quote}”; it only wants a look before sending.',
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
      '“{file}” has no words for those who listen; even {rival} has words.',
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
