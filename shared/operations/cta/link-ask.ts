/** What a link or a picture asks that is pressed. */
import type { FoundAsk } from './found.ts'
import { clickFriction } from './goals.ts'

type Pressed = Pick<FoundAsk, 'start' | 'end' | 'source' | 'text' | 'form' | 'small'> & { href: string }

/** The ask of something pressed: a click, or an answer where its address opens a mail or a call. */
export function linkAsk({ text, href, ...place }: Pressed): FoundAsk {
  const reply = /^(?:mailto|tel|sms):/i.test(href)
  return {
    ...place,
    text,
    href,
    kind: reply ? 'reply' : 'click',
    friction: reply ? 2 : clickFriction(text),
    weak: false,
    sentence: null,
    own: null,
    postscript: false,
    addressee: null,
    offer: false,
    stays: false,
  }
}
