/** Puts the words of a step together, for each channel. */
import type { Script, Slots } from './script.ts'
import type { Frame } from './sender.ts'

export const LINKEDIN_MAX = 300
export const SMS_MAX = 160

/** A whole mail. */
export const mail = (
  frame: Frame,
  paragraphs: readonly string[],
  ask: string,
  parting: string | null,
): string =>
  [frame.greeting, ...paragraphs, ask, parting ?? '', frame.signoff, frame.footer]
    .filter((part) => part !== '')
    .join('\n\n')

/** A step where no mail is at hand: its angle in a sentence, the question, and what went before. */
export interface Spoken {
  line: string
  ask: string
  /** True when a mail went out before. */
  wrote: boolean
  /** True when the same channel was used before. */
  again: boolean
}

/** What a script says outside of a mail. */
export const spokenOf = (script: Script, slots: Slots): Pick<Spoken, 'line' | 'ask'> => ({
  line: script.line(slots),
  ask: (script.spoken ?? script.tellings[0].ask)(slots),
})

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A note on LinkedIn, at most as long as an invitation may be. */
export function linkedIn(frame: Frame, { line, ask, wrote, again }: Spoken, { on, about }: Slots): string {
  const has = (text: string) => text.toLowerCase().includes(on.toLowerCase())
  const hello = frame.reader === null ? 'Hi,' : `Hi ${frame.reader},`
  const fresh = about === '' ? 'I wrote to you by email.' : `I wrote to you${about}.`
  const why = wrote && !again ? fresh : ''
  const named = again && about !== '' && !has(line) && !has(ask) ? `it's${about}.` : why
  return firstThatFits(LINKEDIN_MAX, [
    named === '' ? sentences(hello, lowered(line), ask) : sentences(hello, named, line, ask),
    sentences(hello, lowered(line), ask),
    sentences(hello, fresh, ask),
    ask,
  ])
}

/** Behind a greeting and its comma a sentence goes on in small letters, names aside. */
const lowered = (line: string): string =>
  /^(?:One|If|You|Perhaps|It|This|The|There|A|Two|What|In|My|We|After|Some|Something|Somebody)\b/.test(line)
    ? line.charAt(0).toLowerCase() + line.slice(1)
    : line

/** Nothing where the firm that was just named is the matter: no `Maya from Slotwise about Slotwise`. */
const aboutBy = ({ senderCompany }: Frame, { on, about }: Slots): string =>
  senderCompany !== null && on.includes(senderCompany) ? '' : about

/** A text message. */
export function sms(frame: Frame, { line, ask }: Spoken, slots: Slots): string {
  const { proof, result, fact, deadline } = slots
  const about = aboutBy(frame, slots)
  const hello = frame.reader === null ? 'Hi' : `Hi ${frame.reader}`
  const from = frame.sender === null ? '' : `, ${frame.sender}`
  const firm = frame.senderCompany === null || from === '' ? '' : ` from ${frame.senderCompany}`
  const whole = [
    sentences(`${hello}${from}${firm} here${about}.`, line, ask),
    sentences(`${hello}${from} here${slots.about}.`, line, ask),
  ]
  const told = [
    sentences(`${hello}${from}${firm} here.`, line, ask),
    sentences(`${hello}${from} here.`, line, ask),
    sentences(line, ask),
  ]
  const named = [
    sentences(`${hello}${from}${firm} here${about}.`, ask),
    sentences(`${hello}${from} here${about}.`, ask),
  ]
  const isFact = [proof, result, fact, deadline].includes(line)
  return firstThatFits(SMS_MAX, [...whole, ...(isFact ? [...told, ...named] : [...named, ...told]), ask])
}

/** Three points to make, and a voicemail of two sentences. */
export function call(frame: Frame, { line, ask, wrote, again }: Spoken, slots: Slots): string {
  const { hole } = slots
  const about = aboutBy(frame, slots)
  const me = `${frame.sender ?? hole('your name')}${frame.senderCompany === null ? '' : ` from ${frame.senderCompany}`}`
  const why =
    wrote && !again
      ? `It's ${me}. I wrote to you${about}. Is this a bad moment?`
      : `It's ${me}${about === '' ? '' : `,${about}`}. Do you have a minute?`
  const hello = `Hi${frame.reader === null ? '' : ` ${frame.reader}`}, it's ${me}${about}.`
  const rest =
    wrote && !again
      ? "It's all in my mail, so there's no need to ring back."
      : `A line by mail is enough for an answer: ${ask}`
  return [
    `1. Who and why: “${why}”`,
    `2. The point: ${line}`,
    `3. The question: ${ask}`,
    '',
    `Voicemail: ${hello} ${rest}`,
  ].join('\n')
}

const firstThatFits = (most: number, texts: readonly string[]): string =>
  texts.find((text) => text.length <= most) ?? (texts.at(-1) ?? '').slice(0, most)
