/** The mails that the weights of headings are fitted on: our own texts, each with subjects that a person would give it. */
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { FEATURE_IDS, featuresIn, stemsIn } from '#shared/operations/subject-lines/tagged/features.ts'
import { headedIn } from '#shared/operations/subject-lines/tagged/lines.ts'

/** A mail and the subjects that would do, best first. */
export interface Labelled {
  subjects: readonly string[]
  draft: string
}

/** A heading of a mail: what is measured of it, and how near it comes to a subject, 0 to 1. */
export interface Sample {
  text: string
  /** True for a noun phrase of the first sentence. */
  opens: boolean
  x: readonly number[]
  near: number
}

/** `## subject; another` before each mail. */
export const readMails = (content: string): Labelled[] =>
  content
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n')
      return { subjects: block.slice(0, end).split('; '), draft: block.slice(end + 1).trim() }
    })

/** Share of stems that two lines have in common: the harmonic mean of both shares. */
export function likeness(a: string, b: string): number {
  const [said, meant] = [stemsIn(a), stemsIn(b)]
  const common = said.filter((each) => meant.includes(each)).length
  return common === 0 ? 0 : (2 * common) / (said.length + meant.length)
}

/** How near a line comes to the nearest subject. */
export const nearness = (line: string, { subjects }: Labelled): number =>
  Math.max(...subjects.map((each) => likeness(line, each)))

/** Every heading that the operation finds in a mail. */
export function samplesOf(mail: Labelled): Sample[] {
  const { doc } = readDraft({ draft: mail.draft }, { profile: DEFAULT_PROFILE, dictionary: null })
  const { mail: told, headings } = headedIn(doc)
  const featuresOf = featuresIn(told)
  return headings.map(({ heading, sentence }) => {
    const features = featuresOf(heading, sentence)
    return {
      text: heading.text,
      opens: sentence === 0 && heading.form === 'matter',
      x: FEATURE_IDS.map((id) => features[id]),
      near: nearness(heading.text, mail),
    }
  })
}
