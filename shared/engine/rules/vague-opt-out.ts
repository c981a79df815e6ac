import { at } from '../finding.ts'
import { isMarketing } from '../law.ts'
import { HURDLES } from '../lexicon/opt-outs.ts'
import { hasWayOut } from '../opt-out.ts'
import { defineRule, type Examples } from '../rule.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  reply: 'Readers have to write to you to get out; a link takes one click.',
  account: 'Readers have to log in to get out.',
  reason: 'Readers have to give a reason to get out.',
  fee: 'Getting out seems to cost money.',
  post: 'Readers have to send something by post to get out.',
}

export default defineRule({
  id: 'vague-opt-out',
  dimension: 'compliance',
  severity: 'warning',
  summary: 'Getting out of these mails takes more than a click.',
  why: 'CAN-SPAM forbids asking for a fee, a reason or a log-in before somebody may leave, and Gmail expects one click from bulk senders. Readers who cannot find the link press “spam” instead. A hint, not legal advice.',
  evidence: ['N01', 'E51', 'N14'],
  families: ['bulk_content', 'bulk_promo'],
  lexicon: HURDLES,
  hit: () => null,
  onHits: true,
  check(doc) {
    if (!isMarketing(doc)) return []
    // Writing to the sender may stand beside a link.
    const link = hasWayOut(doc) || doc.links.some(({ region }) => region === 'footer')
    return doc.sentences.flatMap((sentence) => {
      if (sentence.region === 'quoted') return []
      return sentence.hits.flatMap(({ lexicon, entry, from, to }) =>
        lexicon !== HURDLES || (link && entry.note === 'reply')
          ? []
          : [
              at(sentence, from, to, {
                message: MESSAGES[entry.note] ?? 'Getting out takes more than a click.',
              }),
            ],
      )
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        draft:
          'The glaze course starts on May 4.\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180\nCall us to unsubscribe.',
      },
      marks: ['Call us to unsubscribe'],
    },
    {
      draft: {
        kind: 'promotional',
        draft:
          'All mugs at half price.\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180\nLog in to unsubscribe: https://lowfire.example/account',
      },
      marks: ['Log in to unsubscribe'],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft:
        'The glaze course starts on May 4.\n\nUnsubscribe: https://lowfire.example/unsubscribe\nYou can also email us to unsubscribe.',
    },
    {
      kind: 'newsletter',
      draft: 'Log in to see your orders: https://lowfire.example\n\nUnsubscribe: {{unsubscribe_url}}',
    },
    // CAN-SPAM has an answer by mail do as well as a page.
    {
      kind: 'newsletter',
      draft:
        'The glaze course starts on May 4.\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180\nReply stop to opt out.',
    },
    { kind: 'support_reply', draft: 'Hi Ana,\n\nTo stop the export, reply with the number.\n\nYusuf' },
  ],
}
