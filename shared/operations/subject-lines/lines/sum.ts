/** Subjects of a sum with what it is for, where the mail puts the sum first. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { IDLE } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

const PERIOD = /^(?:month|year|week|day|hour|seat|head|person|user|mo)$/

/** `Two reach trucks: $1,240 a month`, out of “$1,240 a month for two reach trucks”. */
export const sumLines = ({ family }: Doc, { lines }: RichMaterial): Idea[] =>
  family === 'bulk_content'
    ? []
    : lines.flatMap((line): Idea[] => {
        const { tokens, text } = line.sentence
        if (isShouted(line.sentence)) return []
        return tokens.flatMap((token, at): Idea[] => {
          if (!/^[$£€¥]\d/.test(token.text) || /^(?:from|to|up|down|than)$/.test(tokens[at - 1]?.lower ?? ''))
            return []
          const rate =
            /^(?:a|an|per|\/)$/.test(tokens[at + 1]?.lower ?? '') && PERIOD.test(tokens[at + 2]?.lower ?? '')
          const end = rate ? at + 3 : at + 1
          if (tokens[end]?.lower !== 'for') return []
          // “We have received €900 for invoice 3316”: what came is not what it costs.
          if (/^(?:received|got|have)$/.test(tokens[at - 1]?.lower ?? '')) return []
          // “Your refund of €129 for the kettle”
          if (/^(?:refund|credit|deposit|voucher|fine)$/.test(tokens[at - 2]?.lower ?? '')) return []
          const thing = nounPhrases(tokens).find(
            (p) =>
              !p.joined &&
              p.from > end &&
              p.from <= end + 2 &&
              !/^(?:our|my|this|that|each|every|all)$/.test(p.determiner),
          )
          if (
            !thing ||
            thing.to - thing.from < 2 ||
            IDLE.has(tokens[thing.from]?.lower ?? '') ||
            DETAILS.has(tokens[thing.head]?.lower ?? '')
          )
            return []
          const name = text.slice(tokens[thing.from]?.start ?? 0, tokens[thing.to - 1]?.end ?? 0)
          const sum = text.slice(token.start, tokens[end - 1]?.end ?? 0)
          const called = `${thing.determiner === 'your' ? 'Your ' : ''}${name}`
          return [
            {
              text: `${capitalised(called)}: ${sum}`,
              angle: 'number',
              shape: 'names',
              weight: 2,
              why: 'Says what the sum is for.',
              line,
            },
          ]
        })
      })
