/** Mails of 300 words: those of the corpus and generated ones, each made as long as wanted with parts of the next ones. */
import fc from 'fast-check'
import type { Draft } from '#shared/engine/draft.ts'
import { readCorpus } from '../support/corpus.ts'
import { generatedDraft } from '../support/generated-drafts.ts'
import { freshened } from './mails.ts'

export const WORDS = 300
/** Generated drafts, the same each time. */
const DRAWN = 1000
/** A mail of as many words, give or take a tenth, is one of `WORDS`. */
const LEAST = WORDS * 0.9
const MOST = WORDS * 1.1

/** As many as are read: each call is made with a mail that was freshened. */
const wordsOf = (draft: string) =>
  freshened({ draft }, 0)
    .draft.replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

/** Of these parts, as many as bring a mail of `words` to its length; one that is too long for it is left out. */
function filling(words: number, others: readonly string[]): string[] {
  const parts: string[] = []
  let sum = words
  for (const part of others) {
    if (sum >= WORDS) break
    const more = wordsOf(`${part}\n`)
    if (sum + more > MOST) continue
    parts.push(part)
    sum += more
  }
  return parts
}

/** The mail with parts put in before its last one until it is long enough. */
function lengthened(mail: Draft, others: readonly string[]): Draft {
  const own = mail.draft.split('\n\n')
  const parts = filling(wordsOf(mail.draft), others)
  return { ...mail, draft: [...own.slice(0, -1), ...parts, ...own.slice(-1)].join('\n\n') }
}

function fits({ draft }: Draft): boolean {
  const words = wordsOf(draft)
  return words >= LEAST && words <= MOST
}

/** The text mails of the golden corpus. */
export function corpusMails(): Draft[] {
  const mails = readCorpus().flatMap(({ draft }) => (draft.format === 'text' ? [draft] : []))
  const middles = mails.map(({ draft }) => draft.split('\n\n').slice(1, -1))
  return mails.map((mail, i) => lengthened(mail, [...middles.slice(i + 1), ...middles].flat())).filter(fits)
}

/** The drafts that properties are tested on, HTML ones among them. Some are refused, as their bytes are no text. */
export function generatedMails(): Draft[] {
  const drawn = fc.sample(generatedDraft, { numRuns: DRAWN, seed: 1 })
  const middles = drawn.map(({ draft }) => (isHtml(draft) ? [] : draft.split('\n\n').slice(1, -1)))
  return drawn
    .map((mail, i) => {
      const others = [...middles.slice(i + 1), ...middles].flat()
      return isHtml(mail.draft) ? lengthenedHtml(mail, others) : lengthened(mail, others)
    })
    .filter(fits)
}

const isHtml = (draft: string) => draft.startsWith('<html>')

function lengthenedHtml(mail: Draft, others: readonly string[]): Draft {
  const added = filling(wordsOf(mail.draft), others).map(
    (part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  )
  return { ...mail, draft: mail.draft.replace('</body>', () => `${added.join('\n')}</body>`) }
}
