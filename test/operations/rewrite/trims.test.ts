import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

/** What becomes of a sentence that stands between two others. */
function one(sentence: string, tone?: readonly ['direct']): string {
  const [before, after] = ['Thanks for the call this morning.', 'The rest is on the shared list.']
  const draft = `Hi Dana,\n\n${before} ${sentence} ${after}\n\nBest,\nPaul`
  const input = contract.input.parse({ kind: 'internal', draft, tone })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${before} `)[1]?.split(` ${after}`)[0] ?? text
}

describe('words that look like padding', () => {
  it.each([
    'As far as I know, your old boiler was collected on the same day.',
    'As far as possible, please keep both vans insured.',
    'As far as we know, the gate is shut.',
    'As far as I can see, the gate is shut.',
    "As far as I'm aware, the gate is shut.",
    'As far as I am concerned, the gate can stay.',
    'In regard to you and Ewa, nothing changes.',
    'In terms of the law, you owe nothing.',
    'When it comes to the roof, we need two more days.',
    'In terms of delivery, we can do Friday.',
    'When it comes to pricing, it depends on the season.',
    'As far as payment is concerned, the bank needs the form.',
    'The form has six questions, and it will only take a few minutes to complete: https://nordvarme.example/q/77',
    'It will take five minutes to fill in.',
    'The form should take a few minutes to complete.',
    'It may take some time to read the manual.',
    'The forms are short and take a few minutes to complete.',
    'Could I ask you not to park here?',
    'As you may remember from our call, the warranty only starts once the form is in.',
    'As you will know from Ewa, the gate is shut.',
    'As you can imagine from the photos, the roof is gone.',
    'As you know the site well, please come early.',
    'As you are aware of the fault, please use the other gate.',
    'Simply put, the bank offers 5.4% for the first van.',
    'Literally translated, it means a small tent.',
    'Honestly speaking, the price is too high.',
    'The delay did not come from our side of the bank, it came from the dealer.',
    'The door only opens from our side.',
    'The line only drops from my end.',
    'At the end of the day, please lock the badge office.',
    'At the end of the day, lock the gate.',
    'At the end of the day, we count the till.',
    'At the outset, the tank was full.',
    'In this regard, we differ from Ewa.',
    'Further to our call, the price is 40 euros.',
    'My name is Paul Reyes and I work with restaurants.',
  ])('stay where they say something: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    ['As far as the price is concerned, we agree.', 'On the price, we agree.'],
    ['In terms of price, we are close.', 'On price, we are close.'],
    ['With regards to your team, nothing changes.', 'With regard to your team, nothing changes.'],
    ['Please take a few minutes to complete the form.', 'Please complete the form.'],
    ['Nothing is needed from our side.', 'Nothing is needed from us.'],
    ['As you may remember, the gate is shut.', 'The gate is shut.'],
    ['At the end of the day, it is your choice.', 'It is your choice.'],
    ['Can I ask you to please sign the form.', 'Please sign the form.'],
    ['We ask that you send the form by Friday.', 'Please send the form by Friday.'],
    ['We request that you not park here.', 'Please do not park here.'],
    ['I would be grateful if you could not park here.', 'Please do not park here.'],
    [
      'May I ask you to send me the two certificates by 4 December?',
      'Could you send me the two certificates by 4 December?',
    ],
    ['Could I ask you to send me the list by Tuesday?', 'Could you send me the list by Tuesday?'],
    ["I'd be grateful if you could point me to Ewa.", 'Please point me to Ewa.'],
    [
      'My name is Rakesh and I am working as Sales Manager at Technova.',
      "I'm Rakesh, Sales Manager at Technova.",
    ],
    ['My name is Nadia and I work at Lumora.', "I'm Nadia from Lumora."],
  ])('go where nothing is lost: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })
})

const FACT_HEADS = [
  ...[
    'I know',
    'we know',
    'I can see',
    'I can tell',
    "I'm aware",
    'I am concerned',
    'possible',
    'practical',
  ].map((what) => `As far as ${what}, `),
  ...['the price', 'price', 'the dates', 'the dog', 'your team', 'Ewa'].flatMap((what) => [
    `As far as ${what} is concerned, `,
    `With regard to ${what}, `,
    `In terms of ${what}, `,
    `As regards ${what}, `,
    `When it comes to ${what}, `,
  ]),
  ...['you and Ewa', 'us', 'possible delays', 'the law'].flatMap((what) => [
    `In regard to ${what}, `,
    `With respect to ${what}, `,
  ]),
  ...[
    'may remember',
    'will know',
    'can imagine',
    'might recall',
    'know',
    'may know',
    'are aware',
    'will recall',
  ].flatMap((verb) => [
    `As you ${verb}, `,
    `As you ${verb} `,
    `As you ${verb} from our call, `,
    `As you ${verb} from Ewa, `,
  ]),
  ...['Simply', 'Honestly', 'Literally', 'Frankly', 'Basically', 'Actually', 'Really'].flatMap((word) =>
    ['put, ', 'speaking, ', 'translated, ', 'said, ', ', '].map((rest) =>
      `${word} ${rest}`.replace(' ,', ','),
    ),
  ),
  ...[
    'In fact',
    'Of course',
    'By the way',
    'At the end of the day',
    'At the outset',
    'In this regard',
    'So',
    'Well',
  ].map((words) => `${words}, `),
  ...['I think', 'I believe', 'I guess', 'It seems to me', 'Hopefully', 'Perhaps', 'In my opinion,'].map(
    (words) => `${words} `,
  ),
  ...[
    'Further to our call, ',
    'From our side, ',
    'From what I can see, ',
    'On balance, ',
    'Looking at the list, ',
  ],
  ...[
    'I just wanted to say that ',
    'We would like to tell you that ',
    'What I have done is that ',
    'For your convenience, ',
  ],
]
const FACTS = [
  'the gate is shut.',
  'we need the form by Friday.',
  'it will only take a few minutes to complete.',
  'from our side the door opens at 8.',
  'please lock the office.',
]
const ASK_HEADS = [
  ...['May', 'Could', 'Can', 'Might'].flatMap((verb) => [
    `${verb} I ask you to `,
    `${verb} we ask that you `,
  ]),
  ...['request', 'ask', 'would ask', 'kindly request'].map((verb) => `We ${verb} that you `),
  ...['grateful', 'thankful', 'very grateful'].map((how) => `I would be ${how} if you could `),
  ...['great', 'helpful', 'lovely', 'good'].map((how) => `It would be ${how} if you could `),
  ...[
    'Would it be possible for you to ',
    'Would you be able to ',
    'If possible, could you ',
    'I would appreciate it if you could ',
  ],
  ...[
    'What we need is for you to ',
    'What would be helpful is if you could ',
    'We should be obliged if you would ',
  ],
]
const ASKS = [
  'send the list by Friday',
  'not park here',
  'also not park here',
  'take two minutes to complete it',
]

/** “About us, …” and “On possible delays, …” name a matter; “On us, …” and “On possible, …” are no English. */
const BROKEN =
  /^(?:(?:On|From|About|For|With|To|Of) (?:(?:I|we|he|she|they)\b|(?:possible|practical|aware|concerned|known),)|(?:On|From) (?:you|us|me|him|her|them|it)\b|(?:On|From|About|Put|Translated|Speaking|Said),|Please (?:also )?not\b)/
const BARE = /\b(?:will|should|may) (?:only )?(?:complete|fill in|read)[.:,?]/

describe('a trim', () => {
  const asked = ASK_HEADS.flatMap((head) => ASKS.flatMap((ask) => [`${head}${ask}.`, `${head}${ask}?`]))
  const told = FACT_HEADS.flatMap((head) => FACTS.map((fact) => `${head}${fact}`))

  it('keeps a sum of money in the words that stay', () => {
    expect(one('If you could confirm the $240 deposit by Friday, that would be great.')).toBe(
      'Could you confirm the $240 deposit by Friday?',
    )
  })

  it('has many heads to prove itself on', () => {
    expect(FACT_HEADS.length + ASK_HEADS.length).toBeGreaterThan(150)
  })

  it.each([
    ['without a wish', undefined],
    ['that is to be direct', ['direct']],
  ] as const)('%s leaves a sentence that is one, whatever its head', (_, tone) => {
    const broken = [...told, ...asked].flatMap((sentence) => {
      const text = one(sentence, tone)
      return BROKEN.test(text) || BARE.test(text) || /^Please\b[^.]*\?$/.test(text) ? [[sentence, text]] : []
    })
    expect(broken).toEqual([])
  })
})

it('a price that is announced and then told by “it” is told once', () => {
  expect(one('In terms of the cost, it comes out at £11,240 including fitting.')).toBe(
    'The cost is £11,240 including fitting.',
  )
})

it('“AM” stays what it is, however often it stands there', () => {
  const sentence = 'The AM shift starts at 6 AM, ends at 11 AM, and the AM of your account knows.'
  expect(one(sentence)).toBe(sentence)
})

it('what is called a no-brainer and nothing else goes, and is given no other name', () => {
  expect(one("It's a no-brainer for any team.")).not.toContain('brainer')
  expect(one('Buying the van was a no-brainer after the fire.')).toContain('a no-brainer after the fire')
})
