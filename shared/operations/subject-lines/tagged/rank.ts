/** How likely a person would take a heading for the subject of its mail. */
import { FEATURE_IDS, featuresIn, stemsIn, type Told } from './features.ts'
import type { Form, Heading } from './forms.ts'
import { isVerb, tagged } from './tags.ts'
import { WEIGHTS } from './weights.ts'

/** Weighs headings of one mail, in logarithms of odds; what comes of it is comparable within the mail. */
export function ranking(mail: readonly Told[]): (heading: Heading, sentence: number) => number {
  const featuresOf = featuresIn(mail)
  return (heading, sentence) => {
    const features = featuresOf(heading, sentence)
    return FEATURE_IDS.reduce((sum, id) => sum + WEIGHTS[id] * features[id], 0)
  }
}

/** A line from elsewhere as a heading, so that it may be ranked beside them, and the sentence that it shares most with. */
export function asHeading(line: string, mail: readonly Told[]): [heading: Heading, sentence: number] {
  const words = tagged(line)
  const verb = words.findIndex(isVerb)
  const deed = /ing$/.test(words[0]?.lower ?? '') ? 'doing' : 'request'
  const form: Form = line.endsWith('?') ? 'question' : verb === 0 ? deed : verb > 0 ? 'clause' : 'matter'
  const stems = stemsIn(line)
  const common = mail.map(({ text }) => stemsIn(text).filter((each) => stems.includes(each)).length)
  const sentence = Math.max(0, common.indexOf(Math.max(0, ...common)))
  return [{ text: line, words, form, cut: false, whole: verb > 0, at: 0, hangs: false }, sentence]
}
