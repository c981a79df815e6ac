/** Pictures that are pressed: a button drawn as an image asks as a written one does. */
import type { Doc, Image } from '../../engine/doc.ts'
import { leadsOut } from '../../engine/opt-out.ts'
import type { FoundAsk } from './found.ts'
import { isCallVerb } from './goals.ts'
import { linkAsk } from './link-ask.ts'
import { isCall } from './own-labels.ts'

/** Words of a file's name that make it a button. */
const BUTTON = /^(?:btn|button|cta|donate|shop|shopnow|buy|buynow|order|book|register|subscribe|claim|rsvp)$/
/** Words of a file's name that say how it is drawn and not what for. */
const DRAWN =
  /^(?:btn|button|cta|img|image|slice|\d+|\d+x|x\d+|red|green|blue|white|black|blink|small|big|large|final|v\d+)$/

/** Pictures with a link that say what to do, in their text or, where that is missing, in their file's name. */
export const pictureAsks = (doc: Doc): FoundAsk[] =>
  doc.images.flatMap((image) => {
    if (!image.linked || image.tracking) return []
    const link = doc.links.find((l) => l.text.trim() === '' && isIn(doc, l.href, image))
    const text = labelOf(image)
    if (!link || text === null || leadsOut(link) || link.href === '' || link.href.startsWith('#')) return []
    return [
      linkAsk({
        start: image.start,
        end: image.start,
        source: image.source,
        text,
        form: 'button',
        small: false,
        href: link.href,
      }),
    ]
  })

/** Whether an ask is a picture of which only the name of its file says what it does. */
export const isWordless = ({ images }: Doc, { source }: FoundAsk): boolean =>
  source !== undefined && images.some((i) => i.source.start === source.start && (i.alt?.trim() ?? '') === '')

/** Tags between a link and its picture, in characters. */
const NEAR = 400

/** The target of the link whose tag stands right before the picture. */
const TARGET = /<a\b[^<>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^<>]*>[^<]*$/i

/** Whether the link that the picture stands in leads there. */
function isIn({ draft }: Doc, href: string, { source }: Image): boolean {
  const [, double, single, bare] =
    TARGET.exec(draft.draft.slice(Math.max(0, source.start - NEAR), source.start)) ?? []
  return (double ?? single ?? bare)?.trim().replaceAll('&amp;', '&') === href.replaceAll('&amp;', '&')
}

/** “Donate now”, “Shop today”. */
const SOON = /^\p{L}+(?: (?:now|today|here))?$/iu

function labelOf({ alt, src }: Image): string | null {
  const said = alt?.trim() ?? ''
  if (said !== '')
    return isCall(said) || (isCallVerb(said.toLowerCase().split(' ')[0] ?? '') && SOON.test(said))
      ? said
      : null
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const words = name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  if (!words.some((w) => BUTTON.test(w))) return null
  return words.filter((w) => w !== '' && !DRAWN.test(w)).join(' ') || name
}
