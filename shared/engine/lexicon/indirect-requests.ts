/** Requests wrapped in talk about asking; the replacement is the question itself. */
import { type EntrySource, lexicon } from '../phrases.ts'

const SOFT = '(perhaps |maybe |possibly |)'

/** Words that say only that something will be asked. */
const WRAPPINGS = [
  "(i was |i am |i'm |we were |we are |we're |was |)(just |also |)wondering (if|whether) ",
  '(i |we |)(just |)(wanted|want) to (ask|know|see|check|find out) (if|whether) ',
  "(i'd|i would|we'd|we would) (like|love) to (ask|know|see|find out) (if|whether) ",
  'i was (just |)hoping (that |)',
  '(i |we |)(just |)(wanted|want) to (circle back|follow up|check in|check back|touch base|reach out) (with you |)(and|to) (see|ask|check|find out) (if|whether) ',
  "i (just |)thought (i'd|i would|i might) ask (if|whether) ",
]

/** What is asked → the question. */
const REQUESTS: Record<string, string> = {
  'you could': 'could you',
  'you can': 'can you',
  'you would': 'would you',
  'you might be able to': 'could you',
  'you would be able to': 'could you',
  "you'd be able to": 'could you',
  "you'd be": 'would you be',
  "you'd like": 'would you like',
  'you might be': 'would you be',
  'you might have': 'do you have',
  'you have': 'do you have',
  "you've": 'have you',
  'you had a chance to': 'have you had a chance to',
  'you had any': 'do you have any',
  'you had any luck': 'have you had any luck',
  'you are': 'are you',
  "you're": 'are you',
  'you want': 'do you want',
  'you need': 'do you need',
  'you know': 'do you know',
  'it would be': 'would it be',
  'it might be': 'would it be',
  'we could': 'could we',
  'we can': 'can we',
  'i could': 'could I',
  'i can': 'can I',
  'there is': 'is there',
  'there are': 'are there',
  "there's": 'is there',
}

function entries(): Record<string, EntrySource> {
  // “You might possibly have”: the doubt stands between.
  const doubted = Object.entries(REQUESTS).map(([request, question]): [string, string] => [
    SOFT + request.replace(/( (?:could|can|would|might)\b) ?/, `$1 ${SOFT}`),
    question,
  ])
  return Object.fromEntries(
    WRAPPINGS.flatMap((wrapping) => doubted.map(([request, question]) => [wrapping + request, question])),
  )
}

/** Praise and thanks in advance around a request that is one of its own. */
const POLITE: Record<string, EntrySource> = {
  '(it would be |would be |)(great|good|lovely|helpful|nice|wonderful|amazing|awesome|fantastic|super) if you (could|can|would|were able to)':
    'could you',
  "(i|we|i'd|we'd) (would |)(really |greatly |very much |)(appreciate|love) it if you (could|can|would)":
    'could you',
  "(i'd|i would|we'd|we would) be (very |so |really |most |extremely |)(grateful|thankful) if you (could|can|would)":
    'could you',
  'do you think you (might |could |would |)(possibly |)be able to': 'could you',
  'do you think (that |)you could (possibly |perhaps |)': 'could you',
  'is there any chance (that |)you (could|can|would|might) (possibly |)': 'could you',
}

/** “Let me know if you have time”: of all that may be let known, a time to talk is asked for outright. */
function times(): Record<string, EntrySource> {
  const asked: Record<string, string> = {}
  for (const time of [
    'time',
    'some time',
    'any time',
    'a few minutes',
    'a moment',
    'half an hour',
    ...['10', '15', '20', '30'].map((minutes) => `${minutes} minutes`),
  ])
    asked[`you have ${time}`] = `do you have ${time.replace('some', 'any')}`
  for (const open of ['free', 'available', 'around', 'open to']) {
    asked[`(you are|you're) ${open}`] = `are you ${open}`
    asked[`(you would be|you'd be) ${open}`] = `would you be ${open}`
  }
  for (const meet of ['schedule', 'arrange', 'set up', 'meet', 'talk', 'speak'])
    asked[`we (can|could) ${meet}`] = `could we ${meet}`
  return Object.fromEntries(
    Object.entries(asked).map(([request, question]) => [
      `(please |just |)(let me know|let us know) (if|whether) ${request}`,
      question,
    ]),
  )
}

/** “Let me know how you’d like to proceed”: the choice is the reader’s, and the question says so. */
const CHOICES: Record<string, EntrySource> = Object.fromEntries(
  ['how', 'what', 'which', 'when', 'where', 'which option', 'which one', 'which plan'].map((word) => [
    `(please |just |)(let me know|let us know|tell me|tell us) ${word} (you'd|you would) (like|prefer)`,
    `${word} would you like`,
  ]),
)

export const INDIRECT_REQUESTS = lexicon('indirect-requests', {
  ...entries(),
  ...POLITE,
  ...times(),
  ...CHOICES,
})
