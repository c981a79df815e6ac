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
  const hello = frame.reader === null ? 'Hi,' : `Hi ${frame.reader},`
  const fresh = about === '' ? 'I wrote to you by email.' : `I wrote to you${about}.`
  const named = on === 'this' ? '' : `about ${on}:`
  const why = wrote && !again ? fresh : named
  return firstThatFits(LINKEDIN_MAX, [
    sentences(hello, why, line, ask),
    sentences(hello, line, ask),
    sentences(hello, why, ask),
    ask,
  ])
}

/** A text message. */
export function sms(frame: Frame, { line, ask }: Spoken, { about }: Slots): string {
  const hello = frame.reader === null ? 'Hi' : `Hi ${frame.reader}`
  const from = frame.sender === null ? '' : `, ${frame.sender}`
  const firm = frame.senderCompany === null || from === '' ? '' : ` from ${frame.senderCompany}`
  return firstThatFits(SMS_MAX, [
    sentences(`${hello}${from}${firm} here${about}.`, line, ask),
    sentences(`${hello}${from} here${about}.`, line, ask),
    sentences(`${hello}${from} here.`, line, ask),
    sentences(`${hello}${from} here${about}.`, ask),
    sentences(line, ask),
    ask,
  ])
}

/** Three points to make, and a voicemail of two sentences. */
export function call(frame: Frame, { line, ask, wrote, again }: Spoken, { about, hole }: Slots): string {
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
