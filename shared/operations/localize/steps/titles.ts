/** `Mr.` and `Mr`: a full stop in America, none in Britain. `mevrouw De Vries`: a capital where no first name stands before. */
import { type Findings, type Mail, type Step, within } from '../step.ts'

const TITLE = /(?<![\p{L}\p{N}'’-])(Mr|Mrs|Ms|Mx|Dr)(\.?)(?= ?(?:\p{Lu}|\{|\*\||%))/gu

/** What belongs to a Dutch surname, right behind a title. */
const PARTICLE =
  /(?<=(?<![\p{L}\p{N}])(?:mevrouw|mevr\.|mw\.|de heer|heer|dhr\.|meneer) )(?:van|de|den|der|ter|ten|te|het|in)(?=(?: (?:de|den|der|het|’t|'t))? \p{Lu})/gu

export const titles: Step = (mail, { change }) => {
  const { native, target, segments } = mail
  if (!native) return
  if (target.language === 'nl') return dutchNames(mail, change)
  if (target.language !== 'en') return
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

function dutchNames({ segments }: Mail, change: Findings['change']): void {
  for (const segment of segments)
    for (const { 0: particle, index } of segment.text.matchAll(PARTICLE))
      change({
        ...within(segment, index, index + particle.length),
        after: particle.charAt(0).toUpperCase() + particle.slice(1),
        type: 'greeting',
        rule_id: 'surname-capital',
        confidence: 0.9,
      })
}
