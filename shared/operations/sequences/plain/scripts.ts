/** What the later steps say: a fact of the brief in its own words and a question that is easier than the one before it. */

import { capitalised } from '../../../engine/edit.ts'
import type { Kind } from '../../../engine/kinds.ts'
import type { Angle, Play } from '../angles.ts'
import type { Script, Scripts, Slots, Ways } from '../script.ts'
import { sentence } from '../wording.ts'
import { small } from './as-sentence.ts'
import type { Case, Fact, Role } from './facts.ts'
import { askFor } from './opening.ts'
import { dayOf, type Shared } from './share.ts'

type Asks = readonly [string, ...string[]]
/** Questions that a nod answers, by who is written to and what was just told; no two steps ask the same. */
const EASIER: Readonly<Record<Play, { any: Asks } & Partial<Record<Role, Asks>>>> = {
  outreach: {
    any: ['Would that be useful to you?', 'Is that worth a closer look?', 'Shall I tell you more about it?'],
    proof: ['Would something like that help you?', 'Is that something you could use?'],
    other: ['Is this a topic for you at the moment?', 'Would that be useful to you?'],
  },
  deal: { any: ['Does that help with the decision?', 'Is that what you need to know?'] },
  buying: { any: ['Is that possible on your side?', 'Can you tell me where this stands?'] },
  customer: { any: ['Would that help you?', 'Is that of use to you?'] },
  favour: { any: ['Would that be all right with you?'] },
  payment: { any: ['Is the payment on its way?'] },
  request: { any: ['Is there anything you need from me for it?'] },
  renewal: { any: ['Is there anything to clear up before you decide?', 'Is there a question I can answer?'] },
  meeting: { any: ['Would that suit you?', 'Would that work for you?'] },
  recruiting: { any: ['Would you like to hear more about it?', 'Does that make you curious?'] },
  press: { any: ['Would that suit your audience?', 'Shall I send you more about it?'] },
  campaign: { any: [''] },
}
const YES_OR_NO: Readonly<Partial<Record<Play, string>>> = {
  outreach: 'A yes or a no is enough: is this a topic for you this year?',
  recruiting: 'A yes or a no is enough: shall I tell you more?',
  meeting: 'A yes or a no is enough: would that work for you?',
  deal: 'A yes or a no is enough: shall we go ahead?',
}

const PURPOSE: Readonly<Partial<Record<Angle, string>>> = {
  proof: 'Set one result by itself, where it can be judged.',
  how_it_works: 'Say how much work it is, or how it is done.',
  cost: 'Say what it costs.',
  smaller_ask: 'Tell one thing more, and ask for a yes or a no only.',
  timing: 'Remind of the day.',
  objection: 'Ask what stands in the way.',
  other_person: 'Find out who else to ask.',
  close_file: 'Say that this is the last mail, and how to come back.',
}
const USUAL = 'Tell one thing the first mail did not say.'
const EXAMPLE = 'one customer of the same size and what changed for them, with a figure'

interface Told {
  found: Case
  play: Play
  kind: Kind
  /** What readers of a mailing are asked, with its page. */
  line: string
}

/** The scripts of a brief: only the angles that have something to say, and the goodbye. */
export function scriptsOf(found: Case, { later, angles }: Shared, play: Play, kind: Kind): Scripts {
  const told: Told = { found, play, kind, line: play === 'campaign' ? askFor(found, play, kind) : '' }
  // News is said once, and its day once more.
  // Readers of a mailing are told that it is the last, where there is a day or a page to lose.
  const closes =
    kind !== 'announcement' &&
    (play !== 'campaign' ||
      found.link !== null ||
      found.ask !== null ||
      found.held !== null ||
      dayOf(found) !== null)
  const all: Angle[] = closes ? [...angles, 'close_file'] : [...angles]
  const asked = new Set<string>([askFor(found, play, kind)])
  return Object.fromEntries(
    all.map((angle) => {
      const ask = easier(angle, later[angle], told, asked)
      asked.add(ask)
      return [angle, scriptFor(angle, later[angle], told, [ask])]
    }),
  )
}

/** One person who is invited is asked for a day. */
const DAYS: Asks = ['When would it suit you?', 'Is there a day that suits you?']

/** Behind a reminder of a day nothing was told that a question could lean on. */
const OPEN: Readonly<Partial<Record<Play, string>>> = {
  deal: 'Is there anything still open on your side?',
  buying: 'Can you tell me where this stands?',
}

/** What a step asks that tells this fact; a question of another step only where none is left. */
function easier(
  angle: Angle,
  fact: Fact | undefined,
  { found, play, line }: Told,
  asked: ReadonlySet<string>,
): string {
  if (play === 'campaign') return line
  const { any, ...byRole } = EASIER[play]
  const isNeed =
    fact !== undefined && /^(?:We|I) (?:need|want|are looking for|am looking for)\b/.test(fact.text)
  const own = isNeed
    ? ['Is that something you could help with?']
    : fact === undefined
      ? []
      : (byRole[fact.role] ?? [])
  const open = angle === 'timing' ? OPEN[play] : undefined
  const nod = angle === 'smaller_ask' ? YES_OR_NO[play] : undefined
  const invited = found.lead?.startsWith('You are invited') ? DAYS : []
  const all = [
    ...invited,
    ...(open === undefined ? [] : [open]),
    ...(nod === undefined ? [] : [nod]),
    ...own,
    ...any,
  ]
  return all.find((ask) => !asked.has(ask)) ?? any[0]
}

function scriptFor(angle: Angle, fact: Fact | undefined, told: Told, ask: Ways): Script {
  const { found, play } = told
  if (fact !== undefined) return telling(angle, inMail(fact), inMail(fact), ask, fact.text)
  if (angle === 'proof') return example(ask)
  if (angle === 'timing') return reminder(told, again(told) ?? onDay(told) ?? ask)
  if (angle === 'objection') return doubt(found, play)
  if (angle === 'other_person') return others(play)
  return goodbye(told)
}

/** A part of a sentence stands behind a colon, where every form is right. */
const inMail = ({ text, raw, whole, role }: Fact): string =>
  whole
    ? sentence(text)
    : /^[^,]{2,30}: /.test(text)
      ? sentence(text)
      : `${role === 'proof' ? 'One result' : 'One more detail'}: ${sentence(small(raw), false)}`

function telling(angle: Angle, body: string, note: string, ask: Ways, value: string): Script {
  return {
    purpose: PURPOSE[angle] ?? USUAL,
    value: () => value,
    tellings: [{ body: [[body]], ask }],
    notes: [{ line: note, ask }],
    task: ({ on, at }) => `Find out what else there is to say about ${on}${at} before the next step.`,
  }
}

/** The one place for a result, where the brief names none. */
function example(ask: Ways): Script {
  const line = ({ hole }: Slots) => `One example: ${hole(EXAMPLE)}.`
  return {
    ...telling('proof', '', '', ask, 'A result at another company.'),
    tellings: [{ body: [[line]], ask }],
    notes: [{ line, ask }],
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on} and ask whether you may name them. What changed, in one sentence with a figure, is what the later steps can lean on.`,
  }
}

/** Who owes is asked for the same thing again, up to its day. */
function again({ found: { ask }, play }: Told): Ways | null {
  const [, act] = play === 'payment' ? (/^(Could you (?!tell\b)[^?]+)\?$/.exec(ask ?? '') ?? []) : []
  return act === undefined
    ? null
    : [/\d|\b(?:week|today|tomorrow|month|\p{Lu}\p{Ll}+day)\b/u.test(act) ? `${act}?` : `${act} before then?`]
}

/** What is asked by a day is asked again before it. */
const onDay = ({ found: { ask }, play }: Told): Ways | null =>
  play !== 'campaign' && ask !== null && /\bby \d{1,2} \p{Lu}/u.test(ask) ? [ask] : null

/** The day once more, with what the question leans on. */
function reminder({ found, line }: Told, ask: Ways): Script {
  const { held } = found
  if (held !== null && (!/\d \p{Lu}\p{Ll}/u.test(found.ask ?? '') || dayOf(found) === null))
    return telling(
      'timing',
      `A short reminder: ${held.name} is on ${held.when}.`,
      `${capitalised(held.name)} is on ${held.when}.`,
      ask,
      `The day: ${held.when}.`,
    )
  const day = dayOf(found)
  const before = found.facts.filter(({ role }) => role !== 'wish').at(-1)
  const leans = line !== '' && /\b(?:that|it|this)\?$/.test(found.ask ?? '')
  const chosen = leans || day === null ? (before ?? day) : day
  const fact =
    chosen && found.topic !== null
      ? { ...chosen, text: chosen.text.replace(/^It (?=\p{Ll}+s\b)/u, `${capitalised(found.topic)} `) }
      : chosen
  if (fact === null) return telling('timing', 'A short reminder.', '', ask, 'The day once more.')
  const body = fact.whole
    ? `A short reminder${leans ? '' : ' of the date'}. ${sentence(fact.text)}`
    : `The date once more: ${sentence(fact.raw, false)}`
  return telling('timing', body, sentence(fact.text), ask, fact.text)
}

/** What may stand in the way: what the reader named, or anything at all. */
function doubt({ facts, topic }: Case, play: Play): Script {
  const [, open] = facts.flatMap(({ text }) => CONCERN.exec(text) ?? [])
  const what = open ?? topic
  if (play === 'payment')
    return telling(
      'objection',
      `If something about ${what ?? 'it'} is unclear or wrong, I will look into it.`,
      `If something about ${what ?? 'it'} is unclear or wrong, I will look into it.`,
      ['Is anything holding it up?'],
      'A way to say what stands in the way.',
    )
  const line =
    what === null
      ? 'If anything is unclear, I am glad to answer it.'
      : `If anything about ${what} is still open, I am glad to answer it.`
  return telling(
    'objection',
    line,
    line,
    ['Is there a question I can answer?'],
    'A way to say what stands in the way.',
  )
}
const CONCERN = /^You (?:are|were) (?:worried|concerned|unsure|not sure) about (.{3,50})$/

function others(play: Play): Script {
  const line =
    play === 'recruiting'
      ? 'If you know somebody for whom this would fit, a name helps just as much.'
      : play === 'payment'
        ? 'If somebody else handles payments at your end, a name is all I need.'
        : 'If somebody else looks after this at your end, a name is all I need.'
  const ask: Ways =
    play === 'recruiting' ? ['Does anybody come to mind?'] : ['Is there somebody else I should write to?']
  return telling('other_person', line, line, ask, 'A way to hand it on without any work.')
}

/** Who is known and owes an answer is asked for it once more. */
const AGAIN: ReadonlySet<Play> = new Set<Play>(['payment', 'request', 'buying'])

/** The goodbye; who owes is asked once more, and readers of a mailing get its page. */
function goodbye({ found: { topic, ask }, play, line }: Told): Script {
  const about = topic === null ? '' : ` about ${topic}`
  const [body, asked, value]: [string, Ways, string] =
    play === 'campaign'
      ? [
          `This is our last mail${about}.`,
          [/\b(?:that|this|it)\b[^:]*\?$/.test(line) ? '' : line],
          'A last word, and what there is to do.',
        ]
      : AGAIN.has(play)
        ? [
            `This is my last reminder${about}.`,
            [
              play !== 'payment' || /^Could you (?!tell\b)/.test(ask ?? '')
                ? (ask ?? '')
                : 'When can we expect it?',
            ],
            'A last word before you decide how to go on.',
          ]
        : [
            `This is my last mail${about}, and I won't write again unless you do. Should it become useful later on, a reply to this mail is enough.`,
            [''],
            'An end, and a way back.',
          ]
  return telling('close_file', body, body, asked, value)
}

/** The subject of a mail that opens a thread of its own. */
export function subjectFor(topic: string | null, angle: Angle, fact: Fact | undefined): string {
  const [head = ''] = (fact?.text ?? '').split(/[,;(]|: (?=\D)/)
  if (fact?.whole && head.length > 9 && head.length < 46) return capitalised(head)
  const [, label] = /^([^,:]{2,24}): /.exec(fact?.text ?? '') ?? []
  const after =
    angle === 'timing'
      ? 'a reminder'
      : angle === 'close_file'
        ? 'a last word'
        : angle === 'proof'
          ? 'one result'
          : (label?.toLowerCase() ?? 'good to know')
  return topic === null ? capitalised(after) : `${topic}: ${after}`
}
