/** Praise of one's own that is turned up too far. */
import { type EntrySource, lexicon } from '../phrases.ts'

/** Every intensifier with every word it blows up; the word alone is the replacement. */
const blownUp = (intensifiers: string, words: string): Record<string, EntrySource> =>
  Object.fromEntries(intensifiers.split('|').map((each) => [`${each} (${words})`, [`(${words})`, '']]))

/** One of these is too much. */
export const LOUD: Record<string, EntrySource> = {
  '(revolutionary|revolutionize|revolutionise|revolutionizes|revolutionising|revolutionizing)': [
    '(new|change|change|changes|changing|changing)',
    '',
  ],
  '(game-changing|game changing|game-changer|game changer)': null,
  '(mind-blowing|mind blowing|mindblowing|jaw-dropping|jaw dropping|earth-shattering|groundbreaking|ground-breaking|paradigm-shifting)':
    ['new', ''],
  '(world-changing|life-changing|life changing|once-in-a-lifetime|history-making)': null,
  '(blow|blows|blew|blowing) your mind': ['(surprise|surprises|surprised|surprising) you', ''],
  'blown away by': ['impressed by', ''],
  ...blownUp(
    'insanely|ridiculously|stupidly|unbelievably',
    'good|great|easy|simple|cheap|effective|fast|powerful',
  ),
  ...blownUp(
    'incredibly|super|mega|amazingly|extraordinarily',
    'excited|thrilled|proud|happy|powerful|exciting',
  ),
  'super duper': null,
  '(absolutely|beyond|more than) (thrilled|excited)': 'glad',
  '(thrilled|stoked|pumped|psyched|ecstatic|over the moon) (to announce|to share|to introduce|to launch|about)':
    ['(glad|glad|glad|glad|glad|glad) (to announce|to share|to introduce|to launch|about)', ''],
  'could not be (more excited|prouder|happier|more pumped)': null,
  "couldn't be (more excited|prouder|happier|more pumped)": null,
  '(explosive|skyrocketing|meteoric|exponential|insane|crazy) growth': ['growth', ''],
  '(skyrocket|skyrockets|skyrocketing|explode|exploding) (your|in|sales)': null,
  '(2x|3x|5x|10x|100x) your': null,
  'on steroids': null,
  'on autopilot': ['automatically', ''],
  '(crush|crushing|crushed) it': ['(do|doing|did) well', ''],
  '(crush|crushing|crushed) your': null,
  // “I don’t want to just kill it” means what it says.
  '(killing|slaying) it': ['doing well', ''],
  'secret (formula|weapon|hack|trick|system|method)': null,
  "(the gurus|doctors|experts) (don't|do not|dont) want you to know": null,
  '(miracle|miraculous|magical|magic) (cure|solution|product|formula|results)': null,
  'too good to be true': null,
  ...blownUp('epic|legendary|iconic|monster', 'deal|deals|sale|masterclass|event|savings|offer|offers'),
  'blowout (sale|prices|deal)': ['(sale|prices|deal)', ''],
  'best (thing since sliced bread|kept secret)': null,
  '(never-before-seen|never before seen)': 'new',
  '(change|changes|changed|transform|transforms) your life': null,
  'best decision of your': null,
  ...blownUp(
    'rockstar|ninja|superstar',
    'programmer|seller|salesperson|recruiter|manager|analyst|backend|back-end|frontend|front-end|full-stack|software|product|sales|marketing|data|account|customer|support|team',
  ),
  'exciting opportunity': ['opportunity', ''],
  '(rockstar|ninja|superstar)': null,
  '(rockstars|ninjas|superstars)': null,
  'literally (crying|dying|obsessed|exploding|fighting|stealing)': null,
  'massive success': ['success', ''],
  'make (six|seven|6|7) figures': null,
  '(six-figure|seven-figure|6 - figure|7 - figure) (income|business|launch)': null,
  'transformational (opportunity|experience)': null,
  '(tons|loads|heaps) of (exciting|amazing|incredible|awesome|great)': null,
  'superior in every way': null,
  'like never before': null,
}

/** One of these is friendly; several are noise. */
const WARM: Record<string, EntrySource> = {
  '(amazing|incredible|unbelievable|awesome|fantastic|phenomenal|epic|spectacular|sensational|extraordinary|stunning|fabulous|magnificent|mind-boggling|wonderful|brilliant|insane|exceptional)':
    null,
  '(thrilled|excited|exciting|ecstatic|delighted|humbled|pumped)': null,
  '(bold|dynamic|visionary|timeless|passionate|innovative)': null,
}

export const HYPE = lexicon('hype', { ...LOUD, ...WARM })
