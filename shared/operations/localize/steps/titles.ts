/** `Mr.` and `Mr`: a full stop in America, none in Britain. */
import { type Step, within } from '../step.ts'

const TITLE = /(?<![\p{L}\p{N}'’-])(Mr|Mrs|Ms|Mx|Dr)(\.?)(?= ?(?:\p{Lu}|\{|\*\||%))/gu

export const titles: Step = ({ native, target, segments }, { change }) => {
  if (!native || target.language !== 'en') return
  const stop = target.region === 'US' || target.region === 'CA'
  for (const segment of segments)
    for (const { 0: raw, 1: title = '', 2: dot = '', index } of segment.text.matchAll(TITLE)) {
      if ((dot === '.') === stop) continue
      change({
        ...within(segment, index, index + raw.length),
        after: stop ? `${title}.` : title,
        type: 'punctuation',
        rule_id: 'title-stop',
        confidence: 0.98,
      })
    }
}
