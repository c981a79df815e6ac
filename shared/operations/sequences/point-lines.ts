/** How a later mail to many takes up one point: what leads into it, what is said behind it, and what its subject adds to the matter. */
import type { Kind } from '../../engine/kinds.ts'
import type { Aspect, Point } from './points.ts'
import type { Slots, Ways } from './script.ts'

type Lead = readonly [string, ...string[]]

/** `{about}` is ` about` with the matter, or nothing. */
const LEADS: Readonly<Record<Aspect, Lead>> = {
  item: ['What is in it, among other things', 'Also part of it', 'One more thing in it'],
  kept: ['Nothing is lost', 'All of it is as you left it'],
  news: ['New and worth a look', 'Something has changed for the better', 'New, and worth knowing'],
  result: ['A figure to judge by', 'One figure says more than a page'],
  saving: ['What you save', 'What it is worth to you'],
  price: ['In plain figures', 'The price, in plain figures', 'In case you are weighing it up'],
  time: ['If time is the question', 'In case you wonder how long it takes'],
  leaving: ['If you are not sure yet', 'In case you change your mind'],
  people: ['Somebody worth hearing', 'People worth meeting there'],
  place: ['The place to note down', 'Where it is, to note down'],
  delivery: ['Worth knowing before you order', 'Good to know before you order'],
  limit: ['Worth knowing before you decide', 'Good to know before you decide'],
  content: ['A useful part of it', 'Part of what you get'],
  fact: ['Worth knowing{about}', 'A detail worth knowing{about}', 'A small detail{about}'],
}

/** The same where a kind of mail has its own way. */
const LEADS_IN: Partial<Record<Kind, Partial<Record<Aspect, Lead>>>> = {
  event_invitation: {
    item: ['On the programme', 'One of the things it is about', 'One part of the programme'],
    content: ['What you take home', 'What it covers'],
    people: ['Somebody worth hearing', 'Also on the programme'],
  },
  onboarding: { item: ['One thing to do next', 'The step after that', 'Next on the list'] },
  fundraising: {
    price: ['In plain figures', 'The sum, in plain figures'],
    result: ['What has been done so far', 'One figure{about}'],
  },
  survey: {
    item: ['All it asks of you', 'All there is to it'],
    time: ['All the time it asks of you', 'If time is the question'],
  },
}

/** A plain second sentence, true whatever the point is. */
const BEHIND: Partial<Record<Kind, Partial<Record<Aspect, Lead>>>> = {
  event_invitation: {
    item: ['If you have a question about it, bring it along.', 'Bring the case you would like to talk over.'],
    people: ['If there is something you would ask them, bring it along.', 'Bring a question for them.'],
  },
  onboarding: {
    item: [
      'Take this one today, and leave the rest for another day.',
      'It is one thing, and the rest can wait.',
    ],
    price: [
      'Set it against what you pay elsewhere, and you can judge for yourself.',
      'So you know what to expect before you decide.',
    ],
    leaving: ['So you can try it first and decide later.'],
  },
  re_engagement: {
    news: ['If that was what you missed, it is there now.', 'It may be what you were missing.'],
    saving: [
      'If the price was the reason, that may change it.',
      'That is for coming back, whatever you choose.',
    ],
    price: ['If the price was the reason you left, this may change it.'],
    kept: ['You can pick it up where you left off.', 'So there is nothing to set up again.'],
  },
  promotional: {
    price: ['So you know what to expect before you decide.'],
    leaving: ['So you can try it first and decide later.'],
  },
}

/** What the subject adds, where the point is too long for it. */
const TAILS: Readonly<Record<Aspect, string>> = {
  item: 'one part of it',
  kept: 'nothing is lost',
  news: 'what is new',
  result: 'one figure',
  saving: 'what you save',
  price: 'what it costs',
  time: 'how long it takes',
  leaving: 'if you change your mind',
  people: 'who will be there',
  place: 'where it is',
  delivery: 'how it gets to you',
  limit: 'how many there are',
  content: 'what you get',
  fact: 'worth knowing',
}

export const tailOf = ({ aspect }: Point): string => TAILS[aspect]

/** A point as a subject by itself: whole where it is short, else what was added; `null` where neither fits. */
export function subjectOf(point: Point, most: number): string | null {
  const { aspect } = point
  const text = point.text.replace(/^(?:you get|there (?:is|are)|we have) /i, '')
  const [, added] =
    /\b(?:added|launched|built|opened|rebuilt|introduced) ([\p{L}\d].+?)(?: since)?$/u.exec(
      aspect === 'news' ? text : '',
    ) ?? []
  return (
    [added?.includes(' ') ? added : undefined, text].find(
      (line) => line !== undefined && line.length <= most && !/^since\b/i.test(line),
    ) ?? null
  )
}

/** Whether a point says the matter itself: “about the shelter's boiler: the boiler gave out twice”. */
const names = (text: string, matter: string): boolean =>
  headOf(matter)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && text.toLowerCase().includes(word.toLowerCase()))

/** A point with what leads into it. */
export const toldBehind = (point: Point): Ways => {
  const [first, ...rest] = [0, 1, 2].map((n) => ({ kind, matter }: Slots): string => {
    const leads = LEADS_IN[kind]?.[point.aspect] ?? LEADS[point.aspect]
    const lead = (leads[n % leads.length] ?? leads[0]).replace(
      '{about}',
      matter === null || names(point.text, matter) ? '' : ` about ${matter}`,
    )
    return `${lead}: ${point.text}.`
  })
  return [first ?? '', ...rest]
}

/** What is said behind a point; '' where nothing is sure to be true. */
export const saidBehind = (point: Point): Ways => {
  const [first, ...rest] = [0, 1].map((n) => ({ kind }: Slots): string => {
    const lines = BEHIND[kind]?.[point.aspect] ?? []
    return lines[n % Math.max(1, lines.length)] ?? ''
  })
  return [first ?? '', ...rest]
}

/** Up to its “about”, which is said once: `the webinar` of `the webinar about e-invoicing`. */
export const headOf = (matter: string): string => matter.split(/ (?:about|on) /)[0] ?? matter
