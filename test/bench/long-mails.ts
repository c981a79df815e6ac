/** Mails of 300 words: those of the corpus and generated ones, each made as long as wanted with parts of the next ones. */
import fc from 'fast-check'
import type { Draft } from '#shared/engine/draft.ts'
import { readCorpus } from '../support/corpus.ts'
import { generatedDraft } from '../support/generated-drafts.ts'

export const WORDS = 300
/** Generated drafts, the same each time. */
const DRAWN = 1000
/** A last part may be long; beyond this a mail is not one of 300 words. */
const MOST = WORDS * 1.3

const wordsOf = (text: string) => text.split(/\s+/).length

/** The mail with parts put in before its last one until it is long enough. */
function lengthened(mail: Draft, others: readonly string[]): Draft {
  const own = mail.draft.split('\n\n')
  const middle = own.slice(0, -1)
  for (const part of others) {
    if (wordsOf([...middle, ...own.slice(-1)].join(' ')) >= WORDS) break
    middle.push(part)
  }
  return { ...mail, draft: [...middle, ...own.slice(-1)].join('\n\n') }
}

const fits = ({ draft }: Draft) => wordsOf(draft) < MOST

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
  const added: string[] = []
  let words = wordsOf(mail.draft.replaceAll(/<[^>]*>/g, ' '))
  for (const part of others) {
    if (words >= WORDS) break
    words += wordsOf(part)
    added.push(`<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  }
  return { ...mail, draft: mail.draft.replace('</body>', () => `${added.join('\n')}</body>`) }
}
