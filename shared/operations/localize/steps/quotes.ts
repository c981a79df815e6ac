/** Quotation marks of the language of the mail. */
import { type Segment, type Step, within } from '../step.ts'
import { QUOTES, type Quotes } from '../tables/quotes.ts'

/** What an opening mark stands behind, besides marks and letters of scripts without spaces. */
const OPENS = /[\s([{\u2e80-\uffef]/

export const quotes: Step = ({ native, target, segments }, { change }) => {
  const marks = QUOTES[target.tag] ?? QUOTES[target.language]
  if (!native || !marks) return
  const put = (segment: Segment, pairs: readonly Mark[], { open: opening, close }: Quotes) => {
    for (const { start, end, open } of pairs) {
      const after = open ? opening : close
      // A no-break space of either width is as good.
      if (spaced(after) === spaced(segment.text.slice(start, end))) continue
      change({
        ...within(segment, start, end),
        after,
        type: 'quotes',
        rule_id: `quotes-${target.tag.toLowerCase()}`,
        confidence: 0.95,
      })
    }
  }
  for (const segment of segments) {
    put(segment, pairsIn(segment, CLOSERS), marks)
    if (marks.inner) put(segment, pairsIn(segment, INNER), marks.inner)
  }
}

const spaced = (mark: string) => mark.replace('\u202f', '\u00a0')

interface Mark {
  start: number
  end: number
  open: boolean
}

/**
 * Marks that stand in pairs, of whichever language, with the space within a pair; nothing when one is left over,
 * as in 5".
 */
function pairsIn({ text }: Segment, closers: Readonly<Record<string, string>>): Mark[] {
  const marks = Object.keys(closers).join('') + Object.values(closers).join('')
  const found: Mark[] = []
  let opener = ''
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at)
    if (!marks.includes(c)) continue
    const open = opener === ''
    // An apostrophe closes nothing that was not opened.
    if (open && c === '‘') continue
    if (open ? !canOpen(text, at) : !closers[opener]?.includes(c)) return []
    found.push(
      open
        ? { start: at, end: at + gapAfter(text, at), open }
        : { start: at - gapBefore(text, at), end: at + 1, open },
    )
    opener = open ? c : ''
  }
  return opener === '' ? found : []
}

/** What closes a quotation that was opened so. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”"',
  '«': '»',
  '”': '”',
  '»': '«»',
}

const INNER: Readonly<Record<string, string>> = { '‚': '‘', '‹': '›' }

const canOpen = (text: string, at: number): boolean =>
  '“„«‚‹'.includes(text.charAt(at)) || at === 0 || OPENS.test(text.charAt(at - 1))

const SPACES = ' \u00a0\u202f'
/** Length of an opening guillemet with its space; other marks have none. */
const gapAfter = (text: string, at: number): number =>
  text.charAt(at) === '«' && SPACES.includes(text.charAt(at + 1)) ? 2 : 1
const gapBefore = (text: string, at: number): number =>
  text.charAt(at) === '»' && SPACES.includes(text.charAt(at - 1)) ? 1 : 0
