import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { NO_WISHES } from '#shared/operations/rewrite/step.ts'
import { isWhole } from '#shared/operations/rewrite/steps/main-clause.ts'
import { split } from '#shared/operations/rewrite/steps/split.ts'
import { expectLinear } from '../../support/growth.ts'

/** A long sentence, and words of it that only hold in the same sentence. */
interface Long {
  text: string
  together: (readonly [first: string, second: string])[]
}

/** All that the step would make of one sentence, each way as the sentences it leaves. */
function waysToSplit(text: string): string[][] {
  const draft = { draft: `Hi Ana,\n\n${text}\n\nCould you call me on Monday?\n\nTom`, subject: 'The plan' }
  const memo = new Memo()
  const doc = parse(draft, DEFAULT_PROFILE, memo, null)
  const report = score(draft, DEFAULT_PROFILE, { dictionary: null, memo, everything: true })
  return split({ draft, memo, doc, report }, NO_WISHES).map(({ edits }) => {
    let changed = draft.draft
    for (const { start, end, replacement } of [...edits].sort((a, b) => b.start - a.start))
      changed = changed.slice(0, start) + replacement + changed.slice(end)
    return (changed.split('\n\n')[1] ?? '').split(/(?<=[.!?]) (?=\p{Lu})/u)
  })
}

it('looks for the question behind conditions in time that grows no faster than they do', () => {
  expectLinear(
    24,
    (size) =>
      `${'if a bc '.repeat(size)}then the team sees the pump in the hall, and we go on with the valves?`,
    waysToSplit,
  )
})

const cross = <A, B>(a: readonly A[], b: readonly B[]): [A, B][] =>
  a.flatMap((x) => b.map((y): [A, B] => [x, y]))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const THINGS = [
  ['the deposit for the hall', 'which is due in the first week of May', 'has reached our account'],
  ['the new price list', 'which we send out every May', 'is ready for the printer'],
  ['the contract with the bank', 'which Ana has on her desk', 'was signed by both of them'],
  ['the boiler in the cellar', 'which was put in forty years ago', 'breaks down for the second time'],
  ['your team', 'who run the yard in Hull', 'have seen the two plans'],
] as const
const MAINS = [
  'we will start with the work on the roof on the 9th as planned',
  'the crew moves the old crates to the depot on Dock Street',
  'I will send the list to you and to Grace',
] as const
const MORE = [
  'the driver will bring the keys to the gate',
  'you can pick up the second van in Leeds',
] as const
const FACTS = [
  'We have moved the party to the hall on Dock Street',
  'The crew has put the old pump back into the cellar',
] as const

const REASONS = ['because', 'as', 'since', 'although'] as const
const CONDITIONS = ['if', 'once', 'unless', 'when', 'until', 'as soon as'] as const

/** “If the deposit, which is due, is late, we will start”, and more that holds only then. */
const led: Long[] = cross([...REASONS, ...CONDITIONS], cross(THINGS, MAINS)).map(
  ([by, [[noun, which, verb], main]]) => ({
    text: `${capital(by)} ${noun}, ${which}, ${verb}, ${main}, which you have asked for twice since the fair in March.`,
    together: [
      [`${capital(by)} ${noun}`, main],
      [noun, verb],
    ],
  }),
)
const ledTwice: Long[] = cross(CONDITIONS, cross(THINGS.slice(0, 2), cross(MAINS, MORE))).map(
  ([by, [[noun, , verb], [main, more]]]) => ({
    text: `${capital(by)} ${noun} ${verb} by Friday, ${main}, and ${more} on the same day.`,
    together: [[`${capital(by)} ${noun}`, more]],
  }),
)
const inside: Long[] = cross(['and', 'but', 'so'], cross(THINGS, MAINS)).map(
  ([join, [[noun, which, verb], main]]) => ({
    text: `We do not need an answer from the board today, ${join} if ${noun}, ${which}, ${verb}, ${main}.`,
    together: [[`f ${noun}`, main]],
  }),
)
const limited: Long[] = cross(
  ['if the rent has been paid by then', 'unless the bank says no', 'so that both teams can come'],
  cross(MAINS, MORE),
).map(([limit, [main, more]]) => ({
  text: `${capital(main)}, and ${more} in the same week of May, ${limit}.`,
  together: [[capital(main), limit]],
}))
const limits: Long[] = cross(
  [
    'By Friday at noon',
    'To keep the yard free for the fair',
    'Without a signed contract from the bank',
    'Until the end of May',
  ],
  cross(MAINS, MORE),
).map(([limit, [main, more]]) => ({
  text: `${limit}, ${main}, and ${more}, which stands behind the hall in Hull.`,
  together: [[limit, more]],
}))
const put: Long[] = cross(FACTS, THINGS).flatMap(([fact, [noun, which]]): Long[] => [
  {
    text: `${fact}, and in the last two weeks of May, which were the hottest of the year, ${noun} cost us about 3% more.`,
    together: [['in the last two weeks of May', `cost us about 3% more`]],
  },
  {
    text: `If you want to keep ${noun}, ${which}, or to move to the other one, please tell Grace, who has both of them on her list, by Wednesday at noon.`,
    together: [['please tell Grace', 'by Wednesday at noon']],
  },
  {
    text: `With ${noun}, ${which}, and with the new one in Hull, which needs a bigger gate, you would have room for all of the crates.`,
    together: [[`With ${noun}`, 'you would have room']],
  },
  {
    text: `${capital(noun)}, ${which}, and which in some years never came at all, can now be found in the yard behind the hall in Hull.`,
    together: [[capital(noun), 'can now be found']],
  },
])
const pairs: Long[] = cross(MAINS, MORE).flatMap(([main, more]): Long[] => [
  {
    text: `Not only is the fee for the hall lower than it was in March, but ${main}.`,
    together: [['Not only', `but ${main}`]],
  },
  {
    text: `We either need a bigger van for the crates from the depot in Hull on Thursday, or ${more} on the day after that.`,
    together: [['We either', `or ${more}`]],
  },
  {
    text: `We agreed on three things for May: ${main}, ${more}, and Tom checks whether the gate in Hull can be locked.`,
    together: [
      ['three things', more],
      ['three things', 'Tom checks'],
    ],
  },
  {
    text: `I'm writing because ${main.replace('will ', 'must ')}, which we need for the fair, and because the day on the list, 4 May, is a holiday here.`,
    together: [["I'm writing", 'is a holiday here']],
  },
])

const ALL = [...led, ...ledTwice, ...inside, ...limited, ...limits, ...put, ...pairs]

const PLAIN = cross(FACTS, cross(['and', 'but', 'so'], MORE)).map(
  ([fact, [join, more]]) =>
    `${fact} for the whole of the first week in May, ${join} ${more} on any day from eight to four.`,
)

const FRAGMENTS = [
  'If the deposit, which is £4,000, reaches us by the 4th.',
  'When the new price list, which we send out every May, is ready.',
  'Because the venue, which holds 200, was full by March.',
  'If you want to keep the old contract, which ends on 31 May, or to move to the new contract.',
  'But if the committee, which meets only four times a year, does not see the plan on the 16th.',
  'We do not need it today, but if the committee, which meets in May, does not see the plan.',
  'We are very excited to announce that, as of 12 May, exports of up to 2 GB, which used to take an hour.',
  'With the old pump, which is in the cellar, and the new one.',
  'Because the date on it, 4 May, is a holiday here.',
  'If you think you can do it.',
  'The plan that we sent you in May.',
  'Provided that the rent has been paid.',
]

describe('a long sentence', () => {
  it('is parted, in each of many shapes, only where both parts hold what they held', () => {
    expect(ALL.length).toBeGreaterThan(300)
    const broken = ALL.flatMap(({ text, together }) =>
      waysToSplit(text).flatMap((parts) =>
        together.every(([a, b]) => parts.some((part) => holds(part, a) && holds(part, b)))
          ? []
          : [parts.join(' | ')],
      ),
    )
    expect(broken).toEqual([])
  })

  it('leaves no part that is no sentence', () => {
    const parts = ALL.flatMap(({ text }) => waysToSplit(text)).flat()
    expect(parts.length).toBeGreaterThan(100)
    expect(parts.filter((part) => !isWhole(parseSentence(part).tokens))).toEqual([])
    expect(parts.filter((part) => LED_ALONE.test(part))).toEqual([])
  })

  it('is still parted between two statements of the same rank', () => {
    expect(PLAIN.filter((text) => waysToSplit(text).length === 0)).toEqual([])
  })

  it('tells again which of two things is meant', () => {
    const [parts] = waysToSplit(
      'The lease for the first floor has been signed, but the lease for the second floor, which runs until 2031 and costs £4,200 a month, will not be ready before the bank has sent the papers.',
    )
    expect(parts?.at(-1)).toBe('The lease for the second floor runs until 2031 and costs £4,200 a month.')
  })

  it.each(FRAGMENTS)('is told from words that are none: %s', (text) => {
    expect(isWhole(parseSentence(text).tokens)).toBe(false)
  })
})

describe('what is said of a sentence before it is said', () => {
  const rewritten = (text: string) =>
    local(contract.input.parse({ draft: `Hi Ana,\n\n${text}\n\nBest,\nTom`, subject: 'The setup' }), {
      profile: DEFAULT_PROFILE,
      dictionary: null,
    }).result.variants[0]?.draft ?? ''

  it.each([
    ['I know you were worried about the setup time, so I just wanted to let you know that'],
    ['So I just wanted to tell you that'],
  ])('leaves no “so” that gives a false reason: %s', (opens) => {
    const draft = rewritten(`${opens} we've launched a guided setup that takes nine days.`)
    expect(draft).toMatch(/(?:^|\. |\n)We've launched a guided setup/)
    expect(draft).not.toMatch(/\bso we/i)
  })

  it('stays where a second reason hangs on it', () => {
    const text =
      "I'm writing because the quote for the gate has no price for the lock, and because the date on it is a holiday."
    expect(rewritten(text)).toContain(text)
  })

  it('keeps the condition of a call at the end of the question', () => {
    expect(
      rewritten("I'd love to hop on a quick call to walk you through it if you have 15 minutes on Tuesday."),
    ).toContain('Could I walk you through it in a call if you have 15 minutes on Tuesday?')
  })
})

/** Begins with a clause that leads on, and has no comma with a main clause behind it. */
const LED_ALONE =
  /^(?:And |But |So )?(?:If|Once|Unless|When|Until|Because|As|Since|Although) [^,]*(?:, (?:which|who) [^,]*,[^,]*)?\.$/

const holds = (part: string, words: string) => part.toLowerCase().includes(words.toLowerCase())

it.each([
  'We rolled the new board out in March to all five centres and it took the average wait from 9 hours to 2 hours, and the agents, which were sceptical at the start, they now ask for more.',
  'The new form asks donors for their post code and their reason to give, and the regular donors, which we never asked before, they fill it in more often than we had expected.',
  'The candidate whom I sent to you in April has signed with another firm in the end, and the agency, which we pay by the month, it has not sent us anybody for the role since then.',
  'Our pupils spend two mornings a week in the workshop with the new tutor and two more in the hall, and some parents, who paid for the tools, he asks them in on Fridays to see what was made.',
])('a subject whose verb never comes is not left alone behind a relative clause: %s', (text) => {
  const left = waysToSplit(text).filter((parts) =>
    / and [^,.]+\. (?:This|These|They)\b/.test(parts.join(' ')),
  )
  expect(left).toEqual([])
})

it.each([
  [
    'We moved the depot from Leeds to Hull in the spring because the lease ended, and the drivers, who were against it at the start, now ask for a second one in the north.',
    'The drivers, who were against it at the start, now ask for a second one in the north.',
  ],
  [
    'Our pupils spend two mornings a week in the workshop with the new tutor, and the parents, who paid for most of the tools, come in on Fridays to see what was made.',
    'The parents, who paid for most of the tools, come in on Fridays to see what was made.',
  ],
  [
    'We replaced the boiler in flat 4 last Tuesday and bled the radiators on that floor, and the tenant, who works nights, was glad that nobody had to come back twice.',
    'The tenant, who works nights, was glad that nobody had to come back twice.',
  ],
])('a sentence ends before a subject that has its verb behind a relative clause: %s', (text, second) => {
  expect(waysToSplit(text).map((parts) => parts.at(-1))).toContain(second)
})

it('a subject behind a relative clause stays under the condition that it is told under', () => {
  const text =
    'If the lorry comes before eight we unload it at the north ramp, and the pickers, who start at nine, move the pallets to the second hall before the first orders of the day come in.'
  expect(waysToSplit(text)).toEqual([])
})

it('keeps what is said of the last item of a list in the list, where an item before it has the same', () => {
  const items =
    'Three things need to change before we send it, namely the table on page 4, which does not add up, the photo on page 7, for which we have no permission, and the paragraph about the'
  const said = 'which is in my opinion a bit too long for this'
  expect(waysToSplit(`${items} volunteers, ${said}.`).flat()).not.toContain(
    'This is in my opinion a bit too long for this.',
  )
})
