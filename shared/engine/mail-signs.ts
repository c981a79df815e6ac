/** What the shape of a mail shows of its kind: whom it greets, and the dates, sums, numbers and names that stand in it. */
import type { Sentence, Token } from './doc.ts'
import { DAYS, MONTHS } from './lexicon/calendar-words.ts'
import { EVERYBODY, type Sign } from './lexicon/kind-cues.ts'
import { hasName } from './measures/names-a-thing.ts'
import { words } from './word-set.ts'

/** First words of a greeting that are no names. */
const HELLO = words(
  'hi hello hey hiya dear good greetings howdy welcome morning afternoon evening aloha hallo hola bonjour guten liebe lieber sehr',
)

/** Who is greeted: a merge tag, a group, customers at large, or one person by name. */
export function greeted(tokens: readonly Token[]): 'tag' | 'group' | 'public' | 'person' | null {
  let who: 'person' | 'public' | null = null
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind === 'placeholder') return 'tag'
    if (token.kind !== 'word') continue
    // “Hello from Leith.”
    if (token.lower === 'from') break
    const everybody = EVERYBODY.get(token.lower)
    if (everybody) return everybody
    // “Karl,” alone greets Karl; “Hello,” nobody.
    if (token.text !== token.lower) {
      if (i > 0 || !HELLO.has(token.lower)) who = 'person'
    } else if (i > 0 && /[^s]s$/.test(token.lower)) who ??= 'public' // “Hello bakers,”
  }
  return who
}

/** What else is counted of a mail. */
export interface Marks {
  html: boolean
  images: number
  links: number
  /** Points of lists. */
  items: number
  quoted: boolean
}

/** What the sentences of a mail show besides their cues. */
export class Facts {
  readonly signs = new Set<Sign>()
  private words = 0
  private prices = 0
  private urls = 0
  private shouts = 0
  /** True when the last sentence is a question. */
  private question = false
  private read = 0
  private names = false
  private offers = false
  private clock = false
  private date = false
  /** Names by which a sentence begins to speak to somebody, and words that may be names elsewhere. */
  private readonly called = new Set<string>()
  private readonly named = new Set<string>()

  /** Reads one sentence that the sender wrote. */
  add(sentence: Sentence) {
    const { tokens, parsed } = sentence
    const first = tokens[0]?.lower
    if (this.read === 0 && first === 'your') this.signs.add('observation')
    if (this.read++ < OPENING) this.names ||= hasName(sentence)
    this.offers ||=
      parsed.we > 0 && tokens.some((t, i) => t.lower === 'we' && isDeed(tokens[i + 1]?.lower ?? 'are'))
    if (
      tokens.some(({ lower }) => lower === 'if') &&
      tokens.some(({ text }) => isPrice(text) || /^\d.*%$/.test(text))
    )
      this.signs.add('deal')
    this.words += sentence.words
    if (sentence.mark === '!') this.shouts++
    this.question = sentence.question
    // “Sorry about that.” opens answers of any sort.
    if (this.read > 1) this.addSignOff(sentence)
    for (let i = 0; i < tokens.length; i++) this.addToken(tokens, i, sentence.question)
  }

  /** Reads the subject. */
  addSubject({ tokens, question }: Sentence) {
    const first = tokens[0]?.lower
    if (first === 're' || first === 'aw') this.signs.add('reply')
    if (first === 'thank' || first === 'thanks') this.signs.add('thanks')
    if (question) this.signs.add('asking')
    for (const [i, { kind, text }] of tokens.entries()) {
      this.named.add(text)
      if (kind !== 'number') continue
      const before = tokens[tokens[i - 1]?.lower === '.' ? i - 2 : i - 1]?.lower
      if (text[0] === '#' || before === 'no' || before === 'issue') this.signs.add('issue')
      if (/^v?\d+\.\d/.test(text)) this.signs.add('version')
      if (isDate(tokens, i)) this.signs.add('dated')
    }
    this.date = this.signs.has('dated')
  }

  /** “Rosa, Karl,” greets two. */
  addGreeting([first, comma, second]: readonly Token[]) {
    if (comma?.text === ',' && second?.kind === 'word' && first) this.called.add(first.text)
  }

  private addToken(tokens: readonly Token[], i: number, asks: boolean) {
    const { kind, text, lower } = tokens[i] as Token
    const next = tokens[i + 1]?.lower ?? ''
    if (kind === 'url') this.urls++
    else if (kind === 'word') {
      if (asks && DAY_NAMES.has(lower)) this.signs.add('day')
      if (text === lower) return
      if (i > 0) this.named.add(text)
      else if (next === ',') this.called.add(text)
    } else if (kind === 'number') {
      this.date ||= isDate(tokens, i)
      this.clock ||= /^\d\d?(:\d\d)?[ap]m$|^\d\d?:\d\d$/.test(lower) || /^[ap]\.?m\b|^o'clock/.test(next)
      if (text.endsWith('%') && (next === 'off' || tokens[i - 1]?.lower === 'save')) this.signs.add('less')
      if (!isPrice(text)) return
      this.prices++
      if (tokens[i - 1]?.lower === 'to' && isPrice(tokens[i - 2]?.text ?? ''))
        this.signs.add(tokens[i - 3]?.lower === 'from' ? 'rise' : 'range')
    }
  }

  /** “Thank you.” or “Sorry again,” above the name. */
  addSignOff({ tokens, words, mark }: Sentence) {
    const first = tokens[0]?.lower
    if (words > 4) return
    if (first === 'thank' && (mark === '.' || mark === '!')) this.signs.add('thanked')
    if (first === 'sorry' || first === 'apologies') this.signs.add('sorry')
  }

  /** What shows only of the whole mail. */
  close(greeting: Sign, listed: boolean, { html, images, items, links, quoted }: Marks) {
    const { signs } = this
    signs.add(greeting)
    signs.add(listed ? 'listed' : 'unlisted')
    if (images > 0) signs.add('images')
    if (quoted) signs.add('quoted')
    if (this.urls > MANY_URLS || (html && links > MANY_LINKS)) signs.add('urls')
    if (items > 1 && greeting === 'group') signs.add('minutes')
    if (this.clock && this.date) signs.add('when')
    if (this.names && this.offers && this.question) signs.add('pitch')
    for (const name of this.called) if (this.named.has(name)) signs.add('called')
    if (this.prices > 0) signs.add('price')
    if (this.prices > 2) signs.add('prices')
    if (this.shouts > 2) signs.add('shouting')
    if (this.words > LONG) signs.add('long')
    if (this.words < SHORT) signs.add('short')
    if (this.question) signs.add('question')
  }
}

/** More addresses than this in a text, or more links in HTML, make a list of links. */
const MANY_URLS = 4
const MANY_LINKS = 9
/** Words of a mail that is short, and of one that is long. */
const SHORT = 90
const LONG = 150
/** Sentences among which a pitch says what it knows of its reader. */
const OPENING = 2

/** Behind “we” these tell no trade: what anybody is, has, may or wishes. */
const NO_DEED = words(
  "are was were have had will would could can can't cannot should shall may might must did didn't do don't need want hope think thought know like love live see saw look feel felt went met got came said told agree wish trust both all also still just only never always",
)
/** “We fit”, “we roast”: a verb of the present that says what is done for a living. */
const isDeed = (lower: string): boolean =>
  /^[a-z]+$/.test(lower) && !NO_DEED.has(lower) && !lower.endsWith('ed')

const DAY_NAMES = words(DAYS)
const MONTH_NAMES = words(MONTHS)

/** “14 May”, “May 14”. */
const isDate = (tokens: readonly Token[], i: number): boolean =>
  /^\d\d?(st|nd|rd|th)?$/.test((tokens[i] as Token).lower) &&
  (MONTH_NAMES.has(tokens[i + 1]?.lower ?? '') || MONTH_NAMES.has(tokens[i - 1]?.lower ?? ''))

/** `$`, `£`, `€` or `¥` before the digits. */
function isPrice(text: string): boolean {
  const c = text.charCodeAt(0)
  return c === 36 || c === 0xa3 || c === 0x20ac || c === 0xa5
}
